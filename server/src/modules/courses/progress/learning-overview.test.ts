import type { CourseCard, EnrolledCourse, Learning } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { findLearningOverview } from './learning-overview.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const insert = (sample: Parameters<typeof insertSampleCourse>[1]) => insertSampleCourse(server.database, sample);
  await insert({ id: 'prvi', position: 1, theme: 'elektrotehnika', weeks: 3, drafts: ['tok'] });
  await insert({ id: 'drugi', position: 2, theme: 'strojnistvo' });
  await insert({ id: 'tretji', position: 3, theme: 'fizika', access: 'standard' });
  await insert({ id: 'cetrti', position: 4, theme: 'fizika' });
  await insert({ id: 'peti', position: 5, theme: 'matematika' });
  await insert({ id: 'skrit', position: 0, status: 'draft', theme: 'fizika' });
});
afterAll(() => server.stop());

const now = new Date('2026-03-25T10:00:00Z');

async function learning({ id }: SamplePerson, { timeZone = 'Europe/Ljubljana', at = now } = {}) {
  const user = { id, email: '', email_verified: true, full_name: '', created_at: now, roles: ['learner' as const] };
  const viewer = { kind: 'signed-in' as const, sessionId: '', user, profile: null, tier: 'free' as const, offer: null };
  return findLearningOverview(server.services.pool, { viewer, language: 'sl', timeZone, now: at });
}

