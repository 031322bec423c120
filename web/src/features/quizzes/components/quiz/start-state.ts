import type { Quiz, StartRefusal } from '@navor/contract';

/** What somebody can do with a quiz now. */
export type StartState =
  | { kind: 'open'; attemptId: string; deadline: Date | null }
  | { kind: 'refused'; refusal: StartRefusal }
  | { kind: 'ready'; isFirst: boolean };

/** An attempt that is open can be gone on with, whatever would be said of a new one. */
export function startState({
  standing,
  attempts,
  refusal,
}: Pick<Quiz, 'standing' | 'attempts' | 'refusal'>): StartState {
  const { open_attempt_id: attemptId } = standing;
  if (attemptId) {
    const deadline = attempts.find(({ id }) => id === attemptId)?.deadline ?? null;
    return { kind: 'open', attemptId, deadline };
  }
  if (refusal) return { kind: 'refused', refusal };
  return { kind: 'ready', isFirst: standing.attempt_count === 0 };
}
