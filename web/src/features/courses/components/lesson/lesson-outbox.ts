import type { ErrorCode } from '@navor/contract';
import { newId } from '#platform/new-id.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import { type Delivery, sendWrite, type WaitsFor, type Write } from '#platform/outbox/send-write.ts';
import { storedApart } from '#platform/outbox/stored.ts';
import { announceProgress } from '#platform/progress-news.ts';

export type PendingWrite = Write & { id: string; at: number };

export type Refusal = { code: ErrorCode; write: PendingWrite };

/** By address below `/api`. */
type ByAddress<Entry> = Readonly<Record<string, Entry>>;

type StoredWrites = {
  /** What the server has not taken yet. */
  pending: ByAddress<PendingWrite>;
  /** What it will not take as it is, until something else is wanted for the same address. */
  refused: ByAddress<Refusal>;
};

export type LessonOutboxState = StoredWrites & {
  /** What it took since the page was read. */
  settled: ByAddress<{ write: PendingWrite; answer: unknown }>;
  waitsFor: WaitsFor | null;
};

export const emptyLessonOutbox: LessonOutboxState = { pending: {}, settled: {}, refused: {}, waitsFor: null };

/**
 * What a reader wants saved, in all lessons. Only the last wish for an address counts, and a wish sent twice changes
 * nothing, so nothing is lost or doubled.
 */
export function createLessonOutbox(
  userId: string,
  deliver: (path: string, write: Write) => Promise<Delivery> = sendWrite,
) {
  const stored = storedApart<StoredWrites>({ pending: `outbox:${userId}`, refused: `outbox-refused:${userId}` });
  const { change, run, current, ...outbox } = createOutbox({
    stored,
    shown: { settled: {} as LessonOutboxState['settled'] },
    nextTask,
    firstPauseMs: 5_000,
    longestPauseMs: 30_000,
  });

  function nextTask(tried: ReadonlySet<string>) {
    const untried = Object.entries(stored.read().pending).find(([, { id }]) => !tried.has(id));
    if (!untried) return undefined;
    const [path, wanted] = untried;
    return { id: wanted.id, send: () => send(path, wanted) };
  }

  async function send(path: string, wanted: PendingWrite): Promise<Delivery> {
    const delivery = await deliver(path, wanted);
    if (delivery.kind === 'taken' || delivery.kind === 'refused') settle(path, wanted, delivery);
    return delivery;
  }

  function settle(path: string, sent: PendingWrite, delivery: Extract<Delivery, { kind: 'taken' | 'refused' }>) {
    const { pending, refused } = stored.read();
    const isLastWish = pending[path]?.id === sent.id;
    // A newer wish for the same address stays, and is sent next; what becomes of this one no longer matters.
    if (isLastWish) change({ pending: entriesBut(pending, (name) => name === path) });
    if (delivery.kind === 'taken') {
      change({ settled: { ...current().settled, [path]: { write: sent, answer: delivery.answer } } });
      if (sent.method === 'PUT' && path.endsWith('/completion')) announceProgress();
    } else if (isLastWish) {
      change({ refused: { ...refused, [path]: { code: delivery.code, write: sent } } });
    }
  }

  return {
    ...outbox,
    current,
    flush: run,
    write(path: string, wanted: Write) {
      const { pending, refused } = stored.read();
      change({
        pending: { ...pending, [path]: { ...wanted, id: newId(), at: Date.now() } },
        refused: entriesBut(refused, (name) => name === path),
      });
      void run();
    },
    /**
     * For when the page has been read afresh and shows what was taken by itself. What somebody wrote and the server
     * refused is nowhere else, so it stays.
     */
    forget(prefix: string) {
      const isForgotten = (path: string) => path.startsWith(prefix);
      change({
        settled: entriesBut(current().settled, isForgotten),
        refused: entriesBut(stored.read().refused, (path, { write }) => isForgotten(path) && !hasContent(write)),
      });
    },
  };
}

function hasContent(write: Write): boolean {
  return write.method === 'PUT' && Object.keys(write.body).length > 0;
}

function entriesBut<Entry>(
  entries: ByAddress<Entry>,
  isLeftOut: (path: string, entry: Entry) => boolean,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([path, entry]) => !isLeftOut(path, entry)));
}
