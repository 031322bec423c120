import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { isLoopback } from './loopback.ts';

/**
 * Refuses requests that were meant for another name: a stranger's domain that is made to point here would otherwise be
 * served as if it were ours, to a browser that then counts both as one site.
 */
export function ownHost(config: Pick<Config, 'host' | 'publicUrl'>): MiddlewareHandler {
  return async (c, next) => {
    const peer: string = c.env?.incoming?.socket?.remoteAddress ?? '';
    if (!isOwnHost(new URL(c.req.url).hostname, peer, config)) throw new AppError('UNKNOWN_HOST');
    await next();
  };
}

function isOwnHost(name: string, peer: string, { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  if (publicUrl) {
    // A proxy on this machine may pass on the name under which it reaches us.
    return name === new URL(publicUrl).hostname || (isLoopback(name) && isLoopback(peer));
  }
  // Who listens to a whole network without saying under which name is reached under any.
  return isLoopback(host) ? isLoopback(name) : true;
}
