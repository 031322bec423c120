import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertSampleCourse, manyLessons } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';
import { completeLesson } from './complete-lesson.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

type Completed = {
  completed_at: string;
  completed_lessons: number;
  lesson_count: number;
  course_completed_at: string | null;
  next_lesson_id: string | null;
};

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const { database } = server;
  await insertSampleCourse(database, { id: 'osnove' });
  await insertSampleCourse(database, { id: 'dolg', modules: manyLessons(20) });
  await insertSampleCourse(database, { id: 'placljiv', access: 'standard' });
  await insertSampleCourse(database, { id: 'osnutki', drafts: ['ohm'] });
  await insertSampleCourse(database, { id: 'kviz', quizzes: ['tok'] });
  await insertSampleCourse(database, { id: 'skrit', status: 'draft' });
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.events; DELETE FROM platform.mails'));

const enrol = (course: string, cookie?: string) =>
  server.call(`/api/courses/${course}/enrolment`, { method: 'PUT', body: {}, ...(cookie && { cookie }) });
const complete = (path: string, { cookie }: SamplePerson) => {
  const [course, lesson] = path.split('/');
  return server.call(`/api/courses/${course}/lessons/${lesson}/completion`, { method: 'PUT', body: {}, cookie });
};
const reopen = (path: string, { cookie }: SamplePerson) => {
  const [course, lesson] = path.split('/');
  return server.call(`/api/courses/${course}/lessons/${lesson}/completion`, { method: 'DELETE', body: {}, cookie });
};
const completed = (path: string, person: SamplePerson) => json<Completed>(complete(path, person));

const told = (name: string) =>
  server.database.query<{ payload: Record<string, unknown> }>('SELECT payload FROM platform.events WHERE name = $1', [
    `courses.${name}`,
  ]);

/** Waits until points were given and mails written for what was told. */
function settled(): Promise<void> {
  return vi.waitFor(async () => {
    const waiting = `SELECT FROM platform.events
      JOIN (VALUES ('courses.lesson-completed', 'achievements.lesson'), ('courses.course-completed', 'achievements.course'),
                   ('courses.course-completed', 'certificates.certify'), ('certificates.completion-settled', 'email.course-completion')) AS listening (event, subscriber)
        ON listening.event = events.name
      LEFT JOIN platform.event_deliveries AS done ON done.event_id = events.id AND done.subscriber = listening.subscriber
      WHERE done.event_id IS NULL`;
    expect(await server.database.query(waiting)).toEqual([]);
  }, soon);
}

const rewards = ({ id }: SamplePerson) =>
  server.database.query(
    `SELECT activity_type, points_earned, metadata, cause FROM user_activities
     WHERE user_id = $1 AND points_earned > 0 ORDER BY cause`,
    [id],
  );
const enrolments = (userId: string) =>
  server.database.query('SELECT course_id FROM course_enrollments WHERE user_id = $1', [userId]);
const mails = () =>
  server.database.query<{ cause: string; subject: string }>(
    `SELECT cause, subject FROM platform.mails WHERE cause LIKE 'course-completion:%'`,
  );

describe('enrolling', () => {
  it('happens once, however often it is asked for', async () => {
    const { cookie, id } = await newPerson();
    const first = await json<{ enrolled_at: string; next_lesson_id: string }>(enrol('osnove', cookie));
    expect(first.next_lesson_id).toBe('naboj');
    const again = await Promise.all(Array.from({ length: 8 }, () => enrol('osnove', cookie)));
    for (const answer of again) expect(await json(answer)).toEqual(first);
    expect(await enrolments(id)).toEqual([{ course_id: 'osnove' }]);
  });

  it('happens once when it is asked for from many places at the same moment', async () => {
    const { cookie, id } = await newPerson();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enrol('osnove', cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await enrolments(id)).toEqual([{ course_id: 'osnove' }]);
  });

  it('needs an account, a course and the plan that opens it', async () => {
    expect((await enrol('osnove')).status).toBe(401);
    const { cookie } = await newPerson();
    for (const id of ['skrit', 'ni-ga', '%00']) expect((await enrol(id, cookie)).status).toBe(404);
    const locked = await enrol('placljiv', cookie);
    expect(locked.status).toBe(403);
    expect(await json<ErrorBody>(locked)).toMatchObject({
      code: 'PLAN_REQUIRED',
      data: { tier: 'standard', course: { id: 'placljiv', title: 'placljiv sl' }, lesson: null },
    });
    expect((await enrol('placljiv', (await newPerson({ plan: 'standard' })).cookie)).status).toBe(200);
    expect((await enrol('placljiv', (await newPerson({ roles: ['learner', 'author'] })).cookie)).status).toBe(200);
  });
});

