import type { OnboardingStep } from '@navor/contract/choices';

/** Where the steps are taken that are not taken in the dialog itself. */
export const stepPaths = { 'first-course': '/dashboard/courses', 'first-lesson': '/dashboard/courses' } as const;

export function leadsElsewhere(step: OnboardingStep): step is keyof typeof stepPaths {
  return step in stepPaths;
}
