import { type BookingMinutes, bookingMinutes } from '@navor/contract/choices';

/** What of a tutor's time is looked at, as it stands in the address. */
export type AskedSlots = { minutes: BookingMinutes; from: string | undefined; reviews: number };

const usualMinutes: BookingMinutes = 60;

export function readAskedSlots(query: URLSearchParams): AskedSlots {
  const minutes = bookingMinutes.find((each) => String(each) === query.get('minutes')) ?? usualMinutes;
  const from = query.get('from') ?? '';
  const reviews = Number(query.get('reviews'));
  return {
    minutes,
    from: isDay(from) ? from : undefined,
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

export function daysLater(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
