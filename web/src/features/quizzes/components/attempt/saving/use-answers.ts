import type { Attempt } from '@navor/contract';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useOutboxes } from '#platform/outbox/outboxes.tsx';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { createQuestionClock } from '../timer/question-clock.ts';
import { type AnswersOutbox, createAnswersOutbox } from './answers-outbox.ts';
import { type AnswersState, noAnswers, nothingStored, type Saved } from './answers-state.ts';
import { type Deliver, deliverTo } from './deliver-answer.ts';
import { answersKey, storedAnswers } from './stored-answers.ts';

export type Answers = { state: AnswersState; outbox: AnswersOutbox | null };

/** The answers of an open attempt: as they were given here, saved or not yet. No outbox on the server. */
export function useAnswers(attempt: Attempt, userId: string): Answers {
  const { id, questions } = attempt;
  const { revalidate } = useRevalidator();
  const { i18n } = useTranslation();
  const { state, outbox } = useOutbox({
    key: answersKey(userId, id),
    create: (key) =>
      outboxOf(
        key,
        deliverTo(id, () => i18n.language),
      ),
    empty: noAnswers,
  });

  useEffect(() => outbox?.tell(questions), [outbox, questions]);

  useEffect(() => {
    if (!outbox) return;
    window.addEventListener('pagehide', outbox.leave);
    return () => window.removeEventListener('pagehide', outbox.leave);
  }, [outbox]);

  const { timesOutdated } = state;
  useEffect(() => {
    if (timesOutdated > 0) void revalidate();
  }, [timesOutdated, revalidate]);

  return { state, outbox };
}

function outboxOf(key: string, deliver: Deliver): AnswersOutbox {
  const channel = new BroadcastChannel(key);
  const outbox = createAnswersOutbox({
    stored: storedAnswers(key),
    deliver,
    clock: createQuestionClock(Date.now()),
    announce: (position, saved) => channel.postMessage({ position, saved }),
  });
  channel.onmessage = ({ data }: MessageEvent<{ position: number; saved: Saved }>) => {
    outbox.noteSaved(data.position, data.saved);
  };
  return outbox;
}

/** An attempt that was handed in has nothing left to send. */
export function useForgetAnswers(): (userId: string, attemptId: string) => void {
  const outboxes = useOutboxes();
  return useCallback(
    (userId, attemptId) => {
      const key = answersKey(userId, attemptId);
      const known = outboxes.get(key) as AnswersOutbox | undefined;
      if (known) known.clear();
      else storedAnswers(key).write(nothingStored);
    },
    [outboxes],
  );
}
