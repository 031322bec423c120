/** Why an answer ends before its producer does: its reader stopped it, others ended or deleted it, or this process stops. */
export type EndReason = 'stopped' | 'gone' | 'shutdown' | 'timeout';

/** The reason with which a producer's signal is aborted. */
export class AnswerEnding extends Error {
  readonly reason: EndReason;
  constructor(reason: EndReason) {
    super(reason);
    this.reason = reason;
  }
}

/** What comes until the signal, whether or not whoever tells it obeys. Throws the signal's reason. */
export async function* untilAborted<Event>(events: AsyncIterable<Event>, signal: AbortSignal): AsyncGenerator<Event> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await orAborted(iterator.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: one that is stuck would hold up whoever has left it.
    void Promise.resolve(iterator.return?.()).catch(() => {});
  }
}

export async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  work.catch(() => {});
  signal.throwIfAborted();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
