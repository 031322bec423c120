/** What can be earned, apart from the schemas: browsers need these, but no validator. */

/** Points for what is done for the first time; what is repeated gives none. */
export const rewards = { lesson: 10, quiz: 25, course: 200, onboarding: 100 } as const;

/** All points that a level begins at: each takes a hundred more than the one before it. */
export function pointsOfLevel(level: number): number {
  return 50 * level * (level - 1);
}

export function levelOf(points: number): number {
  return Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, points)) / 50)) / 2);
}

export const rewardedKinds = [
  'onboarding',
  'lesson',
  'quiz',
  'course',
] as const satisfies readonly (keyof typeof rewards)[];
export type RewardedKind = (typeof rewardedKinds)[number];

/** What the ledger knows: causes are of these kinds, and tallies are kept of each. */
export const activityKinds = [
  ...rewardedKinds,
  // Feats give no points and count towards badges.
  ...['theme', 'perfect', 'first-try', 'slip', 'review', 'weekly-goal', 'night', 'morning'],
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Those that the clock may find, when nobody is there. */
export const unattendedKinds = ['weekly-goal', 'theme'] as const satisfies readonly ActivityKind[];
export type UnattendedKind = (typeof unattendedKinds)[number];

/** Minutes of learning that make a day count for the streak; a lesson or an attempt does so by itself. */
export const learningDayMinutes = 5;

export const badgeIds = [
  ...['first-lesson', 'lessons-10', 'lessons-50', 'lessons-100'],
  ...['first-quiz', 'quizzes-10', 'quizzes-25', 'perfect-quiz', 'perfect-quizzes-5', 'first-try-5'],
  ...['first-course', 'courses-3', 'theme-complete'],
  ...['streak-3', 'streak-7', 'streak-30', 'streak-100', 'weekly-goal-1', 'weekly-goal-4', 'weekly-goal-12'],
  ...['unit-master', 'slip-beaten', 'slips-beaten-10', 'reviews-10', 'reviews-50'],
  ...['onboarded', 'level-5', 'level-10'],
  // Nobody is told of these before they have them.
  ...['night-owl', 'early-bird', 'comeback'],
] as const;
export type BadgeId = (typeof badgeIds)[number];

export const badgeGroups = ['lessons', 'quizzes', 'courses', 'persistence', 'precision', 'surprises'] as const;
export type BadgeGroup = (typeof badgeGroups)[number];

export const nicknameLength = { min: 3, max: 24 };
/** People of similar pace who are shown together in a week. */
export const leagueSize = 20;
export const activitiesPerPage = 30;
