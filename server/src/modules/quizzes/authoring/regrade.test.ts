import type { EditedQuestion } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = attemptCalls(server);
  author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleQuizzes(server);
});
beforeEach(() => server.database.query('DELETE FROM platform.mails'));
afterAll(() => server.stop());

let opened = 0;
const newLearner = () => {
  opened += 1;
  return openAccount(server, `learner-${opened}`, { plan: 'premium' });
};

/** Hands in an attempt with these answers, by position. */
async function handedIn(quizId: string, person: SamplePerson, answers: Record<number, object>): Promise<string> {
  const attemptId = await calls.started(quizId, person);
  for (const [position, response] of Object.entries(answers)) {
    await calls.saved(attemptId, Number(position), person, { response });
  }
  await calls.submit(attemptId, person);
  return attemptId;
}

async function change(quizId: string, questionId: string, edit: (source: QuestionSource) => object) {
  const address = `/api/quizzes/${quizId}/questions/${questionId}`;
  const { source, version } = await json<EditedQuestion>(server.call(address, { cookie: author.cookie }));
  const body = { source: edit(source), version };
  const saved = await json(server.call(address, { method: 'PUT', body, cookie: author.cookie }));
  expect(saved).toMatchObject({ kind: 'saved', version: version + 1 });
}

const note = { sl: 'Ključ je bil napačen.', en: 'The key was wrong.' };
const regrade = (quizId: string, questionId: string, cookie = author.cookie) =>
  server.call(`/api/quizzes/${quizId}/questions/${questionId}/regrading`, { body: { note }, cookie });

type Mail = { cause: string; recipient: string; subject: string; text: string };
const mails = () =>
  server.database.query<Mail>(`SELECT * FROM platform.mails WHERE cause LIKE 'result-changed:%' ORDER BY recipient`);
const passes = (person: SamplePerson) =>
  server.database.query(
    `SELECT FROM platform.events WHERE name = 'quizzes.quiz-passed' AND payload ->> 'userId' = $1`,
    [person.id],
  );

