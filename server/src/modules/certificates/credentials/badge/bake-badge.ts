import { crc32 } from 'node:zlib';

/**
 * Puts a credential into a picture, as Open Badges "bake" it: whoever has the PNG has the signed file too. One that was in
 * it before is left out, since there may be only one.
 */
export function bakeBadge(png: Uint8Array, credential: object): Uint8Array {
  const chunks = chunksOf(png).filter((chunk) => !isBadge(chunk));
  const data = Buffer.concat([prefix, Buffer.from(JSON.stringify(credential))]);
  // Readers may stop at the picture itself, so it comes before that.
  const at = chunks.findIndex(({ type }) => type === 'IDAT');
  if (at < 0) throw new TypeError('A picture without a picture in it');
  return Buffer.concat([signature, ...chunks.toSpliced(at, 0, { type: 'iTXt', data }).map(written)]);
}

type Chunk = { type: string; data: Buffer };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = Buffer.from('openbadgecredential\0', 'latin1');
/** After the keyword: not compressed, by no method, in no language, with no translated keyword. */
const prefix = Buffer.concat([keyword, Buffer.from([0, 0, 0, 0])]);

function chunksOf(png: Uint8Array): Chunk[] {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (!bytes.subarray(0, signature.length).equals(signature)) throw new TypeError('Not a PNG');
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function isBadge({ type, data }: Chunk): boolean {
  return type === 'iTXt' && data.subarray(0, keyword.length).equals(keyword);
}

/** Length, type, content, and a checksum over the latter two. */
function written({ type, data }: Chunk): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