const enrol = (
  { id }: SamplePerson,
  course: string,
  at: string,
  more: { read?: string; lesson?: string; done?: string } = {},
) =>
  server.database.query(
    `INSERT INTO course_enrollments (user_id, course_id, enrolled_at, last_read_at, last_lesson_id, completed_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, course, at, more.read ?? null, more.lesson ?? null, more.done ?? null],
  );
const idsOf = (courses: { id: string }[]) => courses.map(({ id }) => id);
const viaApi = ({ cookie }: SamplePerson) => json<Learning>(server.call('/api/learning?language=en', { cookie }));

describe('what goes on', () => {
  it('is the course last read first, with the lesson to go on with, and neither drafts nor what is done', async () => {
    const person = await newPerson();
    await enrol(person, 'prvi', '2026-03-01T10:00:00Z', { read: '2026-03-20T10:00:00Z', lesson: 'ohm' });
    await enrol(person, 'drugi', '2026-03-22T10:00:00Z');
    await enrol(person, 'peti', '2026-03-01T10:00:00Z', { done: '2026-03-02T10:00:00Z' });
    await enrol(person, 'skrit', '2026-03-24T10:00:00Z');
    const { continuing, completed_courses } = await learning(person);
    expect(continuing).toMatchObject([
      {
        course: { id: 'drugi', enrolment: { completed_lessons: 0 } },
        next_lesson: { id: 'naboj' },
        last_read_at: null,
      },
      { course: { id: 'prvi', lesson_count: 2 }, next_lesson: { id: 'ohm', title: 'ohm sl' } },
    ]);
    expect(continuing).toHaveLength(2);
    expect(completed_courses).toBe(1);
  });

  it('is a course without a lesson to go on with while its quiz is left', async () => {
    const person = await newPerson();
    await enrol(person, 'prvi', '2026-03-10T10:00:00Z');
    await server.database.query(
      `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at)
       SELECT $1, course_id, id, now() FROM lessons WHERE course_id = 'prvi'`,
      [person.id],
    );
    await server.database.query(`INSERT INTO course_quizzes (quiz_id, course_id) VALUES ('zakljucni', 'prvi')`);
    const { continuing, upcoming } = await learning(person);
    expect(continuing).toMatchObject([{ course: { id: 'prvi', enrolment: { left: 'quizzes' } }, next_lesson: null }]);
    expect(upcoming).toEqual([]);
  });

  it('comes with the days by which lessons are due at the course’s pace', async () => {
    const person = await newPerson();
    await enrol(person, 'prvi', '2026-03-10T10:00:00Z');
    await enrol(person, 'drugi', '2026-03-20T10:00:00Z');
    await server.database.query(
      `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at) VALUES ($1, 'drugi', 'tok', now())`,
      [person.id],
    );
    const { upcoming } = await learning(person);
    expect(
      upcoming.map(({ course, lesson, due_on, is_overdue }) => [course.id, lesson.id, due_on, is_overdue]),
    ).toEqual([
      ['prvi', 'naboj', '2026-03-21', true],
      ['prvi', 'ohm', '2026-03-31', false],
      ['drugi', 'naboj', '2026-04-08', false],
      ['drugi', 'ohm', '2026-04-17', false],
    ]);
    const later = await learning(person, { at: new Date('2026-03-31T21:59:00Z') });
    expect(later.upcoming[1], 'due today is not overdue').toMatchObject({ due_on: '2026-03-31', is_overdue: false });
    const tomorrow = await learning(person, { at: new Date('2026-03-31T22:00:00Z') });
    expect(tomorrow.upcoming[1]).toMatchObject({ is_overdue: true });
  });

  it('is the same lesson first, whether it is the next one or one of those that come up', async () => {
    const person = await newPerson();
    await enrol(person, 'drugi', '2026-03-20T10:00:00Z');
    await server.database.query(
      `UPDATE course_enrollments SET last_lesson_id = 'tok' WHERE user_id = $1 AND course_id = 'drugi'`,
      [person.id],
    );
    const { continuing, upcoming } = await learning(person);
    expect(continuing[0]?.next_lesson?.id).toBe('tok');
    expect(
      upcoming.map(({ lesson }) => lesson.id),
      'what was passed over comes last',
    ).toEqual(['tok', 'ohm', 'naboj']);
    expect(upcoming[0]?.due_on, 'the first of three is due first').toBe('2026-03-30');
  });
});

describe('the week', () => {
  it('runs from Monday to Sunday in the learner’s time zone', async () => {
    const person = await newPerson();
    await server.database.query(
      `INSERT INTO study_time (user_id, day, course_id, seconds)
       VALUES ($1, '2026-03-22', 'prvi', 9999), ($1, '2026-03-23', 'prvi', 600), ($1, '2026-03-25', 'prvi', 90),
              ($1, '2026-03-25', 'drugi', 89)`,
      [person.id],
    );
    const { week } = await learning(person);
    expect(week).toMatchObject({ goal_minutes: 300, seconds: 779 });
    expect(week.days).toEqual([
      { date: '2026-03-23', seconds: 600 },
      { date: '2026-03-24', seconds: 0 },
      { date: '2026-03-25', seconds: 179 },
      ...['2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29'].map((date) => ({ date, seconds: 0 })),
    ]);
    const midnight = new Date('2026-03-29T23:30:00Z');
    expect((await learning(person, { at: midnight })).week.days[0]?.date).toBe('2026-03-30');
    const newYork = await learning(person, { at: midnight, timeZone: 'America/New_York' });
    expect(newYork.week.days[0]?.date).toBe('2026-03-23');
  });

  it('follows the goal and the time zone of the profile', async () => {
    const person = await newPerson();
    const body = { weekly_goal_hours: 8, time_zone: 'Pacific/Kiritimati' };
    await server.call('/api/profile', { method: 'PATCH', body, cookie: person.cookie });
    await server.call('/api/courses/prvi/lessons/naboj/reading', {
      body: { anchor: null, fraction: 0, seconds: 60 },
      cookie: person.cookie,
    });
    const { week } = await viaApi(person);
    expect(week.goal_minutes).toBe(480);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
    expect(week.days.filter(({ seconds }) => seconds > 0)).toEqual([{ date: day, seconds: 60 }]);
  });
});

describe('recommendations', () => {
  it('are three open courses that are new to the learner, before those that are locked', async () => {
    const person = await newPerson();
    await enrol(person, 'prvi', '2026-03-01T10:00:00Z');
    expect(idsOf((await viaApi(person)).recommended)).toEqual(['drugi', 'cetrti', 'peti']);
    await enrol(person, 'drugi', '2026-03-01T10:00:00Z', { done: '2026-03-02T10:00:00Z' });
    expect(idsOf((await viaApi(person)).recommended)).toEqual(['cetrti', 'peti', 'tretji']);
  });

  it('begin with the themes of the learner’s goals and courses', async () => {
    const person = await newPerson({ plan: 'standard' });
    await server.call('/api/profile', {
      ...{ method: 'PATCH', body: { learning_goals: ['mathematics', 'school'] }, cookie: person.cookie },
    });
    expect(idsOf((await viaApi(person)).recommended)).toEqual(['peti', 'prvi', 'drugi']);
    await enrol(person, 'cetrti', '2026-03-01T10:00:00Z');
    expect(idsOf((await viaApi(person)).recommended)).toEqual(['tretji', 'peti', 'prvi']);
  });
});

describe('bookmarks', () => {
  it('are the latest five, without what is not published', async () => {
    const person = await newPerson();
    const at = [
      ...['prvi/naboj', 'prvi/tok', 'prvi/ohm', 'drugi/naboj', 'drugi/tok', 'drugi/ohm', 'peti/naboj', 'skrit/naboj'],
    ];
    for (const [index, path] of at.entries()) {
      const [course, lesson] = path.split('/');
      await server.database.query(
        `INSERT INTO lesson_bookmarks (user_id, course_id, lesson_id, created_at)
         VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
        [person.id, course, lesson, index],
      );
    }
    const { bookmarks } = await viaApi(person);
    expect(bookmarks.map(({ course, lesson }) => `${course.id}/${lesson.id}`)).toEqual([
      ...['peti/naboj', 'drugi/ohm', 'drugi/tok', 'drugi/naboj', 'prvi/ohm'],
    ]);
    expect(bookmarks[0]).toEqual({
      course: { id: 'peti', title: 'peti en' },
      lesson: { id: 'naboj', title: 'naboj en', language: 'en', minutes: 30 },
    });
  });
});