describe('ticking a lesson off', () => {
  it('enrols, counts and says what is next', async () => {
    const person = await newPerson();
    expect(await completed('osnove/tok', person)).toMatchObject({
      ...{ completed_lessons: 1, lesson_count: 3, course_completed_at: null, next_lesson_id: 'ohm' },
    });
    expect(await enrolments(person.id)).toEqual([{ course_id: 'osnove' }]);
    expect(await completed('osnove/ohm', person)).toMatchObject({ completed_lessons: 2, next_lesson_id: 'naboj' });
    await settled();
    expect(await rewards(person)).toEqual([
      {
        ...{ activity_type: 'lesson_completed', points_earned: 10, cause: 'lesson:osnove/ohm' },
        metadata: { course_id: 'osnove', lesson_id: 'ohm' },
      },
      {
        ...{ activity_type: 'lesson_completed', points_earned: 10, cause: 'lesson:osnove/tok' },
        metadata: { course_id: 'osnove', lesson_id: 'tok' },
      },
    ]);
  });

  it('completes nothing once the lessons have been withdrawn', async () => {
    const { id: userId } = await newPerson();
    const completing = {
      ...{ userId, course: { id: 'umaknjen', titles: { sl: 'Umaknjen' } }, lessonId: 'tok' },
      ...{ mayEnrol: true, at: new Date(), timeZone: 'Europe/Ljubljana' },
    };
    await insertSampleCourse(server.database, { id: 'umaknjen', drafts: ['naboj', 'tok', 'ohm'] });
    await expect(completeLesson(server.services, completing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await enrolments(userId)).toEqual([]);
    expect(await told('course-completed')).toEqual([]);
  });

  it('keeps the first time and is told and rewarded once, from however many devices', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 12 }, () => completed('osnove/naboj', person)));
    answers.push(await completed('osnove/naboj', person));
    expect(new Set(answers.map(({ completed_at }) => completed_at)).size).toBe(1);
    expect(await told('lesson-completed')).toHaveLength(1);
    await settled();
    expect(await rewards(person)).toHaveLength(1);
  });

  it('is rewarded once even when it is reopened in between', async () => {
    const person = await newPerson();
    await completed('osnove/naboj', person);
    expect(await json(reopen('osnove/naboj', person))).toEqual({ done: true });
    expect((await reopen('osnove/naboj', person)).status, 'again').toBe(200);
    expect(await completed('osnove/tok', person)).toMatchObject({ completed_lessons: 1 });
    await completed('osnove/naboj', person);
    await settled();
    expect(await rewards(person)).toHaveLength(2);
  });

  it('does not enrol in a locked course by its lesson to try', async () => {
    const person = await newPerson();
    expect(await completed('placljiv/naboj', person)).toMatchObject({ completed_lessons: 1, next_lesson_id: 'tok' });
    expect(await told('learner-enrolled')).toEqual([]);
    expect(await server.database.query('SELECT FROM course_enrollments WHERE user_id = $1', [person.id])).toEqual([]);
  });

  it('is refused where the quiz decides', async () => {
    const person = await newPerson();
    for (const response of [await complete('kviz/tok', person), await reopen('kviz/tok', person)]) {
      expect(response.status).toBe(409);
      expect(await json<ErrorBody>(response)).toMatchObject({ code: 'QUIZ_REQUIRED' });
    }
    expect(await told('lesson-completed')).toEqual([]);
  });
});

