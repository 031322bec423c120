import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { startRegrading } from './regrading.fixture.ts';

let server: TestServer;
let means: Awaited<ReturnType<typeof startRegrading>>;
beforeAll(async () => {
  means = await startRegrading();
  server = means.server;
});
beforeEach(() => server.database.query('DELETE FROM platform.mails'));
afterAll(() => server.stop());

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
    const [right, wrong, silent] = [await means.newLearner(), await means.newLearner(), await means.newLearner()];
    const saidTrue = await means.handedIn('vzorec-modul', right, { 1: { type: 'true-false', choice: true } });
    const saidFalse = await means.handedIn('vzorec-modul', wrong, { 1: { type: 'true-false', choice: false } });
    const saidNothing = await means.handedIn('vzorec-modul', silent, {});
    expect((await means.calls.read(saidFalse, wrong)).score).toMatchObject({ points: 0, has_passed: false });
    await means.change('vzorec-modul', 'drzi', (source) => ({ ...source, answer: false }));
    expect((await means.calls.read(saidTrue, right)).questions[0]?.settled).toMatchObject({
      reveal: { correct: true },
    });

    expect(await means.regraded('vzorec-modul', 'drzi')).toMatchObject({
      attempt_count: 3,
      done_count: 3,
      changed_count: 2,
    });
    const lowered = await means.calls.read(saidTrue, right);
    expect(lowered.score).toMatchObject({ points: 0, has_passed: true, is_first_pass: true });
    expect(lowered.score?.regraded_at).not.toBeNull();
    expect(lowered.questions[0]?.settled).toMatchObject({
      ...{ points: 0, reveal: { correct: false }, regrade_note: 'Ključ je bil napačen.' },
      result: { kind: 'graded', share: 0 },
    });
    const raised = await means.calls.read(saidFalse, wrong, 'en');
    expect(raised.score).toMatchObject({ points: 1, has_passed: true, is_first_pass: true });
    expect(raised.questions[0]).toMatchObject({
      response: { type: 'true-false', choice: false },
      settled: { points: 1, regrade_note: 'The key was wrong.' },
    });
    const left = await means.calls.read(saidNothing, silent);
    expect(left.score).toMatchObject({ points: 0, has_passed: false, regraded_at: null });
    expect(left.questions[0]?.settled).toMatchObject({ result: { kind: 'unanswered' }, regrade_note: null });
    expect(await passes(wrong)).toHaveLength(1);
    expect(await passes(right)).toHaveLength(1);

    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 60_000 });
    const [toRight, toWrong] = await mails();
    expect(toRight).toMatchObject({ subject: 'Rezultat kviza Vzorec modula je popravljen' });
    expect(toRight?.text).toContain('Dosežene točke: prej 1, zdaj 0 od 1.');
    expect(toRight?.text).toContain('Razlog: Ključ je bil napačen.');
    expect(toRight?.text).toContain(`/dashboard/attempt/${saidTrue}`);
    expect(toWrong?.text).toContain('Dosežene točke: prej 0, zdaj 1 od 1.');
  });

  it('changes nothing when it is done again', async () => {
    expect(await means.regraded('vzorec-modul', 'drzi')).toMatchObject({
      attempt_count: 0,
      done_count: 0,
      changed_count: 0,
    });
    const events = await server.database.query(`SELECT FROM platform.events WHERE name = 'quizzes.result-changed'`);
    expect(events).toHaveLength(2);
  });

  it('keeps the drawn numbers and reckons anew what follows from them', async () => {
    const person = await means.newLearner();
    const attemptId = await means.calls.finished('vzorec', person);
    const before = await means.calls.read(attemptId, person);
    expect(before.score?.points).toBe(10);
    await means.change('vzorec', 'stevilo', (source) => ({
      ...source,
      derived: { I: { value: '2 * U / R', unit: 'mA', digits: 3 } },
      slips: [],
    }));
    expect(await means.regraded('vzorec', 'stevilo')).toMatchObject({
      attempt_count: 1,
      done_count: 1,
      changed_count: 1,
    });
    const after = await means.calls.read(attemptId, person);
    expect(after.score).toMatchObject({ points: 8, has_passed: true });
    expect(after.questions[3]?.body_html).toBe(before.questions[3]?.body_html);
    expect(after.questions[3]?.settled?.result).toMatchObject({ kind: 'graded', share: 0, slip: { kind: 'half' } });
    const others = (attempt: typeof after) => attempt.questions.filter(({ position }) => position !== 4);
    expect(others(after)).toEqual(others(before));
  });

  it('finds what was chosen although another option has mixed the letters', async () => {
    const person = await means.newLearner();
    const attemptId = await means.calls.finished('vzorec', person);
    const chosen = async () => {
      const { view, response } = (await means.calls.read(attemptId, person)).questions[0] ?? {};
      if (view?.type !== 'single-choice' || response?.type !== 'single-choice') throw new Error('Not a choice');
      return view.options.find(({ letter }) => letter === response.choice)?.html;
    };
    const before = await chosen();
    const kelvin = { id: 'k', text: { sl: 'kelvin', en: 'kelvin', de: 'Kelvin' }, correct: false };
    await means.change('vzorec', 'ena-izbira', (source) =>
      source.type === 'single-choice' ? { ...source, options: [kelvin, ...source.options] } : source,
    );
    expect(await means.regraded('vzorec', 'ena-izbira')).toMatchObject({ changed_count: 0 });
    expect(await chosen()).toBe(before);
    expect((await means.calls.read(attemptId, person)).questions[0]?.settled).toMatchObject({ points: 1 });
  });

  it('leaves answers that the newest version cannot grade', async () => {
    const person = await means.newLearner();
    const attemptId = await means.calls.finished('vzorec-cas', person);
    const before = await means.calls.read(attemptId, person);
    await means.change('vzorec-cas', 'stevilo', (source) => ({
      ...source,
      variables: { ...source.variables, n: { list: [2, 3], unit: '' } },
      derived: { I: { value: 'n * U / R', unit: 'mA', digits: 3 } },
      ...{ constraints: [], slips: [] },
    }));
    expect(await means.regraded('vzorec-cas', 'stevilo')).toMatchObject({
      attempt_count: 1,
      done_count: 1,
      changed_count: 0,
    });
    expect({ ...(await means.calls.read(attemptId, person)), now: null }).toEqual({ ...before, now: null });
  });

  it('leaves answers whose two meanings nobody asked about when they were given', async () => {
    const person = await means.newLearner();
    const attemptId = await means.calls.finished('vzorec', person);
    await server.database.query(
      `UPDATE attempt_questions SET response = '{"type": "numeric", "text": "16,000 mA"}', language = 'en'
       WHERE attempt_id = $1 AND position = 4`,
      [attemptId],
    );
    await means.change('vzorec', 'stevilo', (source) => ({ ...source, points: 2, slips: [], hints: [] }));
    expect(await means.regraded('vzorec', 'stevilo')).toMatchObject({ changed_count: 0 });
    const { score, questions } = await means.calls.read(attemptId, person);
    expect(score).toMatchObject({ points: 10, regraded_at: null });
    expect(questions[3]?.settled).toMatchObject({ points: 2, result: { kind: 'graded', share: 1 } });
  });

  it('writes nobody who wants no such mail', async () => {
    const person = await means.newLearner();
    await server.database.query(`UPDATE profiles SET muted_notifications = '{courses}' WHERE id = $1`, [person.id]);
    await means.handedIn('vzorec-tecaj', person, { 1: { type: 'true-false', choice: false } });
    await means.change('vzorec-tecaj', 'drzi', (source) => ({ ...source, answer: false }));
    expect(await means.regraded('vzorec-tecaj', 'drzi')).toMatchObject({ changed_count: 1 });
    await vi.waitFor(
      async () => {
        const delivered = await server.database.query(
          `SELECT FROM platform.event_deliveries AS done JOIN platform.events ON events.id = done.event_id
           WHERE subscriber = 'email.result-changed' AND payload ->> 'userId' = $1`,
          [person.id],
        );
        expect(delivered).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
    expect(await mails()).toEqual([]);
  });

  it('is for authors, of questions that are there', async () => {
    const person = await means.newLearner();
    for (const call of [means.regrade, means.regrading]) {
      expect((await call('vzorec', 'drzi', person)).status).toBe(403);
      expect((await call('vzorec', 'drzi', { id: '', cookie: '' })).status).toBe(401);
      expect((await call('vzorec', 'ni-ga')).status).toBe(404);
      expect((await call('vzorec', '%00')).status).toBe(404);
    }
    expect((await means.regrade('vzorec', 'drzi', means.author, { note: { en: 'Only English' } })).status).toBe(422);
  });
});
