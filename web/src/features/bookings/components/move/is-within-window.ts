import type { Booking } from '@navor/contract';

/** Whether the time for cancelling free of charge is over at once if its learner moves a booking to another moment. */
export function isWithinWindow(
  { cancellation_minutes }: Pick<Booking, 'cancellation_minutes'>,
  to: Date,
  now: Date,
): boolean {
  return now.getTime() > to.getTime() - cancellation_minutes * 60_000;
}
