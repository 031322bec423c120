import type { Review } from '@navor/contract';

/** What somebody can do with their review queue now. */
export type ReviewState =
  | { kind: 'open'; attemptId: string }
  | { kind: 'due'; count: number }
  /** Questions wait, but today's ceiling is reached. */
  | { kind: 'enough'; waiting: number }
  | { kind: 'nothing-due'; nextDueAt: Date | null }
  | { kind: 'empty' };

export function reviewState(review: Review): ReviewState {
  if (review.open_attempt_id) return { kind: 'open', attemptId: review.open_attempt_id };
  if (review.due_count > 0) return { kind: 'due', count: review.due_count };
  if (review.waiting_count > 0) return { kind: 'enough', waiting: review.waiting_count };
  if (review.card_count > 0) return { kind: 'nothing-due', nextDueAt: review.next_due_at };
  return { kind: 'empty' };
}
