import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { completeFinishedCourses } from '../../courses/index.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
  await insertSampleCourse(server.database, { id: 'kratek', modules: { prvi: ['ena', 'dve'] }, quizzes: ['dve'] });
});
afterAll(() => server.stop());

/** Puts the two course quizzes of the sample into the course with two lessons, the second of which is done by a quiz. */
beforeEach(async () => {
  await server.database.query(`UPDATE quizzes SET course_id = 'kratek', module_id = NULL,
    lesson_id = CASE id WHEN 'vzorec-modul' THEN 'dve' END WHERE id IN ('vzorec-modul', 'vzorec-tecaj')`);
  await server.database.query(`INSERT INTO course_quizzes (quiz_id, course_id, lesson_id)
    VALUES ('vzorec-modul', 'kratek', 'dve'), ('vzorec-tecaj', 'kratek', NULL)
    ON CONFLICT (quiz_id) DO UPDATE SET course_id = excluded.course_id, lesson_id = excluded.lesson_id`);
});

const tickOff = (lesson: string, { cookie }: SamplePerson) =>
  json<{ course_completed_at: string | null; completed_lessons: number }>(
    server.call(`/api/courses/kratek/lessons/${lesson}/completion`, { method: 'PUT', body: {}, cookie }),
  );
const course = (person: SamplePerson) =>
  json<{ enrolment: { completed_lessons: number; completed_at: string | null } | null }>(
    server.call('/api/courses/kratek', person),
  );
const told = (name: string, { id }: SamplePerson) =>
  server.database.query(`SELECT FROM platform.events WHERE name = $1 AND payload ->> 'userId' = $2`, [name, id]);

describe('passing a quiz of a course', () => {
  it('enrols, and does the lesson that is done by it', async () => {
    const person = await newPerson();
    await calls.finished('vzorec-modul', person, 0);
    expect((await course(person)).enrolment).toBeNull();
    await calls.finished('vzorec-modul', person);
    expect((await course(person)).enrolment).toMatchObject({ completed_lessons: 1, completed_at: null });
    await calls.finished('vzorec-modul', person);
    expect(await told('courses.lesson-completed', person)).toHaveLength(1);
  });

  it('completes the course with the last quiz, and not before', async () => {
    const person = await newPerson();
    await calls.finished('vzorec-modul', person);
    expect(await tickOff('ena', person)).toMatchObject({ completed_lessons: 2, course_completed_at: null });
    await completeFinishedCourses.run({}, server.services);
    expect((await course(person)).enrolment?.completed_at).toBeNull();
    await calls.finished('vzorec-tecaj', person);
    expect((await course(person)).enrolment?.completed_at).not.toBeNull();
    await calls.finished('vzorec-tecaj', person);
    expect(await told('courses.course-completed', person)).toHaveLength(1);
  });

  it('leaves the rest to the last lesson', async () => {
    const person = await newPerson();
    await calls.finished('vzorec-tecaj', person);
    await calls.finished('vzorec-modul', person);
    expect((await course(person)).enrolment?.completed_at).toBeNull();
    expect((await tickOff('ena', person)).course_completed_at).not.toBeNull();
  });

  it('completes it once when the last quiz and the last lesson are done at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await newPerson();
      await calls.finished('vzorec-modul', person);
      await Promise.all([calls.finished('vzorec-tecaj', person), tickOff('ena', person)]);
      expect((await course(person)).enrolment?.completed_at).not.toBeNull();
      expect(await told('courses.course-completed', person)).toHaveLength(1);
    }
  });

  it('counts for a course that loses the quiz somebody had left', async () => {
    const person = await newPerson();
    await calls.finished('vzorec-modul', person);
    await tickOff('ena', person);
    await server.database.query(`DELETE FROM course_quizzes WHERE quiz_id = 'vzorec-tecaj'`);
    await completeFinishedCourses.run({}, server.services);
    expect((await course(person)).enrolment?.completed_at).not.toBeNull();
  });
});

describe('the reward for a quiz', () => {
  it('is given once, for the first pass', async () => {
    const person = await newPerson();
    for (const right of [0, 9, 9]) await calls.finished('vzorec', person, right);
    const rewards = () =>
      server.database.query(
        `SELECT activity_type, points_earned, metadata, cause FROM user_activities WHERE user_id = $1 AND points_earned > 0`,
        [person.id],
      );
    await vi.waitFor(async () => expect(await rewards()).not.toEqual([]), soon);
    expect(await rewards()).toEqual([
      { activity_type: 'quiz_passed', points_earned: 25, metadata: { quiz_id: 'vzorec' }, cause: 'quiz:vzorec' },
    ]);
  });
});
