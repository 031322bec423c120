export { GoalChoice } from './components/goal-choice.tsx';
export { UnverifiedEmailNotice } from './components/unverified-email-notice.tsx';
export { useGoalLabels } from './goal-labels.ts';
