import {
  type Answer,
  type AnswersState,
  type Draft,
  noAnswers,
  nothingKept,
  positionsOf,
  type Saved,
  without,
} from './answers-state.ts';
import type { Deliver, Delivery } from './deliver-answer.ts';
import type { AnswersKeeper } from './kept-answers.ts';
import type { QuestionClock } from './question-clock.ts';
import { reconcile, type ToldAnswer } from './reconcile.ts';
import { isSameResponse } from './same-response.ts';

export type AnswersOutbox = ReturnType<typeof createAnswersOutbox>;

type OutboxParts = {
  keeper: AnswersKeeper;
  deliver: Deliver;
  clock: QuestionClock;
  /** Tells the other windows of this browser what was saved. */
  announce: (position: number, saved: Saved) => void;
};

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** The page shows what no longer is: the attempt was handed in, or the question settled, elsewhere or by the clock. */
const outdatedCodes: ReadonlySet<string> = new Set(['ATTEMPT_CLOSED', 'QUESTION_SETTLED']);

/**
 * Keeps the answers of an attempt until the server has them: over a lost connection, a closed window, a reload. One is
 * sent after the other, so that the changes of a question arrive in their order; only the last one of each counts.
 */
export function createAnswersOutbox({ keeper, deliver, clock, announce }: OutboxParts) {
  const listeners = new Set<() => void>();
  /** Answers that are still being typed. */
  const typing = new Map<number, ReturnType<typeof setTimeout>>();
  let state: AnswersState = { ...noAnswers, ...keeper.read() };
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let pauseMs = firstPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<AnswersState>) {
    // Another window may have added to what is kept, or delivered it.
    state = { ...state, ...keeper.read(), ...changes };
    const { drafts, flags, displaced, refused } = state;
    // Windows see each other's writing a moment late: one that only follows would bring back what was just delivered.
    if (Object.keys(changes).some((name) => name in nothingKept)) keeper.keep({ drafts, flags, displaced, refused });
    for (const listener of listeners) listener();
  }

  /** Waits so long for more to be typed before it is sent. */
  function answer(position: number, response: Answer, waitMs: number) {
    const { drafts, refused } = keeper.read();
    const known = drafts[position];
    const standing = state.saved[position];
    const draft: Draft = {
      id: newDraftId(),
      response,
      revision: known?.revision ?? standing?.revision ?? 0,
      sent: known?.sent ?? [],
    };
    const isBackToSaved =
      draft.sent.length === 0 && standing !== undefined && isSameResponse(standing.response, response);
    change({
      drafts: isBackToSaved ? without(drafts, position) : { ...drafts, [position]: draft },
      refused: without(refused, position),
    });
    clearTimeout(typing.get(position));
    typing.delete(position);
    if (waitMs === 0) return void run();
    const send = () => {
      typing.delete(position);
      void run();
    };
    typing.set(position, setTimeout(send, waitMs));
  }

  function flag(position: number, isFlagged: boolean) {
    change({ flags: { ...keeper.read().flags, [position]: isFlagged } });
    void run();
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
        await deliverAll();
        if (state.waitsFor) break;
      }
    } finally {
      running = null;
    }
  }

  async function deliverAll(): Promise<void> {
    clearTimeout(retry);
    const tried = new Set<string>();
    let waitsFor: AnswersState['waitsFor'] = null;
    for (let next = nextUntried(tried); next; next = nextUntried(tried)) {
      tried.add(next.id);
      const delivery = await next.send();
      if (delivery.kind === 'lost') {
        waitsFor = delivery.waitsFor;
        break;
      }
      if (delivery.kind === 'failed') waitsFor = 'connection';
    }
    if (waitsFor !== state.waitsFor) change({ waitsFor });
    if (waitsFor) retry = setTimeout(run, pauseMs);
    pauseMs = waitsFor ? Math.min(pauseMs * 2, longestPauseMs) : firstPauseMs;
  }

  function nextUntried(tried: ReadonlySet<string>): { id: string; send: () => Promise<Delivery> } | undefined {
    const { drafts, flags } = keeper.read();
    for (const [name, draft] of Object.entries(drafts)) {
      const position = Number(name);
      if (!tried.has(draft.id) && !typing.has(position))
        return { id: draft.id, send: () => sendDraft(position, draft) };
    }
    for (const [name, isFlagged] of Object.entries(flags)) {
      const id = `flag ${name} ${isFlagged}`;
      if (!tried.has(id)) return { id, send: () => sendFlag(Number(name), isFlagged) };
    }
    return undefined;
  }

  async function sendDraft(position: number, draft: Draft): Promise<Delivery> {
    // Noted before it leaves: whether it arrived may never be known.
    const { drafts } = keeper.read();
    const noted = { ...draft, sent: [...draft.sent, draft.response].slice(-20) };
    change({ drafts: { ...drafts, [position]: noted } });
    const seconds = clock.take(position);
    const delivery = await deliver.answer(position, { response: draft.response, revision: draft.revision, seconds });
    if (delivery.kind !== 'taken') clock.giveBack(position, seconds);
    if (delivery.kind === 'taken') settle(position, noted, delivery.revision);
    else if (delivery.kind === 'changed') yieldTo(position, noted, delivery.standing);
    else if (delivery.kind === 'refused') refuse(position, noted, delivery.code);
    return delivery;
  }

  function settle(position: number, sent: Draft, revision: number) {
    const { drafts } = keeper.read();
    const now = drafts[position];
    // What was typed meanwhile is made from the answer that was taken just now.
    const left =
      now && now.id !== sent.id ? { ...drafts, [position]: { ...now, revision, sent: [] } } : without(drafts, position);
    const saved = { response: sent.response, revision };
    change({ drafts: left, saved: { ...state.saved, [position]: saved }, hasSaved: true });
    announce(position, saved);
  }

  function yieldTo(position: number, sent: Draft, standing: Saved) {
    const { drafts, displaced } = keeper.read();
    const now = drafts[position] ?? sent;
    const { response, revision } = standing;
    const saved = { ...state.saved, [position]: { response, revision } };
    // It is one of ours, of which we never heard that it arrived: nothing happened elsewhere.
    if (sent.sent.slice(0, -1).some((own) => isSameResponse(own, response))) {
      const again = { ...now, id: newDraftId(), revision, sent: [] };
      change({ drafts: { ...drafts, [position]: again }, saved });
      return;
    }
    clearTimeout(typing.get(position));
    typing.delete(position);
    change({
      drafts: without(drafts, position),
      saved,
      displaced: { ...displaced, [position]: now.response },
    });
  }

  function refuse(position: number, sent: Draft, code: Extract<Delivery, { kind: 'refused' }>['code']) {
    const { drafts, refused } = keeper.read();
    // An answer that came too late stays, so that the result can tell of it.
    if (code === 'ATTEMPT_CLOSED') return change({ timesOutdated: state.timesOutdated + 1 });
    const isLast = drafts[position]?.id === sent.id;
    const left = isLast ? without(drafts, position) : drafts;
    if (outdatedCodes.has(code)) return change({ drafts: left, timesOutdated: state.timesOutdated + 1 });
    if (isLast) change({ drafts: left, refused: { ...refused, [position]: { code, response: sent.response } } });
  }

  async function sendFlag(position: number, isFlagged: boolean): Promise<Delivery> {
    const delivery = await deliver.flag(position, isFlagged);
    if (delivery.kind !== 'taken' && delivery.kind !== 'refused') return delivery;
    const { flags } = keeper.read();
    const isLastWish = flags[position] === isFlagged;
    const isOutdated = delivery.kind === 'refused' && outdatedCodes.has(delivery.code);
    change({
      ...(isLastWish && { flags: without(flags, position) }),
      ...(delivery.kind === 'taken' && { flagged: { ...state.flagged, [position]: isFlagged } }),
      ...(isOutdated && { timesOutdated: state.timesOutdated + 1 }),
    });
    return delivery;
  }

  /** Everything that waits, now; true once nothing does. */
  async function flush(): Promise<boolean> {
    for (const timer of typing.values()) clearTimeout(timer);
    typing.clear();
    // One that was under way may have passed by an answer that was still being typed.
    await running;
    await run();
    const { drafts, flags } = keeper.read();
    return positionsOf(drafts).length === 0 && positionsOf(flags).length === 0;
  }

  /** The page goes: all at once, since no answer may come any more. */
  function leave() {
    for (const timer of typing.values()) clearTimeout(timer);
    typing.clear();
    for (const [name, draft] of Object.entries(keeper.read().drafts)) void sendDraft(Number(name), draft);
  }

  /** For time spent on a question whose answer did not change; the same answer again is never refused. */
  async function reportTime(position: number) {
    const standing = state.saved[position];
    if (!standing || state.drafts[position] || state.waitsFor) return;
    const seconds = clock.take(position);
    if (seconds === 0) return;
    const delivery = await deliver.answer(position, { ...standing, seconds });
    if (delivery.kind === 'failed' || delivery.kind === 'lost') clock.giveBack(position, seconds);
  }

  return {
    answer,
    flag,
    flush,
    leave,
    reportTime,
    clock,
    current: () => state,
    isSaved: (position: number) => !keeper.read().drafts[position],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The answer that gave way is given once more, over the one that stands. */
    restore(position: number) {
      const own = keeper.read().displaced[position];
      if (own === undefined) return;
      change({ displaced: without(keeper.read().displaced, position) });
      answer(position, own, 0);
    },
    dismiss: (position: number) => change({ displaced: without(keeper.read().displaced, position) }),
    /** The page has been read afresh. */
    tell(questions: readonly ToldAnswer[]) {
      change({ ...reconcile({ ...state, ...keeper.read() }, questions), flagged: {} });
      void run();
    },
    /** Follows what another window did. */
    catchUp: () => change({}),
    /** Another window had an answer saved, be it the one that was given in this one. */
    noteSaved(position: number, saved: Saved) {
      if (saved.revision > (state.saved[position]?.revision ?? 0))
        change({ saved: { ...state.saved, [position]: saved }, hasSaved: true });
    },
    /** Nothing of the attempt is needed any more. */
    clear: () => change({ ...nothingKept, saved: {}, waitsFor: null }),
  };
}

function newDraftId(): string {
  return Math.random().toString(36).slice(2);
}
