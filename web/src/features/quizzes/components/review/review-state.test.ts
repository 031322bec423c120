import type { Review } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { reviewState } from './review-state.ts';

const nothing: Review = {
  due_count: 0,
  waiting_count: 0,
  reviewed_today: 0,
  daily_ceiling: 20,
  next_due_at: null,
  card_count: 0,
  open_attempt_id: null,
  forecast: [],
};

describe('a review queue', () => {
  it('is empty without questions', () => {
    expect(reviewState(nothing)).toEqual({ kind: 'empty' });
  });

  it('has nothing due until the next question is', () => {
    const next_due_at = new Date('2026-03-10T08:00:00Z');
    const state = { kind: 'nothing-due', nextDueAt: next_due_at };
    expect(reviewState({ ...nothing, card_count: 4, next_due_at })).toEqual(state);
  });

  it('offers what is due within the day’s ceiling', () => {
    const review = { ...nothing, card_count: 40, waiting_count: 30, due_count: 20 };
    expect(reviewState(review)).toEqual({ kind: 'due', count: 20 });
  });

  it('rests once the ceiling is reached, however many wait', () => {
    const review = { ...nothing, card_count: 40, waiting_count: 10, reviewed_today: 20 };
    expect(reviewState(review)).toEqual({ kind: 'enough', waiting: 10 });
  });

  it('goes on with an open review first', () => {
    const open_attempt_id = '6f1c1c7e-52c4-4b7c-9b3f-0d8f6d1a2b3c';
    const review = { ...nothing, card_count: 4, waiting_count: 4, due_count: 4, open_attempt_id };
    expect(reviewState(review)).toEqual({ kind: 'open', attemptId: open_attempt_id });
  });
});
