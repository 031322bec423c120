import type { Attempt } from '@navor/contract';
import { useEffect, useState } from 'react';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { positionsOf } from './answers-state.ts';
import { isSameResponse } from './same-response.ts';
import { answersKey, storedAnswers } from './stored-answers.ts';
import { useForgetAnswers } from './use-answers.ts';

/** Questions whose last answer was given here and reached the server too late. Nothing of it is kept any longer. */
export function useLateAnswers({ id, questions }: Attempt): number[] {
  const { user } = useAuth();
  const userId = user?.id;
  const forgetAnswers = useForgetAnswers();
  const [late, setLate] = useState<number[]>([]);
  useEffect(() => {
    if (!userId) return;
    const { drafts } = storedAnswers(answersKey(userId, id)).read();
    const missed = positionsOf(drafts).filter((position) => {
      const standing = questions.find((question) => question.position === position);
      return standing && !isSameResponse(standing.response, drafts[position]?.response ?? null);
    });
    if (missed.length > 0) setLate(missed);
    forgetAnswers(userId, id);
  }, [userId, id, questions, forgetAnswers]);
  return late;
}
