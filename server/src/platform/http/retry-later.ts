import type { MiddlewareHandler } from 'hono';

/** Whatever says that it cannot be had now says when to ask again. */
export function retryLater(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.res.headers.set('retry-after', '2');
  };
}
