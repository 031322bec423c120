import { createOutbox, type Task } from '#platform/outbox/outbox.ts';
import type { Stored } from '#platform/outbox/stored.ts';
import type { QuestionClock } from '../timer/question-clock.ts';
import {
  type Answer,
  type Draft,
  nothingShown,
  nothingStored,
  positionsOf,
  type Saved,
  type StoredAnswers,
  without,
} from './answers-state.ts';
import type { AnswerDelivery, Deliver } from './deliver-answer.ts';
import { reconcile, type ToldAnswer } from './reconcile.ts';
import { isSameResponse } from './same-response.ts';

export type AnswersOutbox = ReturnType<typeof createAnswersOutbox>;

type AnswersParts = {
  stored: Stored<StoredAnswers>;
  deliver: Deliver;
  clock: QuestionClock;
  /** Tells the other windows of this browser what was saved. */
  announce: (position: number, saved: Saved) => void;
};

/** The page shows what no longer is: the attempt was handed in, or the question settled, elsewhere or by the clock. */
const outdatedCodes: ReadonlySet<string> = new Set(['ATTEMPT_CLOSED', 'QUESTION_SETTLED']);

/** The answers of an attempt until the server has them. Only the last change of each question counts. */
export function createAnswersOutbox({ stored, deliver, clock, announce }: AnswersParts) {
  /** Answers that are still being typed. */
  const typing = new Map<number, ReturnType<typeof setTimeout>>();
  const { change, run, running, current, ...outbox } = createOutbox({
    stored,
    shown: nothingShown,
    nextTask,
    firstPauseMs: 2_000,
    longestPauseMs: 15_000,
  });

  /** Waits so long for more to be typed before it is sent. */
  function answer(position: number, response: Answer, waitMs: number) {
    const { drafts, refused } = stored.read();
    const known = drafts[position];
    const standing = current().saved[position];
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
    change({ flags: { ...stored.read().flags, [position]: isFlagged } });
    void run();
  }

  function nextTask(tried: ReadonlySet<string>): Task | undefined {
    const { drafts, flags } = stored.read();
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

  async function sendDraft(position: number, draft: Draft): Promise<AnswerDelivery> {
    // Noted before it leaves: whether it arrived may never be known.
    const { drafts } = stored.read();
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
    const { drafts } = stored.read();
    const now = drafts[position];
    // What was typed meanwhile is made from the answer that was taken just now.
    const left =
      now && now.id !== sent.id ? { ...drafts, [position]: { ...now, revision, sent: [] } } : without(drafts, position);
    const saved = { response: sent.response, revision };
    change({ drafts: left, saved: { ...current().saved, [position]: saved }, hasSaved: true });
    announce(position, saved);
  }

  function yieldTo(position: number, sent: Draft, standing: Saved) {
    const { drafts, displaced } = stored.read();
    const now = drafts[position] ?? sent;
    const { response, revision } = standing;
    const saved = { ...current().saved, [position]: { response, revision } };
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

  function refuse(position: number, sent: Draft, code: Extract<AnswerDelivery, { kind: 'refused' }>['code']) {
    const { drafts, refused } = stored.read();
    // An answer that came too late stays, so that the result can tell of it.
    if (code === 'ATTEMPT_CLOSED') return change({ timesOutdated: current().timesOutdated + 1 });
    const isLast = drafts[position]?.id === sent.id;
    const left = isLast ? without(drafts, position) : drafts;
    if (outdatedCodes.has(code)) return change({ drafts: left, timesOutdated: current().timesOutdated + 1 });
    if (isLast) change({ drafts: left, refused: { ...refused, [position]: { code, response: sent.response } } });
  }

  async function sendFlag(position: number, isFlagged: boolean): Promise<AnswerDelivery> {
    const delivery = await deliver.flag(position, isFlagged);
    if (delivery.kind !== 'taken' && delivery.kind !== 'refused') return delivery;
    const { flags } = stored.read();
    const isLastWish = flags[position] === isFlagged;
    const isOutdated = delivery.kind === 'refused' && outdatedCodes.has(delivery.code);
    change({
      ...(isLastWish && { flags: without(flags, position) }),
      ...(delivery.kind === 'taken' && { flagged: { ...current().flagged, [position]: isFlagged } }),
      ...(isOutdated && { timesOutdated: current().timesOutdated + 1 }),
    });
    return delivery;
  }

  /** Everything that waits, now, with the time it took; true once nothing does. */
  async function flush(): Promise<boolean> {
    for (const timer of typing.values()) clearTimeout(timer);
    typing.clear();
    // One that was under way may have passed by an answer that was still being typed.
    await running();
    await run();
    await Promise.all(clock.positions().map(reportTime));
    const { drafts, flags } = stored.read();
    return positionsOf(drafts).length === 0 && positionsOf(flags).length === 0;
  }

  /** The page goes: all at once, since no answer may come any more. */
  function leave() {
    for (const timer of typing.values()) clearTimeout(timer);
    typing.clear();
    for (const [name, draft] of Object.entries(stored.read().drafts)) void sendDraft(Number(name), draft);
  }

  /** For time spent on a question whose answer did not change; the same answer again is never refused. */
  async function reportTime(position: number) {
    const standing = current().saved[position];
    if (!standing || current().drafts[position] || current().waitsFor) return;
    const seconds = clock.take(position);
    if (seconds === 0) return;
    const delivery = await deliver.answer(position, { ...standing, seconds });
    if (delivery.kind === 'failed' || delivery.kind === 'lost') clock.giveBack(position, seconds);
  }

  return {
    ...outbox,
    current,
    answer,
    flag,
    flush,
    leave,
    reportTime,
    clock,
    isSaved: (position: number) => !stored.read().drafts[position],
    /** The answer that gave way is given once more, over the one that stands. */
    restore(position: number) {
      const own = stored.read().displaced[position];
      if (own === undefined) return;
      change({ displaced: without(stored.read().displaced, position) });
      answer(position, own, 0);
    },
    dismiss: (position: number) => change({ displaced: without(stored.read().displaced, position) }),
    /** The page has been read afresh. */
    tell(questions: readonly ToldAnswer[]) {
      change({ ...reconcile({ ...current(), ...stored.read() }, questions), flagged: {} });
      void run();
    },
    /** Another window had an answer saved, be it the one that was given in this one. */
    noteSaved(position: number, saved: Saved) {
      if (saved.revision > (current().saved[position]?.revision ?? 0))
        change({ saved: { ...current().saved, [position]: saved }, hasSaved: true });
    },
    /** Nothing of the attempt is needed any more. */
    clear: () => change({ ...nothingStored, saved: {}, waitsFor: null }),
  };
}

function newDraftId(): string {
  return Math.random().toString(36).slice(2);
}
