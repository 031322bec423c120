import { describe, expect, it } from 'vitest';
import { type Availability, deriveSlots, type Slot, type SlotQuery } from './derive-slots.ts';

/** Mondays to Sundays, in hours of the tutor's clock. */
const hours = (weekday: number, start: number, end: number) => ({
  weekday,
  startMinute: start * 60,
  endMinute: end * 60,
});

const tutorIn = (timeZone: string, rest: Partial<Availability> = {}): Availability => ({
  timeZone,
  weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => hours(weekday, 9, 11)),
  exceptions: [],
  noticeMinutes: 0,
  bufferMinutes: 0,
  ...rest,
});

const span = (startsAt: string, endsAt: string): Slot => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

function startsOf(
  tutor: Availability,
  { from, to, now = '2026-01-01T00:00:00Z', minutes = 60 }: Query,
  taken: Slot[] = [],
): string[] {
  const query: SlotQuery = { minutes, from: new Date(from), to: new Date(to), now: new Date(now) };
  return deriveSlots(tutor, query, taken).map(({ startsAt }) => startsAt.toISOString().replace(':00.000Z', 'Z'));
}
type Query = { from: string; to: string; now?: string; minutes?: SlotQuery['minutes'] };

/** As the clocks of a learner tell it. */
const clocksIn = (timeZone: string, starts: string[]) =>
  starts.map((start) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(start)),
  );

