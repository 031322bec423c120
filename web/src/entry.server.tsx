import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { encoder } from './platform/encoder.server.ts';
import { NonceProvider } from './platform/nonce.tsx';
import { outageOf } from './platform/outage.ts';
import { pageOf } from './platform/page-context.ts';
import { wasKeptFromWork } from './platform/unsent-form.server.ts';
import { UnsentFormProvider } from './platform/unsent-form.ts';
import styles from './styles.css?url';

const renderTimeoutMs = 10_000;
/** Each is a part of a lesson, so that all of them take some MB. */
const encode = encoder({ shortest: 8 * 1024, most: 100 });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, texts, sentForm } = pageOf(loadContext);
  const { errors, actionData } = routerContext.staticHandlerContext;
  const isUnsent = status === 503 && errors && wasKeptFromWork(actionData);
  const unsentForm = isUnsent ? await sentForm?.() : undefined;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('vary', 'cookie');
  // Asked for before the page is even read: nothing is painted without it.
  headers.set('link', `<${styles}>; rel=preload; as=style`);
  if (status === 503) headers.set('retry-after', '5');
  if (unsentForm) headers.set('cache-control', 'private, no-store');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');

  const page = (
    <NonceProvider value={nonce}>
      <I18nextProvider i18n={texts}>
        <UnsentFormProvider value={unsentForm}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </UnsentFormProvider>
      </I18nextProvider>
    </NonceProvider>
  );
  return new Response(await renderWhole(page, nonce), { status, headers });
}

/** A page is rendered whole before it is sent: it gets a true status, compresses well, and needs no script to complete. */
function renderWhole(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  let failure: unknown;
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Otherwise React sends larger parts after their spinner, hidden until a script puts them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => (failure ? reject(failure) : pipe(collector(resolve))),
    onShellError: reject,
    onError: (error) => {
      failure ??= error;
    },
  });
  const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs);
  return promise.finally(() => clearTimeout(timeout));
}

/**
 * Where React writes a page to. Of a stream it uses `write`, `end`, and `on` and `destroy` for what never happens here; a
 * real one would keep books over every piece, which is a tenth of the time that a page takes.
 */
function collector(onEnd: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  const target = {
    write(chunk: string | Uint8Array) {
      chunks.push(typeof chunk === 'string' ? encode(chunk) : chunk);
      return true;
    },
    end: () => onEnd(Buffer.concat(chunks)),
    on: () => target,
    destroy: () => target,
  };
  return target as unknown as Writable;
}

/** Refusals are no errors, and outages are told of where they are met; whatever else a loader, an action or a component throws is for the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || outageOf(error)) return;
  const status = (error as { status?: number } | undefined)?.status;
  if (status === undefined || status >= 500) pageOf(context).reportError(error);
}
