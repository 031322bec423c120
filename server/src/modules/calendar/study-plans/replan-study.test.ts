import { type CalendarEntry, homeTimeZone, type StudyPlan } from '@navor/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays } from '../../../platform/time/days.ts';
import { insertSampleCourse, manyLessons } from '../../../test-support/sample-course.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { json } from '../../../test-support/test-server.ts';
import { replanStudyPlans } from './replan-study.ts';
import { studyPlanCalls, today } from './study-plans.fixture.ts';

const { server, query, learner, enrol, get, planned, remove, move, blocksOf, letTimePass } = studyPlanCalls();

describe('a study plan as time goes by', () => {
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
    await query(`UPDATE study_plans SET starts_on = starts_on - 60, ends_on = ends_on - 60 WHERE user_id = $1`, [
      person.id,
    ]);
    await query(`INSERT INTO study_time (user_id, day, course_id, seconds) VALUES ($1, $2, 'osnove', 900)`, [
      person.id,
      addDays(today(), -daysAgo),
    ]);
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
    await replanStudyPlans.run({}, server().services);
    const missed = await query('SELECT FROM study_blocks WHERE user_id = $1 AND ends_at < now()', [person.id]);
    expect(missed).toEqual([]);
  });

  it('is shown, and others are put in order, although it cannot be', async () => {
    const person = await learner();
    await enrol(person, 'dolg');
    await planned(person, {}, 'dolg');
    await planned(person);
    await letTimePass(person, 3);
    onTestFinished(async () => void (await remove(person, 'dolg')));
    await query(`UPDATE study_plans SET time_zone = 'Nowhere/City' WHERE user_id = $1 AND course_id = 'dolg'`, [
      person.id,
    ]);
    const blocks = await blocksOf(person);
    const missed = blocks.filter(({ ends_at }) => Date.parse(String(ends_at)) < Date.now());
    expect(new Set(missed.map(({ title }) => title))).toEqual(new Set(['Učenje: dolg sl']));
  });

  it('stays where it is, also if some of it found no place', async () => {
    const person = await learner('dolg');
    const { cookie } = person;
    const event = {
      ...{ id: crypto.randomUUID(), title: 'Zdravnik', notes: '', location: '', is_all_day: false, recurrence: null },
      ...{ local_start: `${addDays(today(), 7)}T08:00`, duration_minutes: 60, time_zone: homeTimeZone },
    };
    await server().call('/api/calendar/events', { body: event, cookie });
    expect((await planned(person, { minutes_per_day: 30 }, 'dolg')).minutes_unplaced).toBeGreaterThan(0);
    const before = await blocksOf(person);
    const removed = { method: 'DELETE', body: {}, cookie };
    expect((await server().call(`/api/calendar/events/${event.id}`, removed)).status).toBe(200);
    await replanStudyPlans.run({}, server().services);
    expect(await blocksOf(person)).toEqual(before);
  });

  it('counts a lesson no more that was done before it found a place', async () => {
    const person = await learner('dolg');
    const { minutes_unplaced } = await planned(person, {}, 'dolg');
    const before = await blocksOf(person);
    await query(
      `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at) VALUES ($1, 'dolg', 'lekcija-100', now())`,
      [person.id],
    );
    await replanStudyPlans.run({}, server().services);
    expect(await blocksOf(person)).toEqual(before);
    expect(await json(get(person, 'dolg'))).toMatchObject({ outlook: { minutes_unplaced: minutes_unplaced - 30 } });
  });

  it('is taken up again once something is learnt after it has rested', async () => {
    const person = await learner();
    await planned(person, { weeks: 1 });
    await letTimePass(person, 60);
    await query('UPDATE study_plans SET starts_on = starts_on - 60, ends_on = ends_on - 60 WHERE user_id = $1', [
      person.id,
    ]);
    expect(await blocksOf(person)).toEqual([]);
    await query(`INSERT INTO study_time (user_id, day, course_id, seconds) VALUES ($1, $2, 'osnove', 900)`, [
      ...[person.id, today()],
    ]);
    await replanStudyPlans.run({}, server().services);
    expect(await blocksOf(person)).not.toEqual([]);
  });

  it('has the hours of a course that was withdrawn, and leaves them when it comes back', async () => {
    await insertSampleCourse(server().database, { id: 'umaknjen', modules: manyLessons(8) });
    const publish = (status: string) => query(`UPDATE courses SET status = $1 WHERE id = 'umaknjen'`, [status]);
    const person = await learner();
    await enrol(person, 'umaknjen');
    const alone = await planned(person);
    await remove(person);
    await planned(person, {}, 'umaknjen');
    await publish('draft');
    expect((await planned(person)).blocks).toEqual(alone.blocks);
    await publish('published');
    await replanStudyPlans.run({}, server().services);
    const starts = (await blocksOf(person)).map(({ starts_at }) => String(starts_at));
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('drops lessons that are done', async () => {
    const person = await learner();
    const { cookie } = person;
    await planned(person);
    const done = { method: 'PUT', body: {}, cookie };
    expect((await server().call('/api/courses/osnove/lessons/lekcija-1/completion', done)).status).toBe(200);
    await vi.waitFor(async () => {
      const blocks = await blocksOf(person);
      expect(blocks.map(({ description }) => description).join()).not.toContain('lekcija-1 sl');
    }, 60_000);
  });

  it.each<[string, (person: SamplePerson, block: CalendarEntry) => Promise<unknown>]>([
    [
      'its lessons were done',
      ({ id }, { description }) =>
        query(
          `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at)
           SELECT $1, 'osnove', lesson, now() FROM unnest($2::text[]) AS lesson`,
          [id, description.split('\n').map((title) => title.replace(' sl', ''))],
        ),
    ],
    [
      'something was learnt that day',
      ({ id }, { first_day }) =>
        query(`INSERT INTO study_time (user_id, day, course_id, seconds) VALUES ($1, $2, 'osnove', 900)`, [
          ...[id, addDays(first_day, -2)],
        ]),
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
    await planned(person);
    const [first] = await blocksOf(person);
    const day = addDays(today(), 2);
    expect((await move(person, first?.id, `${day}T21:00`)).status).toBe(200);
    await planned(person, { hours_per_week: 6 });
    const pinned = (await blocksOf(person)).find(({ id }) => id === first?.id);
    expect(pinned).toMatchObject({ first_day: day });
    expect(Date.parse(String(pinned?.ends_at)) - Date.parse(String(pinned?.starts_at))).toBe(45 * 60_000);
    await move(person, first?.id, `${addDays(today(), -1)}T21:00`);
    await letTimePass(person, 0);
    await query(`UPDATE study_plans SET planned_at = now() - interval '2 days' WHERE user_id = $1`, [person.id]);
    const blocks = await blocksOf(person);
    expect(blocks.every(({ starts_at }) => Date.parse(String(starts_at)) > Date.now())).toBe(true);
  });
});
