import type { Badge } from '@navor/contract';
import type { BadgeId } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** What progress is counted in; what is done by a single step has none to tell of. */
const units = {
  'lessons-10': 'lessons',
  'lessons-50': 'lessons',
  'lessons-100': 'lessons',
  'quizzes-10': 'quizzes',
  'quizzes-25': 'quizzes',
  'perfect-quizzes-5': 'quizzes',
  'first-try-5': 'quizzes',
  'courses-3': 'courses',
  'streak-3': 'days',
  'streak-7': 'days',
  'streak-30': 'days',
  'streak-100': 'days',
  'weekly-goal-4': 'weeks',
  'weekly-goal-12': 'weeks',
  'unit-master': 'answers',
  'slips-beaten-10': 'mistakes',
  'reviews-10': 'reviews',
  'reviews-50': 'reviews',
  'level-5': 'levels',
  'level-10': 'levels',
} as const satisfies Partial<Record<BadgeId, string>>;

type Unit = (typeof units)[keyof typeof units];

type BadgeTexts = { name: string; description: string; progress: string | null };

/** What a badge is called, what it is or was given for, and how far it is. */
export function useBadgeTexts({ id, earned_at, progress }: Badge): BadgeTexts {
  const { t } = useTranslation('badges');
  const format = useFormatter();
  const { target } = progress;
  const unit = unitOf(id);
  return {
    name: t(`${id}.name`),
    description: t(earned_at ? `${id}.earned` : `${id}.how`),
    progress:
      unit && !earned_at
        ? t(`progress.${unit}`, { value: format.number(reachedOf(unit, progress)), count: target })
        : null,
  };
}

/** Everybody is at the first level from the start, although nothing was done for it. */
function reachedOf(unit: Unit, { value, target }: Badge['progress']): number {
  return Math.min(unit === 'levels' ? Math.max(value, 1) : value, target);
}

function unitOf(id: BadgeId): Unit | undefined {
  return id in units ? units[id as keyof typeof units] : undefined;
}

export function shareOf({ value, target }: Badge['progress']): number {
  return target > 0 ? Math.min(1, Math.max(0, value / target)) : 0;
}
