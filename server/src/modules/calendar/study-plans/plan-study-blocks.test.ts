import { studyBlockMinutes } from '@navor/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { momentOf, weekdayOf } from '../../../platform/time/local-time.ts';
import { minutesOf, type PlanningTask, planStudyBlocks } from './plan-study-blocks.ts';

const lessons = (...minutes: number[]) => minutes.map((each, index) => ({ id: `l${index + 1}`, minutes: each }));
const evenings = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 17 * 60, endMinute: 20 * 60 }));

const task = (fields: Partial<PlanningTask>): PlanningTask => ({
  lessons: lessons(30, 30),
  hours: evenings,
  minutesPerWeek: 300,
  minutesPerDay: 120,
  timeZone: 'Europe/Ljubljana',
  // A Monday morning.
  from: new Date('2026-03-09T07:00:00Z'),
  endsOn: '2026-04-05',
  ...{ busy: [], others: [], pinned: [] },
  ...fields,
});

const shown = (planned: ReturnType<typeof planStudyBlocks>) =>
  planned.blocks.map(({ startsAt, endsAt, lessonIds }) => [
    `${startsAt.toISOString().slice(5, 16)} – ${endsAt.toISOString().slice(11, 16)}`,
    lessonIds.join(' '),
  ]);
const at = (startsAt: string, endsAt: string) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

