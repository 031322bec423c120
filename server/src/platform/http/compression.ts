import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const worthwhileBytes = 1024;
const compressible = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Better than gzip's best at about the cost of its fastest. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  // A page comes out in one piece instead of a callback for every few kilobytes.
  chunkSize: 64 * 1024,
};

/**
 * Compresses finished answers. Pages come whole from the renderer, so one call on the thread pool does it, which
 * leaves the event loop free; streams that go on and on are passed through.
 */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const headers = new Headers(c.res.headers);
    if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return;
    // A part is counted in bytes of the file as it is.
    if (status === 206) return;
    c.res.headers.append('vary', 'accept-encoding');
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding || !c.res.body || c.req.method === 'HEAD') return;
    headers.append('vary', 'accept-encoding');
    const body = Buffer.from(await c.res.arrayBuffer());
    // An answer that replaces another inherits its headers, also those that no longer hold.
    c.res = undefined;
    if (body.length < worthwhileBytes) {
      c.res = new Response(body, { status, headers });
      return;
    }
    const compressed = encoding === 'br' ? await brotli(body, brotliOptions) : await zip(body);
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    c.res = new Response(compressed, { status, headers });
  };
}
