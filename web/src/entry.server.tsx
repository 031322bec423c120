import type { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import styles from '#ui/base.css?url';
import { NonceProvider } from './platform/nonce.tsx';
import { pageOf } from './platform/page-context.ts';

const renderTimeoutMs = 10_000;

/** A page is rendered whole before it is sent: it gets a true status, compresses well, and needs no script to complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, texts } = pageOf(loadContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('vary', 'cookie');
  // Asked for before the page is even read: nothing is painted without it.
  headers.set('link', `<${styles}>; rel=preload; as=style`);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');

  return new Promise((resolve, reject) => {
    let failure: unknown;
    const collect = collector((whole) => {
      clearTimeout(timeout);
      resolve(new Response(whole, { status, headers }));
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <I18nextProvider i18n={texts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceProvider>,
      {
        nonce,
        // Otherwise React sends larger parts after their spinner, hidden until a script puts them in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => (failure ? reject(failure) : pipe(collect)),
        onShellError: reject,
        onError: (error) => {
          failure ??= error;
        },
      },
    );
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs);
  });
}

/** Where React writes a page to. It takes every piece at once, which spares it the bookkeeping of a real stream. */
function collector(onEnd: (whole: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  const target = {
    write(chunk: string | Uint8Array) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    },
    end: () => onEnd(Buffer.concat(chunks)),
    on: () => target,
    destroy: () => target,
  };
  return target as unknown as Writable;
}

/** Refusals are no errors; whatever else a loader, an action or a component throws is for the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  const status = (error as { status?: number } | undefined)?.status;
  if (status === undefined || status >= 500) pageOf(context).reportError(error);
}
