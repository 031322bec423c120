import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../platform/time/local-time.ts';
import { type EventFields, type EventRow, eventColumns } from './event-row.ts';
import { listOccurrences } from './list-occurrences.ts';

const zones = ['Europe/Ljubljana', 'America/New_York', 'Asia/Kolkata'];

type Rule = NonNullable<EventFields['recurrence']>;
const rule = (fields: Partial<Rule>): Rule => ({
  ...{ frequency: 'daily', interval: 1, weekdays: [], until: null, count: null },
  ...fields,
});

function row(local_start: string, time_zone: string, recurrence: Rule | null): EventRow {
  const fields = { title: 'x', notes: '', location: '', is_all_day: false, duration_minutes: 60 };
  const at = new Date('2026-01-01T00:00:00Z');
  return {
    ...{
      id: 'x',
      userId: 'x',
      seriesId: null,
      occurrence: null,
      excluded: [],
      sequence: 0,
      createdAt: at,
      updatedAt: at,
    },
    ...eventColumns({ ...fields, local_start, time_zone, recurrence }),
  };
}

function starts(event: EventRow, from: string, to: string): string[] {
  const period = { from: new Date(from), to: new Date(to), timeZone: event.timeZone };
  return listOccurrences([event], period).map(({ startsAt }) => startsAt.toISOString());
}

describe('recurrence', () => {
  it('agrees with another program, whatever the rule and the time zone', () => {
    const rules = fc.record({
      frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
      interval: fc.integer({ min: 1, max: 5 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      end: fc.oneof(
        fc.constant({ until: null, count: null }),
        fc.integer({ min: 1, max: 40 }).map((count) => ({ until: null, count })),
        fc.integer({ min: 0, max: 900 }).map((days) => ({ until: days, count: null })),
      ),
    });
    const begins = fc.record({
      day: fc.integer({ min: 0, max: 1200 }),
      // Clocks change at night: what happens then is said below.
      minute: fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }),
      zone: fc.constantFrom(...zones),
    });
    fc.assert(
      fc.property(rules, begins, ({ end, ...rest }, { day, minute, zone }) => {
        const begin = new Date(Date.UTC(2024, 0, 1 + day, 0, minute)).toISOString().slice(0, 16);
        const until = end.until === null ? null : dayAfter(begin, end.until + 7);
        const event = row(begin, zone, { ...rest, until, count: end.count });
        const from = new Date(event.firstStartsAt.getTime() - 1000).toISOString();
        const to = new Date(event.firstStartsAt.getTime() + 3 * 365 * 86_400_000).toISOString();
        expect(starts(event, from, to)).toEqual(startsByIcal(event, to));
      }),
      { numRuns: 80, seed: 20_260_309 },
    );
  });

  it.each([
    // 02:30 is leapt over on the 29th: an hour later, as clocks that were not changed would have it.
    ['Europe/Ljubljana', '2026-03-28T02:30', ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30']],
    // 02:30 comes twice on the 25th: the first counts.
    ['Europe/Ljubljana', '2026-10-24T02:30', ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30']],
    ['America/New_York', '2026-03-07T02:30', ['2026-03-07T07:30', '2026-03-08T07:30', '2026-03-09T06:30']],
    ['America/New_York', '2026-10-31T01:30', ['2026-10-31T05:30', '2026-11-01T05:30', '2026-11-02T06:30']],
    ['Asia/Kolkata', '2026-03-28T02:30', ['2026-03-27T21:00', '2026-03-28T21:00', '2026-03-29T21:00']],
  ])('happens every day in %s from %s on', (zone, begin, expected) => {
    const event = row(begin, zone, rule({ count: 3 }));
    expect(starts(event, '2026-01-01T00:00Z', '2027-01-01T00:00Z')).toEqual(expected.map((each) => `${each}:00.000Z`));
  });

  it.each([
    ['monthly on the 31st', '2026-01-31T10:00', rule({ frequency: 'monthly' }), ['01-31', '03-31', '05-31', '07-31']],
    ['yearly on a leap day', '2024-02-29T10:00', rule({ frequency: 'yearly' }), ['2028-02-29']],
    [
      'over the year’s end',
      '2026-12-28T10:00',
      rule({ frequency: 'weekly', weekdays: [1, 5], count: 4 }),
      ['12-28', '2027-01-01', '2027-01-04', '2027-01-08'],
    ],
    [
      'every other week from a Wednesday',
      '2026-03-11T10:00',
      rule({ frequency: 'weekly', interval: 2, weekdays: [1, 3], count: 4 }),
      ['03-11', '03-23', '03-25', '04-06'],
    ],
    ['until a day, which counts', '2026-03-09T23:30', rule({ until: '2026-03-11' }), ['03-09', '03-10', '03-11']],
    ['a number of times', '2026-03-09T10:00', rule({ interval: 3, count: 3 }), ['03-09', '03-12', '03-15']],
  ])('happens %s', (_, begin, recurrence, expected) => {
    const event = row(begin, 'UTC', recurrence);
    const days = starts(event, '2025-12-01T00:00Z', '2029-01-01T00:00Z').map((each) => each.slice(0, 10));
    expect(days.slice(0, expected.length)).toEqual(expected.map((day) => (day.length === 5 ? `2026-${day}` : day)));
  });

  it('ends after the last of a number of occurrences, and never without one', () => {
    expect(row('2026-03-09T10:00', 'UTC', rule({ count: 3 })).lastEndsAt).toEqual(new Date('2026-03-11T11:00Z'));
    expect(row('2026-03-09T10:00', 'UTC', rule({ until: '2026-03-20' })).lastEndsAt).toEqual(
      new Date('2026-03-20T11:00Z'),
    );
    expect(row('2026-03-09T10:00', 'UTC', rule({})).lastEndsAt).toBeNull();
  });

  it('is found after decades', () => {
    const event = row('1995-03-09T10:00', 'UTC', rule({}));
    expect(starts(event, '2095-03-09T00:00Z', '2095-03-10T00:00Z')).toEqual(['2095-03-09T10:00:00.000Z']);
  });
});

function dayAfter(local: string, days: number): string {
  return new Date(Date.parse(`${local}Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same by ical.js, from a file with the time zone's own definition. */
function startsByIcal({ localStart, timeZone, rule }: EventRow, to: string): string[] {
  const basic = (local: string) => `${local.replace(/[-:]/g, '')}00`;
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule ?? '');
  const lastMoment =
    until && momentOf(`${until[1]}-${until[2]}-${until[3]}T23:59`, timeZone).toISOString().slice(0, 16);
  const ended = (rule ?? '').replace(/UNTIL=\d+/, `UNTIL=${lastMoment && `${basic(lastMoment)}Z`}`);
  const lines = ['BEGIN:VCALENDAR', getVtimezoneComponent(timeZone)?.trim(), 'BEGIN:VEVENT', 'UID:x'];
  const event = [`DTSTART;TZID=${timeZone}:${basic(localStart)}`, 'DURATION:PT1H', `RRULE:${ended}`];
  const calendar = new ICAL.Component(ICAL.parse([...lines, ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event');
  const iterator = new ICAL.Event(component).iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const start = next.toJSDate().toISOString();
    if (start >= to) break;
    found.push(start);
  }
  return found;
}
