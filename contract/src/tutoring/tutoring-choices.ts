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
