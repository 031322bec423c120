import type { DiscussionMessage, ErrorCode } from '@navor/contract';
import { newId } from '#platform/new-id.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import { type Delivery, sendWrite, type WaitsFor, type Write } from '#platform/outbox/send-write.ts';
import { storedTogether } from '#platform/outbox/stored.ts';

export type WrittenMessage = { text: string; at: number };

type ById<Entry> = Readonly<Record<string, Entry>>;

type StoredMessages = {
  /** What the server does not have yet, in the order of writing. */
  pending: ById<WrittenMessage>;
  /** What it will not take, until its writer sends it again or throws it away. */
  refused: ById<WrittenMessage & { code: ErrorCode }>;
};

export type DiscussionOutboxState = StoredMessages & {
  /** What it took since the page was read. */
  arrived: ById<DiscussionMessage>;
  waitsFor: WaitsFor | null;
};

export const emptyDiscussionOutbox: DiscussionOutboxState = { pending: {}, refused: {}, arrived: {}, waitsFor: null };

export const messageApiPath = (sessionId: string, messageId: string) =>
  `/group-sessions/${sessionId}/discussion/${messageId}`;

/** As it comes in JSON. */
export function messageIn(answer: unknown): DiscussionMessage {
  const message = answer as DiscussionMessage;
  return { ...message, created_at: new Date(message.created_at) };
}

/** What somebody writes into a discussion, until the server has it. Its id is made here, so that it may be sent twice. */
export function createDiscussionOutbox(
  key: string,
  sessionId: string,
  deliver: (path: string, write: Write) => Promise<Delivery> = sendWrite,
) {
  const stored = storedTogether<StoredMessages>(key, { pending: {}, refused: {} });
  const { change, run, current, ...outbox } = createOutbox({
    ...{ stored, shown: { arrived: {} as DiscussionOutboxState['arrived'] }, nextTask },
    ...{ firstPauseMs: 3000, longestPauseMs: 30_000 },
  });

  function nextTask(tried: ReadonlySet<string>) {
    const untried = Object.entries(stored.read().pending).find(([id]) => !tried.has(id));
    return untried && { id: untried[0], send: () => send(...untried) };
  }

  async function send(id: string, message: WrittenMessage): Promise<Delivery> {
    const delivery = await deliver(messageApiPath(sessionId, id), { method: 'PUT', body: { text: message.text } });
    const { pending, refused } = stored.read();
    if (delivery.kind === 'taken') {
      change({
        pending: without(pending, id),
        arrived: { ...current().arrived, [id]: messageIn(delivery.answer) },
      });
    } else if (delivery.kind === 'refused') {
      change({ pending: without(pending, id), refused: { ...refused, [id]: { ...message, code: delivery.code } } });
    }
    return delivery;
  }

  function put(id: string, message: WrittenMessage): void {
    const { pending, refused } = stored.read();
    change({ pending: { ...pending, [id]: message }, refused: without(refused, id) });
    void run();
  }

  return {
    ...outbox,
    current,
    flush: run,
    write: (text: string) => put(newId(), { text, at: Date.now() }),
    sendAgain(id: string): void {
      const message = stored.read().refused[id];
      if (message) put(id, { text: message.text, at: message.at });
    },
    discard: (id: string) => change({ refused: without(stored.read().refused, id) }),
  };
}

function without<Entry>(entries: ById<Entry>, id: string): ById<Entry> {
  const { [id]: _, ...others } = entries;
  return others;
}
