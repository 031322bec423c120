import type { CalendarEntry } from '../../../../platform/calendar-source.ts';
import { AppError } from '../../../../platform/errors.ts';

/** Nobody is kept from being in two places, but they have to say that they mean it. The answer tells what it meets. */
export function warnOfOverlaps(overlaps: CalendarEntry[]): void {
  if (overlaps.length === 0) return;
  throw new AppError('OVERLAPPING_MEETINGS', {
    overlaps: overlaps.map(({ kind, title, startsAt, endsAt }) => ({
      ...{ kind, title },
      ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
    })),
  });
}
