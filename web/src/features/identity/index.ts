export { GoalChoice } from './components/goal-choice.tsx';
export { useGoalLabels } from './goal-labels.ts';