describe('the last lesson', () => {
  it('completes the course, which is told, rewarded and written about', async () => {
    const person = await newPerson();
    for (const lesson of ['naboj', 'tok']) await completed(`osnove/${lesson}`, person);
    const last = await completed('osnove/ohm', person);
    expect(last).toMatchObject({ completed_lessons: 3, next_lesson_id: null });
    expect(last.course_completed_at).not.toBeNull();
    expect(await told('course-completed')).toMatchObject([
      {
        payload: {
          ...{ userId: person.id, courseId: 'osnove', at: last.course_completed_at },
          titles: { sl: 'osnove sl', en: 'osnove en', de: 'osnove de' },
        },
      },
    ]);
    await settled();
    expect(await rewards(person)).toContainEqual({
      ...{ activity_type: 'course_completed', points_earned: 200, cause: 'course:osnove' },
      metadata: { activity_description: 'course_completed', course_id: 'osnove' },
    });
    expect(await mails()).toMatchObject([{ cause: `course-completion:${person.id}:osnove` }]);
  });

  it('completes it once when all lessons are ticked off at the same moment, from several devices', async () => {
    const person = await newPerson();
    const lessons = Array.from({ length: 20 }, (_, index) => `dolg/lekcija-${index + 1}`);
    const answers = await Promise.all([...lessons, ...lessons].map((path) => completed(path, person)));
    expect(answers.filter(({ course_completed_at }) => course_completed_at).length).toBeGreaterThan(0);
    expect(await told('lesson-completed')).toHaveLength(20);
    expect(await told('course-completed')).toHaveLength(1);
    await settled();
    expect(await rewards(person)).toHaveLength(21);
    expect(await mails()).toHaveLength(1);
  });

  it('completes it once when two devices tick off the last two', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.database.query('DELETE FROM platform.events');
      const person = await newPerson();
      await completed('osnove/naboj', person);
      const answers = await Promise.all(['osnove/tok', 'osnove/ohm'].map((path) => completed(path, person)));
      expect(answers.filter(({ course_completed_at }) => course_completed_at)).toHaveLength(1);
      expect(await told('course-completed')).toHaveLength(1);
    }
  });

  it('keeps the course completed when a lesson is reopened and done again', async () => {
    const person = await newPerson();
    for (const lesson of ['naboj', 'tok', 'ohm']) await completed(`osnove/${lesson}`, person);
    const { course_completed_at } = await completed('osnove/ohm', person);
    await reopen('osnove/ohm', person);
    expect(await completed('osnove/ohm', person)).toMatchObject({ course_completed_at });
    expect(await told('course-completed')).toHaveLength(1);
    await settled();
    expect(await mails()).toHaveLength(1);
  });

  it('is the last published one: drafts are not waited for', async () => {
    const person = await newPerson();
    await completed('osnutki/naboj', person);
    const last = await completed('osnutki/tok', person);
    expect(last).toMatchObject({ lesson_count: 2 });
    expect(last.course_completed_at).not.toBeNull();
  });
});

describe('the e-mail about a completed course', () => {
  const finish = async (person: SamplePerson) => {
    for (const lesson of ['naboj', 'tok', 'ohm']) await completed(`osnove/${lesson}`, person);
    await settled();
    return mails();
  };

  it('is in the language of its recipient', async () => {
    const person = await newPerson();
    await server.call('/api/profile', { method: 'PATCH', body: { language: 'de' }, cookie: person.cookie });
    const [mail] = await finish(person);
    expect(mail?.subject).toContain('osnove de');
  });

  it('is not sent to those who do without', async () => {
    const person = await newPerson();
    const body = { muted_notifications: ['courses'] };
    await server.call('/api/profile', { method: 'PATCH', body, cookie: person.cookie });
    expect(await finish(person)).toEqual([]);
  });
});
