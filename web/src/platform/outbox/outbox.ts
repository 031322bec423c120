import type { NotDelivered, WaitsFor } from './send-write.ts';
import type { Stored } from './stored.ts';

/** One thing to be sent. Its id is another one with each change. */
export type Task = { id: string; send: () => Promise<NotDelivered | { kind: 'taken' | 'refused' | 'changed' }> };

export type Outbox<State = object> = {
  /** Under which it is stored: what changes there was changed by another window. */
  keys: readonly string[];
  current: () => State;
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits. */
  flush: () => Promise<unknown>;
  /** Follows what another window did. */
  catchUp: () => void;
};

type OutboxParts<Kept, Shown> = {
  /** What must not be lost: over a lost connection, a closed window, a restart. */
  stored: Stored<Kept>;
  /** What this window knows besides. */
  shown: Shown;
  /** The next that waits and was not tried in this round. */
  nextTask: (tried: ReadonlySet<string>) => Task | undefined;
  firstPauseMs: number;
  longestPauseMs: number;
};

/**
 * Keeps what somebody wants saved until the server has it. One task is sent after the other, so that changes of one thing
 * arrive in their order; what did not get through is tried again after growing pauses.
 */
export function createOutbox<Kept extends object, Shown extends object>({
  stored,
  shown,
  nextTask,
  firstPauseMs,
  longestPauseMs,
}: OutboxParts<Kept, Shown>) {
  type State = Kept & Shown & { waitsFor: WaitsFor | null };
  const listeners = new Set<() => void>();
  const atFirst = stored.read();
  let state: State = { ...shown, ...atFirst, waitsFor: null };
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let pauseMs = firstPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<State>) {
    // Windows see each other's writing a moment late: one that only follows would bring back what was just delivered.
    const kept = Object.fromEntries(Object.entries(changes).filter(([name]) => name in atFirst)) as Partial<Kept>;
    if (Object.keys(kept).length > 0) stored.write(kept);
    // Another window may have added to what is stored, or delivered it.
    state = { ...state, ...stored.read(), ...changes };
    for (const listener of listeners) listener();
  }

  function run(): Promise<void> {
    isAskedAgain = true;
    running ??= runUntilAsked();
    return running;
  }

  /** What is added while it ends is not left behind. */
  async function runUntilAsked(): Promise<void> {
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await sendAll();
        if (state.waitsFor) break;
      }
    } finally {
      running = null;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(retry);
    const tried = new Set<string>();
    let waitsFor: WaitsFor | null = null;
    for (let next = nextTask(tried); next; next = nextTask(tried)) {
      tried.add(next.id);
      const delivery = await next.send();
      if (delivery.kind === 'lost') {
        waitsFor = delivery.waitsFor;
        break;
      }
      if (delivery.kind === 'failed') waitsFor = 'connection';
    }
    if (waitsFor !== state.waitsFor) change({ waitsFor } as Partial<State>);
    if (waitsFor) retry = setTimeout(run, pauseMs);
    pauseMs = waitsFor ? Math.min(pauseMs * 2, longestPauseMs) : firstPauseMs;
  }

  return {
    keys: stored.keys,
    change,
    run,
    /** What is under way, if anything is. */
    running: () => running,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    catchUp: () => change({}),
  };
}
