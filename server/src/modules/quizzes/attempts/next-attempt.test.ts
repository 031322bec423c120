import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAttemptAt } from '../../../test-support/sample-answers.ts';
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

const nextAfter = async (attemptId: string, person: SamplePerson) => (await calls.read(attemptId, person)).next_attempt;

const withdrawn = async (table: 'quizzes' | 'courses', id: string, look: () => Promise<void>) => {
  const publish = (status: string) =>
    server.database.query(`UPDATE ${table} SET status = $2 WHERE id = $1`, [id, status]);
  await publish('draft');
  try {
    await look();
  } finally {
    await publish('published');
  }
};

describe('what comes after an attempt', () => {
  it('is told once it is handed in: another one', async () => {
    const person = await newPerson();
    const open = await calls.started('vzorec', person);
    expect(await nextAfter(open, person)).toBeNull();
    await calls.submit(open, person);
    expect(await nextAfter(open, person)).toEqual({ kind: 'possible' });
  });

  it('is the one that is open already', async () => {
    const person = await newPerson();
    const first = await calls.finished('vzorec', person, 0);
    const second = await calls.started('vzorec', person);
    expect(await nextAfter(first, person)).toEqual({ kind: 'open', attempt_id: second });
  });

  it('is nothing once all attempts are used up, the one whose time is up included', async () => {
    const person = await newPerson();
    const first = await calls.finished('vzorec-cas', person, 0);
    expect(await nextAfter(first, person)).toEqual({ kind: 'possible' });
    await calls.expire(await calls.started('vzorec-cas', person));
    expect(await nextAfter(first, person)).toEqual({ kind: 'attempts-used-up', limit: 2 });
    const author = await newPerson({ roles: ['learner', 'author'] });
    await calls.finished('vzorec-cas', author, 0);
    expect(await nextAfter(await calls.finished('vzorec-cas', author, 0), author)).toEqual({ kind: 'possible' });
  });

  it('waits for the next day where the plan sets a limit, as the quiz itself says', async () => {
    const person = await newPerson();
    for (let tried = 0; tried < 4; tried += 1) await calls.finished('vzorec', person, 0);
    const last = await calls.finished('vzorec', person, 0);
    const next = await nextAfter(last, person);
    expect(next).toMatchObject({ kind: 'daily-limit', limit: 5 });
    const quiz = await json<{ refusal: object }>(server.call('/api/quizzes/vzorec', { cookie: person.cookie }));
    expect(quiz.refusal).toEqual(next);
  });

  it('needs the plan that opens the course', async () => {
    const person = await newPerson({ plan: 'standard' });
    const attempt = await calls.finished('vzorec-modul', person, 0);
    expect(await nextAfter(attempt, person)).toEqual({ kind: 'possible' });
    await server.database.query('DELETE FROM subscriptions WHERE user_id = $1', [person.id]);
    expect(await nextAfter(attempt, person)).toEqual({ kind: 'plan', tier: 'standard' });
  });

  it('is nothing at a quiz that was withdrawn, be it with its course', async () => {
    const person = await newPerson({ plan: 'standard' });
    const [alone, placed] = [
      await calls.finished('vzorec', person, 0),
      await calls.finished('vzorec-modul', person, 0),
    ];
    await withdrawn('quizzes', 'vzorec', async () => {
      expect(await nextAfter(alone, person)).toEqual({ kind: 'withdrawn' });
      expect(await nextAfter(placed, person)).toEqual({ kind: 'possible' });
    });
    await withdrawn('courses', 'osnove', async () => {
      expect(await nextAfter(placed, person)).toEqual({ kind: 'withdrawn' });
    });
  });

  it('is not told of a review', async () => {
    const person = await newPerson();
    const review = await insertAttemptAt(server.database, {
      ...{ userId: person.id, kind: 'review', at: new Date() },
      answers: [{ quiz: 'vzorec', question: 'drzi', outcome: { kind: 'unanswered' } }],
    });
    expect(await nextAfter(review, person)).toBeNull();
  });
});
