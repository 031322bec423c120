/** What tutoring can be and the limits it has, apart from the schemas: browsers need these, but no validator. */

/** Where somebody stands on the way to being a tutor. Only who is approved is listed and can be booked. */
export const tutorStatuses = ['draft', 'applied', 'approved', 'declined', 'paused'] as const;
export type TutorStatus = (typeof tutorStatuses)[number];

/** Languages that tutors teach in. */
export const tutoringLanguages = ['sl', 'en', 'de', 'hr', 'sr', 'it', 'hu'] as const;
export type TutoringLanguage = (typeof tutoringLanguages)[number];

/** How long a booking can be. */
export const bookingMinutes = [30, 60, 90] as const;
export type BookingMinutes = (typeof bookingMinutes)[number];

/** Slots begin this far apart, counted from the beginning of a stretch of free time. */
export const slotStepMinutes = 30;

/** How long a slot is kept for somebody who is paying for it. */
export const holdMinutes = 10;

/** Nobody books further ahead. */
export const bookingHorizonDays = 60;

/**
 * `held` while somebody pays, `lapsed` if they never did. A confirmed booking whose end has passed took place, unless a
 * no-show stands.
 */
export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'lapsed'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingPayments = ['included', 'card'] as const;
export type BookingPayment = (typeof bookingPayments)[number];

/** Who of the two a booking is about; an administrator may act for either. */
export const bookingSides = ['learner', 'tutor'] as const;
export type BookingSide = (typeof bookingSides)[number];

/** How the directory can be sorted, the usual way first. */
export const tutorSorts = ['soonest', 'rating', 'price'] as const;
export type TutorSort = (typeof tutorSorts)[number];

export const tutorsPerPage = 12;
export const tutorReviewsPerPage = 10;

/** Prices of an hour that the directory can be limited to. */
export const tutorPriceLimits = [2000, 2500, 3000, 4000, 5000] as const;

/** So many days of slots are shown at once. */
export const slotDays = { usual: 7, max: 14 };

/** What tutors may say of themselves and of their time. */
export const tutorLimits = {
  headline: 120,
  bio: 4000,
  subjects: 10,
  centsPerHour: { min: 500, max: 20_000 },
  hours: 60,
  noticeMinutes: 14 * 24 * 60,
  bufferMinutes: 120,
  cancellationMinutes: 14 * 24 * 60,
  /** Days with hours of their own, and stretches of time off, that lie ahead. */
  exceptions: 200,
  timeOff: 100,
  timeOffDays: 366,
  note: 200,
  reason: 1000,
};

/** What is still missing before somebody can apply. */
export const applicationNeeds = ['headline', 'bio', 'subjects', 'languages', 'price', 'hours'] as const;
export type ApplicationNeed = (typeof applicationNeeds)[number];
