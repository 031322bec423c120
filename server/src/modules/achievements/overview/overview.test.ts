import type { Activity, Badge, Streak } from '@navor/contract';
import { activitiesPerPage, homeTimeZone } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { atMidday } from '../../../test-support/at-midday.ts';
import { holdClock } from '../../../test-support/hold-clock.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';

type Page = { items: Activity[]; next: string | null };
type Level = { number: number; points: number; begins_at: number; next_at: number };
type Overview = { level: Level; streak: Streak; badges: Badge[]; hidden_count: number; activities: Page };
type Summary = Pick<Overview, 'level' | 'streak'> &
  Record<'next_badge' | 'newest_badge', Badge | null> & {
    badge_count: number;
  };

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await saveSampleQuizzes(server);
  await insertSampleCourse(server.database, { id: 'drugi' });
});
afterAll(() => server.stop());

const overview = ({ cookie }: SamplePerson, language = 'sl') =>
  json<Overview>(server.call(`/api/achievements?language=${language}`, { cookie }));
const summary = ({ cookie }: SamplePerson) => json<Summary>(server.call('/api/achievements/summary', { cookie }));
const page = ({ cookie }: SamplePerson, before?: string) =>
  server.call(`/api/achievements/activities?language=sl${before ? `&before=${before}` : ''}`, { cookie });
const lesson = (id: string, { cookie }: SamplePerson, method: 'PUT' | 'DELETE' = 'PUT') =>
  server.call(`/api/courses/drugi/lessons/${id}/completion`, { method, body: {}, cookie });

/** Straight into the ledger, a minute apart, the last one newest. */
const fill = ({ id }: SamplePerson, causes: string[]) =>
  server.database.query(
    `INSERT INTO user_activities (user_id, activity_type, points_earned, cause, created_at)
     SELECT $1, 'x', CASE WHEN cause LIKE 'night%' THEN 0 ELSE 10 END, cause, '2026-03-09T10:00:00Z'::timestamptz + number * interval '1 minute'
     FROM unnest($2::text[]) WITH ORDINALITY AS causes (cause, number)`,
    [id, causes],
  );

describe('somebody’s achievements', () => {
  it('begin at the first level, without a streak, with badges to be earned', async () => {
    const person = await newPerson();
    const { level, streak, badges, hidden_count, activities } = await overview(person);
    expect(level).toEqual({ number: 1, points: 0, begins_at: 0, next_at: 100 });
    expect(streak).toMatchObject({ days: 0, longest: 0, has_freeze: true, away_days: null, goal_weeks: 0 });
    expect(badges.every(({ earned_at }) => earned_at === null)).toBe(true);
    expect(hidden_count).toBeGreaterThan(0);
    expect(activities).toEqual({ items: [], next: null });
    const next_badge = { id: 'first-lesson', earned_at: null };
    expect(await summary(person)).toMatchObject({ level, next_badge, newest_badge: null, badge_count: 0 });
  });

  it('grow by what is learned, and not by doing it again', async () => {
    const person = atMidday(await newPerson());
    await lesson('tok', person);
    await untilNothingRuns(server);
    for (let again = 0; again < 3; again += 1) {
      await lesson('tok', person, 'DELETE');
      await lesson('tok', person);
    }
    await untilNothingRuns(server);
    const { level, streak, activities } = await overview(person);
    expect(level.points).toBe(10);
    expect(streak).toMatchObject({ days: 1, longest: 1, has_learned_today: true });
    expect(activities.items).toMatchObject([
      { kind: 'lesson', points: 10, title: 'tok sl', path: '/dashboard/courses/drugi/tok' },
    ]);
    const { newest_badge, next_badge, badge_count } = await summary(person);
    expect([newest_badge?.id, badge_count]).toEqual(['first-lesson', 1]);
    expect(next_badge).toMatchObject({ earned_at: null });
  });

  it('count days by the clock of where somebody is', async () => {
    const person = await newPerson();
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12'];
    const now = holdClock();
    for (const zone of zones) {
      await server.database.query('INSERT INTO learning_days (user_id, day, time_zone) VALUES ($1, $2, $3)', [
        ...[person.id, dayOf(now, zone), zone],
      ]);
      await server.database.query('UPDATE profiles SET time_zone = $2 WHERE id = $1', [person.id, zone]);
      expect((await summary(person)).streak, zone).toMatchObject({ has_learned_today: true });
    }
  });

  it('count weeks in a row whose goal was reached, up to this one or the last', async () => {
    const person = await newPerson();
    const monday = mondayOf(dayOf(holdClock(), homeTimeZone));
    const goals = [-1, -2, -3, -5].map((week) => `weekly-goal:${addDays(monday, week * 7)}`);
    await fill(person, goals);
    expect((await summary(person)).streak.goal_weeks).toBe(3);
    await fill(person, [`weekly-goal:${monday}`]);
    expect((await summary(person)).streak.goal_weeks).toBe(4);
  });
});

describe('what points were for', () => {
  it('is called as it is now, in the language asked for, and by nothing once it is gone', async () => {
    const person = await newPerson();
    await insertSampleCourse(server.database, { id: 'umaknjen', status: 'draft' });
    await fill(person, [
      ...['onboarding', 'quiz:vzorec', 'quiz:nikoli', 'course:drugi', 'course:umaknjen', 'lesson:drugi/ohm'],
      ...['lesson:drugi/nikoli', 'lesson:umaknjen/tok', 'night:2026-03-09'],
    ]);
    const { items } = (await overview(person, 'de')).activities;
    expect(items.map(({ kind, title, path }) => [kind, title, path])).toEqual([
      ['lesson', null, null],
      ['lesson', null, null],
      ['lesson', 'ohm de', '/dashboard/courses/drugi/ohm'],
      ['course', null, null],
      ['course', 'drugi de', '/dashboard/courses/drugi'],
      ['quiz', null, null],
      ['quiz', expect.stringContaining('Vzorec'), '/dashboard/quiz/vzorec'],
      ['onboarding', null, null],
    ]);
  });

  it('is leafed through without a gap or a repetition, although several have the same moment', async () => {
    const person = await newPerson();
    const count = activitiesPerPage * 2 + 5;
    await fill(
      person,
      Array.from({ length: count }, (_, index) => `lesson:drugi/l${index}`),
    );
    await server.database.query(
      `UPDATE user_activities SET created_at = date_trunc('hour', created_at) + interval '3 microseconds' WHERE user_id = $1`,
      [person.id],
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    let next: string | null = null;
    do {
      const { items, next: after }: Page = await json<Page>(page(person, next ?? undefined));
      seen.push(...items.map(({ id }) => id));
      sizes.push(items.length);
      next = after;
    } while (next);
    expect(sizes).toEqual([activitiesPerPage, activitiesPerPage, 5]);
    expect(new Set(seen).size).toBe(count);
  });

  it('is nobody else’s, and another’s place in it leads nowhere', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await fill(one, ['course:drugi', 'lesson:drugi/tok']);
    await fill(other, ['lesson:drugi/ohm']);
    const [foreign] = (await json<Page>(page(one))).items;
    expect((await json<Page>(page(other))).items).toHaveLength(1);
    expect(await json<Page>(page(other, foreign?.id))).toEqual({ items: [], next: null });
    const response = await page(other, 'yesterday');
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path: 'before' }]);
  });
});
