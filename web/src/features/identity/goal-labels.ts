import type { LearningGoal } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';

/** The words for learning goals, in the order they were chosen. */
export function useGoalLabels(goals: readonly LearningGoal[]): string[] {
  const { t } = useTranslation('goals');
  return goals.map((goal) => t(goal));
}
