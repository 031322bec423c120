import { bookingHorizonDays, bookingMinutes, slotStepMinutes } from '@navor/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../platform/time/days.ts';
import { type Availability, deriveSlots, type Slot } from './derive-slots.ts';

const minute = 60_000;
const zones = [
  'Europe/Ljubljana',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
  'UTC',
];
/** Around changes of clocks in the zones above, and one ordinary day. */
const days = ['2026-03-05', '2026-03-26', '2026-04-02', '2026-06-10', '2026-10-01', '2026-10-23', '2026-10-29'];

const someHours = fc
  .record({ startMinute: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 1440 }) })
  .map(({ startMinute, length }) => ({ startMinute, endMinute: startMinute + length }));

const someCase = fc
  .record({
    day: fc.constantFrom(...days),
    atMinute: fc.integer({ min: 0, max: 1439 }),
    minutes: fc.constantFrom(...bookingMinutes),
    timeZone: fc.constantFrom(...zones),
    weeklyHours: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 7 }), someHours).map(([weekday, hours]) => ({ weekday, ...hours })),
      { maxLength: 5 },
    ),
    exceptions: fc.uniqueArray(
      fc.record({ offset: fc.integer({ min: 0, max: 5 }), hours: fc.array(someHours, { maxLength: 2 }) }),
      { maxLength: 2, selector: ({ offset }) => offset },
    ),
    noticeMinutes: fc.integer({ min: 0, max: 2000 }),
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    taken: fc.array(fc.tuple(fc.integer({ min: -600, max: 8000 }), fc.integer({ min: 1, max: 600 })), { maxLength: 6 }),
  })
  .map(({ day, atMinute, minutes, exceptions, taken, ...tutor }) => {
    const now = new Date(`${day}T00:00:00Z`).getTime() + atMinute * minute;
    return {
      tutor: { ...tutor, exceptions: exceptions.map(({ offset, hours }) => ({ day: addDays(day, offset), hours })) },
      query: { minutes, from: new Date(now), to: new Date(now + 5 * 1440 * minute), now: new Date(now) },
      taken: taken.map(([start, length]) => ({
        startsAt: new Date(now + start * minute),
        endsAt: new Date(now + (start + length) * minute),
      })),
    };
  });

it('offers no minute that is outside of the hours, taken, too soon or too far', () => {
  fc.assert(
    fc.property(someCase, ({ tutor, query, taken }) => {
      const earliest = query.now.getTime() + tutor.noticeMinutes * minute;
      for (const { startsAt, endsAt } of deriveSlots(tutor, query, taken)) {
        expect(endsAt.getTime() - startsAt.getTime()).toBe(query.minutes * minute);
        expect(startsAt.getTime()).toBeGreaterThanOrEqual(earliest);
        expect(startsAt.getTime()).toBeLessThanOrEqual(query.now.getTime() + bookingHorizonDays * 1440 * minute);
        for (let at = startsAt.getTime(); at < endsAt.getTime(); at += 5 * minute) {
          expect(isWithinHours(tutor, at), `${new Date(at).toISOString()} is within hours`).toBe(true);
        }
        const withBuffer = endsAt.getTime() + tutor.bufferMinutes * minute;
        for (const other of taken) {
          expect(other.endsAt <= startsAt || other.startsAt.getTime() >= withBuffer).toBe(true);
        }
      }
    }),
    {
      numRuns: 150,
      examples: [
        [
          {
            tutor: {
              ...{ timeZone: 'Europe/Ljubljana', weeklyHours: [], noticeMinutes: 0, bufferMinutes: 0 },
              exceptions: [{ day: '2026-10-25', hours: [{ startMinute: 125, endMinute: 180 }] }],
            },
            query: {
              ...{ minutes: 30, from: new Date('2026-10-23'), to: new Date('2026-10-28') },
              now: new Date('2026-10-23'),
            },
            taken: [],
          },
        ],
      ],
    },
  );
}, 60_000);

it('finds each slot again by itself, whatever else was asked for', () => {
  fc.assert(
    fc.property(someCase, fc.nat(), ({ tutor, query, taken }, pick) => {
      const slots = deriveSlots(tutor, query, taken);
      const slot = slots[pick % Math.max(1, slots.length)];
      if (!slot) return;
      expect(slotAt(tutor, query, taken, slot.startsAt)).toEqual(slot);
      // One minute beside it there is none, unless other hours have their own count.
      const beside = new Date(slot.startsAt.getTime() + minute);
      const isCounted = slots.some(({ startsAt }) => startsAt.getTime() === beside.getTime());
      expect(slotAt(tutor, query, taken, beside) !== undefined).toBe(isCounted);
    }),
    { numRuns: 100 },
  );
}, 60_000);

function slotAt(tutor: Availability, query: Parameters<typeof deriveSlots>[1], taken: Slot[], at: Date) {
  return deriveSlots(tutor, { ...query, from: at, to: new Date(at.getTime() + 1) }, taken)[0];
}

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

const wallClock = (timeZone: string, moment: number) => clocks.get(timeZone)?.format(moment) ?? '';

function isWithinHours(tutor: Availability, moment: number): boolean {
  return isOnTheClock(tutor, moment) || goesOnWhenClocksTurnBack(tutor, moment);
}

/** Hours that have begun when the clocks are turned back go on, though the clock shows a time before their start again. */
function goesOnWhenClocksTurnBack(tutor: Availability, moment: number): boolean {
  const shown = wallClock(tutor.timeZone, moment);
  for (let at = moment; at > moment - 60 * minute; at -= minute) {
    if (wallClock(tutor.timeZone, at) > shown) return isOnTheClock(tutor, at);
  }
  return false;
}

/** By the clock on the wall, without the arithmetic of the code under test. */
function isOnTheClock({ timeZone, weeklyHours, exceptions }: Availability, moment: number): boolean {
  const [day = '', time = ''] = wallClock(timeZone, moment).split(' ');
  const [hour = 0, past = 0] = time.split(':').map(Number);
  return [0, 1].some((daysAgo) => {
    const began = addDays(day, -daysAgo);
    const weekday = new Date(`${began}T00:00:00Z`).getUTCDay() || 7;
    const exception = exceptions.find((each) => each.day === began);
    const hours = exception?.hours ?? weeklyHours.filter((each) => each.weekday === weekday);
    const minuteOfDay = hour * 60 + past + daysAgo * 1440;
    return hours.some(({ startMinute, endMinute }) => startMinute <= minuteOfDay && minuteOfDay < endMinute);
  });
}

it('begins no two slots closer to each other than the step within one stretch', () => {
  const tutor: Availability = {
    timeZone: 'Europe/Ljubljana',
    weeklyHours: [{ weekday: 7, startMinute: 0, endMinute: 1440 }],
    exceptions: [],
    noticeMinutes: 0,
    bufferMinutes: 0,
  };
  const query = { from: new Date('2026-10-24T12:00:00Z'), to: new Date('2026-10-26T00:00:00Z') };
  const slots = deriveSlots(tutor, { ...query, minutes: 30, now: query.from }, []);
  const gaps = slots
    .slice(1)
    .map(({ startsAt }, index) => startsAt.getTime() - (slots[index]?.startsAt.getTime() ?? 0));
  expect(new Set(gaps)).toEqual(new Set([slotStepMinutes * minute]));
  expect(slots).toHaveLength(50);
});
