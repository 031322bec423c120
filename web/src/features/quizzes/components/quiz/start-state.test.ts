import type { AttemptSummary, QuizStanding } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { startState } from './start-state.ts';

const deadline = new Date('2026-03-09T10:20:00Z');
const attempt: AttemptSummary = {
  id: '6f1c1c7e-52c4-4b7c-9b3f-0d8f6d1a2b3c',
  number: 1,
  started_at: new Date('2026-03-09T10:00:00Z'),
  deadline,
  submitted_at: null,
  is_timed_out: false,
  points: null,
  max_points: 10,
  share: null,
  has_passed: null,
  is_regraded: false,
};
const untouched: QuizStanding = { attempt_count: 0, best_share: null, has_passed: false, open_attempt_id: null };
const refusal = { kind: 'attempts-used-up' as const, limit: 1 };

describe('what can be done with a quiz', () => {
  it('is to begin, or to begin again', () => {
    expect(startState({ standing: untouched, attempts: [], refusal: null })).toEqual({ kind: 'ready', isFirst: true });
    const tried = { ...untouched, attempt_count: 1, best_share: 0.4 };
    expect(startState({ standing: tried, attempts: [], refusal: null })).toEqual({ kind: 'ready', isFirst: false });
  });

  it('is to go on with the open attempt, even where a new one would be refused', () => {
    const standing = { ...untouched, attempt_count: 1, open_attempt_id: attempt.id };
    const open = { kind: 'open', attemptId: attempt.id, deadline };
    expect(startState({ standing, attempts: [attempt], refusal })).toEqual(open);
  });

  it('is nothing where a new attempt is refused', () => {
    expect(startState({ standing: untouched, attempts: [], refusal })).toEqual({ kind: 'refused', refusal });
  });
});
