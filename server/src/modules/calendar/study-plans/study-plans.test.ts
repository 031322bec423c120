import { type CalendarEntry, homeTimeZone, type StudyOutlook, type StudyPlan } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { insertSampleCourse, manyLessons } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';
import { replanStudyPlans } from './replan-study.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  // Eight lessons of half an hour.
  await insertSampleCourse(server.database, { id: 'osnove', modules: manyLessons(8) });
  await insertSampleCourse(server.database, { id: 'dolg', modules: manyLessons(100) });
});
afterAll(() => server.stop());

const settings = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 8 * 60, end_minute: 12 * 60 })),
  ...{ hours_per_week: 5, weeks: 4, minutes_per_day: 60 },
};

async function learner(course = 'osnove'): Promise<SamplePerson> {
  const person = await newPerson();
  await enrol(person, course);
  return person;
}
const enrol = ({ cookie }: SamplePerson, course: string) =>
  server.call(`/api/courses/${course}/enrolment`, { method: 'PUT', body: {}, cookie });
const plan = ({ cookie }: SamplePerson, changes: object = {}, course = 'osnove') =>
  server.call(`/api/calendar/study-plans/${course}`, {
    method: 'PUT',
    body: { ...settings, ...changes },
    cookie,
  });
const planned = async (person: SamplePerson, changes: object = {}, course = 'osnove') => {
  const response = await plan(person, changes, course);
  expect(response.status).toBe(200);
  return json<StudyOutlook>(response);
};
const get = ({ cookie }: SamplePerson, course = 'osnove') =>
  server.call(`/api/calendar/study-plans/${course}`, { cookie });
const today = () => dayOf(new Date(), homeTimeZone);

async function blocksOf({ cookie }: SamplePerson) {
  const response = await server.call(`/api/calendar/entries?from=${addDays(today(), -20)}&to=${addDays(today(), 40)}`, {
    cookie: `${cookie}; language=sl`,
  });
  expect(response.status).toBe(200);
  const { entries } = await json<{ entries: CalendarEntry[] }>(response);
  return entries.filter(({ kind }) => kind === 'study_block');
}