describe('the slots of a day', () => {
  const day = { from: '2026-01-12T00:00:00Z', to: '2026-01-13T00:00:00Z' };

  it('begin every half an hour and end within the hours', () => {
    const tutor = tutorIn('UTC');
    expect(startsOf(tutor, { ...day, minutes: 30 })).toEqual([
      '2026-01-12T09:00Z',
      '2026-01-12T09:30Z',
      '2026-01-12T10:00Z',
      '2026-01-12T10:30Z',
    ]);
    expect(startsOf(tutor, { ...day, minutes: 60 })).toHaveLength(3);
    expect(startsOf(tutor, { ...day, minutes: 90 })).toEqual(['2026-01-12T09:00Z', '2026-01-12T09:30Z']);
  });

  it('are counted from the beginning of the hours, not from the full hour', () => {
    const tutor = tutorIn('UTC', { weeklyHours: [{ weekday: 1, startMinute: 9 * 60 + 20, endMinute: 10 * 60 + 50 }] });
    expect(startsOf(tutor, day)).toEqual(['2026-01-12T09:20Z', '2026-01-12T09:50Z']);
  });

  it('run through hours that touch', () => {
    const tutor = tutorIn('UTC', { weeklyHours: [hours(1, 9, 10), hours(1, 10, 11)] });
    expect(startsOf(tutor, { ...day, minutes: 90 })).toEqual(['2026-01-12T09:00Z', '2026-01-12T09:30Z']);
  });

  it('cross midnight where the hours do', () => {
    const tutor = tutorIn('UTC', { weeklyHours: [hours(1, 23, 25)] });
    const starts = ['2026-01-12T23:00Z', '2026-01-12T23:30Z', '2026-01-13T00:00Z'];
    expect(startsOf(tutor, { ...day, to: '2026-01-14T00:00:00Z' })).toEqual(starts);
    // Two days' hours that meet at midnight are as good.
    const meeting = tutorIn('UTC', { weeklyHours: [hours(1, 23, 24), hours(2, 0, 1)] });
    expect(startsOf(meeting, { ...day, to: '2026-01-14T00:00:00Z' })).toEqual(starts);
    // From Sunday into Monday as well.
    const sunday = tutorIn('UTC', { weeklyHours: [hours(7, 23, 25)] });
    expect(startsOf(sunday, { ...day, from: '2026-01-11T23:30:00Z' })).toEqual([
      '2026-01-11T23:30Z',
      '2026-01-12T00:00Z',
    ]);
  });

  it('are the same whichever part of the time is asked for, also around the clock', () => {
    const always = tutorIn('UTC', { weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => hours(weekday, 0.25, 24.25)) });
    const week = startsOf(always, { from: '2026-01-12T00:00:00Z', to: '2026-01-19T00:00:00Z' });
    const parts = ['12', '13', '14', '15', '16', '17', '18'].flatMap((date) =>
      startsOf(always, { from: `2026-01-${date}T00:00:00Z`, to: `2026-01-${Number(date) + 1}T00:00:00Z` }),
    );
    expect(parts).toEqual(week);
    expect(week[0]).toBe('2026-01-12T00:15Z');
    expect(week).toHaveLength(7 * 48);
  });

  it('follow an exception instead of the usual hours', () => {
    const exceptions = [{ day: '2026-01-12', hours: [{ startMinute: 15 * 60, endMinute: 16 * 60 }] }];
    expect(startsOf(tutorIn('UTC', { exceptions }), day)).toEqual(['2026-01-12T15:00Z']);
    expect(startsOf(tutorIn('UTC', { exceptions: [{ day: '2026-01-12', hours: [] }] }), day)).toEqual([]);
  });

  it('leave out what is taken, with the buffer of a slot before it', () => {
    const taken = [span('2026-01-12T10:00:00Z', '2026-01-12T10:30:00Z')];
    expect(startsOf(tutorIn('UTC'), { ...day, minutes: 30 }, taken)).toEqual([
      '2026-01-12T09:00Z',
      '2026-01-12T09:30Z',
      '2026-01-12T10:30Z',
    ]);
    expect(startsOf(tutorIn('UTC', { bufferMinutes: 15 }), { ...day, minutes: 30 }, taken)).toEqual([
      '2026-01-12T09:00Z',
      '2026-01-12T10:30Z',
    ]);
  });

  it('do not begin before the notice has passed, to the minute', () => {
    const tutor = tutorIn('UTC', { noticeMinutes: 60 });
    expect(startsOf(tutor, { ...day, now: '2026-01-12T08:30:00Z' })[0]).toBe('2026-01-12T09:30Z');
    expect(startsOf(tutor, { ...day, now: '2026-01-12T08:30:00.001Z' })[0]).toBe('2026-01-12T10:00Z');
    expect(startsOf(tutorIn('UTC'), { ...day, now: '2026-01-12T12:00:00Z' })).toEqual([]);
  });

  it('are at most sixty days ahead', () => {
    const ahead = { from: '2026-03-01T00:00:00Z', to: '2026-12-31T00:00:00Z', minutes: 30 as const };
    expect(startsOf(tutorIn('UTC'), { ...ahead, now: '2026-01-01T10:00:00Z' }).at(-1)).toBe('2026-03-02T10:00Z');
    expect(startsOf(tutorIn('UTC'), { ...ahead, now: '2025-12-01T10:00:00Z' })).toEqual([]);
  });
});

