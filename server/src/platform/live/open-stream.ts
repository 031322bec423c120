import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { LiveChange } from './watchers.ts';

/** Of one person in one process: several browsers and devices, each with one for all of its windows. */
const mostPerPerson = 12;
/** In one process: each keeps a connection of the machine open. */
const mostInAll = 5000;

/** Between two looks at whether the caller may still have it; of each stream its own, so that not all look at once. */
const recheckMs = () => 15_000 + Math.random() * 10_000;
/** Then its owner opens another one, perhaps in a process that has more room. */
const longestMs = 30 * 60_000;

type Opening = { userId: string; topics: readonly string[]; signal: AbortSignal | undefined };

/** `recheck`: time to look whether the caller may still have it. */
export type StreamChange = LiveChange | { kind: 'recheck' };

/** One that goes on until its caller leaves, is closed, the server stops, or it is time for another. */
export function openStream(live: Services['live'], { userId, topics, signal }: Opening) {
  const free = takePlace(userId);
  const ending = new AbortController();
  function close(): void {
    if (ending.signal.aborted) return;
    ending.abort();
    signal?.removeEventListener('abort', close);
    free();
  }
  signal?.addEventListener('abort', close, { once: true });
  if (signal?.aborted) close();
  return { changes: withRechecks(live.watch(topics, ending.signal)), close };
}

async function* withRechecks(changes: AsyncIterable<LiveChange>): AsyncGenerator<StreamChange> {
  const endsAt = Date.now() + longestMs;
  const iterator = changes[Symbol.asyncIterator]();
  let next = iterator.next();
  while (Date.now() < endsAt) {
    const time = Promise.withResolvers<void>();
    const timer = setTimeout(time.resolve, recheckMs());
    const change = await Promise.race([next, time.promise]);
    clearTimeout(timer);
    if (!change) yield { kind: 'recheck' };
    else if (change.done) return;
    else {
      next = iterator.next();
      yield change.value;
    }
  }
}

const open = new Map<string, number>();
let inAll = 0;

function takePlace(userId: string): () => void {
  const own = open.get(userId) ?? 0;
  if (own >= mostPerPerson || inAll >= mostInAll) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 30 });
  open.set(userId, own + 1);
  inAll += 1;
  return () => {
    inAll -= 1;
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
}
