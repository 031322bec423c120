import { AnswerFailed } from '../answers/pipeline.ts';
import { GatewayFault } from './gateway-fault.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { readRefusal } from './read-refusal.ts';

/** As much of an error's body as is read. */
const mostErrorBytes = 64 * 1024;

/**
 * The request that the SDK makes, with what it leaves open: a clock that runs before the headers, no redirects (they would carry
 * the question, perhaps the key, to a host that nobody set), refusals read into faults, and a body that is text and has an end.
 */
export function guardedFetch(limits: Pick<GatewayLimits, 'headersMs' | 'mostBytes'>, now: () => Date): typeof fetch {
  return async (address, options) => {
    const clock = new AbortController();
    const timer = setTimeout(
      () => clock.abort(new GatewayFault('timeout', `no headers within ${limits.headersMs} ms`)),
      limits.headersMs,
    );
    const signal = options?.signal ? AbortSignal.any([options.signal, clock.signal]) : clock.signal;
    try {
      const response = await fetch(address, { ...options, signal, redirect: 'manual' });
      await refuseWrongResponse(response, now());
      return new Response(response.body && asText(response.body, limits.mostBytes), {
        status: response.status,
        headers: { 'content-type': 'text/event-stream' },
      });
    } catch (error) {
      if (error instanceof AnswerFailed) throw error;
      // The reason itself: an abort of the SDK's or the learner's stays what it is.
      signal.throwIfAborted();
      throw new GatewayFault('unavailable', `no connection to the gateway (${codeOf(error)})`, { isPassing: true });
    } finally {
      clearTimeout(timer);
    }
  };
}

async function refuseWrongResponse(response: Response, now: Date): Promise<void> {
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    throw new GatewayFault('misconfigured', `the gateway redirects (${status}): AI_BASE_URL must be its final address`);
  }
  if (!response.ok) {
    throw readRefusal({ status, body: await readStart(response), retryAfter: headers.get('retry-after') }, now);
  }
  const type = headers.get('content-type') ?? '';
  if (/^text\/html/i.test(type)) {
    await response.body?.cancel();
    throw new GatewayFault('misconfigured', 'AI_BASE_URL leads to a web page, not to a gateway');
  }
  if (/^application\/json/i.test(type)) {
    const body = await readStart(response);
    if (/"error"\s*:\s*["{]/.test(body)) throw readRefusal({ status: 500, body }, now);
    throw new GatewayFault('misconfigured', 'the gateway answers without streaming');
  }
}

async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > mostErrorBytes) break;
  }
  return text;
}

/**
 * The same bytes, as long as they are UTF-8 and not too many: wrong ones would silently become other letters. Ends with the
 * closing mark of the stream, since there are servers that leave the connection open behind it.
 */
function asText(body: ReadableStream<Uint8Array>, mostBytes: number): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  /** As much as the mark may begin with; the stream itself begins with a line. */
  let before = '\n';
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > mostBytes) throw new GatewayFault('cut_off', `more than ${mostBytes} bytes in one response`);
        const text = before + decoder.decode(chunk, { stream: true });
        before = text.slice(-longestMark);
        controller.enqueue(chunk);
        if (closingMark.test(text)) controller.terminate();
      },
    }),
  );
}

/** At the start of a line, where no text of an answer can stand: JSON has no line ends in its texts. */
const closingMark = /[\r\n]data: ?\[DONE\]/;
const longestMark = '\ndata: [DONE]'.length;

/** As Node names it, such as ECONNREFUSED; of nothing else is it known what it repeats. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = (each as { code?: unknown }).code;
    if (typeof code === 'string' && /^[A-Z][A-Z_]{2,40}$/.test(code)) return code;
  }
  return 'unknown';
}