describe('when clocks change', () => {
  it('keeps the hours of a tutor in Ljubljana, and moves them for a learner in Kolkata', () => {
    const around = { from: '2026-03-28T00:00:00Z', to: '2026-03-30T00:00:00Z', now: '2026-03-01T00:00:00Z' };
    const starts = startsOf(tutorIn('Europe/Ljubljana'), { ...around, minutes: 90 });
    expect(starts).toEqual(['2026-03-28T08:00Z', '2026-03-28T08:30Z', '2026-03-29T07:00Z', '2026-03-29T07:30Z']);
    expect(clocksIn('Europe/Ljubljana', starts)).toEqual([
      '2026-03-28 09:00',
      '2026-03-28 09:30',
      '2026-03-29 09:00',
      '2026-03-29 09:30',
    ]);
    expect(clocksIn('Asia/Kolkata', starts)).toEqual([
      '2026-03-28 13:30',
      '2026-03-28 14:00',
      '2026-03-29 12:30',
      '2026-03-29 13:00',
    ]);
  });

  it('tells a learner in New York another hour for the weeks in which only one side has changed', () => {
    const firsts = (from: string, to: string, now: string) =>
      clocksIn('America/New_York', startsOf(tutorIn('Europe/Ljubljana'), { from, to, now, minutes: 90 })).filter(
        (_, index) => index % 2 === 0,
      );
    // New York changes on the 8th of March and the 1st of November, Ljubljana on the 29th of March and the 25th of October.
    expect(firsts('2026-03-07T00:00:00Z', '2026-03-09T00:00:00Z', '2026-03-01T00:00:00Z')).toEqual([
      '2026-03-07 03:00',
      '2026-03-08 04:00',
    ]);
    expect(firsts('2026-03-28T00:00:00Z', '2026-03-30T00:00:00Z', '2026-03-01T00:00:00Z')).toEqual([
      '2026-03-28 04:00',
      '2026-03-29 03:00',
    ]);
    expect(firsts('2026-10-24T00:00:00Z', '2026-10-26T00:00:00Z', '2026-10-01T00:00:00Z')).toEqual([
      '2026-10-24 03:00',
      '2026-10-25 04:00',
    ]);
    expect(firsts('2026-10-31T00:00:00Z', '2026-11-02T00:00:00Z', '2026-10-01T00:00:00Z')).toEqual([
      '2026-10-31 04:00',
      '2026-11-01 03:00',
    ]);
  });

  it('leaves a tutor in Kolkata alone, by either name of the zone', () => {
    const around = { from: '2026-10-24T00:00:00Z', to: '2026-10-26T00:00:00Z', now: '2026-10-01T00:00:00Z' };
    const starts = startsOf(tutorIn('Asia/Kolkata'), { ...around, minutes: 90 });
    expect(starts).toEqual(['2026-10-24T03:30Z', '2026-10-24T04:00Z', '2026-10-25T03:30Z', '2026-10-25T04:00Z']);
    expect(startsOf(tutorIn('Asia/Calcutta'), { ...around, minutes: 90 })).toEqual(starts);
    expect(clocksIn('Europe/Ljubljana', starts)).toEqual([
      '2026-10-24 05:30',
      '2026-10-24 06:00',
      '2026-10-25 04:30',
      '2026-10-25 05:00',
    ]);
  });

  describe('in the middle of the hours', () => {
    const nightly = (start: number, end: number) =>
      tutorIn('Europe/Ljubljana', { weeklyHours: [hours(7, start, end)] });
    const march = { from: '2026-03-28T22:00:00Z', to: '2026-03-29T12:00:00Z', now: '2026-03-01T00:00:00Z' };
    const october = { from: '2026-10-24T20:00:00Z', to: '2026-10-25T12:00:00Z', now: '2026-10-01T00:00:00Z' };

    it('offers an hour less in March and an hour more in October, each slot of real minutes', () => {
      // From one to four: two hours in March, four in October.
      expect(startsOf(nightly(1, 4), march)).toEqual(['2026-03-29T00:00Z', '2026-03-29T00:30Z', '2026-03-29T01:00Z']);
      expect(startsOf(nightly(1, 4), october)).toHaveLength(7);
      expect(startsOf(nightly(1, 4), october)[0]).toBe('2026-10-24T23:00Z');
    });

    it('begins as much later where the start is left out', () => {
      expect(startsOf(nightly(2.5, 5), march)).toEqual(['2026-03-29T01:30Z', '2026-03-29T02:00Z']);
    });

    it('ends where the clocks leap if the end is left out', () => {
      expect(startsOf(nightly(1, 2.5), march)).toEqual(['2026-03-29T00:00Z']);
    });

    it('has no slots in hours that are left out whole', () => {
      expect(startsOf(nightly(2, 3), { ...march, minutes: 30 })).toEqual([]);
      expect(startsOf(nightly(2, 2.5), { ...march, minutes: 30 })).toEqual([]);
    });

    it('begins the first time where a start comes twice', () => {
      expect(startsOf(nightly(2, 3), { ...october, minutes: 90 })).toEqual(['2026-10-25T00:00Z', '2026-10-25T00:30Z']);
    });
  });
});
