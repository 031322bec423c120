import type { Attempt, NextAttempt } from '@navor/contract';
import { attemptPath, quizPath } from '../../../quiz-paths.ts';

/** Why no other attempt can be started. */
export type NoNext = Exclude<NextAttempt, { kind: 'possible' | 'open' }>;

export type NextStep = {
  /** To the quiz, or to the attempt that is open already; null where the quiz can no longer be opened. */
  way: { to: string; label: 'again' | 'next.goOn' | 'toQuiz' } | null;
  /** Told to whoever may want another attempt, and of a quiz that is gone to everybody. */
  reason: NoNext | null;
};

/** What a result offers beside the way back. */
export function nextStep({ quiz, score, next_attempt: next }: Attempt): NextStep {
  if (!quiz) return { way: null, reason: null };
  if (next?.kind === 'open') return { way: { to: attemptPath(next.attempt_id), label: 'next.goOn' }, reason: null };
  if (next?.kind === 'withdrawn') return { way: null, reason: next };
  const to = quizPath(quiz.id);
  if (score?.has_passed) return { way: { to, label: 'toQuiz' }, reason: null };
  if (!next || next.kind === 'possible') return { way: { to, label: 'again' }, reason: null };
  return { way: { to, label: 'toQuiz' }, reason: next };
}
