import type { Onboarding } from '@navor/contract';
import { onboardingSteps } from '@navor/contract/choices';
import { describe, expect, it } from 'vitest';
import { stepProgress } from './step-progress.ts';

const withDone = (count: number): Onboarding => ({
  is_offered: true,
  steps: onboardingSteps.map((id, index) => ({ id, completed: index < count })),
});

describe('the progress of the first steps', () => {
  it.each([0, 1, 2, 3])('is not complete with %i of 4 done', (done) => {
    expect(stepProgress(withDone(done))).toEqual({ done, total: 4, isComplete: false });
  });

  it('is complete with all done, and never without any step', () => {
    expect(stepProgress(withDone(4))).toEqual({ done: 4, total: 4, isComplete: true });
    expect(stepProgress({ is_offered: true, steps: [] }).isComplete).toBe(false);
  });
});
