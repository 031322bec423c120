export { findTutorNotice } from './applications/find-tutor-notice.ts';
export { type BookingNotice, findBookingNotice, personOn } from './bookings/find-booking-notice.ts';
export { countUndecided } from './count-undecided.ts';
export { lockTutorTimes, releaseTime, takeTime } from './taken-times/take-time.ts';
export {
  bookingCancelled,
  bookingConfirmed,
  bookingReminderDue,
  bookingRescheduled,
  latePaymentRefunded,
  meetingLinkChanged,
  noShowDisputed,
  noShowReported,
  noShowSettled,
  tutorApplied,
  tutorDecided,
  tutorNotesWritten,
} from './tutoring.events.ts';
export { tutors } from './tutors.tables.ts';
