import { isIP } from 'node:net';
import type { Context } from 'hono';

/**
 * The network address that limits are counted by. A proxy in front of us is believed only when PUBLIC_URL says that
 * there is one and the connection comes from this machine; else anybody could pretend to be anybody.
 */
export function callerAddress(c: Context, publicUrl: string | undefined): string {
  const peer: string = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  const isProxy = publicUrl !== undefined && /^(::ffff:)?127\.|^::1$/.test(peer);
  const forwarded = isProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded && isIP(withoutPort(forwarded)) ? withoutPort(forwarded) : peer);
}

/** Some proxies add the port, which is another one with every connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
}

/** One household or server has a whole /64 of IPv6 to itself, and could be somebody else with every request. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = [], tail] = address.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::`;
}
