import type { Onboarding } from '@navor/contract';

export type StepProgress = { done: number; total: number; isComplete: boolean };

export function stepProgress({ steps }: Onboarding): StepProgress {
  const done = steps.filter(({ completed }) => completed).length;
  return { done, total: steps.length, isComplete: steps.length > 0 && done === steps.length };
}
