import { type BookingMinutes, type BookingPayment, holdMinutes, mostHolds, mostLapsedHolds } from '@navor/contract';
import { and, eq, gt, or } from 'drizzle-orm';
import type { SignedIn } from '../../../../platform/access.ts';
import { findOverlaps } from '../../../../platform/calendar/find-overlaps.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError, found } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { useTutoringMinutes } from '../../../billing/index.ts';
import { lockPerson } from '../../../identity/index.ts';
import { findFreeSlot } from '../../availability/find-free-slots.ts';
import { bookings } from '../../bookings.tables.ts';
import { priceBooking } from '../../price-booking.ts';
import { lockTutorTimes, takeTime } from '../../taken-times/take-time.ts';
import { bookingConfirmed } from '../../tutoring.events.ts';
import { tutors } from '../../tutors.tables.ts';
import { type BookingRow, minutesAfter } from '../state/booking-times.ts';
import { giveUpHold } from './give-up-hold.ts';
import { warnOfOverlaps } from './warn-of-overlaps.ts';

export type SlotWish = {
  id: string;
  tutorId: string;
  startsAt: Date;
  minutes: BookingMinutes;
  payment: BookingPayment;
  topic: string;
  sharesBrief: boolean;
  acceptsOverlap: boolean;
};

type Learner = Pick<SignedIn, 'tier'> & { user: { id: string } };
type TutorRow = typeof tutors.$inferSelect;

/**
 * Books a slot at once with included minutes, or keeps it while its learner pays by card. The time that was sent is only a
 * wish: the slot is derived anew, and the table of taken times has the last word.
 */
export async function holdSlot(services: Services, learner: Learner, wish: SlotWish, now: Date): Promise<void> {
  const { db } = services;
  const userId = learner.user.id;
  const tutor = await findBookableTutor(db, wish.tutorId);
  if (tutor.userId === userId) throw new AppError('FORBIDDEN');
  const own = await findOwn(db, userId, wish.id, now);
  if (own.isKnown) return;
  // Most who come too late are told so without taking a turn.
  const except = own.holds.find(({ tutorId }) => tutorId === tutor.id)?.id;
  const slot = { minutes: wish.minutes, startsAt: wish.startsAt, now, ...(except && { except }) };
  if (!(await findFreeSlot(db, tutor.id, slot))) {
    // Unless it is taken by the same wish, sent a moment before.
    if ((await findOwn(db, userId, wish.id, now)).isKnown) return;
    throw new AppError('SLOT_TAKEN');
  }
  await db.transaction((tx) => keepSlot(tx, services, { learner, tutor, wish, now }));
}

type Keeping = { learner: Learner; tutor: TutorRow; wish: SlotWish; now: Date };

async function keepSlot(tx: Db, services: Services, { learner, tutor, wish, now }: Keeping): Promise<void> {
  const learnerId = learner.user.id;
  // One person's wishes are taken one by one: the same sent twice is one booking, and holds are counted as they are.
  if (!(await lockPerson(tx, learnerId))) throw new AppError('NOT_FOUND');
  const own = await findOwn(tx, learnerId, wish.id, now);
  if (own.isKnown) return;
  const earlier = own.holds.find(({ tutorId }) => tutorId === tutor.id);
  refuseBlocking(own, earlier !== undefined);
  if (earlier) {
    await lockTutorTimes(tx, tutor.id);
    await giveUpHold(tx, services, earlier.id, 'learner', now);
  }
  const booking = newBooking({ learner, tutor, wish, now });
  const endsAt = minutesAfter(wish.startsAt, wish.minutes);
  const isTaken = await takeTime(tx, {
    ...{ tutorId: tutor.id, sourceId: wish.id, startsAt: wish.startsAt, now },
    endsAt: minutesAfter(endsAt, tutor.bufferMinutes),
    ...(booking.heldUntil ? { kind: 'hold', expiresAt: booking.heldUntil } : { kind: 'booking' }),
  });
  if (!isTaken) throw new AppError('SLOT_TAKEN');
  const time = { userId: learnerId, startsAt: wish.startsAt, endsAt, except: [earlier?.id] };
  const overlaps = await findOverlaps(tx, services, time);
  if (!wish.acceptsOverlap) warnOfOverlaps(overlaps);
  await insertBooking(tx, { ...booking, overlapAcceptedAt: overlaps.length > 0 ? now : null });
  if (booking.status === 'held') return;
  if (wish.payment === 'included') await payWithMinutes(tx, learnerId, booking, now);
  await services.events.announce(tx, bookingConfirmed, { bookingId: wish.id, sequence: 0 });
}

