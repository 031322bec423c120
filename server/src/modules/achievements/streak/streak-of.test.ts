import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayOf, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { type LearningDay, streakOf } from './streak-of.ts';

const home = 'Europe/Ljubljana';
const at = (day: Day, timeZone = home): LearningDay => ({ day, timeZone });
const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => at(addDays(first, index)));

/** A Monday. */
const monday = '2026-03-09';
const stateOn = (day: Day, days: LearningDay[], today: LearningDay) =>
  streakOf(days, today).calendar.find((each) => each.day === day)?.state;

describe('days in a row', () => {
  it('are none for who has not begun, and nobody is missed', () => {
    const streak = streakOf([], at(monday));
    expect(streak).toMatchObject({ days: 0, longest: 0, has_learned_today: false, has_freeze: true, away_days: null });
    expect(new Set(streak.calendar.map(({ state }) => state))).toEqual(new Set(['open']));
    expect(streak.calendar.map(({ day }) => day)).toEqual(daysFrom('2026-02-24', 14).map(({ day }) => day));
  });

  it('count up to today, or to yesterday while today is open', () => {
    const days = daysFrom(monday, 3);
    expect(streakOf(days, at('2026-03-11'))).toMatchObject({ days: 3, has_learned_today: true });
    expect(streakOf(days, at('2026-03-12'))).toMatchObject({ days: 3, has_learned_today: false, has_freeze: true });
    expect(stateOn('2026-03-12', days, at('2026-03-12'))).toBe('open');
  });

  it('are kept by a freeze over one missed day, which adds nothing', () => {
    const days = [at('2026-03-09'), at('2026-03-10'), at('2026-03-12')];
    expect(streakOf(days, at('2026-03-12'))).toMatchObject({ days: 3, longest: 3, has_freeze: false, away_days: null });
    expect(stateOn('2026-03-11', days, at('2026-03-12'))).toBe('frozen');
    expect(streakOf(days, at('2026-03-16')).has_freeze, 'a new week has a new one').toBe(true);
  });

  it('end with two missed days of one week, whether together or apart', () => {
    const together = [at('2026-03-09'), at('2026-03-12')];
    expect(streakOf(together, at('2026-03-12'))).toMatchObject({ days: 1, longest: 1, has_freeze: true });
    const apart = [at('2026-03-09'), at('2026-03-11'), at('2026-03-13')];
    expect(streakOf(apart.slice(0, 2), at('2026-03-13'))).toMatchObject({ days: 1, longest: 2, has_freeze: false });
    expect(streakOf(apart, at('2026-03-13')), 'it goes on after the first of them').toMatchObject({
      days: 2,
      longest: 2,
      has_freeze: false,
    });
  });

  it('are bridged over Sunday and Monday by the freezes of two weeks', () => {
    const days = [at('2026-03-14'), at('2026-03-17')];
    expect(streakOf(days, at('2026-03-17'))).toMatchObject({ days: 2, has_freeze: false });
    expect(streakOf([at('2026-03-12'), ...days], at('2026-03-17')), 'Friday took one').toMatchObject({ days: 2 });
  });

  it('show as missed all of a gap whose freeze a later one needs', () => {
    const days = [at('2026-03-14'), at('2026-03-17'), at('2026-03-19')];
    expect(streakOf(days, at('2026-03-19'))).toMatchObject({ days: 2, longest: 2, has_freeze: false });
    const states = ['2026-03-15', '2026-03-16', '2026-03-18'].map((day) => stateOn(day, days, at('2026-03-19')));
    expect(states).toEqual(['missed', 'missed', 'frozen']);
  });

  it('end with three missed days, however they lie in the weeks', () => {
    for (const offset of [0, 1, 2, 3, 4, 5, 6]) {
      const day = addDays(monday, offset);
      expect(streakOf([at(day), at(addDays(day, 4))], at(addDays(day, 4)))).toMatchObject({ days: 1, longest: 1 });
    }
  });

  it('are still kept while a freeze covers yesterday', () => {
    const days = daysFrom(monday, 3);
    expect(streakOf(days, at('2026-03-13'))).toMatchObject({ days: 3, has_freeze: false, away_days: null });
    expect(stateOn('2026-03-12', days, at('2026-03-13'))).toBe('frozen');
    expect(streakOf(days, at('2026-03-14'))).toMatchObject({ days: 0, longest: 3, away_days: 3, has_freeze: true });
    expect(stateOn('2026-03-12', days, at('2026-03-14'))).toBe('missed');
  });

  it('welcome somebody back by the days that they were away, until they learn again', () => {
    const days = daysFrom('2026-01-05', 10);
    expect(streakOf(days, at(monday))).toMatchObject({ days: 0, longest: 10, away_days: 54 });
    expect(streakOf([...days, at(monday)], at(monday))).toMatchObject({ days: 1, longest: 10, away_days: null });
  });
});

