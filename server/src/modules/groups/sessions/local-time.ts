import { Temporal } from 'temporal-polyfill';

/**
 * A time on somebody's clock as a moment. One that the clocks skip in spring is as much later, one that they show twice in
 * autumn is the first.
 */
export function momentAt(localTime: string, timeZone: string): Date {
  const zoned = Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return new Date(zoned.epochMilliseconds);
}

/** What a clock shows at a moment: 2026-03-09T18:00. */
export function localTimeAt(moment: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
}
