import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const megabyte = 1024 * 1024;
const limit = megabyte;
/** How much of a body that is already too large is still read, so that its sender gets to hear of it. */
const patience = 16 * megabyte;

/**
 * Refuses bodies over the limit. One that announces its length is not touched at all: a body that was opened and left
 * would take the connection with it, and the next request that the caller sends on it.
 */
export function bodyLimit(): MiddlewareHandler {
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > limit) throw new AppError('BODY_TOO_LARGE', { limit });
    if (c.req.header('transfer-encoding') && c.req.raw.body) {
      const body = await readUpToLimit(c.req.raw.body);
      c.req.raw = new Request(c.req.raw, { body });
    }
    await next();
  };
}

async function readUpToLimit(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    if (size > patience) break;
  }
  if (size > limit) throw new AppError('BODY_TOO_LARGE', { limit });
  return Buffer.concat(chunks);
}
