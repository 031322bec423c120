import type { CourseProgress } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { findCourse } from '../catalogue/find-course.ts';
import { findCourseProgress } from './course-progress.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const modules = { uvod: ['naboj', 'osnutek', 'tok'], zakoni: ['ohm', 'moc'] };
  await insertSampleCourse(server.database, { id: 'osnove', modules, drafts: ['osnutek'], weeks: 4 });
  await insertSampleCourse(server.database, { id: 'placljiv', access: 'premium' });
  await insertSampleCourse(server.database, { id: 'skrit', status: 'draft' });
});
afterAll(() => server.stop());

const now = new Date('2026-03-25T10:00:00Z');

/** Somebody's progress by a clock of ours. */
async function progressOf({ id }: SamplePerson, { timeZone = 'Europe/Ljubljana', at = now } = {}) {
  const { pool } = server.services;
  const course = await findCourse(pool, 'osnove', id);
  if (!course) throw new Error('The sample course is missing');
  const user = { id, email: '', email_verified: true, full_name: '', created_at: now, roles: ['learner' as const] };
  const viewer = { kind: 'signed-in' as const, sessionId: '', user, profile: null, tier: 'free' as const, offer: null };
  return findCourseProgress(pool, course, { viewer, language: 'en', timeZone, now: at });
}

async function enrolled(at: string): Promise<SamplePerson> {
  const person = await newPerson();
  await server.database.query(
    `INSERT INTO course_enrollments (user_id, course_id, enrolled_at) VALUES ($1, 'osnove', $2)`,
    [person.id, at],
  );
  return person;
}

const done = ({ id }: SamplePerson, lesson: string, at: string | null, seconds: number) =>
  server.database.query(
    `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at, seconds_spent)
     VALUES ($1, 'osnove', $2, $3, $4)`,
    [id, lesson, at, seconds],
  );
const studied = ({ id }: SamplePerson, day: string, seconds: number, course = 'osnove') =>
  server.database.query('INSERT INTO study_time (user_id, day, course_id, seconds) VALUES ($1, $2, $3, $4)', [
    ...[id, day, course, seconds],
  ]);

describe('progress', () => {
  it('adds up by lesson, module and week', async () => {
    const person = await enrolled('2026-03-09T10:00:00Z');
    await done(person, 'naboj', '2026-03-10T10:00:00Z', 1200);
    await done(person, 'ohm', '2026-03-24T10:00:00Z', 600);
    await done(person, 'tok', null, 60);
    await done(person, 'osnutek', '2026-03-11T10:00:00Z', 999);
    await studied(person, '2026-03-10', 1200);
    await studied(person, '2026-03-24', 600);
    await studied(person, '2026-03-25', 60);
    await studied(person, '2026-03-25', 5000, 'placljiv');
    await studied(person, '2026-03-08', 7777);
    expect(await progressOf(person)).toEqual({
      ...{ id: 'osnove', title: 'osnove en', language: 'en', weeks: 4, hours_per_week: 5 },
      enrolment: {
        enrolled_at: new Date('2026-03-09T10:00:00Z'),
        completed_at: null,
        left: 'lessons',
        planned_end: '2026-04-06',
        planned_lessons: 2,
      },
      ...{ lesson_count: 4, completed_lessons: 2, minutes_left: 60 },
      // With what was read before enrolling, which is of no week of the course.
      seconds_spent: 1860 + 7777,
      modules: [
        {
          ...{ id: 'uvod', title: 'uvod en', completed_lessons: 1, seconds_spent: 1260 },
          lessons: [
            {
              ...{ id: 'naboj', title: 'naboj en', language: 'en', minutes: 30, is_open: true, seconds_spent: 1200 },
              completed_at: new Date('2026-03-10T10:00:00Z'),
            },
            {
              ...{ id: 'tok', title: 'tok en', language: 'en', minutes: 30, is_open: true, seconds_spent: 60 },
              completed_at: null,
            },
          ],
        },
        expect.objectContaining({ id: 'zakoni', completed_lessons: 1, seconds_spent: 600 }),
      ],
      weeks_studied: [
        { starts_on: '2026-03-09', seconds: 1200, completed_lessons: 1 },
        { starts_on: '2026-03-16', seconds: 0, completed_lessons: 0 },
        { starts_on: '2026-03-23', seconds: 660, completed_lessons: 1 },
      ],
      next_lesson: { id: 'tok', title: 'tok en', language: 'en', minutes: 30 },
    });
  });

  it.each([
    ['Europe/Ljubljana', '2026-03-16', '2026-04-13'],
    ['America/New_York', '2026-03-09', '2026-04-12'],
  ])('counts weeks and days as they are in %s', async (timeZone, firstWeek, plannedEnd) => {
    const person = await enrolled('2026-03-15T23:30:00Z');
    await done(person, 'naboj', '2026-03-15T23:45:00Z', 0);
    const { weeks_studied, enrolment } = await progressOf(person, { timeZone });
    expect(weeks_studied[0]).toEqual({ starts_on: firstWeek, seconds: 0, completed_lessons: 1 });
    expect(enrolment?.planned_end).toBe(plannedEnd);
  });

  it('reaches back half a year at most', async () => {
    const person = await enrolled('2024-01-01T10:00:00Z');
    const { weeks_studied, enrolment } = await progressOf(person);
    expect(weeks_studied).toHaveLength(26);
    expect(weeks_studied.at(-1)?.starts_on).toBe('2026-03-23');
    expect(enrolment?.planned_lessons, 'no more than there are').toBe(4);
  });
});

describe('the endpoint', () => {
  const call = (id: string, cookie?: string) => server.call(`/api/courses/${id}/progress`, cookie ? { cookie } : {});

  it('shows nothing done to whoever is not enrolled, even after a lesson to try', async () => {
    const { cookie } = await newPerson();
    await server.call('/api/courses/placljiv/lessons/naboj/completion', { method: 'PUT', body: {}, cookie });
    const progress = await json<CourseProgress>(call('placljiv', cookie));
    expect(progress).toMatchObject({
      ...{ enrolment: null, completed_lessons: 0, seconds_spent: 0, minutes_left: 90, weeks_studied: [] },
      next_lesson: { id: 'naboj' },
    });
    const lessons = progress.modules.flatMap((module) => module.lessons);
    expect(lessons.map(({ is_open }) => is_open)).toEqual([true, false, false]);
  });

  it('is each one’s own', async () => {
    const [busy, idle] = [await newPerson(), await newPerson()];
    await server.call('/api/courses/osnove/lessons/naboj/completion', { method: 'PUT', body: {}, cookie: busy.cookie });
    expect(await json(call('osnove', busy.cookie))).toMatchObject({ completed_lessons: 1, enrolment: {} });
    expect(await json(call('osnove', idle.cookie))).toMatchObject({ completed_lessons: 0, enrolment: null });
  });

  it('needs an account and a course', async () => {
    expect((await call('osnove')).status).toBe(401);
    const { cookie } = await newPerson({ roles: ['learner', 'admin'] });
    for (const id of ['skrit', 'ni-ga', '%00']) expect((await call(id, cookie)).status).toBe(404);
    expect((await call('osnove?language=xx', cookie)).status).toBe(422);
  });
});
