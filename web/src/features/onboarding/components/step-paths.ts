import type { OnboardingStep } from '@navor/contract/choices';
import { ownCoursesPath } from '#features/courses/index.ts';

/** Where the steps are taken that are not taken in the dialog itself. */
export const stepPaths = { 'first-course': ownCoursesPath, 'first-lesson': ownCoursesPath } as const;

export function leadsElsewhere(step: OnboardingStep): step is keyof typeof stepPaths {
  return step in stepPaths;
}
