import { type CalendarEntry, homeTimeZone, reviewsPerDay } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { insertQuiz, manyQuestions } from '../../../test-support/sample-answers.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await saveSampleQuizzes(server);
  await insertQuiz(server.database, { id: 'mnogo', questions: manyQuestions(25) });
  await insertSampleCourse(server.database, { id: 'placljiv', access: 'standard' });
  await insertQuiz(server.database, { id: 'zaklenjen', courseId: 'placljiv', questions: manyQuestions(3) });
});
afterAll(() => server.stop());

const today = () => dayOf(new Date(), homeTimeZone);

async function entries({ cookie }: SamplePerson, first: number, last: number): Promise<CalendarEntry[]> {
  const period = `from=${addDays(today(), first)}&to=${addDays(today(), last)}`;
  const response = await server.call(`/api/calendar/entries?${period}`, { cookie: `${cookie}; language=sl` });
  return (await json<{ entries: CalendarEntry[] }>(response)).entries;
}

const dueIn = ({ id }: SamplePerson, days: number, { quiz = 'mnogo', from = 1, to = 1 } = {}) =>
  server.database.query(
    `INSERT INTO review_cards (user_id, quiz_id, question_id, due, stability, difficulty, elapsed_days, scheduled_days,
       learning_steps, reps, lapses, state)
     SELECT $1, $2, 'v' || number, now() + make_interval(days => $3), 1, 1, 1, 1, 0, 1, 0, 2
     FROM generate_series($4::int, $5::int) AS number`,
    [id, quiz, days, from, to],
  );

it('shows until when an attempt can be worked on, to its owner alone', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const id = await attemptCalls(server).started('vzorec-cas', person);
  expect(await entries(person, 0, 1)).toMatchObject([
    {
      ...{ kind: 'quiz_deadline', id, title: expect.stringMatching(/^Rok kviza: /), path: `/dashboard/attempt/${id}` },
      ...{ is_all_day: false, actions: { can_move: false, can_resize: false, can_delete: false } },
    },
  ]);
  expect(await entries(other, 0, 1)).toEqual([]);
  await attemptCalls(server).expire(id);
  expect(await entries(person, 0, 1)).toEqual([]);
});

it('counts questions that come back by the day, what is overdue today and not more than a day takes', async () => {
  const person = await newPerson();
  await dueIn(person, -5, { from: 1, to: 22 });
  await dueIn(person, 3, { from: 23, to: 24 });
  expect(await entries(person, -7, 7)).toMatchObject([
    { title: `${reviewsPerDay} vprašanj za ponavljanje`, first_day: today(), last_day: today(), is_all_day: true },
    { title: '2 vprašanji za ponavljanje', first_day: addDays(today(), 3), path: '/dashboard/review' },
  ]);
  expect(await entries(person, -7, -1), 'nothing in the past').toEqual([]);
  expect(await entries(person, 1, 2), 'and nothing of today later on').toEqual([]);
});

it('counts no question of a course that the plan does not open', async () => {
  const [free, paying] = [await newPerson(), await newPerson({ plan: 'standard' })];
  for (const person of [free, paying]) await dueIn(person, 1, { quiz: 'zaklenjen' });
  expect(await entries(free, 0, 3)).toEqual([]);
  expect(await entries(paying, 0, 3)).toMatchObject([{ title: '1 vprašanje za ponavljanje' }]);
});
