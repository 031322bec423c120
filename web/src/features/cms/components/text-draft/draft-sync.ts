import type { MergePart, WrittenText } from '@navor/contract';
import type { WriteFailure } from './write-failure.ts';

/** A text as the server has it; null for both where there is none yet. */
export type ServerText = { text: string | null; hash: string | null };

/** What was written and is not with the server: it names what it was made from, so that it can never write over anything. */
export type UnsentText = { text: string; baseText: string | null; baseHash: string | null };

export type TextWrite = {
  text: string;
  base_hash: string | null;
  base_text?: string | null;
  is_resolution?: boolean;
};

export type SyncState =
  | { kind: 'saved' | 'unsaved' | 'saving' | WriteFailure }
  /** Somebody else changed the same part: both texts, until somebody decides. */
  | { kind: 'conflict'; current: ServerText; parts: MergePart[] };

export type DraftSyncOptions = {
  server: ServerText;
  /** From an earlier page of this browser. */
  unsent: UnsentText | null;
  write: (write: TextWrite) => Promise<WrittenText>;
  failureOf: (error: unknown) => WriteFailure;
  /** Keeps what is not sent yet where it outlives the page; null once everything is with the server. */
  keep: (unsent: UnsentText | null) => void;
  onState: (state: SyncState) => void;
  /** The text has become another one by what others wrote. */
  onText: (text: string) => void;
  /** How long nothing has to be typed before it is sent. */
  pauseMs: number;
  /** After which a write that did not arrive is tried again. */
  retryMs: number;
};

export type DraftSync = ReturnType<typeof createDraftSync>;

/**
 * Brings a text to the server while it is being written. Every write names what it is based on; what others wrote meanwhile
 * is merged by the server and comes back, and typing goes on throughout.
 */
export function createDraftSync(options: DraftSyncOptions) {
  /** What the text was made from, which need not be what the server has by now. */
  let base = options.server;
  let text = options.server.text ?? '';
  /** The server has said that the base is not what it has: the text of the base goes along. */
  let isOutdated = false;
  /** The text settles a conflict, until the server has it. */
  let isResolution = false;
  /** What the last conflict was about. */
  let disputed: string | undefined;
  let state: SyncState = { kind: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let isClosed = false;

  const show = (next: SyncState) => {
    state = next;
    if (!isClosed) options.onState(next);
  };
  const isClean = () => text === (base.text ?? '');
  const keep = () => options.keep(isClean() ? null : { text, baseText: base.text, baseHash: base.hash });
  const sendIn = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void send(), ms);
  };

  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    while (!isClean() && (state.kind !== 'conflict' || text !== disputed)) {
      if (state.kind !== 'conflict') show({ kind: 'saving' });
      const sent = text;
      try {
        const outdated = isOutdated && { base_text: base.text };
        const resolution = isResolution && { is_resolution: true };
        take(sent, await options.write({ text: sent, base_hash: base.hash, ...outdated, ...resolution }));
      } catch (error) {
        const failure = options.failureOf(error);
        show({ kind: failure });
        // Who has to sign in again or may not write here is not helped by waiting.
        if (failure === 'offline') sendIn(options.retryMs);
        return;
      }
    }
    if (isClean()) show({ kind: 'saved' });
  }

  function take(sent: string, written: WrittenText): void {
    switch (written.kind) {
      case 'saved':
        base = { text: sent, hash: written.hash };
        isOutdated = false;
        isResolution = false;
        break;
      case 'merged':
        if (text === sent) {
          base = { text: written.text, hash: written.hash };
          isOutdated = false;
          text = written.text;
          options.onText(text);
        } else {
          // Typed on meanwhile: what is here was made from what was sent, which the server merges once more.
          base = { text: sent, hash: base.hash };
          isOutdated = true;
        }
        break;
      case 'outdated':
        isOutdated = true;
        break;
      case 'conflict':
        // It is asked once more for what was typed since, which no part of this answer has.
        disputed = sent;
        isOutdated = true;
        show({ kind: 'conflict', current: written.current, parts: written.parts });
        break;
    }
    keep();
  }

  if (options.unsent) {
    base = { text: options.unsent.baseText, hash: options.unsent.baseHash };
    text = options.unsent.text;
    if (isClean()) base = options.server;
    else {
      show({ kind: 'unsaved' });
      sendIn(0);
    }
  }

  return {
    text: () => text,
    state: () => state,
    /** Of what the text was last known to be with the server. */
    hash: () => base.hash,
    change(next: string): void {
      text = next;
      keep();
      if (state.kind === 'conflict') return;
      if (!sending) show({ kind: isClean() ? 'saved' : state.kind === 'saved' ? 'unsaved' : state.kind });
      // What was refused may have been too long, or may be allowed by now.
      if (state.kind !== 'signed-out') sendIn(options.pauseMs);
    },
    /** Sends what is left at once; resolves when it has arrived or cannot. */
    flush: () => send(),
    /** What somebody made of both texts takes the place of both; what others wrote since is met again. */
    async resolve(resolved: string): Promise<void> {
      if (state.kind !== 'conflict') return;
      const { current } = state;
      base = current;
      isOutdated = false;
      isResolution = true;
      text = resolved;
      options.onText(resolved);
      keep();
      show({ kind: 'unsaved' });
      await send();
    },
    /** Shows what the server has now, unless something was written here while it was asked. */
    async refresh(read: () => Promise<ServerText>): Promise<void> {
      const seen = base;
      const server = await read();
      if (base !== seen || !isClean() || sending || state.kind === 'conflict' || server.hash === base.hash) return;
      base = server;
      text = server.text ?? '';
      options.onText(text);
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
