/** The rules of bookings that people meet, apart from the schemas: browsers need these, but no validator. */

/** Slots that somebody can keep at once, each with another tutor. */
export const mostHolds = 3;
/** Slots that somebody may keep in a day without paying for them: nobody blocks a tutor. */
export const mostLapsedHolds = 12;

/** From the start on: how long either side can say that the other one did not come. */
export const noShowReportHours = 24;
/** How long the other side can dispute that. */
export const noShowDisputeHours = 48;

/** From the end on. */
export const reviewDays = 60;
/** From the first writing on. */
export const reviewEditDays = 14;

/** From the end on: how long a tutor still sees what the learner shares, to write their notes by. */
export const briefDays = 7;

export const bookingLength = { topic: 1000, reason: 500, notes: 4000, review: 2000, dispute: 1000 };

export const bookingsPerPage = 20;

/** Which bookings to list. `disputed` is for administrators: those of everybody that wait for a decision. */
export const bookingLists = ['upcoming', 'past', 'disputed'] as const;
export type BookingList = (typeof bookingLists)[number];

/** How the caller is concerned. */
export const bookingRoles = ['learner', 'tutor', 'administrator'] as const;
export type BookingRole = (typeof bookingRoles)[number];

/** Where a booking stands for whoever looks at it now. */
export const bookingPhases = ['held', 'lapsed', 'upcoming', 'running', 'over', 'missed', 'cancelled'] as const;
export type BookingPhase = (typeof bookingPhases)[number];
