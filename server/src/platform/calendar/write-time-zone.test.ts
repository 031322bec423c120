import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { writeTimeZone } from './write-time-zone.ts';

const from = new Date('2025-01-15T12:00:00Z');
const now = new Date('2026-03-01T12:00:00Z');
const day = 86_400_000;

function read(timeZone: string) {
  const file = new ICAL.Component(ICAL.parse(calendarFile(writeTimeZone(timeZone, from, now))));
  return new ICAL.Timezone(file.getFirstSubcomponent('vtimezone') ?? undefined);
}

/** Moments at which another program reads another offset than the one that holds. */
function differences(timeZone: string, until: Date): string[] {
  const zone = read(timeZone);
  const wrong: string[] = [];
  // Every ninth day at an hour at which no clock changes, and every day of the week in turn.
  for (let moment = from.getTime() + day; moment < until.getTime(); moment += 9 * day) {
    const { year, month, day, hour, minute, offsetNanoseconds } =
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
    const read = zone.utcOffset(new ICAL.Time({ year, month, day, hour, minute, second: 0 }, zone));
    if (read * 1e9 !== offsetNanoseconds) wrong.push(`${timeZone} ${new Date(moment).toISOString()}`);
  }
  return wrong;
}

describe('the rules of a time zone', () => {
  it('are read as they hold, wherever somebody lives', () => {
    const until = new Date('2028-06-01T00:00:00Z');
    expect(Intl.supportedValuesOf('timeZone').flatMap((zone) => differences(zone, until))).toEqual([]);
  });

  it('go on by themselves where they have been the same all the time', () => {
    expect(differences('Europe/Ljubljana', new Date('2060-01-01T00:00:00Z'))).toEqual([]);
    expect(differences('America/New_York', new Date('2060-01-01T00:00:00Z'))).toEqual([]);
    expect(writeTimeZone('Europe/Ljubljana', from, now)).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
    expect(writeTimeZone('America/New_York', from, now)).toContain('RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU');
  });

  it('change at the very minute', () => {
    const zone = read('Europe/Ljubljana');
    const offsetAt = (hour: number, minute: number) =>
      zone.utcOffset(new ICAL.Time({ year: 2026, month: 3, day: 29, hour, minute, second: 0 }, zone));
    expect(offsetAt(1, 59)).toBe(3600);
    expect(offsetAt(3, 0)).toBe(7200);
  });

  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC'])('are one for %s, whose clocks never change', (zone) => {
    const lines = writeTimeZone(zone, from, now);
    expect(lines).toContain(`TZID:${zone}`);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
  });
});
