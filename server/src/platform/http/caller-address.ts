import type { Context } from 'hono';

/**
 * The network address that limits are counted by. A proxy in front of us is believed only when PUBLIC_URL says that
 * there is one and the connection comes from this machine; else anybody could pretend to be anybody.
 */
export function callerAddress(c: Context, publicUrl: string | undefined): string {
  const peer: string = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  const isProxy = publicUrl !== undefined && /^(::ffff:)?127\.|^::1$/.test(peer);
  const forwarded = isProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || peer;
}
