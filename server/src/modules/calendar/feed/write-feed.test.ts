import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../../platform/calendar-source.ts';
import { loadConfig } from '../../../platform/config.ts';
import { readCalendarFile } from '../../../test-support/read-calendar-file.ts';
import { type EventFields, type EventRow, eventColumns } from '../own-events/event-row.ts';
import { writeFeed } from './write-feed.ts';

const now = new Date('2026-03-01T10:00:00Z');
const config = loadConfig({ PUBLIC_URL: 'https://learn.example' });
const period = { from: new Date('2025-12-01T00:00:00Z'), to: new Date('2027-03-01T00:00:00Z') };
const context = { config, name: 'Navor', timeZone: 'Europe/Ljubljana', period, now };

const rule: NonNullable<EventFields['recurrence']> = {
  ...{ frequency: 'weekly', interval: 1, weekdays: [7], until: null, count: null },
};

function row(fields: Partial<EventFields>, columns: Partial<EventRow> = {}): EventRow {
  const usual: EventFields = {
    ...{ title: 'Vaje', notes: '', location: '', is_all_day: false, local_start: '2026-03-22T18:00' },
    ...{ duration_minutes: 60, time_zone: 'Europe/Ljubljana', recurrence: null },
  };
  return {
    ...{ id: 'e1', userId: 'u1', seriesId: null, occurrence: null, excluded: [], sequence: 0 },
    ...{ createdAt: now, updatedAt: now, ...eventColumns({ ...usual, ...fields }) },
    ...columns,
  };
}

const written = (rows: EventRow[], entries: CalendarEntry[] = []) => writeFeed({ rows, entries }, context);
const startsOf = (file: string, from = '2026-03-01', to = '2026-12-01') =>
  readCalendarFile(file, new Date(from), new Date(to)).map(({ starts }) => starts);

describe('a series', () => {
  it('stays at its time on the clock when the clocks change', () => {
    const file = written([row({ recurrence: { ...rule, count: 3 } })]);
    expect(file).toContain('DTSTART;TZID=Europe/Ljubljana:20260322T180000\r\n');
    expect(startsOf(file)).toEqual([
      '2026-03-22T17:00:00.000Z',
      '2026-03-29T16:00:00.000Z',
      '2026-04-05T16:00:00.000Z',
    ]);
    const autumn = written([row({ local_start: '2026-10-18T18:00', recurrence: { ...rule, count: 2 } })]);
    expect(startsOf(autumn)).toEqual(['2026-10-18T16:00:00.000Z', '2026-10-25T17:00:00.000Z']);
  });

  it('ends with the last day of its rule, told as a moment', () => {
    const file = written([row({ recurrence: { ...rule, until: '2026-04-05' } })]);
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=SU;UNTIL=20260405T215900Z\r\n');
    expect(startsOf(file)).toHaveLength(3);
  });

  it('leaves out what was deleted, and has what was changed in its place', () => {
    const series = row({ recurrence: { ...rule, count: 4 } }, { excluded: ['2026-03-29T18:00'] });
    const moved = row(
      { title: 'Vaje, drugje', local_start: '2026-04-06T09:30', time_zone: 'America/New_York' },
      { id: 'e2', seriesId: 'e1', occurrence: '2026-04-05T18:00', sequence: 2 },
    );
    const file = written([series, moved]);
    expect(file).toContain('EXDATE;TZID=Europe/Ljubljana:20260329T180000\r\n');
    expect(file).toContain('RECURRENCE-ID;TZID=Europe/Ljubljana:20260405T180000\r\n');
    expect(file.match(/UID:own-event-e1@learn\.example/g)).toHaveLength(2);
    expect(
      readCalendarFile(file, now, new Date('2026-06-01')).map(({ title, starts }) => `${starts} ${title}`),
    ).toEqual([
      '2026-03-22T17:00:00.000Z Vaje',
      '2026-04-06T13:30:00.000Z Vaje, drugje',
      '2026-04-12T16:00:00.000Z Vaje',
    ]);
  });

  it('of whole days has days for its exceptions', () => {
    const fields = { is_all_day: true, local_start: '2026-03-22T00:00', duration_minutes: 1440 };
    const series = row({ ...fields, recurrence: { ...rule, count: 3 } }, { excluded: ['2026-03-29T00:00'] });
    const moved = row(
      { ...fields, local_start: '2026-04-07T00:00' },
      { id: 'e2', seriesId: 'e1', occurrence: '2026-04-05T00:00' },
    );
    const file = written([series, moved]);
    expect(file).toContain('EXDATE;VALUE=DATE:20260329\r\n');
    expect(file).toContain('RECURRENCE-ID;VALUE=DATE:20260405\r\n');
    expect(file).not.toContain('VTIMEZONE');
    expect(startsOf(file)).toEqual(['2026-03-22', '2026-04-07']);
  });

  it('tells each occurrence by itself that begins where the clocks leap', () => {
    const daily = { ...rule, frequency: 'daily' as const, weekdays: [], count: 3 };
    const file = written([row({ local_start: '2026-03-28T02:30', recurrence: daily })]);
    expect(file).toContain('RECURRENCE-ID;TZID=Europe/Ljubljana:20260329T023000\r\n');
    expect(file).toContain('RRULE:FREQ=DAILY;UNTIL=20260330T003000Z\r\n');
    expect(startsOf(file)).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    const changed = row({ title: 'x' }, { id: 'e2', seriesId: 'e1', occurrence: '2026-03-29T02:30' });
    expect(
      written([row({ local_start: '2026-03-28T02:30', recurrence: daily }), changed]).match(/RECURRENCE-ID/g),
    ).toHaveLength(1);
  });

  it('that is over is not there, nor is what was changed of it', () => {
    const orphan = row({}, { id: 'e2', seriesId: 'gone', occurrence: '2026-03-22T18:00' });
    expect(written([orphan])).not.toContain('VEVENT');
  });
});

