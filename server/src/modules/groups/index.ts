export {
  lateSeatPaymentRefunded,
  seatLeft,
  seatOffered,
  seatOfferLapsed,
  seatTaken,
  sessionCancelled,
  sessionChanged,
  sessionHandedOver,
  sessionReminderDue,
  tutorAppointed,
} from './groups.events.ts';
export {
  findSeatNotice,
  findSessionNotice,
  listSeatNotices,
  type SeatNotice,
  type SessionNotice,
} from './seats/find-session-notice.ts';
export { calendarSequence } from './seats/seat-rules.ts';