describe('the endpoint', () => {
  it('has something to begin with for a newcomer', async () => {
    const learning = await viaApi(await newPerson());
    expect(learning).toMatchObject({ continuing: [], upcoming: [], bookmarks: [], completed_courses: 0 });
    expect(learning.recommended).toHaveLength(3);
    expect(learning.week.days).toHaveLength(7);
  });

  it('needs an account and a language of ours', async () => {
    expect((await server.call('/api/learning')).status).toBe(401);
    const { cookie } = await newPerson();
    expect((await server.call('/api/learning?language=xx', { cookie })).status).toBe(422);
  });
});

describe('one’s own courses', () => {
  const own = ({ cookie }: SamplePerson) => json<CourseCard[]>(server.call('/api/learning/courses', { cookie }));

  it('are all of them: those in progress first, and the one last read before others', async () => {
    const person = await newPerson();
    await enrol(person, 'peti', '2026-03-24T10:00:00Z', { done: '2026-03-25T10:00:00Z' });
    await enrol(person, 'prvi', '2026-03-01T10:00:00Z');
    await enrol(person, 'cetrti', '2026-02-01T10:00:00Z', { read: '2026-03-20T10:00:00Z' });
    await enrol(person, 'skrit', '2026-03-24T10:00:00Z');
    const courses = await own(person);
    expect(idsOf(courses)).toEqual(['cetrti', 'prvi', 'peti']);
    expect(courses[2]?.enrolment).toMatchObject({ completed_at: '2026-03-25T10:00:00.000Z' });
    expect(await own(await newPerson())).toEqual([]);
  });

  it('are nobody’s without an account', async () => {
    expect((await server.call('/api/learning/courses')).status).toBe(401);
  });
});

describe('the courses of somebody else', () => {
  it('are told to administrators, with how far that person is', async () => {
    const [admin, person] = [await newPerson({ roles: ['learner', 'admin'] }), await newPerson()];
    await enrol(person, 'prvi', '2026-03-01T10:00:00Z', { read: '2026-03-20T10:00:00Z' });
    await enrol(person, 'skrit', '2026-03-24T10:00:00Z');
    const path = `/api/people/${person.id}/courses?language=sl`;
    expect(await json<EnrolledCourse[]>(server.call(path, { cookie: admin.cookie }))).toMatchObject([
      {
        ...{ id: 'prvi', lesson_count: 2, enrolled_at: '2026-03-01T10:00:00.000Z' },
        last_read_at: '2026-03-20T10:00:00.000Z',
        enrolment: { completed_lessons: 0, completed_at: null },
      },
    ]);
    expect((await server.call(path, { cookie: person.cookie })).status, 'not to the person under that address').toBe(
      403,
    );
  });
});
