/** What people may choose from and the limits they meet, apart from the schemas: browsers need these, but no validator. */

export * from './course-choices.ts';
export * from './library-choices.ts';
export * from './plan-choices.ts';
export * from './quiz-choices.ts';
export * from './search-choices.ts';
export * from './support-choices.ts';

export const roles = ['learner', 'tutor', 'author', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What somebody wants to learn, and what for. */
export const learningGoals = {
  fields: ['electrical', 'mechanical', 'mechatronics', 'computing', 'mathematics', 'physics'],
  reasons: ['school', 'exams', 'retraining', 'work', 'curiosity'],
} as const;
export type LearningGoal = (typeof learningGoals)['fields' | 'reasons'][number];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** E-mails that a person may do without; what concerns security or money is always sent. */
export const notificationKinds = ['courses', 'reminders', 'groups'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Where people are taken to be who have not said so. */
export const homeTimeZone = 'Europe/Ljubljana';

export const weeklyGoalHours = { min: 1, max: 40, default: 5 };

export const avatarLimits = { maxBytes: 5 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'image/webp'] };

/** Long passphrases are welcome; the upper bound only keeps the hash affordable. */
export const passwordLength = { min: 10, max: 128 };

/** Days in which an account that was asked to be deleted can still be kept. */
export const deletionGraceDays = 14;

export const onboardingSteps = ['profile', 'first-course', 'goals', 'first-lesson'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingReward = 100;

/** `waiting` is on its way, `failing` will be tried again, `given-up` will not; `kept` stays here for want of a mail server. */
export const mailStates = ['kept', 'waiting', 'sent', 'failing', 'given-up'] as const;
export type MailState = (typeof mailStates)[number];

/** What an administrator may do to somebody that has to be accounted for. */
export const auditActions = ['plan_granted', 'plan_revoked', 'roles_set'] as const;
export type AuditAction = (typeof auditActions)[number];
