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
