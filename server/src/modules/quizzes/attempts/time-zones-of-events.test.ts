import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { submitOverdueAttempts } from './submit-overdue-attempts.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

const auckland = 'Pacific/Auckland';
const inAuckland = (person: SamplePerson) => ({ ...person, cookie: `${person.cookie}; time_zone=${auckland}` });
const liveIn = ({ id }: SamplePerson, zone: string) =>
  server.database.query('UPDATE profiles SET time_zone = $2 WHERE id = $1', [id, zone]);

/** The time zones of what was told of somebody, by the names of the events. */
async function told({ id }: SamplePerson): Promise<Record<string, string>> {
  const rows = await server.database.query<{ name: string; zone: string }>(
    `SELECT DISTINCT name, payload ->> 'timeZone' AS zone FROM platform.events
     WHERE payload ->> 'userId' = $1 AND payload ? 'timeZone'`,
    [id],
  );
  return Object.fromEntries(rows.map(({ name, zone }) => [name, zone]));
}

it('tells the time zone of a learner with a lesson: that of the device, unless they have chosen one', async () => {
  const [guest, settler] = [await newPerson(), await newPerson()];
  await liveIn(settler, 'America/New_York');
  const [lesson] = await server.database.query<{ id: string }>(
    `SELECT id FROM lessons WHERE course_id = 'osnove' AND completion = 'manual' ORDER BY position`,
  );
  const path = `/api/courses/osnove/lessons/${lesson?.id}/completion`;
  for (const [person, zone] of [[guest, auckland] as const, [settler, 'America/New_York'] as const]) {
    expect((await server.call(path, { method: 'PUT', body: {}, ...inAuckland(person) })).status).toBe(200);
    expect(await told(person)).toEqual({ 'courses.lesson-completed': zone });
  }
});

it('tells it with an attempt that is handed in, and with what that completes', async () => {
  const person = await newPerson({ plan: 'standard' });
  const id = await calls.started('vzorec-modul', person);
  const right = await calls.rightAnswers(id);
  for (const [position, response] of right) await calls.saved(id, position, person, { response });
  expect((await calls.submit(id, inAuckland(person))).status).toBe(200);
  expect(await told(person)).toMatchObject({
    'quizzes.attempt-submitted': auckland,
    'quizzes.quiz-passed': auckland,
  });
});

it('is told together with whether anything was answered, checked before or left to be settled', async () => {
  const hasAnswers = async ({ id }: SamplePerson) =>
    server.database.query(
      `SELECT payload -> 'hasAnswers' AS answered FROM platform.events
       WHERE name = 'quizzes.attempt-submitted' AND payload ->> 'userId' = $1`,
      [id],
    );
  const [idle, active] = [await newPerson({ plan: 'standard' }), await newPerson({ plan: 'standard' })];
  const attempts = [await calls.started('vzorec-modul', idle), await calls.started('vzorec-modul', active)] as const;
  const [[position, response] = [1, null]] = await calls.rightAnswers(attempts[1]);
  await calls.saved(attempts[1], position, active, { response });
  await calls.submit(attempts[0], idle);
  await calls.submit(attempts[1], active);
  expect(await hasAnswers(idle)).toEqual([{ answered: false }]);
  expect(await hasAnswers(active)).toEqual([{ answered: true }]);
});

it.each([
  ['the learner, who comes back', (id: string, person: SamplePerson) => calls.get(id, inAuckland(person)), auckland],
  [
    'the learner, who begins anew',
    (_: string, person: SamplePerson) => calls.start('vzorec-cas', inAuckland(person)),
    auckland,
  ],
  [
    'looking at its quiz',
    (_: string, person: SamplePerson) => server.call('/api/quizzes/vzorec-cas', inAuckland(person)),
    auckland,
  ],
  ['handing in too late', (id: string, person: SamplePerson) => calls.submit(id, inAuckland(person)), auckland],
])('tells it with an attempt whose time is up, which is handed in by %s', async (_, come, zone) => {
  const person = await newPerson();
  const id = await calls.started('vzorec-cas', person);
  await calls.expire(id);
  expect((await come(id, person)).status).toBe(200);
  expect(await told(person)).toEqual({ 'quizzes.attempt-submitted': zone });
});

it('tells what the profile says where nobody is there', async () => {
  const person = await newPerson();
  const id = await calls.started('vzorec-cas', person);
  await liveIn(person, 'America/New_York');
  await calls.expire(id);
  await submitOverdueAttempts.run({}, server.services);
  expect(await told(person)).toEqual({ 'quizzes.attempt-submitted': 'America/New_York' });
});