describe('a study plan', () => {
  it('spreads lessons evenly over the days of a week, several short ones in one block', () => {
    const planned = planStudyBlocks(task({ lessons: lessons(20, 20, 20, 60, 30, 30), endsOn: '2026-03-15' }));
    expect(shown(planned)).toEqual([
      ['03-09T16:00 – 17:00', 'l1 l2 l3'],
      ['03-10T16:00 – 17:00', 'l4'],
      ['03-11T16:00 – 17:00', 'l5 l6'],
    ]);
    expect(planned.unplacedMinutes).toBe(0);
  });

  it('stays on the learner’s clock when the clocks change', () => {
    const planned = planStudyBlocks(
      task({ from: new Date('2026-03-27T07:00:00Z'), lessons: lessons(60, 60), minutesPerDay: 60 }),
    );
    expect(shown(planned)).toEqual([
      ['03-27T16:00 – 17:00', 'l1'],
      ['03-30T15:00 – 16:00', 'l2'],
    ]);
  });

  it('divides a lesson that is longer than a block', () => {
    const planned = planStudyBlocks(task({ lessons: lessons(200), minutesPerDay: 360, minutesPerWeek: 1200 }));
    expect(planned.unplacedMinutes).toBe(0);
    expect(planned.blocks.map(({ lessonIds }) => lessonIds)).toEqual([['l1'], ['l1'], ['l1']]);
    expect(planned.blocks.every((block) => minutesOf(block) <= studyBlockMinutes.max)).toBe(true);
  });

  it('keeps clear of what is in the calendar, and shares the ceiling of a day with other courses', () => {
    const planned = planStudyBlocks(
      task({
        lessons: lessons(60, 60),
        minutesPerDay: 60,
        busy: [at('2026-03-09T16:00:00Z', '2026-03-09T17:30:00Z')],
        others: [at('2026-03-10T17:00:00Z', '2026-03-10T17:45:00Z')],
      }),
    );
    expect(shown(planned)).toEqual([
      ['03-09T17:30 – 18:30', 'l1'],
      ['03-11T16:00 – 17:00', 'l2'],
    ]);
  });

  it('fills a block that was moved by hand in its turn, and leaves it where it is', () => {
    const pinned = [at('2026-03-10T05:00:00Z', '2026-03-10T05:40:00Z')];
    const planned = planStudyBlocks(task({ lessons: lessons(60, 40, 60), pinned }));
    expect(shown(planned)).toEqual([
      ['03-09T16:00 – 17:00', 'l1'],
      ['03-10T05:00 – 05:40', 'l2'],
      ['03-10T16:00 – 17:00', 'l3'],
    ]);
    expect(planned.blocks.map(({ isPinned }) => isPinned)).toEqual([false, true, false]);
  });

  it('says how much finds no place', () => {
    const planned = planStudyBlocks(task({ lessons: lessons(100, 100, 100, 100), endsOn: '2026-03-15' }));
    expect(planned).toMatchObject({ plannedMinutes: 300, unplacedMinutes: 100 });
  });

  it('gives what is short the shortest block', () => {
    expect(shown(planStudyBlocks(task({ lessons: lessons(10) })))).toEqual([['03-09T16:00 – 16:25', 'l1']]);
  });

  it('never breaks its promises, whatever the hours, the lessons and what is in the way', () => {
    const zones = ['Europe/Ljubljana', 'America/New_York', 'Asia/Kolkata'];
    const minutesFrom = (start: number) =>
      fc.integer({ min: 25, max: 400 }).map((length) => Math.min(1440, start + length));
    const hours = fc
      .record({ weekday: fc.integer({ min: 1, max: 7 }), startMinute: fc.integer({ min: 0, max: 1400 }) })
      .chain((each) => minutesFrom(each.startMinute).map((endMinute) => ({ ...each, endMinute })));
    const stretch = fc
      .record({ hour: fc.integer({ min: 0, max: 24 * 40 }), minutes: fc.integer({ min: 15, max: 240 }) })
      .map(({ hour, minutes }) => {
        const startsAt = new Date(Date.parse('2026-03-09T00:00:00Z') + hour * 3_600_000);
        return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
      });
    const tasks = fc.record({
      lessons: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 30 }).map((each) => lessons(...each)),
      hours: fc.array(hours, { minLength: 1, maxLength: 10 }),
      minutesPerWeek: fc.integer({ min: 60, max: 1200 }),
      minutesPerDay: fc.integer({ min: 30, max: 360 }),
      timeZone: fc.constantFrom(...zones),
      // Over both changes of the clocks, of either side of the sea.
      from: fc.constantFrom('2026-03-05T09:13:00Z', '2026-10-20T21:50:00Z').map((each) => new Date(each)),
      weeks: fc.integer({ min: 1, max: 6 }),
      busy: fc.array(stretch, { maxLength: 15 }),
      others: fc.array(stretch, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(tasks, ({ weeks, ...fields }) => {
        const { from, timeZone, busy, others, minutesPerDay, minutesPerWeek } = fields;
        const endsOn = addDays(dayOf(from, timeZone), weeks * 7 - 1);
        const planned = planStudyBlocks(task({ ...fields, endsOn }));
        const total = fields.lessons.reduce((sum, { minutes }) => sum + minutes, 0);
        expect(planned.plannedMinutes + planned.unplacedMinutes).toBe(total);
        const { blocks } = planned;
        expect(blocks.reduce((sum, block) => sum + minutesOf(block), 0)).toBeGreaterThanOrEqual(planned.plannedMinutes);
        for (const [index, block] of blocks.entries()) {
          expect(minutesOf(block)).toBeGreaterThanOrEqual(studyBlockMinutes.min);
          expect(minutesOf(block)).toBeLessThanOrEqual(studyBlockMinutes.max);
          expect(block.startsAt.getTime()).toBeGreaterThanOrEqual(
            blocks[index - 1]?.endsAt.getTime() ?? from.getTime(),
          );
          for (const taken of [...busy, ...others]) {
            expect(block.startsAt < taken.endsAt && taken.startsAt < block.endsAt).toBe(false);
          }
          const day = dayOf(block.startsAt, timeZone);
          expect(day <= endsOn).toBe(true);
          expect(isWithin(block, day, fields)).toBe(true);
          const sameDay = [...blocks, ...others].filter((each) => dayOf(each.startsAt, timeZone) === day);
          expect(sameDay.reduce((sum, each) => sum + minutesOf(each), 0)).toBeLessThanOrEqual(minutesPerDay);
          const sameWeek = blocks.filter((each) => mondayOf(dayOf(each.startsAt, timeZone)) === mondayOf(day));
          expect(sameWeek.reduce((sum, each) => sum + minutesOf(each), 0)).toBeLessThanOrEqual(minutesPerWeek);
        }
        expect(blocks.flatMap(({ lessonIds }) => lessonIds).filter((id, index, all) => id !== all[index - 1])).toEqual(
          fields.lessons.slice(0, new Set(blocks.flatMap(({ lessonIds }) => lessonIds)).size).map(({ id }) => id),
        );
      }),
      { numRuns: 100, seed: 20_260_309 },
    );
  });
});

/** Each minute of it is in some of the hours of its day, by the clock. */
function isWithin(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  day: string,
  { hours, timeZone }: Pick<PlanningTask, 'hours' | 'timeZone'>,
): boolean {
  const edge = (minutes: number) =>
    momentOf(new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000).toISOString().slice(0, 16), timeZone).getTime();
  const open = hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ startMinute, endMinute }) => ({ from: edge(startMinute), to: edge(endMinute) }));
  for (let moment = startsAt.getTime(); moment < endsAt.getTime(); moment += 60_000) {
    if (!open.some(({ from, to }) => moment >= from && moment < to)) return false;
  }
  return true;
}
