import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  calls = attemptCalls(server);
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

const refusal = async (response: Promise<Response>) => {
  const answer = await response;
  return { ...(await json<ErrorBody>(answer)), status: answer.status };
};

describe('an attempt', () => {
  it('begins with every question of the quiz, drawn for this attempt alone', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const attempt = await calls.read(await calls.started('vzorec', one), one);
    expect(attempt).toMatchObject({
      ...{ kind: 'quiz', number: 1, feedback: 'at-once', deadline: null, submitted_at: null, score: null },
      quiz: { id: 'vzorec', title: 'Vzorec', language: 'sl', passing_percent: 50 },
      ...{ place: null, max_points: 10, is_timed_out: false },
    });
    expect(attempt.questions.map(({ position, view }) => [position, view.type])).toEqual([
      [1, 'single-choice'],
      [2, 'multiple-choice'],
      [3, 'true-false'],
      [4, 'numeric'],
      [5, 'formula'],
      [6, 'short-text'],
      [7, 'matching'],
      [8, 'ordering'],
      [9, 'blanks'],
    ]);
    const seeds = async (person: SamplePerson) =>
      (
        await server.database.query<{ seed: number }>('SELECT seed FROM attempt_questions WHERE user_id = $1', [
          person.id,
        ])
      ).map(({ seed }) => seed);
    await calls.started('vzorec', other);
    expect(new Set([...(await seeds(one)), ...(await seeds(other))]).size).toBe(18);
  });

  it('is the same every time it is read, also in another language', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const [first, again] = [await calls.read(id, person), await calls.read(id, person)];
    expect(again.questions).toEqual(first.questions);
    const german = await calls.read(id, person, 'de');
    expect(german.quiz).toMatchObject({ title: 'Vzorec (de)', language: 'de' });
    expect(german.questions[3]?.body_html).toContain('An einem Widerstand von');
    const letters = (attempt: typeof first) =>
      attempt.questions[0]?.view.type === 'single-choice' &&
      attempt.questions[0].view.options.map(({ letter }) => letter);
    expect(letters(german)).toEqual(letters(first));
  });

  it('is one, however many starts arrive at once', async () => {
    const person = await newPerson();
    const ids = await Promise.all(Array.from({ length: 8 }, () => calls.started('vzorec', person)));
    expect(new Set(ids).size).toBe(1);
    expect(await calls.started('vzorec', person), 'later').toBe(ids[0]);
  });

  it('is nobody else’s, not even an administrator’s', async () => {
    const owner = await newPerson();
    const id = await calls.started('vzorec', owner);
    for (const person of [await newPerson(), await newPerson({ roles: ['learner', 'author', 'admin'] })]) {
      const answers = [
        calls.get(id, person),
        calls.save(id, 3, person, { response: { type: 'true-false', choice: true } }),
        calls.flag(id, 1, person),
        calls.check(id, 1, person),
        calls.hint(id, 1, person),
        calls.submit(id, person),
      ];
      for (const answer of answers) expect(await refusal(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect((await calls.read(id, owner)).submitted_at).toBeNull();
  });

  it('of a quiz that was withdrawn can still be finished, but no other one started', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    await server.database.query(`UPDATE quizzes SET status = 'draft' WHERE id = 'vzorec'`);
    try {
      expect((await calls.start('vzorec', person)).status).toBe(404);
      await calls.saved(id, 3, person, { response: { type: 'true-false', choice: true } });
      expect(await json(calls.submit(id, person))).toEqual({ kind: 'submitted' });
      expect((await calls.read(id, person)).score).toMatchObject({ points: 1 });
    } finally {
      await server.database.query(`UPDATE quizzes SET status = 'published' WHERE id = 'vzorec'`);
    }
  });

  it('waits for whoever changes its quiz, and never has a question that is gone', async () => {
    const person = await newPerson();
    const loading = await server.services.pool.connect();
    try {
      await loading.query('BEGIN');
      await loading.query(`UPDATE quizzes SET updated_at = now() WHERE id = 'vzorec-cas'`);
      await loading.query(`DELETE FROM questions WHERE quiz_id = 'vzorec-cas' AND id = 'drzi'`);
      const starting = calls.started('vzorec-cas', person);
      await expect.poll(server.database.countWaiting).toBe(1);
      await loading.query('COMMIT');
      expect((await calls.read(await starting, person)).questions).toHaveLength(2);
    } finally {
      loading.release();
    }
  });

  it('needs a quiz that exists', async () => {
    const person = await newPerson();
    for (const id of ['ni-ga', '%00', 'Vzorec']) expect((await calls.start(id, person)).status).toBe(404);
  });
});