describe('on a journey', () => {
  it('no day is missed that the calendar leaps over on the way west', () => {
    const days = [at('2026-03-10', 'Pacific/Honolulu'), at('2026-03-12', 'Pacific/Auckland')];
    expect(streakOf(days, at('2026-03-12', 'Pacific/Auckland'))).toMatchObject({ days: 2, has_freeze: true });
    expect(stateOn('2026-03-11', days, at('2026-03-12', 'Pacific/Auckland'))).toBe('frozen');
  });

  it('a day that comes twice on the way east is one, and none is missed after it', () => {
    const days = [
      at('2026-03-10', 'Pacific/Auckland'),
      at('2026-03-10', 'Pacific/Honolulu'),
      at('2026-03-11', 'Pacific/Honolulu'),
    ];
    expect(streakOf(days, at('2026-03-11', 'Pacific/Honolulu'))).toMatchObject({ days: 2, has_freeze: true });
    expect(streakOf(days.slice(0, 1), at('2026-03-09', 'Pacific/Honolulu'))).toMatchObject({
      ...{ days: 1, has_learned_today: false, away_days: null },
    });
  });

  it('there and back again takes nothing away', () => {
    const days = [
      at('2026-03-10', 'Pacific/Auckland'),
      at('2026-03-10', 'Pacific/Honolulu'),
      at('2026-03-12', 'Pacific/Auckland'),
    ];
    expect(streakOf(days, at('2026-03-12', 'Pacific/Auckland'))).toMatchObject({ days: 2, has_freeze: true });
  });
});

it.each([
  ['spring', '2026-03-27', '2026-03-31'],
  ['autumn', '2026-10-23', '2026-10-27'],
])('is not touched by the change of clocks in %s', (_, first, last) => {
  const days = daysFrom(first, 5);
  expect(streakOf(days, at(last))).toMatchObject({ days: 5, has_freeze: true });
  const travelled = days.map(({ day }, index) => at(day, index % 2 ? 'America/New_York' : home));
  expect(streakOf(travelled, at(last))).toMatchObject({ days: 5, has_freeze: true });
});

const zones = [
  ...['Europe/Ljubljana', 'Europe/London', 'America/New_York', 'America/Los_Angeles', 'America/Santiago'],
  ...[
    'Pacific/Honolulu',
    'Etc/GMT+12',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ],
];

type Night = { zone: string; share: number; goesStraightToBed: boolean };

/** Somebody who learns each day that they have, and flies on at midnight: where and on which days they learned. */
function learnDaily(first: LearningDay, nights: Night[]): LearningDay[] {
  const days = [first];
  for (const { zone, share, goesStraightToBed } of nights) {
    const today = days.at(-1) ?? first;
    const landing = dayStart(addDays(today.day, 1), today.timeZone).getTime();
    const midnight = dayStart(addDays(dayOf(new Date(landing), zone), 1), zone).getTime();
    // What is left of the day of an arrival need not be learned on, unless it is the better part of it.
    const isSleptThrough = goesStraightToBed && midnight - landing < 12 * hour;
    const [from, to] = isSleptThrough ? [midnight, midnight + 23 * hour] : [landing, midnight];
    days.push(at(dayOf(new Date(from + Math.floor((to - from) * share)), zone), zone));
  }
  return days;
}

const hour = 3_600_000;
const night = fc.record({
  zone: fc.constantFrom(...zones),
  /** How far the day is when they learn. */
  share: fc.double({ min: 0, max: 0.999, noNaN: true }),
  goesStraightToBed: fc.boolean(),
});

it('never breaks in a year of learning every day, at any hour, in any chain of time zones', () => {
  const year = fc.tuple(fc.constantFrom(...zones), fc.array(night, { minLength: 365, maxLength: 365 }));
  fc.assert(
    fc.property(year, ([zone, nights]) => {
      const days = learnDaily(at('2026-01-01', zone), nights);
      const today = days.at(-1) ?? at('2026-01-01');
      const streak = streakOf(days, today);
      expect(streak.days).toBe(new Set(days.map(({ day }) => day)).size);
      expect(streak).toMatchObject({ longest: streak.days, has_freeze: true, away_days: null });
    }),
    { numRuns: 3 },
  );
});

it('is three days at most for who claims to be everywhere at one moment', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (now) => {
      const everywhere = zones.map((zone) => at(dayOf(now, zone), zone));
      expect(streakOf(everywhere, at(dayOf(now, home))).longest).toBeLessThanOrEqual(3);
    }),
    { numRuns: 30 },
  );
});

const anyDays = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 60 }), timeZone: fc.constantFrom(...zones) }).map(({ day, timeZone }) => ({
    ...{ day: addDays('2026-02-01', day), timeZone },
  })),
  { maxLength: 40 },
);

it('is the same in whatever order days are told of, and however often', () => {
  fc.assert(
    fc.property(anyDays, fc.infiniteStream(fc.nat()), (days, numbers) => {
      const shuffled = [...days, ...days]
        .map((day) => ({ day, by: numbers.next().value ?? 0 }))
        .sort((one, other) => one.by - other.by)
        .map(({ day }) => day);
      expect(streakOf(shuffled, at('2026-04-02'))).toEqual(streakOf(days, at('2026-04-02')));
    }),
    { numRuns: 100 },
  );
});

it('spends at most one freeze a week, and is never shorter for one more day', () => {
  const atHome = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 41 });
  fc.assert(
    fc.property(atHome, fc.integer({ min: 0, max: 40 }), (offsets, more) => {
      const today = at(addDays('2026-02-02', 41));
      const days = offsets.map((offset) => at(addDays('2026-02-02', offset)));
      const { calendar, days: current, longest } = streakOf(days, today);
      const weeks = calendar.filter(({ state }) => state === 'frozen').map(({ day }) => mondayOf(day));
      expect(new Set(weeks).size).toBe(weeks.length);
      expect(longest).toBeLessThanOrEqual(days.length);
      const filled = streakOf([...days, at(addDays('2026-02-02', more))], today);
      expect(filled.longest).toBeGreaterThanOrEqual(longest);
      expect(filled.days).toBeGreaterThanOrEqual(current);
    }),
  );
});
