import type { Handler } from 'hono';
import { AppError } from '../errors.ts';
import { publicKeyOf, type Storage } from '../storage.ts';

const types: Record<string, string> = { webp: 'image/webp' };
const year = 31_536_000;

/** Stored files that anybody with their address may see. A file never changes: a new one gets a new address. */
export function publicFiles(storage: Storage): Handler {
  return async (c) => {
    const type = types[c.req.path.split('.').at(-1) ?? ''];
    const key = publicKeyOf(c.req.path);
    const file = type && key ? await storage.get(key) : undefined;
    if (!type || !file) throw new AppError('NOT_FOUND');
    return new Response(file.stream, {
      headers: {
        'content-type': type,
        'content-length': String(file.size),
        'cache-control': `public, max-age=${year}, immutable`,
      },
    });
  };
}
