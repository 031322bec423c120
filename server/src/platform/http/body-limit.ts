import { contract, listEndpoints } from '@navor/contract';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';

const megabyte = 1024 * 1024;
const usualLimit = megabyte;
/** How much of a body that is already too large is still read, so that its sender gets to hear of it. */
const patience = 16 * megabyte;

/**
 * Refuses bodies over the limit. One that announces its length is not touched at all: a body that was opened and left
 * would take the connection with it, and the next request that the caller sends on it.
 */
export function bodyLimit(): MiddlewareHandler {
  return async (c, next) => {
    const limit = largerLimits.get(c.req.path) ?? usualLimit;
    if (Number(c.req.header('content-length') ?? 0) > limit) throw new AppError('BODY_TOO_LARGE', { limit });
    if (c.req.header('transfer-encoding') && c.req.raw.body) {
      const body = await readUpToLimit(c.req.raw.body, limit);
      c.req.raw = new Request(c.req.raw, { body });
    }
    await next();
  };
}

/** By address: what an endpoint declares in the contract. */
const largerLimits = new Map(
  listEndpoints(contract).flatMap(({ name, path, maxBodyBytes }) =>
    maxBodyBytes === undefined ? [] : [`/api${path}`, `/api/rpc/${name}`].map((address) => [address, maxBodyBytes]),
  ),
);

async function readUpToLimit(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
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
