export { GoalChoice } from './components/goal-choice.tsx';
export { type TimeZoneRegion, timeZoneRegions } from './components/settings-time-zones.ts';
export { UnverifiedEmailNotice } from './components/unverified-email-notice.tsx';
export { useGoalLabels } from './goal-labels.ts';
