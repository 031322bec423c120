import type { Handler } from 'hono';
import { AppError } from '../errors.ts';
import { createSmallerPictures, originalOf } from '../files/smaller-pictures.ts';
import { type Part, publicKeyOf, type Storage } from '../files/storage.ts';

const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};
const year = 31_536_000;

/** Stored files that anybody with their address may see. A file never changes: a new one gets a new address. */
export function publicFiles(storage: Storage): Handler {
  const provideSmaller = createSmallerPictures(storage);
  return async (c) => {
    const asked = publicKeyOf(c.req.path);
    if (!asked) throw new AppError('NOT_FOUND');
    const original = originalOf(asked);
    const smaller = original && (await provideSmaller(asked, original));
    const key = smaller && smaller.kind !== 'kept' ? original.key : asked;
    const type = types[key.split('.').at(-1) ?? ''];
    if (!type) throw new AppError('NOT_FOUND');
    const headers = {
      'content-type': type,
      'accept-ranges': 'bytes',
      'cache-control': smaller?.kind === 'not-now' ? 'no-store' : `public, max-age=${year}, immutable`,
    };
    // Nobody would read the stream, so the file is not even opened.
    if (c.req.method === 'HEAD') {
      const size = await storage.sizeOf(key);
      if (size === undefined) throw new AppError('NOT_FOUND');
      return new Response(null, { headers: { ...headers, 'content-length': String(size) } });
    }
    const file = await storage.get(key, (size) => partOf(c.req.header('range'), size));
    if (!file) throw new AppError('NOT_FOUND');
    const { size, part, stream } = file;
    if (!part) return new Response(stream, { headers: { ...headers, 'content-length': String(size) } });
    return new Response(stream, {
      status: 206,
      headers: {
        ...headers,
        'content-length': String(part.end - part.start + 1),
        'content-range': `bytes ${part.start}-${part.end}/${size}`,
      },
    });
  };
}

/** Players ask for parts of a video to jump in it. Whatever is not one plain range is answered with the whole file. */
export function partOf(header: string | undefined, size: number): Part | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
}
