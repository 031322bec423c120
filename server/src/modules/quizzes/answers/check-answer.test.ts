import type { Settled } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
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

type Checked = { kind: string; settled: Settled; problem?: { kind: string } };
const checked = (id: string, position: number, person: SamplePerson) =>
  json<Checked>(calls.check(id, position, person));
const codeOf = async (response: Promise<Response>) => (await json<ErrorBody>(response)).code;

const started = async (quizId: string) => {
  const person = await newPerson();
  const id = await calls.started(quizId, person);
  return { person, id, right: await calls.rightAnswers(id) };
};

describe('checking an answer', () => {
  it('tells what it was worth, and from then on it stands', async () => {
    const { person, id, right } = await started('vzorec');
    await calls.saved(id, 4, person, { response: right.get(4) ?? {} });
    const first = await checked(id, 4, person);
    expect(first).toMatchObject({
      kind: 'settled',
      settled: { points: 2, result: { kind: 'graded', share: 1, slip: null }, reveal: { type: 'numeric' } },
    });
    expect(first.settled.solution_html).toContain('Ohmovega zakona');
    expect(await checked(id, 4, person), 'again').toEqual(first);
    expect((await calls.read(id, person)).questions[3]?.settled).toEqual(first.settled);
    const other = { response: { type: 'numeric', text: '1 A' }, revision: 1 };
    expect(await codeOf(calls.save(id, 4, person, other))).toBe('QUESTION_SETTLED');
    expect(await codeOf(calls.hint(id, 4, person))).toBe('QUESTION_SETTLED');
  });

  it('names the slip that was made', async () => {
    const { person, id } = await started('vzorec');
    const [slip] = await calls.slips(id, 4);
    await calls.saved(id, 4, person, { response: slip ?? {} });
    const { settled } = await checked(id, 4, person);
    expect(settled).toMatchObject({ points: 0, result: { kind: 'graded', share: 0, slip: { kind: 'own', own: 0 } } });
    expect(settled.reveal).toMatchObject({ slipFeedback: expect.stringContaining('pomnožili') });
  });

  it('settles nothing that is missing or cannot be read', async () => {
    const { person, id, right } = await started('vzorec');
    expect(await checked(id, 4, person)).toEqual({ kind: 'unanswered' });
    await calls.saved(id, 4, person, { response: { type: 'numeric', text: '12,5' } });
    expect(await checked(id, 4, person)).toMatchObject({ kind: 'unreadable', problem: { kind: 'missing-unit' } });
    await calls.saved(id, 4, person, { response: right.get(4) ?? {}, revision: 1 });
    expect(await checked(id, 4, person)).toMatchObject({ kind: 'settled', settled: { points: 2 } });
  });

  it('asks by the language in which it was given what an answer means, at no cost', async () => {
    const { person, id, right } = await started('vzorec');
    await calls.saved(id, 4, person, { response: { type: 'numeric', text: '1,250 A' }, language: 'en' });
    const problem = { kind: 'ambiguous', choices: ['1250 A', '1.250 A'] };
    expect(await checked(id, 4, person)).toEqual({ kind: 'unreadable', problem });
    await calls.saved(id, 4, person, { response: right.get(4) ?? {}, revision: 1 });
    expect(await checked(id, 4, person)).toMatchObject({ kind: 'settled', settled: { points: 2 } });
  });

  it('is read by the language of the page, whatever language the browser asks for', async () => {
    const { person, id } = await started('vzorec');
    const saved = await server.call(`/api/attempts/${id}/answers/4`, {
      method: 'PUT',
      body: { response: { type: 'numeric', text: '1.250 A' }, revision: 0, language: 'sl' },
      cookie: person.cookie,
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(saved.status).toBe(200);
    const problem = { kind: 'ambiguous', choices: ['1250 A', '1,250 A'] };
    expect(await checked(id, 4, person)).toEqual({ kind: 'unreadable', problem });
  });

  it('stays in the language in which it was given, when it is sent again from a page in another one', async () => {
    const { person, id } = await started('vzorec');
    const response = { type: 'numeric', text: '1,250 A' };
    await calls.saved(id, 4, person, { response, language: 'en' });
    await calls.saved(id, 4, person, { response, revision: 1, seconds: 3, language: 'sl' });
    const problem = { kind: 'ambiguous', choices: ['1250 A', '1.250 A'] };
    expect(await checked(id, 4, person)).toEqual({ kind: 'unreadable', problem });
  });

  it('settles once when it is asked for twice at the same moment, or while the answer changes', async () => {
    const { person, id } = await started('vzorec');
    await calls.saved(id, 3, person, { response: { type: 'true-false', choice: true } });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => checked(id, 3, person)),
      calls.save(id, 3, person, { response: { type: 'true-false', choice: false }, revision: 1 }),
    ]);
    const settled = answers.slice(0, 5) as Checked[];
    expect(new Set(settled.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const question = (await calls.read(id, person)).questions[2];
    const choice = question?.response?.type === 'true-false' && question.response.choice;
    expect(question?.settled).toMatchObject({ points: choice ? 1 : 0 });
    expect(settled[0]?.settled).toEqual(question?.settled);
  });

  it('is for attempts with feedback at once', async () => {
    const { person, id, right } = await started('vzorec-cas');
    await calls.saved(id, 1, person, { response: right.get(1) ?? {} });
    const refused = await calls.check(id, 1, person);
    expect(refused.status).toBe(403);
    expect((await calls.read(id, person)).questions[0]?.settled).toBeNull();
  });
});

describe('hints', () => {
  it('come one after the other, and stay', async () => {
    const { person, id } = await started('vzorec');
    expect((await calls.read(id, person)).questions[3]).toMatchObject({ hint_count: 2, hints_html: [] });
    const first = await json<{ hints_html: string[] }>(calls.hint(id, 4, person));
    expect(first.hints_html).toEqual([expect.stringContaining('Napišite Ohmov zakon')]);
    expect((await json<{ hints_html: string[] }>(calls.hint(id, 4, person, 5))).hints_html).toHaveLength(2);
    expect((await json<{ hints_html: string[] }>(calls.hint(id, 4, person, 1))).hints_html).toHaveLength(2);
    expect((await calls.read(id, person, 'en')).questions[3]?.hints_html[1]).toContain('Solve it for the current');
    expect(await json(calls.hint(id, 3, person))).toEqual({ hints_html: [] });
    expect((await calls.hint(id, 10, person)).status).toBe(404);
  });
});

describe('handing in', () => {
  it('settles everything, once, and closes the attempt', async () => {
    const { person, id, right } = await started('vzorec');
    for (const position of [1, 2, 3, 4])
      await calls.saved(id, position, person, { response: right.get(position) ?? {} });
    await calls.check(id, 1, person);
    const answers = await Promise.all(Array.from({ length: 5 }, () => json(calls.submit(id, person))));
    expect(answers).toEqual(Array(5).fill({ kind: 'submitted' }));
    const attempt = await calls.read(id, person);
    expect(attempt.score).toEqual({ points: 5, share: 0.5, has_passed: true, is_first_pass: true, regraded_at: null });
    expect(attempt.questions.map(({ settled }) => settled?.result.kind)).toEqual([
      ...Array(4).fill('graded'),
      ...Array(5).fill('unanswered'),
    ]);
    expect(await json(calls.submit(id, person)), 'later').toEqual({ kind: 'submitted' });
    const events = await server.database.query(
      `SELECT name, payload ->> 'quizId' AS quiz FROM platform.events WHERE payload ->> 'userId' = $1 AND name LIKE 'quizzes.%' ORDER BY name`,
      [person.id],
    );
    expect(events).toEqual([
      { name: 'quizzes.attempt-submitted', quiz: 'vzorec' },
      { name: 'quizzes.quiz-passed', quiz: 'vzorec' },
    ]);
    for (const refused of [calls.save(id, 5, person, { response: right.get(5) ?? {} }), calls.hint(id, 4, person)]) {
      expect(await codeOf(refused)).toBe('ATTEMPT_CLOSED');
    }
  });

  it('tells first which answers cannot be read', async () => {
    const { person, id, right } = await started('vzorec-cas');
    const numeric = [...right].find(([, { type }]) => type === 'numeric')?.[0] ?? 0;
    await calls.saved(id, numeric, person, { response: { type: 'numeric', text: 'petnajst' } });
    expect(await json(calls.submit(id, person))).toEqual({
      kind: 'unreadable',
      questions: [{ position: numeric, problem: expect.objectContaining({ kind: 'unreadable' }) }],
    });
    expect((await calls.read(id, person)).submitted_at).toBeNull();
    expect(await json(calls.submit(id, person, { accept_unreadable: true }))).toEqual({ kind: 'submitted' });
    const question = (await calls.read(id, person)).questions[numeric - 1];
    expect(question?.settled).toMatchObject({ points: 0, result: { kind: 'unreadable' } });
  });

  it('tells first which answers have two meanings, whether one of them is right or not', async () => {
    const { person, id, right } = await started('vzorec-cas');
    const numeric = [...right].find(([, { type }]) => type === 'numeric')?.[0] ?? 0;
    await calls.saved(id, numeric, person, { response: { type: 'numeric', text: '1.250 A' } });
    const problem = { kind: 'ambiguous', choices: ['1250 A', '1,250 A'] };
    expect(await json(calls.submit(id, person))).toEqual({
      kind: 'unreadable',
      questions: [{ position: numeric, problem }],
    });
    expect(await json(calls.submit(id, person, { accept_unreadable: true }))).toEqual({ kind: 'submitted' });
    const question = (await calls.read(id, person)).questions[numeric - 1];
    expect(question?.settled).toMatchObject({ points: 0, result: { kind: 'unreadable', problem } });
  });

  it('is passed for the first time once', async () => {
    const person = await newPerson();
    await calls.finished('vzorec', person, 0);
    const passed = await calls.finished('vzorec', person);
    const again = await calls.finished('vzorec', person);
    expect((await calls.read(passed, person)).score).toMatchObject({ points: 10, is_first_pass: true });
    expect((await calls.read(again, person)).score).toMatchObject({ has_passed: true, is_first_pass: false });
    const told = `SELECT FROM platform.events WHERE name = 'quizzes.quiz-passed' AND payload ->> 'userId' = $1`;
    expect(await server.database.query(told, [person.id])).toHaveLength(1);
  });

  it('takes nothing that comes at the same moment and is not settled with it', async () => {
    const { person, id } = await started('vzorec');
    const yes = { response: { type: 'true-false', choice: true } };
    const [saved] = await Promise.all([calls.save(id, 3, person, yes), calls.submit(id, person)]);
    const question = (await calls.read(id, person)).questions[2];
    if (saved.status === 200) expect(question).toMatchObject({ ...yes, settled: { points: 1 } });
    else expect(question).toMatchObject({ response: null, settled: { points: 0 } });
  });
});

describe('a question that is edited', () => {
  it('stays as it was in attempts that have it, and is new in the next ones', async () => {
    const person = await newPerson();
    const id = await calls.finished('vzorec', person);
    const before = await calls.read(id, person);
    const path = 'quizzes/vzorec/questions/stevilo.yaml';
    await saveSampleQuizzes(server, { [path]: sampleQuizFile(path, 'Kolikšen tok teče skozenj?', 'Izračunajte tok.') });
    expect((await calls.read(id, person)).questions).toEqual(before.questions);
    const next = await calls.read(await calls.started('vzorec', person), person);
    expect(next.questions[3]?.body_html).toContain('Izračunajte tok.');
  });
});
