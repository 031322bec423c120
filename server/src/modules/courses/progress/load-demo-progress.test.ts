import type { CourseProgress, Learning, Lesson } from '@navor/contract';
import { expect, it, vi } from 'vitest';
import { insertSampleCourse, manyLessons } from '../../../test-support/sample-course.ts';
import { json, startServerForTest } from '../../../test-support/test-server.ts';
import { loadDemoProgress } from './load-demo-progress.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

it('puts one learner half-way into a course and another past it, at the beginning of the next, once', async () => {
  const server = await startServerForTest();
  const cookie = await server.signUp({ email: 'learner@navor.example' });
  const premium = await server.signUp({ email: 'premium@navor.example' });
  await loadDemoProgress(server.services);
  expect(await server.database.query('SELECT FROM course_enrollments'), 'not without courses').toEqual([]);

  await insertSampleCourse(server.database, { id: 'osnove-elektrotehnike', modules: manyLessons(10) });
  await insertSampleCourse(server.database, { id: 'tehniska-mehanika-statika', access: 'premium' });
  for (let start = 0; start < 3; start += 1) await loadDemoProgress(server.services);

  const progress = await json<CourseProgress>(server.call('/api/courses/osnove-elektrotehnike/progress', { cookie }));
  expect(progress).toMatchObject({ completed_lessons: 5, lesson_count: 10, next_lesson: { id: 'lekcija-6' } });
  expect(progress.weeks_studied.length).toBeGreaterThan(1);
  const studied = progress.weeks_studied.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(studied, 'all that was read is in a week').toBe(progress.seconds_spent);
  const days = await server.database.query('SELECT DISTINCT day FROM study_time WHERE course_id LIKE $1', ['osnove-%']);
  expect(days.length).toBeGreaterThan(4);

  const learning = await json<Learning>(server.call('/api/learning', { cookie }));
  expect(learning.continuing).toMatchObject([{ next_lesson: { id: 'lekcija-6' } }]);
  expect(learning.week.seconds).toBeGreaterThan(0);
  expect(learning.bookmarks).toHaveLength(1);
  expect(await server.database.query('SELECT FROM lesson_notes')).toHaveLength(1);
  await vi.waitFor(async () => {
    expect(
      await server.database.query(`SELECT DISTINCT item_id FROM search_entries WHERE kind = 'note'`),
      'to be found',
    ).toHaveLength(1);
  }, soon);

  const reading = await json<Lesson>(server.call('/api/courses/osnove-elektrotehnike/lessons/lekcija-6', { cookie }));
  expect(reading.reader?.place).toEqual({ anchor: 'naslov', fraction: 0.4 });

  const other = await json<Learning>(server.call('/api/learning', { cookie: premium }));
  expect(other.continuing).toMatchObject([
    { course: { id: 'tehniska-mehanika-statika', enrolment: { completed_lessons: 1 } } },
  ]);
  const completed = await server.database.query<{ course_id: string; days: number }>(
    'SELECT course_id, (now()::date - completed_at::date) AS days FROM course_enrollments WHERE completed_at IS NOT NULL',
  );
  expect(completed).toEqual([{ course_id: 'osnove-elektrotehnike', days: expect.toBeOneOf([10, 11]) }]);

  await vi.waitFor(async () => {
    const rows = await server.database.query<{ points: number; days: number }>(
      `SELECT sum(points_earned)::int AS points, count(DISTINCT created_at::date)::int AS days
       FROM user_activities WHERE points_earned > 0 GROUP BY user_id ORDER BY points`,
    );
    expect(rows).toEqual([
      { points: 50, days: 5 },
      // Eleven lessons on as many days, and a course on one of them.
      { points: 310, days: 11 },
    ]);
    // They have learned yesterday and today, whatever the day of the week.
    const { level, streak } = await json<Summary>(server.call('/api/achievements/summary', { cookie }));
    expect(level).toMatchObject({ number: 1, points: 50 });
    expect(streak.days).toBeGreaterThan(0);
    expect(streak.longest).toBeGreaterThan(0);
  }, soon);
});

type Summary = { level: { number: number; points: number }; streak: { days: number; longest: number } };
