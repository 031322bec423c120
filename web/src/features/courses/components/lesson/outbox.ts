import type { ErrorCode } from '@navor/contract';
import { type Delivery, deliverToApi, type Write } from './deliver-to-api.ts';
import { createKeptRecord } from './kept-record.ts';
import { newId } from './new-id.ts';

export type PendingWrite = Write & { id: string; at: number };

export type Refusal = { code: ErrorCode; write: PendingWrite };

export type OutboxState = {
  /** What the server has not taken yet, by address below `/api`. */
  pending: Readonly<Record<string, PendingWrite>>;
  /** What it took since the page was read. */
  settled: Readonly<Record<string, { write: PendingWrite; answer: unknown }>>;
  /** What it will not take as it is, until something else is wanted for the same address. */
  refused: Readonly<Record<string, Refusal>>;
  waitsFor: 'connection' | 'sign-in' | null;
};

export type Outbox = ReturnType<typeof createOutbox>;

export const emptyOutbox: OutboxState = { pending: {}, settled: {}, refused: {}, waitsFor: null };

const firstPauseMs = 5_000;
const longestPauseMs = 120_000;

/**
 * Keeps what a reader wants saved until the server has it: over a lost connection, a closed window, a restart. Only the
 * last wish for an address counts, and a wish sent twice changes nothing, so nothing is lost or doubled.
 */
export function createOutbox(
  userId: string,
  deliver: (path: string, write: Write) => Promise<Delivery> = deliverToApi,
) {
  const kept = {
    pending: createKeptRecord<PendingWrite>(`outbox:${userId}`),
    refused: createKeptRecord<Refusal>(`outbox-refused:${userId}`),
  };
  const listeners = new Set<() => void>();
  let state: OutboxState = { ...emptyOutbox, ...keptNow() };
  let isDelivering = false;
  let pauseMs = firstPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Another window may have added to it or emptied it. */
  function keptNow() {
    return { pending: kept.pending.read(), refused: kept.refused.read() };
  }

  function change(changes: Partial<OutboxState>) {
    if (changes.pending) kept.pending.keep(changes.pending);
    if (changes.refused) kept.refused.keep(changes.refused);
    show(changes);
  }

  function show(changes: Partial<OutboxState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function write(path: string, wanted: Write) {
    const { pending, refused } = keptNow();
    change({
      pending: { ...pending, [path]: { ...wanted, id: newId(), at: Date.now() } },
      refused: entriesBut(refused, (name) => name === path),
    });
    void flush();
  }

  async function flush(): Promise<void> {
    if (isDelivering) return;
    isDelivering = true;
    clearTimeout(retry);
    const tried = new Set<string>();
    const nextUntried = () => Object.entries(kept.pending.read()).find(([, { id }]) => !tried.has(id));
    let waitsFor: OutboxState['waitsFor'] = null;
    for (let next = nextUntried(); next; next = nextUntried()) {
      const [path, wanted] = next;
      tried.add(wanted.id);
      const delivery = await deliver(path, wanted);
      if (delivery.kind === 'lost') {
        waitsFor = delivery.waitsFor;
        break;
      }
      if (delivery.kind === 'failed') waitsFor = 'connection';
      else settle(path, wanted, delivery);
    }
    isDelivering = false;
    if (waitsFor !== state.waitsFor) change({ waitsFor });
    if (waitsFor) retry = setTimeout(flush, pauseMs);
    pauseMs = waitsFor ? Math.min(pauseMs * 2, longestPauseMs) : firstPauseMs;
  }

  function settle(path: string, sent: PendingWrite, delivery: Extract<Delivery, { kind: 'taken' | 'refused' }>) {
    const { pending, refused } = keptNow();
    const isLastWish = pending[path]?.id === sent.id;
    // A newer wish for the same address stays, and is sent next; what becomes of this one no longer matters.
    if (isLastWish) change({ pending: entriesBut(pending, (name) => name === path) });
    if (delivery.kind === 'taken') {
      change({ settled: { ...state.settled, [path]: { write: sent, answer: delivery.answer } } });
    } else if (isLastWish) {
      change({ refused: { ...refused, [path]: { code: delivery.code, write: sent } } });
    }
  }

  return {
    write,
    flush,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows what another window did. */
    catchUp: () => show(keptNow()),
    /**
     * For when the page has been read afresh and shows what was taken by itself. What somebody wrote and the server
     * refused is nowhere else, so it stays.
     */
    forget(prefix: string) {
      const isForgotten = (path: string) => path.startsWith(prefix);
      change({
        settled: entriesBut(state.settled, isForgotten),
        refused: entriesBut(kept.refused.read(), (path, { write }) => isForgotten(path) && !hasContent(write)),
      });
    },
  };
}

function hasContent(write: Write): boolean {
  return write.method === 'PUT' && Object.keys(write.body).length > 0;
}

function entriesBut<Entry>(
  entries: Readonly<Record<string, Entry>>,
  isLeftOut: (path: string, entry: Entry) => boolean,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([path, entry]) => !isLeftOut(path, entry)));
}