/** As if the plan had been made so many days earlier, and nobody had looked since. */
const letTimePass = ({ id }: SamplePerson, days: number) =>
  server.database.query(
    `WITH moved AS (UPDATE study_blocks SET starts_at = starts_at - make_interval(days => $2),
                                            ends_at = ends_at - make_interval(days => $2) WHERE user_id = $1)
     UPDATE study_plans SET planned_at = planned_at - make_interval(days => $2) WHERE user_id = $1`,
    [id, days],
  );

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
      server.call('/api/calendar/study-plans/osnove/preview', { body: settings, cookie }),
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
    const list = await json(server.call('/api/calendar/study-plans', { cookie }));
    expect(list).toMatchObject([{ course: { id: 'osnove' }, is_planned: true }]);
    const remove = () => server.call('/api/calendar/study-plans/osnove', { method: 'DELETE', body: {}, cookie });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
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
    expect(outlook.enough.hours_per_week).toBeGreaterThan(10);
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
    await server.call('/api/calendar/events', { body: event, cookie: person.cookie });
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
    expect((await server.call('/api/calendar/events', { body: birthday, cookie: person.cookie })).status).toBe(200);
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

  it('moves what was missed when the calendar is opened, as the same blocks', async () => {
    const person = await learner();
    await planned(person);
    const before = await blocksOf(person);
    await letTimePass(person, 3);
    const after = await blocksOf(person);
    expect(after.every(({ ends_at }) => Date.parse(String(ends_at)) > Date.now())).toBe(true);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after[0]?.description).toContain('lekcija-1 sl');
  });

  it.each([
    ['rests four weeks after its end if nothing was learnt since', 60, false],
    ['is taken up again after its end as long as something is learnt', 3, true],
  ])('%s', async (_, daysAgo, isTakenUp) => {
    const person = await learner();
    await planned(person, { weeks: 1 });
    await letTimePass(person, 60);
    await server.database.query(
      `UPDATE study_plans SET starts_on = starts_on - 60, ends_on = ends_on - 60 WHERE user_id = $1`,
      [person.id],
    );
    await server.database.query(
      `INSERT INTO study_time (user_id, day, course_id, seconds) VALUES ($1, $2, 'osnove', 900)`,
      [person.id, addDays(today(), -daysAgo)],
    );
    const coming = (await blocksOf(person)).filter(({ first_day }) => first_day >= today());
    expect(coming.length > 0).toBe(isTakenUp);
    expect(await json<StudyPlan>(get(person))).toMatchObject({
      outlook: { minutes_unplaced: isTakenUp ? 0 : 8 * 30, enough: { weeks: isTakenUp ? null : 1 } },
    });
  });

  it('is put in order every night for those who do not look', async () => {
    const person = await learner();
    await planned(person);
    await letTimePass(person, 3);
    await replanStudyPlans.run({}, server.services);
    const missed = await server.database.query('SELECT FROM study_blocks WHERE user_id = $1 AND ends_at < now()', [
      person.id,
    ]);
    expect(missed).toEqual([]);
  });

  it('drops lessons that are done', async () => {
    const person = await learner();
    const { cookie } = person;
    await planned(person);
    const done = { method: 'PUT', body: {}, cookie };
    expect((await server.call('/api/courses/osnove/lessons/lekcija-1/completion', done)).status).toBe(200);
    await vi.waitFor(async () => {
      const blocks = await blocksOf(person);
      expect(blocks.map(({ description }) => description).join()).not.toContain('lekcija-1 sl');
    }, 60_000);
  });

  it.each<[string, (person: SamplePerson, block: CalendarEntry) => Promise<unknown>]>([
    [
      'its lessons were done',
      ({ id }, { description }) =>
        server.database.query(
          `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at)
           SELECT $1, 'osnove', lesson, now() FROM unnest($2::text[]) AS lesson`,
          [id, description.split('\n').map((title) => title.replace(' sl', ''))],
        ),
    ],
    [
      'something was learnt that day',
      ({ id }, { first_day }) =>
        server.database.query(
          `INSERT INTO study_time (user_id, day, course_id, seconds) VALUES ($1, $2, 'osnove', 900)`,
          [...[id, addDays(first_day, -2)]],
        ),
    ],
  ])('leaves a block in its place if %s', async (_, learn) => {
    const person = await learner();
    await planned(person);
    const [first] = await blocksOf(person);
    if (!first) throw new Error('Nothing was planned');
    await learn(person, first);
    await letTimePass(person, 2);
    const [kept] = await blocksOf(person);
    expect(kept?.id).toBe(first.id);
    expect(Date.parse(String(kept?.starts_at))).toBe(Date.parse(String(first.starts_at)) - 2 * 86_400_000);
  });

  it('leaves a block where it was moved to by hand, until that was missed', async () => {
    const person = await learner();
    const { cookie } = person;
    await planned(person);
    const [first] = await blocksOf(person);
    const day = addDays(today(), 2);
    const move = (local_start: string) =>
      server.call(`/api/calendar/study-blocks/${first?.id}`, {
        ...{ method: 'PATCH', body: { local_start, duration_minutes: 45 }, cookie },
      });
    expect((await move(`${day}T21:00`)).status).toBe(200);
    await planned(person, { hours_per_week: 6 });
    const pinned = (await blocksOf(person)).find(({ id }) => id === first?.id);
    expect(pinned).toMatchObject({ first_day: day });
    expect(Date.parse(String(pinned?.ends_at)) - Date.parse(String(pinned?.starts_at))).toBe(45 * 60_000);
    await move(`${addDays(today(), -1)}T21:00`);
    await letTimePass(person, 0);
    await server.database.query(`UPDATE study_plans SET planned_at = now() - interval '2 days' WHERE user_id = $1`, [
      person.id,
    ]);
    const blocks = await blocksOf(person);
    expect(blocks.every(({ starts_at }) => Date.parse(String(starts_at)) > Date.now())).toBe(true);
  });

  it('is nobody else’s', async () => {
    const owner = await learner();
    const other = await learner();
    await planned(owner);
    const [block] = await blocksOf(owner);
    const moving = { method: 'PATCH', body: { local_start: '2026-03-09T10:00', duration_minutes: 30 } };
    const moved = await server.call(`/api/calendar/study-blocks/${block?.id}`, { ...moving, cookie: other.cookie });
    expect(moved.status).toBe(404);
    await server.call('/api/calendar/study-plans/osnove', { method: 'DELETE', body: {}, cookie: other.cookie });
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
