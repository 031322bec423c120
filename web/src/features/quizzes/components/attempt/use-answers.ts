import type { Attempt } from '@navor/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { type AnswersOutbox, createAnswersOutbox } from './answers-outbox.ts';
import { type AnswersState, noAnswers, nothingKept, type Saved } from './answers-state.ts';
import { deliverTo } from './deliver-answer.ts';
import { answersKey, createAnswersKeeper } from './kept-answers.ts';
import { createQuestionClock } from './question-clock.ts';

/** One for each attempt, so that what waits is sent even after its screen was left. */
const outboxes = new Map<string, AnswersOutbox>();

function outboxOf(userId: string, attemptId: string): AnswersOutbox {
  const key = answersKey(userId, attemptId);
  const known = outboxes.get(key);
  if (known) return known;
  const channel = new BroadcastChannel(key);
  const outbox = createAnswersOutbox({
    keeper: createAnswersKeeper(key),
    deliver: deliverTo(attemptId),
    clock: createQuestionClock(Date.now()),
    announce: (position, saved) => channel.postMessage({ position, saved }),
  });
  channel.onmessage = ({ data }: MessageEvent<{ position: number; saved: Saved }>) => {
    outbox.noteSaved(data.position, data.saved);
  };
  outboxes.set(key, outbox);
  return outbox;
}

/** An attempt that was handed in has nothing left to send. */
export function forgetAnswers(userId: string, attemptId: string): void {
  const key = answersKey(userId, attemptId);
  const known = outboxes.get(key);
  if (known) known.clear();
  else createAnswersKeeper(key).keep(nothingKept);
}

export type Answers = { state: AnswersState; outbox: AnswersOutbox | null };

/** The answers of an open attempt: as they were given here, saved or not yet. No outbox on the server. */
export function useAnswers(attempt: Attempt, userId: string): Answers {
  const { id, questions } = attempt;
  const { revalidate } = useRevalidator();
  const outbox = useMemo(() => (typeof window === 'undefined' ? null : outboxOf(userId, id)), [userId, id]);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    outbox?.current ?? currentlyNothing,
    currentlyNothing,
  );

  useEffect(() => outbox?.tell(questions), [outbox, questions]);

  useEffect(() => {
    if (!outbox) return;
    const flush = () => void outbox.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
      // Back from signing in, perhaps.
      else if (outbox.current().waitsFor) flush();
    };
    const follow = ({ key }: StorageEvent) => {
      if (key === answersKey(userId, id)) outbox.catchUp();
    };
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', outbox.leave);
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('storage', follow);
    return () => {
      flush();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', outbox.leave);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('storage', follow);
    };
  }, [outbox, userId, id]);

  const { timesOutdated } = state;
  useEffect(() => {
    if (timesOutdated > 0) void revalidate();
  }, [timesOutdated, revalidate]);

  return { state, outbox };
}

const subscribeToNothing = () => () => {};
const currentlyNothing = () => noAnswers;
