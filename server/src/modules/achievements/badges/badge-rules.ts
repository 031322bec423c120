import { type ActivityKind, type BadgeGroup, type BadgeId, badgeIds } from '@navor/contract';

/** What badges are given for: how often the ledger has something of a kind, or a number that is found another way. */
export type Measure = ActivityKind | 'level' | 'streak' | 'return' | 'unit-run';

export type BadgeRule = {
  id: BadgeId;
  group: BadgeGroup;
  measure: Measure;
  /** Whoever has reached this has earned it, and keeps it. */
  target: number;
  /** Nobody hears of it before they have it. */
  isHidden: boolean;
  /** Raised when a rule gets easier: then it is applied again to what was done before. */
  edition: number;
};

type Rule = Pick<BadgeRule, 'group' | 'measure' | 'target'> & Partial<BadgeRule>;

const rules: Record<BadgeId, Rule> = {
  'first-lesson': { group: 'lessons', measure: 'lesson', target: 1 },
  'lessons-10': { group: 'lessons', measure: 'lesson', target: 10 },
  'lessons-50': { group: 'lessons', measure: 'lesson', target: 50 },
  'lessons-100': { group: 'lessons', measure: 'lesson', target: 100 },

  'first-quiz': { group: 'quizzes', measure: 'quiz', target: 1 },
  'quizzes-10': { group: 'quizzes', measure: 'quiz', target: 10 },
  'quizzes-25': { group: 'quizzes', measure: 'quiz', target: 25 },
  'perfect-quiz': { group: 'quizzes', measure: 'perfect', target: 1 },
  'perfect-quizzes-5': { group: 'quizzes', measure: 'perfect', target: 5 },
  'first-try-5': { group: 'quizzes', measure: 'first-try', target: 5 },

  'first-course': { group: 'courses', measure: 'course', target: 1 },
  'courses-3': { group: 'courses', measure: 'course', target: 3 },
  'theme-complete': { group: 'courses', measure: 'theme', target: 1 },

  'streak-3': { group: 'persistence', measure: 'streak', target: 3 },
  'streak-7': { group: 'persistence', measure: 'streak', target: 7 },
  'streak-30': { group: 'persistence', measure: 'streak', target: 30 },
  'streak-100': { group: 'persistence', measure: 'streak', target: 100 },
  'weekly-goal-1': { group: 'persistence', measure: 'weekly-goal', target: 1 },
  'weekly-goal-4': { group: 'persistence', measure: 'weekly-goal', target: 4 },
  'weekly-goal-12': { group: 'persistence', measure: 'weekly-goal', target: 12 },

  'unit-master': { group: 'precision', measure: 'unit-run', target: 20 },
  'slip-beaten': { group: 'precision', measure: 'slip', target: 1 },
  'slips-beaten-10': { group: 'precision', measure: 'slip', target: 10 },
  'reviews-10': { group: 'precision', measure: 'review', target: 10 },
  'reviews-50': { group: 'precision', measure: 'review', target: 50 },

  onboarded: { group: 'persistence', measure: 'onboarding', target: 1 },
  'level-5': { group: 'persistence', measure: 'level', target: 5 },
  'level-10': { group: 'persistence', measure: 'level', target: 10 },

  'night-owl': { group: 'surprises', measure: 'night', target: 1, isHidden: true },
  'early-bird': { group: 'surprises', measure: 'morning', target: 1, isHidden: true },
  comeback: { group: 'surprises', measure: 'return', target: 1, isHidden: true },
};

/** In the order in which they are shown. */
export const badgeRules: readonly BadgeRule[] = badgeIds.map((id) => ({
  ...{ id, isHidden: false, edition: 1 },
  ...rules[id],
}));
