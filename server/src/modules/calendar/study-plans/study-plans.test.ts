import type { StudyOutlook, StudyPlan } from '@navor/contract';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../platform/time/days.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json } from '../../../test-support/test-server.ts';
import { lockPerson } from '../../identity/index.ts';
import { settings, studyPlanCalls, today } from './study-plans.fixture.ts';

const { server, newPerson, learner, enrol, get, plan, planned, remove, move, blocksOf } = studyPlanCalls();

describe('a study plan', () => {
  it('is offered, previewed, saved, shown in the calendar and deleted', async () => {
    const person = await learner();
    const { cookie } = person;
    const offered = await json<StudyPlan>(get(person));
    expect(offered).toMatchObject({
      state: 'open',
      is_saved: false,
      remaining: { lessons: 8, minutes: 240 },
      settings: { hours_per_week: 5, weeks: 4, minutes_per_day: 120 },
      outlook: null,
    });
    const preview = await json<StudyOutlook>(
      server().call('/api/calendar/study-plans/osnove/preview', { body: settings, cookie }),
    );
    expect(preview).toMatchObject({ minutes_planned: 240, minutes_unplaced: 0, enough: { weeks: null } });
    expect(await blocksOf(person)).toEqual([]);
    expect(await planned(person)).toEqual(preview);
    const blocks = await blocksOf(person);
    expect(blocks).toHaveLength(preview.blocks.length);
    expect(blocks[0]).toMatchObject({
      title: 'Učenje: osnove sl',
      description: expect.stringContaining('lekcija-1 sl'),
      path: '/dashboard/courses/osnove/lekcija-1',
      actions: { can_move: true, can_resize: true, can_delete: false },
    });
    expect(await json(get(person))).toMatchObject({ is_saved: true, settings, outlook: { blocks: preview.blocks } });
    const list = await json(server().call('/api/calendar/study-plans', { cookie }));
    expect(list).toMatchObject([{ course: { id: 'osnove' }, is_planned: true }]);
    expect([(await remove(person)).status, (await remove(person)).status]).toEqual([200, 200]);
    expect(await blocksOf(person)).toEqual([]);
  });

  it('stays as it is when it is saved twice, also at once', async () => {
    const person = await learner();
    await planned(person);
    const before = await blocksOf(person);
    const answers = await Promise.all([plan(person), plan(person), plan(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await blocksOf(person)).toEqual(before);
  });

  it('says how much finds no place, and what would be enough', async () => {
    const person = await learner('dolg');
    const outlook = await planned(person, { weeks: 4, hours_per_week: 5, minutes_per_day: 360 }, 'dolg');
    expect(outlook.minutes_planned + outlook.minutes_unplaced).toBe(3000);
    // Four weeks from a day within a week touch five of them.
    expect(outlook.minutes_planned).toBeLessThanOrEqual(5 * 5 * 60);
    expect(outlook.enough.weeks).toBeGreaterThan(8);
    // All five take so much by themselves; from some days on, the first or the last is too short for it.
    expect(outlook.enough.hours_per_week).toBeGreaterThanOrEqual(10);
    const busier = { weeks: 4, hours_per_week: outlook.enough.hours_per_week, minutes_per_day: 360 };
    expect((await planned(person, busier, 'dolg')).minutes_unplaced).toBe(0);
    const longer = await planned(person, { weeks: outlook.enough.weeks, minutes_per_day: 360 }, 'dolg');
    expect(longer.minutes_unplaced).toBe(0);
    expect(await json<StudyPlan>(get(person, 'dolg'))).toMatchObject({ outlook: { minutes_unplaced: 0 } });
  });

  it('keeps clear of own events', async () => {
    const person = await learner();
    const busy = await planned(person);
    const [first] = busy.blocks;
    const event = {
      ...{ id: crypto.randomUUID(), title: 'Zdravnik', notes: '', location: '', is_all_day: false, recurrence: null },
      ...{ local_start: String(first?.starts_at).slice(0, 16), duration_minutes: 60, time_zone: 'UTC' },
    };
    await server().call('/api/calendar/events', { body: event, cookie: person.cookie });
    const moved = await planned(person);
    const ends = Date.parse(`${event.local_start}Z`) + 3_600_000;
    for (const block of moved.blocks) {
      const isClear =
        Date.parse(String(block.ends_at)) <= Date.parse(`${event.local_start}Z`) ||
        Date.parse(String(block.starts_at)) >= ends;
      expect(isClear).toBe(true);
    }
  });

  it('is not kept from a day by a note of the whole day', async () => {
    const person = await learner();
    const before = await planned(person);
    const [first] = before.blocks;
    const birthday = {
      ...{ id: crypto.randomUUID(), title: 'Rojstni dan', notes: '', location: '', is_all_day: true, recurrence: null },
      ...{ local_start: `${first?.day}T00:00`, duration_minutes: 1440, time_zone: 'UTC' },
    };
    expect((await server().call('/api/calendar/events', { body: birthday, cookie: person.cookie })).status).toBe(200);
    expect((await planned(person)).blocks).toEqual(before.blocks);
  });

  it('shares the ceiling of a day with the plans of other courses', async () => {
    const person = await learner();
    await enrol(person, 'dolg');
    await planned(person);
    await planned(person, { hours_per_week: 10 }, 'dolg');
    const minutes = new Map<string, number>();
    for (const { first_day, starts_at, ends_at } of await blocksOf(person)) {
      const length = (Date.parse(String(ends_at)) - Date.parse(String(starts_at))) / 60_000;
      minutes.set(first_day, (minutes.get(first_day) ?? 0) + length);
    }
    expect(Math.max(...minutes.values())).toBeLessThanOrEqual(60);
  });

  it.each<[string, (person: SamplePerson, blockId: string | undefined) => Promise<Response>]>([
    ['moved', (person, blockId) => move(person, blockId, `${addDays(today(), 2)}T21:00`)],
    ['deleted', (person) => remove(person)],
  ])('is not %s while its blocks are put in order', async (_, write) => {
    const person = await learner();
    await planned(person);
    const [block] = await blocksOf(person);
    const { written } = await server().services.db.transaction(async (tx) => {
      await lockPerson(tx, person.id);
      const sent = write(person, block?.id);
      await vi.waitFor(async () => expect(await server().database.countWaiting()).toBe(1), 10_000);
      return { written: sent };
    });
    expect((await written).status).toBe(200);
    expect(await blocksOf(person)).not.toContainEqual(block);
  });

  it('is nobody else’s', async () => {
    const owner = await learner();
    const other = await learner();
    await planned(owner);
    const [block] = await blocksOf(owner);
    expect((await move(other, block?.id, '2026-03-09T10:00')).status).toBe(404);
    await remove(other);
    expect(await json<StudyPlan>(get(other))).toMatchObject({ is_saved: false });
    expect((await blocksOf(owner))[0]).toEqual(block);
    expect(await blocksOf(other)).toEqual([]);
  });

  it('is for courses that somebody is enrolled in', async () => {
    const person = await newPerson();
    expect(await json<StudyPlan>(get(person))).toMatchObject({ state: 'not_enrolled', is_saved: false });
    const refused = await plan(person);
    expect(refused.status).toBe(409);
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'ENROLMENT_REQUIRED' });
    for (const course of ['neznan', 'ni%00id']) expect((await get(person, course)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['no hours', { hours: [] }, 'hours'],
    [
      'hours that end before they begin',
      { hours: [{ weekday: 1, start_minute: 600, end_minute: 600 }] },
      'hours.0.end_minute',
    ],
    ['an eighth day', { hours: [{ weekday: 8, start_minute: 600, end_minute: 700 }] }, 'hours.0.weekday'],
    ['too many weeks', { weeks: 17 }, 'weeks'],
    ['no time', { hours_per_week: 0 }, 'hours_per_week'],
    ['a day of more than one can take', { minutes_per_day: 1000 }, 'minutes_per_day'],
  ])('refuses %s', async (_, changes, path) => {
    const response = await plan(await learner(), changes);
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path }]);
  });
});
