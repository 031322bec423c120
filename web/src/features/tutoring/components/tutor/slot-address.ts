import { type BookingMinutes, bookingMinutes } from '@navor/contract/choices';
import { readDay } from '#screen/day.ts';

/** What of a tutor's time is looked at, as it stands in the address. */
export type AskedSlots = { minutes: BookingMinutes; from: string | undefined; reviews: number };

const usualMinutes: BookingMinutes = 60;

export function readAskedSlots(query: URLSearchParams): AskedSlots {
  const minutes = bookingMinutes.find((each) => String(each) === query.get('minutes')) ?? usualMinutes;
  const reviews = Number(query.get('reviews'));
  return {
    minutes,
    from: readDay(query.get('from')),
    reviews: Number.isInteger(reviews) && reviews >= 1 && reviews <= 1000 ? reviews : 1,
  };
}

/** The shortest address that asks for this. */
export function slotsAddress(path: string, { minutes, from, reviews }: AskedSlots): string {
  const query = new URLSearchParams();
  if (minutes !== usualMinutes) query.set('minutes', String(minutes));
  if (from) query.set('from', from);
  if (reviews > 1) query.set('reviews', String(reviews));
  return query.size > 0 ? `${path}?${query}` : path;
}
