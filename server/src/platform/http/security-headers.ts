import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export type SecurityVariables = { nonce: string };

/** Headers that hold for every answer; the nonce admits the scripts and styles that this very page brings. */
export function securityHeaders(options: PolicyOptions): MiddlewareHandler<{
  Variables: SecurityVariables;
}> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    headers.set('content-security-policy', contentPolicy(nonce, options));
    for (const [name, value] of fixedHeaders) headers.set(name, value);
    if (options.isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}

const fixedHeaders = Object.entries({
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

type PolicyOptions = {
  isSecure: boolean;
  isDevelopment: boolean;
  /** Forms may end at Stripe's pages: browsers hold a form to this even after a redirect. */
  hasStripe: boolean;
};

function contentPolicy(nonce: string, { isSecure, isDevelopment, hasStripe }: PolicyOptions) {
  const own = `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src ${own}`,
    // Hot reload writes style elements of its own.
    `style-src ${isDevelopment ? "'self' 'unsafe-inline'" : own}`,
    // Positions of menus and widths of bars are style attributes, which cannot carry a nonce.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${hasStripe ? ' https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com' : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
