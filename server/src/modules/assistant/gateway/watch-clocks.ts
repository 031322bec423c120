import { GatewayFault } from './gateway-fault.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import type { ModelEvent } from './stream-model.ts';

/**
 * The events of a model, ended by `give-up` when none comes for too long. An end of the signal is not waited for: whoever reads is
 * free at once, whatever the stream below still does.
 */
export async function* watchClocks(
  events: AsyncIterable<ModelEvent>,
  limits: Pick<GatewayLimits, 'firstTokenMs' | 'idleMs'>,
  thisTry: AbortController,
): AsyncGenerator<ModelEvent> {
  const { signal } = thisTry;
  const ended = Promise.withResolvers<never>();
  const onAbort = () => ended.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  // Only the race below tells of it.
  ended.promise.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const expectWithin = (ms: number, what: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => thisTry.abort(new GatewayFault('timeout', `no ${what} within ${ms} ms`)), ms);
  };
  const iterator = events[Symbol.asyncIterator]();
  try {
    expectWithin(limits.firstTokenMs, 'first token');
    while (true) {
      signal.throwIfAborted();
      const next = await Promise.race([iterator.next(), ended.promise]);
      if (next.done) return;
      if (next.value.kind === 'step') expectWithin(limits.firstTokenMs, 'first token');
      else if (!isBlank(next.value)) expectWithin(limits.idleMs, 'further token');
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Models that have lost their way write blank space without end: that is no sign of an answer. */
function isBlank(event: ModelEvent): boolean {
  return event.kind === 'text' && event.text.trim() === '';
}
