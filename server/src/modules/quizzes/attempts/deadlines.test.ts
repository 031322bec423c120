import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';
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

/** An attempt with all answers but the last, whose time has run out. */
async function overdue() {
  const person = await newPerson();
  const id = await calls.started('vzorec-cas', person);
  const right = await calls.rightAnswers(id);
  for (const position of [1, 2]) await calls.saved(id, position, person, { response: right.get(position) ?? {} });
  await calls.expire(id);
  return { person, id, right };
}

const times = async (id: string) => {
  const [row] = await server.database.query<{ submitted_at: Date | null; deadline: Date; is_timed_out: boolean }>(
    'SELECT submitted_at, deadline, is_timed_out FROM quiz_attempts WHERE id = $1',
    [id],
  );
  return row;
};

const submitsInTime = async (id: string) => {
  const { submitted_at, deadline, is_timed_out } = (await times(id)) ?? {};
  expect(submitted_at).toEqual(deadline);
  expect(is_timed_out).toBe(true);
};

describe('the time limit', () => {
  it('is told, and runs by the server’s clock', async () => {
    const person = await newPerson();
    const attempt = await calls.read(await calls.started('vzorec-cas', person), person);
    const seconds = (from: string, to: string | null) => (Date.parse(to ?? '') - Date.parse(from)) / 1000;
    expect(seconds(attempt.started_at, attempt.deadline)).toBe(60);
    expect(seconds(attempt.now, attempt.deadline)).toBeGreaterThan(0);
    expect(seconds(attempt.started_at, attempt.now)).toBeGreaterThanOrEqual(0);
  });

  it('refuses an answer after the deadline, and hands in what came before it', async () => {
    const { person, id, right } = await overdue();
    const late = await calls.save(id, 3, person, { response: right.get(3) ?? {} });
    expect(late.status).toBe(409);
    expect(await json<ErrorBody>(late)).toMatchObject({ code: 'ATTEMPT_CLOSED' });
    await submitsInTime(id);
    const { questions, score, is_timed_out } = await calls.read(id, person);
    expect(is_timed_out).toBe(true);
    expect(questions.map(({ settled }) => settled?.result.kind)).toEqual(['graded', 'graded', 'unanswered']);
    expect(score?.points).toBe(questions.reduce((sum, { settled }) => sum + (settled?.points ?? 0), 0));
  });

  it.each([
    ['looking at it', ({ id, person }: Overdue) => calls.get(id, person)],
    ['handing it in', ({ id, person }: Overdue) => calls.submit(id, person)],
    ['looking at its quiz', ({ person }: Overdue) => server.call('/api/quizzes/vzorec-cas', person)],
  ])('is over for whoever comes late, %s', async (_, come) => {
    const attempt = await overdue();
    expect((await come(attempt)).status).toBe(200);
    await submitsInTime(attempt.id);
  });

  it.each([
    ['marking a question', ({ id, person }: Overdue) => calls.flag(id, 1, person)],
    ['asking for a hint', ({ id, person }: Overdue) => calls.hint(id, 1, person)],
    ['checking an answer', ({ id, person }: Overdue) => calls.check(id, 1, person)],
  ])('is over for %s', async (_, come) => {
    const attempt = await overdue();
    expect(await json<ErrorBody>(come(attempt))).toMatchObject({ code: 'ATTEMPT_CLOSED' });
    await submitsInTime(attempt.id);
  });

  it('that ran out makes way for the next attempt', async () => {
    const { person, id } = await overdue();
    const next = await calls.started('vzorec-cas', person);
    expect(next).not.toBe(id);
    await submitsInTime(id);
    expect((await calls.read(next, person)).number).toBe(2);
  });

  it('ends attempts that nobody comes back to, once, and no others', async () => {
    const late = [await overdue(), await overdue()];
    const person = await newPerson();
    const running = await calls.started('vzorec-cas', person);
    await Promise.all([submitOverdueAttempts.run({}, server.services), submitOverdueAttempts.run({}, server.services)]);
    for (const { id } of late) await submitsInTime(id);
    expect((await times(running))?.submitted_at).toBeNull();
    const told = `SELECT FROM platform.events
      WHERE name = 'quizzes.attempt-submitted' AND payload ->> 'attemptId' = ANY($1)`;
    expect(await server.database.query(told, [late.map(({ id }) => id)])).toHaveLength(2);
  });
});

type Overdue = Awaited<ReturnType<typeof overdue>>;
