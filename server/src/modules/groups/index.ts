export {
  lateSeatPaymentRefunded,
  seatLeft,
  seatOffered,
  seatOfferLapsed,
  seatTaken,
  sessionCancelled,
  sessionChanged,
  sessionReminderDue,
} from './groups.events.ts';
export {
  findSeatNotice,
  findSessionNotice,
  listSeatNotices,
  type SeatNotice,
  type SessionNotice,
} from './seats/find-session-notice.ts';
