export const onboardingSteps = ['profile', 'first-course', 'goals', 'first-lesson'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
