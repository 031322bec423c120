import type { MiddlewareHandler } from 'hono';

/** Every page has one address, the one without a slash at its end; the other leads to it for good. */
export function withoutTrailingSlash(): MiddlewareHandler {
  return async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const { pathname, search } = new URL(c.req.url);
    if (!isReading || pathname === '/' || !pathname.endsWith('/')) return next();
    // `//elsewhere.example/` would lead out of here, were more than one slash kept at the beginning.
    return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
  };
}
