import type { Booking } from '@navor/contract';

/** Whether the time for cancelling free of charge is over at once if a booking begins at another moment. */
export function isWithinWindow(
  { starts_at, free_until }: Pick<Booking, 'starts_at' | 'free_until'>,
  to: Date,
  now: Date,
): boolean {
  const window = starts_at.getTime() - free_until.getTime();
  return now.getTime() > to.getTime() - window;
}