describe('regrading a question', () => {
  it('raises, lowers and leaves points, tells why, and takes no pass away', async () => {
    const [right, wrong, silent] = [await newLearner(), await newLearner(), await newLearner()];
    const saidTrue = await handedIn('vzorec-modul', right, { 1: { type: 'true-false', choice: true } });
    const saidFalse = await handedIn('vzorec-modul', wrong, { 1: { type: 'true-false', choice: false } });
    const saidNothing = await handedIn('vzorec-modul', silent, {});
    expect((await calls.read(saidFalse, wrong)).score).toMatchObject({ points: 0, has_passed: false });
    await change('vzorec-modul', 'drzi', (source) => ({ ...source, answer: false }));
    expect((await calls.read(saidTrue, right)).questions[0]?.settled).toMatchObject({ reveal: { correct: true } });

    expect(await json(regrade('vzorec-modul', 'drzi'))).toEqual({ attempt_count: 3, changed_count: 2 });
    const lowered = await calls.read(saidTrue, right);
    expect(lowered.score).toMatchObject({ points: 0, has_passed: true, is_first_pass: true });
    expect(lowered.score?.regraded_at).not.toBeNull();
    expect(lowered.questions[0]?.settled).toMatchObject({
      ...{ points: 0, reveal: { correct: false }, regrade_note: 'Ključ je bil napačen.' },
      result: { kind: 'graded', share: 0 },
    });
    const raised = await calls.read(saidFalse, wrong, 'en');
    expect(raised.score).toMatchObject({ points: 1, has_passed: true, is_first_pass: true });
    expect(raised.questions[0]).toMatchObject({
      response: { type: 'true-false', choice: false },
      settled: { points: 1, regrade_note: 'The key was wrong.' },
    });
    const left = await calls.read(saidNothing, silent);
    expect(left.score).toMatchObject({ points: 0, has_passed: false, regraded_at: null });
    expect(left.questions[0]?.settled).toMatchObject({ result: { kind: 'unanswered' }, regrade_note: null });
    expect(await passes(wrong)).toHaveLength(1);
    expect(await passes(right)).toHaveLength(1);

    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 20_000 });
    const [toRight, toWrong] = await mails();
    expect(toRight).toMatchObject({ subject: 'Rezultat kviza Vzorec modula je popravljen' });
    expect(toRight?.text).toContain('Dosežene točke: prej 1, zdaj 0 od 1.');
    expect(toRight?.text).toContain('Razlog: Ključ je bil napačen.');
    expect(toRight?.text).toContain(`/dashboard/attempt/${saidTrue}`);
    expect(toWrong?.text).toContain('Dosežene točke: prej 0, zdaj 1 od 1.');
  });

  it('changes nothing when it is done again', async () => {
    expect(await json(regrade('vzorec-modul', 'drzi'))).toEqual({ attempt_count: 0, changed_count: 0 });
    const events = await server.database.query(`SELECT FROM platform.events WHERE name = 'quizzes.result-changed'`);
    expect(events).toHaveLength(2);
  });

  it('keeps the drawn numbers and reckons anew what follows from them', async () => {
    const person = await newLearner();
    const attemptId = await calls.finished('vzorec', person);
    const before = await calls.read(attemptId, person);
    expect(before.score?.points).toBe(10);
    await change('vzorec', 'stevilo', (source) => ({
      ...source,
      derived: { I: { value: '2 * U / R', unit: 'mA', digits: 3 } },
      slips: [],
    }));
    expect(await json(regrade('vzorec', 'stevilo'))).toEqual({ attempt_count: 1, changed_count: 1 });
    const after = await calls.read(attemptId, person);
    expect(after.score).toMatchObject({ points: 8, has_passed: true });
    expect(after.questions[3]?.body_html).toBe(before.questions[3]?.body_html);
    expect(after.questions[3]?.settled?.result).toMatchObject({ kind: 'graded', share: 0, slip: { kind: 'half' } });
    const others = (attempt: typeof after) => attempt.questions.filter(({ position }) => position !== 4);
    expect(others(after)).toEqual(others(before));
  });

  it('finds what was chosen although another option has mixed the letters', async () => {
    const person = await newLearner();
    const attemptId = await calls.finished('vzorec', person);
    const chosen = async () => {
      const { view, response } = (await calls.read(attemptId, person)).questions[0] ?? {};
      if (view?.type !== 'single-choice' || response?.type !== 'single-choice') throw new Error('Not a choice');
      return view.options.find(({ letter }) => letter === response.choice)?.html;
    };
    const before = await chosen();
    const kelvin = { id: 'k', text: { sl: 'kelvin', en: 'kelvin', de: 'Kelvin' }, correct: false };
    await change('vzorec', 'ena-izbira', (source) =>
      source.type === 'single-choice' ? { ...source, options: [kelvin, ...source.options] } : source,
    );
    expect(await json(regrade('vzorec', 'ena-izbira'))).toMatchObject({ changed_count: 0 });
    expect(await chosen()).toBe(before);
    expect((await calls.read(attemptId, person)).questions[0]?.settled).toMatchObject({ points: 1 });
  });

  it('leaves answers that the newest version cannot grade', async () => {
    const person = await newLearner();
    const attemptId = await calls.finished('vzorec-cas', person);
    const before = await calls.read(attemptId, person);
    await change('vzorec-cas', 'stevilo', (source) => ({
      ...source,
      variables: { ...source.variables, n: { list: [2, 3], unit: '' } },
      derived: { I: { value: 'n * U / R', unit: 'mA', digits: 3 } },
      ...{ constraints: [], slips: [] },
    }));
    expect(await json(regrade('vzorec-cas', 'stevilo'))).toEqual({ attempt_count: 1, changed_count: 0 });
    expect({ ...(await calls.read(attemptId, person)), now: null }).toEqual({ ...before, now: null });
  });

  it('writes nobody who wants no such mail', async () => {
    const person = await newLearner();
    await server.database.query(`UPDATE profiles SET muted_notifications = '{courses}' WHERE id = $1`, [person.id]);
    await handedIn('vzorec-tecaj', person, { 1: { type: 'true-false', choice: false } });
    await change('vzorec-tecaj', 'drzi', (source) => ({ ...source, answer: false }));
    expect(await json(regrade('vzorec-tecaj', 'drzi'))).toMatchObject({ changed_count: 1 });
    await vi.waitFor(
      async () => {
        const delivered = await server.database.query(
          `SELECT FROM platform.event_deliveries AS done JOIN platform.events ON events.id = done.event_id
           WHERE subscriber = 'email.result-changed' AND payload ->> 'userId' = $1`,
          [person.id],
        );
        expect(delivered).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    expect(await mails()).toEqual([]);
  });

  it('is for authors, of questions that are there', async () => {
    const person = await newLearner();
    expect((await regrade('vzorec', 'drzi', person.cookie)).status).toBe(403);
    expect((await regrade('vzorec', 'ni-ga')).status).toBe(404);
  });
});
