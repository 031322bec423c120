import { type BookingMinutes, bookingHorizonDays, type SlotWeek, tierBenefits } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, dayOf, dayStart } from '../../../platform/time/days.ts';
import { tutoringMinutesLeft } from '../../billing/index.ts';
import type { Slot } from '../availability/derive-slots.ts';
import { findFreeSlots } from '../availability/find-free-slots.ts';
import { priceBooking } from '../price-booking.ts';
import { isListed } from '../tutors.policy.ts';
import { tutors } from '../tutors.tables.ts';

type Wanted = {
  tutorId: string;
  minutes: BookingMinutes;
  from?: Day | undefined;
  days: number;
  viewer: Viewer;
  timeZone: string;
  now: Date;
};

/** When a tutor can be booked on some days as the viewer's clock counts them, and what that costs this viewer. */
export async function showSlots(db: Db, wanted: Wanted): Promise<SlotWeek | undefined> {
  const { tutorId, minutes, timeZone, now, viewer } = wanted;
  const days = daysShown(wanted);
  const [from, until] = [dayStart(days[0] ?? '', timeZone), dayStart(addDays(days.at(-1) ?? '', 1), timeZone)];
  const [[tutor], slots, left] = await Promise.all([
    db.select().from(tutors).where(eq(tutors.id, tutorId)),
    findFreeSlots(db, tutorId, { minutes, from, to: until, now }),
    includedMinutesLeft(db, viewer, now),
  ]);
  if (!tutor || !isListed(tutor)) return undefined;
  const next = slots.length === 0 ? await findNextSlot(db, wanted, until) : undefined;
  const price = priceBooking(tutor.centsPerHour, minutes, viewer.kind === 'signed-in' ? viewer.tier : 'free');
  const byDay = Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt, timeZone));
  return {
    time_zone: timeZone,
    minutes,
    days: days.map((day) => ({ day, starts: (byDay.get(day) ?? []).map(({ startsAt }) => startsAt) })),
    next_day: next ? dayOf(next.startsAt, timeZone) : null,
    price: { cents: price.cents, full_cents: price.fullCents, discount_percent: price.discountPercent },
    included_minutes_left: left,
  };
}

async function findNextSlot(db: Db, { tutorId, minutes, now }: Wanted, from: Date): Promise<Slot | undefined> {
  const to = new Date(now.getTime() + (bookingHorizonDays + 1) * 86_400_000);
  const [next] = await findFreeSlots(db, tutorId, { minutes, from, to, now });
  return next;
}

/** Nobody books the past, and days beyond the horizon have nothing to show. */
function daysShown({ from, days, timeZone, now }: Wanted): Day[] {
  const today = dayOf(now, timeZone);
  const latest = addDays(today, bookingHorizonDays);
  const first = !from || from < today ? today : from > latest ? latest : from;
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}

async function includedMinutesLeft(db: Db, viewer: Viewer, now: Date): Promise<number | null> {
  if (viewer.kind === 'anonymous') return null;
  const left = await tutoringMinutesLeft(db, viewer.user.id, now);
  return left > 0 || tierBenefits[viewer.tier].tutoringMinutesPerMonth > 0 ? left : null;
}