describe('an answer', () => {
  const yes = { type: 'true-false', choice: true };
  const no = { type: 'true-false', choice: false };

  it('is kept as it was given, with its revision and the moment', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const text = { type: 'numeric', text: '12,5 mA?' };
    expect(await calls.saved(id, 4, person, { response: text })).toMatchObject({ revision: 1 });
    expect(await calls.saved(id, 4, person, { response: null, revision: 1 })).toMatchObject({ revision: 2 });
    const saved = await calls.saved(id, 4, person, { response: text, revision: 2 });
    expect((await calls.read(id, person)).questions[3]).toMatchObject({
      ...{ response: text, revision: 3, saved_at: saved.saved_at, settled: null },
    });
  });

  it('that arrives again, as from a lost connection, is the same answer', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const first = await calls.saved(id, 3, person, { response: yes, seconds: 3 });
    expect(await calls.saved(id, 3, person, { response: yes, seconds: 3 })).toEqual(first);
    const [row] = await server.database.query(
      'SELECT revision, seconds_spent, language FROM attempt_questions WHERE attempt_id = $1 AND position = 3',
      [id],
    );
    expect(row).toMatchObject({ revision: 1, language: 'sl' });
    await calls.submit(id, person);
    expect(await calls.saved(id, 3, person, { response: yes }), 'after it was handed in').toEqual(first);
  });

  it('is not lost to another tab: that is told what stands', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    await calls.saved(id, 3, person, { response: yes });
    expect(await refusal(calls.save(id, 3, person, { response: no }))).toMatchObject({
      ...{ status: 409, code: 'ANSWER_CHANGED' },
      data: { response: yes, revision: 1, saved_at: expect.any(String) },
    });
    expect(await calls.saved(id, 3, person, { response: no, revision: 1 })).toMatchObject({ revision: 2 });
  });

  it('wins once when tabs save at the same moment', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    const texts = Array.from({ length: 8 }, (_, index) => ({ type: 'short-text', text: `odgovor ${index}` }));
    const answers = await Promise.all(texts.map((response) => calls.save(id, 6, person, { response })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const kept = texts[answers.findIndex(({ status }) => status === 200)];
    expect((await calls.read(id, person)).questions[5]).toMatchObject({ response: kept, revision: 1 });
  });

  it('of another type, or to no question, is refused', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    expect(await refusal(calls.save(id, 1, person, { response: yes }))).toMatchObject({
      ...{ status: 422, code: 'INVALID_INPUT' },
      data: { fields: [{ path: 'response.type', problem: 'not_allowed' }] },
    });
    expect((await calls.save(id, 10, person, { response: yes })).status).toBe(404);
    expect((await calls.save(id, 3, person, { response: { type: 'true-false', choice: 'da' } })).status).toBe(422);
  });

  it('that cannot have been made from what is there, or is longer than any, is refused', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    for (const revision of [7, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await refusal(calls.save(id, 3, person, { response: yes, revision }))).toMatchObject({
        ...{ status: 409, code: 'ANSWER_CHANGED', data: { response: null, revision: 0, saved_at: null } },
      });
    }
    const gaps = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`vrzel-${at}`, 'x'.repeat(500)]));
    expect(await refusal(calls.save(id, 9, person, { response: { type: 'blanks', gaps } }))).toMatchObject({
      ...{ status: 422, data: { fields: [{ path: 'response', problem: 'too_long' }] } },
    });
  });

  it('may hold half a character, which no text has', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    await calls.saved(id, 6, person, { response: { type: 'short-text', text: 'a\ud800' } });
    expect((await calls.read(id, person)).questions[5]?.response).toEqual({ type: 'short-text', text: 'a\ufffd' });
  });

  it('counts no more time than has passed', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    await server.database.query(`UPDATE quiz_attempts SET started_at = now() - interval '100 seconds' WHERE id = $1`, [
      id,
    ]);
    await calls.saved(id, 3, person, { response: yes, seconds: 40 });
    await calls.saved(id, 3, person, { response: no, revision: 1, seconds: 3000 });
    const [row] = await server.database.query<{ seconds_spent: number }>(
      'SELECT seconds_spent FROM attempt_questions WHERE attempt_id = $1 AND position = 3',
      [id],
    );
    expect(row?.seconds_spent).toBeGreaterThanOrEqual(100);
    expect(row?.seconds_spent).toBeLessThan(130);
  });

  it('can be marked to come back to', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    expect(await json(calls.flag(id, 2, person))).toEqual({ done: true });
    expect((await calls.read(id, person)).questions.map(({ is_flagged }) => is_flagged).indexOf(true)).toBe(1);
    await calls.flag(id, 2, person, false);
    expect((await calls.read(id, person)).questions.some(({ is_flagged }) => is_flagged)).toBe(false);
    await calls.submit(id, person);
    expect(await refusal(calls.flag(id, 2, person))).toMatchObject({ status: 409, code: 'ATTEMPT_CLOSED' });
  });

  it('is read as the language it was given in writes it, whatever language is shown', async () => {
    const person = await newPerson();
    const id = await calls.started('vzorec', person);
    await calls.saved(id, 6, person, { response: { type: 'short-text', text: 'Strommesser' }, language: 'de' });
    await json(calls.submit(id, person));
    const english = await calls.read(id, person, 'en');
    expect(english.questions[5]).toMatchObject({ language: 'en', settled: { result: { kind: 'graded', share: 1 } } });
  });
});
