import type { Course, CourseCard, CourseProgress, Learning, Lesson, RemainingWork } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { completeFinishedCourses } from './complete-finished-courses.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertSampleCourse(server.database, { id: 'kratek', modules: { prvi: ['ena', 'dve', 'tri'] } });
  await insertSampleCourse(server.database, { id: 'prazen', drafts: ['naboj', 'tok', 'ohm'] });
  await insertSampleCourse(server.database, { id: 'placljiv', access: 'standard', modules: { prvi: ['ena'] } });
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.query(`
    DELETE FROM course_quizzes; DELETE FROM course_enrollments;
    UPDATE lessons SET status = 'published' WHERE course_id = 'kratek'`),
);

type Completed = { course_completed_at: string | null; course_left: RemainingWork | null };
const completed = (path: string, { cookie }: SamplePerson) =>
  json<Completed>(server.call(`/api/courses/${path}/completion`, { method: 'PUT', body: {}, cookie }));
const enrol = (course: string, { cookie }: SamplePerson) =>
  server.call(`/api/courses/${course}/enrolment`, { method: 'PUT', body: {}, cookie });
const askForQuiz = () =>
  server.database.query(`INSERT INTO course_quizzes (quiz_id, course_id) VALUES ('zakljucni', 'kratek')`);
const pass = ({ id }: SamplePerson) =>
  server.database.query(
    `INSERT INTO course_quiz_passes (user_id, quiz_id, passed_at) VALUES ($1, 'zakljucni', now())`,
    [id],
  );
const withdraw = (lesson: string) =>
  server.database.query(`UPDATE lessons SET status = 'draft' WHERE course_id = 'kratek' AND id = $1`, [lesson]);

/** What every screen is told of the course in question. */
async function told({ cookie }: SamplePerson): Promise<(RemainingWork | null | undefined)[]> {
  const read = <Answer>(path: string) => json<Answer>(server.call(`/api${path}`, { cookie }));
  const course = await read<Course>('/courses/kratek');
  const progress = await read<CourseProgress>('/courses/kratek/progress');
  const lesson = await read<Lesson>('/courses/kratek/lessons/ena');
  const [mine] = await read<CourseCard[]>('/learning/courses');
  const [continuing] = (await read<Learning>('/learning')).continuing;
  return [
    ...[course.enrolment?.left, progress.enrolment?.left, lesson.reader?.course_left, mine?.enrolment?.left],
    // A course that is completed is not gone on with.
    ...(continuing ? [continuing.course.enrolment?.left] : []),
  ];
}

const everywhere = (left: RemainingWork) => Array(5).fill(left);
const completedEverywhere = Array(4).fill(null);

describe('what is left of a course', () => {
  it('is lessons, then its quiz, then nothing to speak of', async () => {
    await askForQuiz();
    const person = await newPerson();
    expect(await completed('kratek/lessons/ena', person)).toMatchObject({ course_left: 'lessons' });
    await completed('kratek/lessons/dve', person);
    expect(await told(person)).toEqual(everywhere('lessons'));
    expect(await completed('kratek/lessons/tri', person)).toMatchObject({
      ...{ course_left: 'quizzes', course_completed_at: null },
    });
    expect(await told(person)).toEqual(everywhere('quizzes'));
    await pass(person);
    const last = await completed('kratek/lessons/tri', person);
    expect(last.course_left).toBeNull();
    expect(last.course_completed_at).not.toBeNull();
    expect(await told(person)).toEqual(completedEverywhere);
  });

  it('is lessons as long as one is open, even if the quiz is passed', async () => {
    await askForQuiz();
    const person = await newPerson();
    await pass(person);
    await completed('kratek/lessons/ena', person);
    expect(await told(person)).toEqual(everywhere('lessons'));
  });

  it('is nothing once the last open lesson was withdrawn, until the course is completed', async () => {
    const person = await newPerson();
    for (const lesson of ['ena', 'dve']) await completed(`kratek/lessons/${lesson}`, person);
    await withdraw('tri');
    expect(await told(person)).toEqual(everywhere('nothing'));
    await completeFinishedCourses.run({}, server.services);
    expect(await told(person)).toEqual(completedEverywhere);
  });

  it('is the quiz if there is one when the last open lesson was withdrawn', async () => {
    await askForQuiz();
    const person = await newPerson();
    for (const lesson of ['ena', 'dve']) await completed(`kratek/lessons/${lesson}`, person);
    await withdraw('tri');
    expect(await told(person)).toEqual(everywhere('quizzes'));
    await completeFinishedCourses.run({}, server.services);
    expect(await told(person)).toEqual(everywhere('quizzes'));
  });

  it('completes the course with whatever lesson is ticked off when nothing is left', async () => {
    const person = await newPerson();
    for (const lesson of ['ena', 'dve']) await completed(`kratek/lessons/${lesson}`, person);
    await withdraw('tri');
    expect((await completed('kratek/lessons/ena', person)).course_completed_at).not.toBeNull();
    expect(await told(person)).toEqual(completedEverywhere);
  });

  it('stays nothing to speak of when a completed course gets a quiz or a lesson', async () => {
    const person = await newPerson();
    await withdraw('tri');
    for (const lesson of ['ena', 'dve']) await completed(`kratek/lessons/${lesson}`, person);
    await askForQuiz();
    await server.database.query(`UPDATE lessons SET status = 'published' WHERE id = 'tri'`);
    expect(await told(person)).toEqual(completedEverywhere);
  });

  it('is the lessons of a course that has none yet', async () => {
    const person = await newPerson();
    await enrol('prazen', person);
    await completeFinishedCourses.run({}, server.services);
    const { enrolment } = await json<Course>(server.call('/api/courses/prazen', { cookie: person.cookie }));
    expect(enrolment).toMatchObject({ left: 'lessons', completed_at: null });
  });

  it('is not said to those who are not enrolled', async () => {
    const person = await newPerson();
    expect(await completed('placljiv/lessons/ena', person)).toMatchObject({
      ...{ course_left: null, course_completed_at: null },
    });
    const lesson = (cookie?: string) =>
      json<Lesson>(server.call('/api/courses/placljiv/lessons/ena', cookie ? { cookie } : {}));
    expect((await lesson(person.cookie)).reader).toMatchObject({ is_enrolled: false, course_left: null });
    expect((await lesson()).reader).toBeNull();
  });
});