it('ends an event during which the clocks change when it does', () => {
  const file = written([row({ local_start: '2026-03-29T01:30', duration_minutes: 60 })]);
  expect(readCalendarFile(file, now, new Date('2026-06-01'))).toMatchObject([
    { starts: '2026-03-29T00:30:00.000Z', ends: '2026-03-29T01:30:00.000Z' },
  ]);
});

describe('what others have set', () => {
  const entry: CalendarEntry = {
    ...{ kind: 'booking', id: 'b1', sequence: 3, title: 'Učna ura', description: '', location: null },
    // Half past two comes twice that night: this is the second one.
    ...{ startsAt: new Date('2026-10-25T01:30:00Z'), endsAt: new Date('2026-10-25T02:30:00Z') },
    ...{ isAllDay: false, path: '/dashboard/bookings/b1', isTentative: true },
    actions: { canMove: false, canResize: false, canDelete: false },
  };

  it('is a moment, also in the hour that comes twice', () => {
    const file = written([], [entry]);
    expect(readCalendarFile(file, now, new Date('2026-12-01'))).toEqual([
      {
        ...{ uid: 'booking-b1@learn.example', title: 'Učna ura' },
        ...{ starts: '2026-10-25T01:30:00.000Z', ends: '2026-10-25T02:30:00.000Z' },
      },
    ]);
    expect(file).toMatch(
      /SEQUENCE:3\r\n[\s\S]*URL:https:\/\/learn\.example\/dashboard\/bookings\/b1\r\nSTATUS:TENTATIVE/,
    );
  });

  it('is on its days where it lasts all day', () => {
    const days = { startsAt: new Date('2026-10-24T22:00:00Z'), endsAt: new Date('2026-10-25T23:00:00Z') };
    const file = written([], [{ ...entry, ...days, isAllDay: true }]);
    expect(readCalendarFile(file, now, new Date('2026-12-01'))).toMatchObject([
      { starts: '2026-10-25', ends: '2026-10-26' },
    ]);
  });

  it('keeps nobody busy where it is a deadline', () => {
    const deadline = { ...entry, kind: 'quiz_deadline' as const, endsAt: entry.startsAt };
    const file = written([], [deadline]);
    expect(file).toContain('TRANSP:TRANSPARENT');
    expect(file).not.toContain('DTEND');
  });
});
