import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;

/** More standalone quizzes than a free plan grants attempts a day. */
const many = Array.from({ length: 8 }, (_, index) => `kratek-${index + 1}`);

beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  const short = sampleQuizFile('quizzes/vzorec-modul/quiz.yaml', 'placement:\n  course: osnove\n  module: prvi\n');
  const question = sampleQuizFile('quizzes/vzorec-modul/questions/drzi.yaml');
  await saveSampleQuizzes(
    server,
    Object.fromEntries(
      many.flatMap((id) => [
        [`quizzes/${id}/quiz.yaml`, short],
        [`quizzes/${id}/questions/drzi.yaml`, question],
      ]),
    ),
  );
});
afterAll(() => server.stop());

type Quiz = { refusal: object | null; today: { left: number; resets_at: string } | null };
const quiz = (id: string, { cookie }: SamplePerson) => json<Quiz>(server.call(`/api/quizzes/${id}`, { cookie }));

/** What the list of quizzes says of those that somebody can start. */
async function startable({ cookie }: SamplePerson): Promise<string[]> {
  type List = { quizzes: { id: string; may_start: boolean }[] };
  const { quizzes } = await json<List>(server.call('/api/quizzes', { cookie }));
  return quizzes.filter(({ may_start }) => may_start).map(({ id }) => id);
}

describe('the limit of attempts', () => {
  it('holds, however many are started at once', async () => {
    const person = await newPerson({ plan: 'standard' });
    await calls.finished('vzorec-cas', person, 0);
    expect((await quiz('vzorec-cas', person)).refusal).toBeNull();
    await calls.finished('vzorec-cas', person, 0);
    expect(await quiz('vzorec-cas', person)).toMatchObject({ refusal: { kind: 'attempts-used-up', limit: 2 } });
    expect(await startable(person)).toContain('vzorec');
    expect(await startable(person)).not.toContain('vzorec-cas');
    const answers = await Promise.all([calls.start('vzorec-cas', person), calls.start('vzorec-cas', person)]);
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(await json<ErrorBody>(answer)).toMatchObject({
        ...{ code: 'ATTEMPT_LIMIT', data: { kind: 'attempts-used-up', limit: 2 } },
      });
    }
  });

  it('lets the last one be gone on with', async () => {
    const person = await newPerson();
    await calls.finished('vzorec-cas', person, 0);
    const last = await calls.started('vzorec-cas', person);
    expect(await quiz('vzorec-cas', person)).toMatchObject({ refusal: null, standing: { open_attempt_id: last } });
    expect(await calls.started('vzorec-cas', person)).toBe(last);
  });

  it('is not for those who write quizzes', async () => {
    const author = await newPerson({ roles: ['learner', 'author'] });
    for (let tried = 0; tried < 3; tried += 1) await calls.finished('vzorec-cas', author, 0);
    expect((await quiz('vzorec-cas', author)).refusal).toBeNull();
    expect(await startable(author)).toContain('vzorec-cas');
  });
});

describe('the daily limit of free plans', () => {
  it('holds over all standalone quizzes that are started at once', async () => {
    const person = await newPerson();
    const answers = await Promise.all(many.map((id) => calls.start(id, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(409)]);
    const refused = await json<ErrorBody>(answers.find(({ status }) => status === 409) as Response);
    expect(refused).toMatchObject({ code: 'ATTEMPT_LIMIT', data: { kind: 'daily-limit', limit: 5 } });
    const { resets_at } = refused.data as { resets_at: string };
    expect(Date.parse(resets_at)).toBeGreaterThan(Date.now());
    const list = await json<{ today: object }>(server.call('/api/quizzes', person));
    expect(list.today).toEqual({ limit: 5, left: 0, resets_at });
    expect(await startable(person)).toEqual([]);
  });

  it('ends with the caller’s day', async () => {
    const person = await newPerson();
    for (const id of many.slice(0, 5)) await calls.started(id, person);
    expect(await quiz('vzorec', person)).toMatchObject({ refusal: { kind: 'daily-limit' }, today: { left: 0 } });
    await server.database.query(`UPDATE quiz_attempts SET limited_on = limited_on - 1 WHERE user_id = $1`, [person.id]);
    expect(await quiz('vzorec', person)).toMatchObject({ refusal: null, today: { left: 5 } });
    await calls.started('vzorec', person);
  });

  it('counts the day where the caller is', async () => {
    const person = await newPerson();
    const resets = async (zone: string) => {
      const body = { time_zone: zone };
      await server.call('/api/profile', { method: 'PATCH', body, cookie: person.cookie });
      return Date.parse((await quiz('vzorec', person)).today?.resets_at ?? '');
    };
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
      const start = new Date(await resets(zone));
      expect(start.toLocaleTimeString('en-GB', { timeZone: zone })).toBe('00:00:00');
    }
  });

  it('gives a day once, however somebody moves through time zones', async () => {
    const person = await newPerson();
    const left = async () => (await quiz('vzorec', person)).today?.left;
    const moveTo = (time_zone: string) =>
      server.call('/api/profile', { method: 'PATCH', body: { time_zone }, cookie: person.cookie });
    // It is always another day in one of these than in the other.
    await moveTo('Pacific/Kiritimati');
    for (const id of many.slice(0, 5)) await calls.started(id, person);
    await moveTo('Pacific/Pago_Pago');
    expect(await left(), 'of a day that they have not had').toBe(5);
    await calls.started('kratek-6', person);
    await moveTo('Pacific/Kiritimati');
    expect(await left()).toBe(0);
    const refused = await calls.start('kratek-7', person);
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'ATTEMPT_LIMIT', data: { kind: 'daily-limit' } });
    await moveTo('Pacific/Pago_Pago');
    expect(await left()).toBe(4);
  });

  it('forgives what was started under a plan without one', async () => {
    const person = await newPerson({ plan: 'standard' });
    for (const id of many) await calls.started(id, person);
    await server.database.query('DELETE FROM subscriptions WHERE user_id = $1', [person.id]);
    expect((await quiz('vzorec', person)).today?.left).toBe(5);
  });

  it('is for free plans and standalone quizzes alone', async () => {
    const subscriber = await newPerson({ plan: 'standard' });
    for (const id of many) await calls.started(id, subscriber);
    expect((await quiz('vzorec', subscriber)).today).toBeNull();
    await calls.started('vzorec-modul', subscriber);
    const author = await newPerson({ roles: ['learner', 'author'] });
    for (const id of many) await calls.started(id, author);
  });
});

describe('a quiz of a course', () => {
  it('needs the plan that opens the course', async () => {
    const person = await newPerson();
    expect(await quiz('vzorec-modul', person)).toMatchObject({
      ...{ refusal: { kind: 'plan', tier: 'standard' }, today: null, may_author: false },
    });
    const refused = await calls.start('vzorec-modul', person);
    expect(refused.status).toBe(403);
    expect(await json<ErrorBody>(refused)).toMatchObject({
      code: 'PLAN_REQUIRED',
      data: { tier: 'standard', course: { id: 'osnove', title: 'Osnove' }, lesson: null },
    });
    const subscriber = await newPerson({ plan: 'premium' });
    expect((await quiz('vzorec-modul', subscriber)).refusal).toBeNull();
    await calls.started('vzorec-modul', subscriber);
  });
});
