import type { ValueConflict, WrittenValue } from '@navor/contract';
import type { WriteFailure } from '../text-draft/write-failure.ts';
import { withValueAt } from './value-at.ts';

export type ToldValue<Value> = { value: Value; hash: string };
export type ValueWrite<Value> = { value: Value; base_hash: string | null; base_value: Value; written_by?: string };

/** What is not with the server, and what it was made from. */
export type UnsentValue<Value> = { value: Value; base: ToldValue<Value> };

export type ValueDraftState<Value> = {
  value: Value;
  /** Invalid is what such a file may not say; a write is refused for other reasons. */
  saving: 'saved' | 'saving' | 'conflict' | 'invalid' | WriteFailure;
  conflicts: ValueConflict[];
  problems: Extract<WrittenValue, { kind: 'refused' }>['problems'];
};

export type ValueDraftOptions<Value> = {
  told: ToldValue<Value>;
  write: (write: ValueWrite<Value>) => Promise<WrittenValue>;
  failureOf: (error: unknown) => WriteFailure;
  /** Keeps what is not sent yet where it outlives the page; null once everything is with the server. */
  keep: (unsent: UnsentValue<Value> | null) => void;
  /** After which a write that did not arrive is tried again. */
  retryMs: number;
};

export type ValueDraftStore<Value> = ReturnType<typeof createValueDraft<Value>>;

/** A base that no file is: the server merges what is made from it, whatever it has by then. */
const ofNoFile = '';

/** Others may be faster than a merge; after so many times, somebody has to ask for it again. */
const mostTries = 3;

/**
 * What a file of values says, as it is edited on this page: every change is shown at once and saved one after the other, each
 * based on what was saved before. What others changed meanwhile is merged by the server, or has to be decided on here.
 *
 * The server is asked one thing at a time, so no answer is older than the one before. What an answer tells is shown only where
 * nothing waits to be saved; otherwise what waits keeps the base that it was made from, and the server merges it.
 */
export function createValueDraft<Value>(options: ValueDraftOptions<Value>) {
  const { told, write, failureOf, keep, retryMs } = options;
  let base = told;
  let state: ValueDraftState<Value> = { value: told.value, saving: 'saved', conflicts: [], problems: [] };
  let turn: Promise<void> | undefined;
  /** Waits for its turn or is under way. */
  let saves: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  const show = (changes: Partial<ValueDraftState<Value>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const isChanged = () => state.value !== base.value;
  const keepUnsent = () => keep(isChanged() ? { value: state.value, base } : null);
  const run = () => {
    saves ??= inTurn(save);
    return saves;
  };

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    while (turn) await turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    try {
      return await work();
    } finally {
      turn = undefined;
      resolve();
    }
  }

  async function save(): Promise<void> {
    try {
      if (state.saving !== 'conflict') await saveAll();
    } finally {
      // Not a moment later: what is changed from here on needs another one.
      saves = undefined;
    }
  }

  async function isSavedInTurn(): Promise<boolean> {
    do await save();
    while (state.saving === 'saving');
    return state.saving === 'saved';
  }

  async function saveAll(): Promise<void> {
    clearTimeout(timer);
    for (let triesLeft = mostTries; isChanged(); ) {
      show({ saving: 'saving', conflicts: [], problems: [] });
      const sent = state.value;
      const written = await write({ value: sent, base_hash: base.hash, base_value: base.value }).catch(fail);
      if (!written) return;
      if (written.kind === 'outdated' && --triesLeft > 0) continue;
      const isTaken = take(sent, written);
      keepUnsent();
      if (!isTaken) return;
    }
    if (state.saving !== 'saved') show({ saving: 'saved', conflicts: [], problems: [] });
  }

  function fail(error: unknown): void {
    const failure = failureOf(error);
    show({ saving: failure });
    // Who has to sign in again or may not write here is not helped by waiting.
    if (failure === 'offline' && !isClosed) timer = setTimeout(() => void run(), retryMs);
  }

  /** False where somebody has to decide before anything can go on. */
  function take(sent: Value, written: WrittenValue): boolean {
    switch (written.kind) {
      case 'saved':
        base = { value: sent, hash: written.hash };
        return true;
      case 'merged': {
        const merged = written.value as Value;
        const isLast = state.value === sent;
        // What was changed since was made from what was sent, and is merged from there.
        base = isLast ? { value: merged, hash: written.hash } : { value: sent, hash: ofNoFile };
        if (isLast) show({ value: merged });
        return true;
      }
      case 'conflict':
        show({ saving: 'conflict', conflicts: written.conflicts });
        return false;
      case 'refused':
        show({ saving: 'invalid', problems: written.problems });
        return false;
      case 'outdated':
        show({ saving: 'refused' });
        return false;
    }
  }

  function takeTold(next: ToldValue<Value>): void {
    if (isChanged()) return;
    base = next;
    show({ value: next.value });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => state,
    hash: () => base.hash,
    change(change: (value: Value) => Value) {
      const value = change(state.value);
      if (value === state.value) return;
      const isDisputed = state.saving === 'conflict';
      show({ value, ...(!isDisputed && { saving: 'saving' }) });
      keepUnsent();
      if (!isDisputed) void run();
    },
    /** Tries again what could not be saved, and waits for what is being saved; true once all of it is. */
    async flush(): Promise<boolean> {
      await run();
      return state.saving === 'saved';
    },
    /** Decides each conflict: what is one's own is taken as a change of theirs, what is theirs as if it had never been changed. */
    settle(choices: readonly ('own' | 'theirs')[]) {
      let [own, from]: unknown[] = [state.value, base.value];
      for (const [at, { place, theirs }] of state.conflicts.entries()) {
        if (choices[at] === 'own') from = withValueAt(from, place, theirs);
        else own = withValueAt(own, place, theirs);
      }
      base = { value: from as Value, hash: ofNoFile };
      show({ value: own as Value, saving: 'saving', conflicts: [] });
      keepUnsent();
      return run();
    },
    /**
     * Goes on with what an earlier page left behind, once what waits is saved; the server merges it with what was saved since.
     * False where something cannot be saved.
     */
    restore(takeOver: () => UnsentValue<Value> | null): Promise<boolean> {
      return inTurn(async () => {
        if (!(await isSavedInTurn())) return false;
        const unsent = takeOver();
        if (!unsent) return true;
        base = unsent.base;
        show({ value: unsent.value, saving: 'saving' });
        keepUnsent();
        return isSavedInTurn();
      });
    },
    /**
     * Asks the server for more than a change of this file, once what waits is saved, and shows what the answer tells of the file.
     * Undefined where something cannot be saved: then nothing was asked.
     */
    request<Answer>(
      ask: (baseHash: string) => Promise<Answer>,
      toldBy: (answer: Answer) => ToldValue<Value> | undefined,
    ): Promise<Answer | undefined> {
      return inTurn(async () => {
        if (!(await isSavedInTurn())) return undefined;
        const answer = await ask(base.hash);
        const next = toldBy(answer);
        if (next) takeTold(next);
        return answer;
      });
    },
    /** Shows what others have made of it, where nothing waits to be saved. */
    refresh(read: () => Promise<ToldValue<Value> | null>): Promise<void> {
      return inTurn(async () => {
        if (isChanged()) return;
        const next = await read();
        if (next && next.hash !== base.hash) takeTold(next);
      });
    },
    /** Nothing is tried again by itself until it is opened again. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
    reopen(): void {
      isClosed = false;
    },
  };
}
