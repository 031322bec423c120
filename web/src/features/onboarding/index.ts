export { FirstSteps } from './components/first-steps.tsx';
export { loadOnboarding } from './load-onboarding.ts';
