import type { Booking, BookingRole, BookingSide } from '@navor/contract';
import { type SignedIn, signedIn, type Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { tutoringMinutesLeft } from '../../billing/index.ts';
import { findFreeSlots } from '../availability/find-free-slots.ts';
import { possibleActions } from './booking-actions.ts';
import { maySeeMeeting, roleIn } from './bookings.policy.ts';
import { type FoundBooking, findBooking, updateBooking } from './bookings.queries.ts';
import { loadBrief } from './brief/load-brief.ts';
import { cancelBooking } from './cancelling/cancel-booking.ts';
import { holdSlot } from './holding/hold-slot.ts';
import { quoteSlot } from './holding/quote-slot.ts';
import { listBookings } from './list-bookings.ts';
import { disputeNoShow, reportNoShow } from './no-show/report-no-show.ts';
import { settleNoShow } from './no-show/settle-no-show.ts';
import { writeNotes } from './notes/write-notes.ts';
import { payBooking, syncPayment } from './paying/pay-booking.ts';
import { presentBooking } from './present-booking.ts';
import { rescheduleBooking } from './rescheduling/reschedule-booking.ts';
import { reviewTutor } from './reviews/review-tutor.ts';
import { writeBookingFile } from './write-booking-file.ts';

type Opened = { found: FoundBooking; role: BookingRole; viewer: SignedIn; now: Date };

export function bookingRoutes(services: Services) {
  const { db, pool } = services;

  /** A booking and what the caller is to it; to others there is no such booking. */
  const open = async (viewer: Viewer, bookingId: string): Promise<Opened> => {
    const caller = signedIn(viewer);
    const booking = found(await findBooking(db, bookingId));
    const role = roleIn(booking, caller.user);
    if (!role) throw new AppError('NOT_FOUND');
    return { found: booking, role, viewer: caller, now: new Date() };
  };

  const minutesLeft = ({ found: { booking }, role, now }: Opened) =>
    role === 'learner' && booking.status === 'held' ? tutoringMinutesLeft(db, booking.learnerId, now) : 0;

  const actionsOf = async (opened: Opened): Promise<Booking['actions']> =>
    possibleActions(opened.found, opened.role, opened.now, await minutesLeft(opened));

  /** As it stands after a change. */
  const show = async (viewer: Viewer, bookingId: string): Promise<Booking> => {
    const opened = await open(viewer, bookingId);
    return presentBooking(opened.found, opened.role, opened.now, await minutesLeft(opened));
  };

  return {
    quote: os.tutoring.bookings.quote.handler(({ input, context }) =>
      quoteSlot(services, signedIn(context.viewer), { ...input, startsAt: input.starts_at }, new Date()),
    ),

    hold: os.tutoring.bookings.hold.handler(async ({ input, context: { viewer } }) => {
      const { id, minutes, payment, topic } = input;
      const wish = { ...{ id, minutes, payment, topic }, tutorId: input.tutor_id, startsAt: input.starts_at };
      const consent = { sharesBrief: input.shares_brief, acceptsOverlap: input.accepts_overlap };
      await holdSlot(services, signedIn(viewer), { ...wish, ...consent }, new Date());
      return show(viewer, id);
    }),

    list: os.tutoring.bookings.list.handler(({ input, context }) => {
      const { user } = signedIn(context.viewer);
      if (input.list === 'disputed' && !user.roles.includes('admin')) throw new AppError('FORBIDDEN');
      return listBookings(db, user, input, new Date());
    }),

    get: os.tutoring.bookings.get.handler(({ input, context }) => show(context.viewer, input.bookingId)),

    invitation: os.tutoring.bookings.invitation.handler(async ({ input: { bookingId }, context }) => {
      const { found: booking, role, viewer, now } = await open(context.viewer, bookingId);
      // It tells where they meet, which they do not before it is confirmed.
      if (!maySeeMeeting(role, booking.booking)) throw new AppError('NOT_FOUND');
      const language = languageOf(context.headers);
      return writeBookingFile(services, { found: booking, recipient: viewer.user, language, now });
    }),

    pay: os.tutoring.bookings.pay.handler(async ({ input: { bookingId, payment }, context }) => {
      const opened = await open(context.viewer, bookingId);
      if (opened.role !== 'learner') throw new AppError('FORBIDDEN');
      return { url: await payBooking(services, opened.found, payment, languageOf(context.headers), opened.now) };
    }),

    sync: os.tutoring.bookings.sync.handler(async ({ input: { bookingId }, context: { viewer } }) => {
      const opened = await open(viewer, bookingId);
      await syncPayment(services, opened.found, opened.now);
      return show(viewer, bookingId);
    }),

    cancel: os.tutoring.bookings.cancel.handler(async ({ input, context: { viewer } }) => {
      const { bookingId, reason, expects } = input;
      const { found: booking, role, now } = await open(viewer, bookingId);
      // What a learner only holds is theirs to give up.
      if (booking.booking.status === 'held' && role !== 'learner') throw new AppError('FORBIDDEN');
      await cancelBooking(services, { id: bookingId, by: role, reason, ...(expects && { expects }) }, now);
      return show(viewer, bookingId);
    }),

    freeSlots: os.tutoring.bookings.freeSlots.handler(async ({ input: { bookingId, from, to }, context }) => {
      const opened = await open(context.viewer, bookingId);
      if (!(await actionsOf(opened)).can_reschedule) throw new AppError('NOT_POSSIBLE_NOW');
      const { id, tutorId, minutes } = opened.found.booking;
      const range = { from, to: new Date(Math.min(to.getTime(), from.getTime() + longestRangeMs)) };
      const slots = await findFreeSlots(db, tutorId ?? '', { ...range, minutes, now: opened.now, except: id });
      return { slots: slots.map(({ startsAt, endsAt }) => ({ starts_at: startsAt, ends_at: endsAt })) };
    }),

    reschedule: os.tutoring.bookings.reschedule.handler(async ({ input, context: { viewer } }) => {
      const opened = await open(viewer, input.bookingId);
      const wish = { startsAt: input.starts_at, acceptsOverlap: input.accepts_overlap };
      const who = { id: input.bookingId, by: sideOf(opened), userId: opened.viewer.user.id };
      await rescheduleBooking(services, { ...who, ...wish }, opened.now);
      return show(viewer, input.bookingId);
    }),

    reportNoShow: os.tutoring.bookings.reportNoShow.handler(async ({ input: { bookingId }, context: { viewer } }) => {
      const opened = await open(viewer, bookingId);
      await reportNoShow(services, bookingId, sideOf(opened), opened.now);
      return show(viewer, bookingId);
    }),

    disputeNoShow: os.tutoring.bookings.disputeNoShow.handler(async ({ input, context: { viewer } }) => {
      const { bookingId, dispute } = input;
      const opened = await open(viewer, bookingId);
      await disputeNoShow(services, { id: bookingId, by: sideOf(opened), dispute }, opened.now);
      return show(viewer, bookingId);
    }),

    settleNoShow: os.tutoring.bookings.settleNoShow.handler(async ({ input, context: { viewer } }) => {
      const { bookingId, stands } = input;
      const opened = await open(viewer, bookingId);
      // Administrators who teach or learn here too do not judge their own case.
      if (opened.role !== 'administrator') throw new AppError('FORBIDDEN');
      await settleNoShow(services, { id: bookingId, stands }, opened.now);
      return show(viewer, bookingId);
    }),

    review: os.tutoring.bookings.review.handler(async ({ input, context: { viewer } }) => {
      const { bookingId, stars, text } = input;
      const opened = await open(viewer, bookingId);
      const { tutor, learner } = opened.found;
      if (opened.role !== 'learner') throw new AppError('FORBIDDEN');
      if (!tutor || !(await actionsOf(opened)).can_review) throw new AppError('NOT_POSSIBLE_NOW');
      const review = { bookingId, tutorId: tutor.id, userId: learner.id, stars, text };
      await reviewTutor(services, review, opened.now);
      return show(viewer, bookingId);
    }),

    writeNotes: os.tutoring.bookings.writeNotes.handler(async ({ input, context: { viewer } }) => {
      const { role } = await open(viewer, input.bookingId);
      if (role !== 'tutor') throw new AppError('FORBIDDEN');
      const notes = { tutorNotes: input.tutor_notes, privateNotes: input.private_notes };
      await writeNotes(services, { id: input.bookingId, ...notes });
      return show(viewer, input.bookingId);
    }),

    shareBrief: os.tutoring.bookings.shareBrief.handler(async ({ input, context: { viewer } }) => {
      const opened = await open(viewer, input.bookingId);
      if (opened.role !== 'learner') throw new AppError('FORBIDDEN');
      if (!(await actionsOf(opened)).can_share_brief) throw new AppError('NOT_POSSIBLE_NOW');
      await updateBooking(db, input.bookingId, { sharesBrief: input.shares_brief });
      return show(viewer, input.bookingId);
    }),

    brief: os.tutoring.bookings.brief.handler(async ({ input: { bookingId, language }, context: { viewer } }) => {
      const opened = await open(viewer, bookingId);
      // One that is not shared does not exist, also for a tutor who saw it before.
      if (!(await actionsOf(opened)).can_see_brief) throw new AppError('NOT_FOUND');
      return loadBrief(pool, opened.found.learner.id, language, opened.now);
    }),
  };
}

/** A week's view in any zone, and then some. */
const longestRangeMs = 15 * 24 * 60 * 60 * 1000;

/** Only the two can act for themselves. */
function sideOf({ role }: Opened): BookingSide {
  if (role === 'administrator') throw new AppError('FORBIDDEN');
  return role;
}
