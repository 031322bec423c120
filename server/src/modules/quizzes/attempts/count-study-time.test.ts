import type { CourseProgress, Learning } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigration } from '../../../test-support/read-migration.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

const weekOf = async ({ cookie }: SamplePerson) =>
  (await json<Learning>(server.call('/api/learning', { cookie }))).week;

/** Started long enough ago for the time that is told of it. */
async function handedIn(person: SamplePerson, seconds: [position: number, seconds: number][], quiz = 'vzorec') {
  const id = await calls.started(quiz, person);
  await server.database.query(`UPDATE quiz_attempts SET started_at = now() - interval '1 hour' WHERE id = $1`, [id]);
  for (const [position, spent] of seconds) {
    await calls.saved(id, position, person, { response: null, seconds: spent });
  }
  await json(calls.submit(id, person));
  return calls.read(id, person);
}

it('counts the time of an attempt for the week, as the attempt itself tells it', async () => {
  const person = await newPerson();
  const attempt = await handedIn(person, [
    [3, 40],
    [4, 28],
  ]);
  expect(attempt.seconds_spent).toBe(68);
  expect((await weekOf(person)).seconds).toBe(68);
  await calls.submit(attempt.id, person);
  expect((await weekOf(person)).seconds, 'handing in again').toBe(68);
});

it('counts no more than has passed, whatever is told of each question', async () => {
  const person = await newPerson();
  const attempt = await handedIn(person, [
    [1, 3000],
    [3, 3000],
    [4, 3000],
  ]);
  expect(attempt.seconds_spent).toBeGreaterThan(3500);
  expect(attempt.seconds_spent).toBeLessThan(3700);
  expect((await weekOf(person)).seconds).toBe(attempt.seconds_spent);
});

it('adds to what was studied before on the same day, in a course or outside of all', async () => {
  const person = await newPerson();
  await handedIn(person, [[3, 10]]);
  await handedIn(person, [[3, 20]]);
  expect((await weekOf(person)).days.filter(({ seconds }) => seconds > 0)).toMatchObject([{ seconds: 30 }]);
});

it('counts the time of a course’s quiz for the course', async () => {
  const person = await newPerson({ plan: 'standard' });
  const { cookie } = person;
  await server.call('/api/courses/osnove/enrolment', { method: 'PUT', body: {}, cookie });
  await handedIn(person, [[1, 75]], 'vzorec-tecaj');
  const progress = await json<CourseProgress>(server.call('/api/courses/osnove/progress', { cookie }));
  expect(progress.seconds_spent).toBe(75);
  expect(progress.weeks_studied.at(-1)?.seconds).toBe(75);
});

it('counts nothing where nobody has told of any time', async () => {
  const person = await newPerson();
  await handedIn(person, []);
  const rows = await server.database.query('SELECT FROM study_time WHERE user_id = $1', [person.id]);
  expect(rows).toEqual([]);
});

it('counts it on the day that it is where the learner is', async () => {
  const person = await newPerson();
  const id = await calls.started('vzorec', person);
  await server.database.query(`UPDATE quiz_attempts SET started_at = now() - interval '1 hour' WHERE id = $1`, [id]);
  await calls.saved(id, 3, person, { response: null, seconds: 30 });
  // A day apart from each other, at any time.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  await json(calls.submit(id, { ...person, cookie: `${person.cookie}; time_zone=${west}` }));
  const [row] = await server.database.query<{ is_west: boolean; is_east: boolean }>(
    `SELECT day = (now() AT TIME ZONE $2)::date AS is_west, day = (now() AT TIME ZONE $3)::date AS is_east
     FROM study_time WHERE user_id = $1`,
    [person.id, west, east],
  );
  expect(row).toEqual({ is_west: true, is_east: false });
});

it('counts what was spent before time outside of courses was', async () => {
  const person = await newPerson();
  await handedIn(person, [[3, 40]]);
  await handedIn(person, [[3, 28]]);
  await server.database.query('DELETE FROM study_time');
  const statements = await readMigration('study-time-outside-courses');
  await server.database.query(statements.at(-1) ?? '');
  expect((await weekOf(person)).seconds).toBe(68);
});