/** The price and the rule for cancelling are those of this moment, whatever the tutor changes later. */
function newBooking({ learner, tutor, wish, now }: Keeping) {
  const { fullCents, cents, discountPercent } = priceBooking(tutor.centsPerHour, wish.minutes, learner.tier);
  const isIncluded = wish.payment === 'included';
  const isHeld = !isIncluded && cents > 0;
  return {
    id: wish.id,
    learnerId: learner.user.id,
    tutorId: tutor.id,
    status: isHeld ? 'held' : 'confirmed',
    startsAt: wish.startsAt,
    minutes: wish.minutes,
    payment: wish.payment,
    cents: isIncluded ? fullCents : cents,
    discountPercent: isIncluded ? 0 : discountPercent,
    heldUntil: isHeld ? minutesAfter(now, holdMinutes) : null,
    confirmedAt: isHeld ? null : now,
    cancellationMinutes: tutor.cancellationMinutes,
    meetingUrl: tutor.meetingUrl,
    topic: wish.topic,
    sharesBrief: wish.sharesBrief,
    createdAt: now,
    scheduledAt: now,
  } as const satisfies typeof bookings.$inferInsert;
}

/** An id that is somebody else's booking leads nowhere. */
async function insertBooking(tx: Db, booking: typeof bookings.$inferInsert): Promise<void> {
  const made = await tx.insert(bookings).values(booking).onConflictDoNothing().returning({ id: bookings.id });
  if (made.length === 0) throw new AppError('NOT_FOUND');
}

export async function payWithMinutes(
  tx: Db,
  userId: string,
  { id, minutes, cents }: Pick<BookingRow, 'id' | 'minutes' | 'cents'>,
  now: Date,
): Promise<void> {
  const cause = minutesCause(id);
  const used = await useTutoringMinutes(tx, { userId, minutes, valueCents: cents, cause, now });
  if (used.kind === 'not_enough') throw new AppError('NOT_ENOUGH_MINUTES', { minutes_left: used.minutesLeft });
}

export function minutesCause(bookingId: string): string {
  return `booking:${bookingId}`;
}

async function findBookableTutor(db: Db, tutorId: string): Promise<TutorRow> {
  const [tutor] = await db
    .select()
    .from(tutors)
    .where(and(eq(tutors.id, tutorId), eq(tutors.status, 'approved')));
  return found(tutor);
}

type Own = { isKnown: boolean; holds: { id: string; tutorId: string | null }[]; lapsedToday: number };

/** What somebody has that bears on another wish: this very one, other slots that they hold, and how many they let lapse. */
async function findOwn(db: Db, learnerId: string, wishId: string, now: Date): Promise<Own> {
  const rows = await db
    .select({ id: bookings.id, tutorId: bookings.tutorId, status: bookings.status })
    .from(bookings)
    .where(
      and(
        eq(bookings.learnerId, learnerId),
        or(
          eq(bookings.id, wishId),
          and(eq(bookings.status, 'held'), gt(bookings.heldUntil, now)),
          and(eq(bookings.status, 'lapsed'), gt(bookings.createdAt, minutesAfter(now, -24 * 60))),
        ),
      ),
    );
  return {
    isKnown: rows.some(({ id }) => id === wishId),
    holds: rows.filter(({ status }) => status === 'held'),
    lapsedToday: rows.filter(({ status }) => status === 'lapsed').length,
  };
}

/** Nobody keeps a tutor from others by holding slots again and again. */
function refuseBlocking({ holds, lapsedToday }: Own, replacesOne: boolean): void {
  const isTooMany = holds.length - Number(replacesOne) >= mostHolds || lapsedToday >= mostLapsedHolds;
  if (isTooMany) throw new AppError('TOO_MANY_HOLDS');
}
