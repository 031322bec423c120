import type { MiddlewareHandler } from 'hono';

/**
 * No cache keeps an answer unless the answer itself says that it may, and none gives one visitor's to another. What is the
 * same for everybody (files of the build, public files) says so where it is made; whatever is added later is private first.
 */
export function privateAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    if (headers.get('cache-control')?.includes('public')) return;
    if (!/\bcookie\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'cookie');
  };
}
