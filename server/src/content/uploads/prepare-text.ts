import { prepareCaptions } from './captions/prepare-captions.ts';
import { prepareTable } from './prepare-table.ts';

type Text = { is: 'captions' | 'table'; bytes: Uint8Array; name: string };

/** Captions and tables: what is read of them by their lines. */
export function prepareText({ is, bytes, name }: Text) {
  const { buffer, byteOffset, byteLength } = bytes;
  const own = Buffer.from(buffer, byteOffset, byteLength);
  return is === 'captions' ? prepareCaptions(own, name) : prepareTable(own);
}
