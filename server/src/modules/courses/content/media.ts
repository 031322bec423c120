import { createHash } from 'node:crypto';
import { publicAddressOf } from '../../../platform/storage.ts';

/** Kinds of files that are kept in storage and served from there; figures are drawn into the page instead. */
const mediaKinds = /\.(webp|png|jpg|webm|mp4|vtt)$/;

/** Where a file is kept: named by its bytes, so that its address tells nothing and never shows another file. */
export function mediaOf(path: string, bytes: Buffer): { key: string; address: string } | undefined {
  const kind = mediaKinds.exec(path)?.[1];
  if (!path.startsWith('media/') || !kind) return undefined;
  const key = `public/courses/${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${kind}`;
  return { key, address: publicAddressOf(key) };
}
