import type { ValueConflict, WrittenValue } from '@navor/contract';
import { withValueAt } from './value-at.ts';

export type ToldValue<Value> = { value: Value; hash: string };
export type ValueWrite<Value> = { value: Value; base_hash: string | null; base_value: Value; written_by?: string };

/** What is not with the server, and what it was made from. */
export type UnsentValue<Value> = { value: Value; base: ToldValue<Value> };

export type ValueDraftState<Value> = {
  value: Value;
  saving: 'saved' | 'saving' | 'failed' | 'conflict' | 'refused';
  conflicts: ValueConflict[];
  problems: Extract<WrittenValue, { kind: 'refused' }>['problems'];
};

export type ValueDraftStore<Value> = ReturnType<typeof createValueDraft<Value>>;

/**
 * What a file of values says, as it is edited on this page: every change is shown at once and saved one after the other, each
 * based on what was saved before. What others changed meanwhile is merged by the server, or has to be decided on here.
 */
export function createValueDraft<Value>(
  told: ToldValue<Value>,
  write: (write: ValueWrite<Value>) => Promise<WrittenValue>,
  /** Keeps what is not sent yet where it outlives the page; null once everything is with the server. */
  keep: (unsent: UnsentValue<Value> | null) => void = () => {},
) {
  let base = told;
  let state: ValueDraftState<Value> = { value: told.value, saving: 'saved', conflicts: [], problems: [] };
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const show = (changes: Partial<ValueDraftState<Value>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const keepUnsent = () => keep(state.value === base.value ? null : { value: state.value, base });
  const run = () => {
    running ??= save().finally(() => {
      running = undefined;
    });
    return running;
  };

  async function save(): Promise<void> {
    while (state.value !== base.value) {
      show({ saving: 'saving', conflicts: [], problems: [] });
      const sent = state.value;
      const written = await write({ value: sent, base_hash: base.hash, base_value: base.value }).catch(() => undefined);
      if (!written) return show({ saving: 'failed' });
      const isTaken = take(sent, written);
      keepUnsent();
      if (!isTaken) return;
    }
    show({ saving: 'saved' });
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
        base = isLast ? { value: merged, hash: written.hash } : { value: sent, hash: base.hash };
        if (isLast) show({ value: merged });
        return true;
      }
      case 'conflict':
        show({ saving: 'conflict', conflicts: written.conflicts });
        return false;
      case 'refused':
        show({ saving: 'refused', problems: written.problems });
        return false;
      case 'outdated':
        show({ saving: 'failed' });
        return false;
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => state,
    hash: () => base.hash,
    change(change: (value: Value) => Value) {
      show({ value: change(state.value) });
      keepUnsent();
      if (state.saving !== 'conflict') void run();
    },
    /** Tries again what could not be saved, and waits for what is being saved; true once all of it is. */
    async flush(): Promise<boolean> {
      if (state.saving !== 'conflict') await run();
      return state.saving === 'saved';
    },
    /** Decides each conflict: what is one's own is taken as a change of theirs, what is theirs as if it had never been changed. */
    settle(choices: readonly ('own' | 'theirs')[]) {
      let [own, from]: unknown[] = [state.value, base.value];
      for (const [at, { place, theirs }] of state.conflicts.entries()) {
        if (choices[at] === 'own') from = withValueAt(from, place, theirs);
        else own = withValueAt(own, place, theirs);
      }
      base = { ...base, value: from as Value };
      show({ value: own as Value, saving: 'saving', conflicts: [] });
      keepUnsent();
      return run();
    },
    /** Goes on with what an earlier page left behind, which is merged with what was saved since. */
    restore(unsent: UnsentValue<Value>) {
      base = unsent.base;
      show({ value: unsent.value, saving: 'saving', conflicts: [], problems: [] });
      return run();
    },
    /** The server has changed it as it was asked to, or somebody else has. */
    replace(next: ToldValue<Value>) {
      base = next;
      show({ value: next.value, saving: 'saved', conflicts: [], problems: [] });
      keepUnsent();
    },
  };
}
