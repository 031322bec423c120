export { GoalChoice } from './components/goal-choice.tsx';
export { answerIntent, type IntentAnswer, isForPage, textOf } from './components/settings-intent.ts';
export { IntentForm, type IntentState, useDoneToast, useIntent } from './components/settings-intent-form.tsx';
export { SettingsSection } from './components/settings-section.tsx';
export { useGoalLabels } from './goal-labels.ts';
