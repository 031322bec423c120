import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends on behalf of another site. Browsers always say where a write comes from;
 * a program that is no browser says nothing and carries nobody's cookies.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!readingMethods.has(c.req.method) && !isOwn(c.req.raw, publicUrl)) throw new AppError('CROSS_ORIGIN');
    await next();
  };
}

function isOwn(request: Request, publicUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const own = publicUrl ? new URL(publicUrl) : undefined;
  // What somebody on the way has put on the same name without TLS is not us.
  if (from.host === own?.host) return from.origin === own.origin;
  // Behind a proxy that ends TLS the scheme seen here is not the visitor's, so the host decides.
  return from.host === new URL(request.url).host;
}
