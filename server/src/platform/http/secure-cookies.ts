import type { MiddlewareHandler } from 'hono';

/** Behind https no cookie of ours travels without it, whoever sets it and whatever it is for. */
export function secureCookies(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const cookies = c.res.headers.getSetCookie();
    if (cookies.every(isSecure)) return;
    c.res.headers.delete('set-cookie');
    for (const cookie of cookies) c.res.headers.append('set-cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`);
  };
}

function isSecure(cookie: string): boolean {
  return /;\s*secure\b/i.test(cookie);
}
