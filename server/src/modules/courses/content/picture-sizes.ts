import { type PictureSize, readPictureSize } from '../../../content/files/picture-size.ts';
import type { Storage } from '../../../platform/files/storage.ts';

/** By the key in storage. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

/** What stands before the size: colours and notes of a camera, where somebody has left those in. */
const headLength = 64 * 1024;

/** How large pictures are that lie in storage, by the beginning of each. */
export async function findPictureSizes(storage: Pick<Storage, 'get'>, keys: Iterable<string>): Promise<PictureSizes> {
  const sizes = new Map<string, PictureSize>();
  for (const key of new Set(keys)) {
    if (!/\.(webp|png|jpg)$/.test(key)) continue;
    const found = await storage.get(key, (size) => (size > headLength ? { start: 0, end: headLength - 1 } : undefined));
    const head = found && Buffer.from(await new Response(found.stream).arrayBuffer());
    const size = head && readPictureSize(head);
    if (size) sizes.set(key, size);
  }
  return sizes;
}
