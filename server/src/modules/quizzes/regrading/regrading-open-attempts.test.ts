import type { Settled } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { note, startRegrading } from './regrading.fixture.ts';

let server: TestServer;
let means: Awaited<ReturnType<typeof startRegrading>>;
beforeAll(async () => {
  means = await startRegrading();
  server = means.server;
});
afterAll(() => server.stop());

type Checked = { kind: string; settled: Settled; is_regraded: boolean };
const said = (choice: boolean) => ({ type: 'true-false', choice });
const toldOf = (attemptId: string) =>
  server.database.query(
    `SELECT FROM platform.events WHERE name = 'quizzes.result-changed' AND payload ->> 'attemptId' = $1`,
    [attemptId],
  );

/** Turns the key of the only question round, so that each test begins with a mistake. */
let key = true;
const mend = async () => {
  key = !key;
  await means.change('vzorec-modul', 'drzi', (source) => ({ ...source, answer: key }));
};
const wrong = () => said(!key);

describe('an open attempt, when a question of it was mended', () => {
  let person: Awaited<ReturnType<typeof means.newLearner>>;
  beforeEach(async () => {
    person = await means.newLearner();
  });

  it('has what was checked already graded anew, without a result to tell of', async () => {
    const id = await means.answered('vzorec-modul', person, { 1: wrong() });
    await means.calls.check(id, 1, person);
    await mend();
    expect(await means.regraded('vzorec-modul', 'drzi')).toMatchObject({
      ...{ attempt_count: 1, done_count: 1, changed_count: 0 },
    });
    const open = await means.calls.read(id, person);
    expect(open).toMatchObject({ submitted_at: null, score: null });
    expect(open.questions[0]?.settled).toMatchObject({ points: 1, reveal: { correct: key }, regrade_note: note.sl });
    await means.calls.submit(id, person);
    expect((await means.calls.read(id, person)).score).toMatchObject({
      points: 1,
      has_passed: true,
      regraded_at: null,
    });
    expect(await toldOf(id)).toEqual([]);
  });

  it('shows the former question until it is checked, and then grades by the mended one', async () => {
    const id = await means.answered('vzorec-modul', person, { 1: wrong() });
    const before = await means.calls.read(id, person);
    await mend();
    await means.regraded('vzorec-modul', 'drzi');
    expect({ ...(await means.calls.read(id, person)), now: '' }).toEqual({ ...before, now: '' });
    const checked = await json<Checked>(means.calls.check(id, 1, person));
    expect(checked).toMatchObject({
      ...{ kind: 'settled', is_regraded: true },
      settled: { points: 1, reveal: { correct: key }, regrade_note: note.sl },
    });
    expect(await json<Checked>(means.calls.check(id, 1, person)), 'again').toEqual(checked);
    expect((await means.calls.read(id, person)).questions[0]?.settled).toEqual(checked.settled);
  });

  it('is handed in by the mended question, with the note where that makes a difference', async () => {
    const [other, silent] = [await means.newLearner(), await means.newLearner()];
    const raised = await means.answered('vzorec-modul', person, { 1: wrong() });
    const lowered = await means.answered('vzorec-modul', other, { 1: said(key) });
    const empty = await means.answered('vzorec-modul', silent, {});
    await mend();
    await means.regraded('vzorec-modul', 'drzi');
    await means.calls.submit(raised, person);
    await means.calls.submit(lowered, other);
    await means.calls.submit(empty, silent);
    const results = [
      (await means.calls.read(raised, person)).questions[0]?.settled,
      (await means.calls.read(lowered, other)).questions[0]?.settled,
      (await means.calls.read(empty, silent)).questions[0]?.settled,
    ];
    expect(results).toMatchObject([
      { points: 1, reveal: { correct: key }, regrade_note: note.sl },
      { points: 0, reveal: { correct: key }, regrade_note: note.sl },
      { points: 0, reveal: { correct: key }, regrade_note: null },
    ]);
    expect((await means.calls.read(raised, person)).score).toMatchObject({ points: 1, has_passed: true });
    expect(await toldOf(raised)).toEqual([]);
    expect(await means.regraded('vzorec-modul', 'drzi')).toMatchObject({ attempt_count: 0 });
  });

  it('goes by the newest of several regradings, and by its own question where none was asked for', async () => {
    const id = await means.answered('vzorec-modul', person, { 1: said(key) });
    await mend();
    await means.regraded('vzorec-modul', 'drzi');
    await mend();
    await means.regraded('vzorec-modul', 'drzi');
    const fresh = await means.newLearner();
    const unasked = await means.answered('vzorec-modul', fresh, { 1: said(key) });
    await mend();
    for (const [attemptId, owner] of [[id, person] as const, [unasked, fresh] as const]) {
      await means.calls.submit(attemptId, owner);
      const { settled } = (await means.calls.read(attemptId, owner)).questions[0] ?? {};
      expect(settled).toMatchObject({ points: 1, reveal: { correct: !key }, regrade_note: null });
    }
  });

  it('goes by its own question where the mended one cannot grade the answer', async () => {
    const id = await means.calls.started('vzorec-cas', person);
    const right = await means.calls.rightAnswers(id);
    for (const [position, response] of right) await means.calls.saved(id, position, person, { response });
    await means.change('vzorec-cas', 'stevilo', (source) => ({
      ...source,
      variables: { ...source.variables, n: { list: [2, 3], unit: '' } },
      derived: { I: { value: 'n * U / R', unit: 'mA', digits: 3 } },
      ...{ constraints: [], slips: [] },
    }));
    await means.regraded('vzorec-cas', 'stevilo');
    expect(await json(means.calls.submit(id, person))).toEqual({ kind: 'submitted' });
    const { score, questions } = await means.calls.read(id, person);
    expect(score).toMatchObject({ points: 4, has_passed: true });
    expect(questions.map(({ settled }) => settled?.regrade_note)).toEqual([null, null, null]);
    expect(await means.regraded('vzorec-cas', 'stevilo'), 'later').toMatchObject({
      attempt_count: 1,
      changed_count: 0,
    });
  });

  it('keeps what was chosen although another option has mixed the letters', async () => {
    const ids = [await means.calls.started('vzorec', person)];
    const other = await means.newLearner();
    ids.push(await means.calls.started('vzorec', other));
    const [first = '', second = ''] = ids;
    for (const [id, owner] of [[first, person] as const, [second, other] as const]) {
      const response = (await means.calls.rightAnswers(id)).get(1) ?? {};
      await means.calls.saved(id, 1, owner, { response });
    }
    const kelvin = { id: 'k', text: { sl: 'kelvin', en: 'kelvin', de: 'Kelvin' }, correct: false };
    await means.change('vzorec', 'ena-izbira', (source) =>
      source.type === 'single-choice' ? { ...source, options: [kelvin, ...source.options] } : source,
    );
    await means.regraded('vzorec', 'ena-izbira');
    await means.calls.check(first, 1, person);
    await means.calls.submit(second, other);
    for (const [id, owner] of [[first, person] as const, [second, other] as const]) {
      const { view, response, settled } = (await means.calls.read(id, owner)).questions[0] ?? {};
      expect(settled).toMatchObject({ points: 1, regrade_note: null });
      if (view?.type !== 'single-choice' || response?.type !== 'single-choice') throw new Error('Not a choice');
      expect(view.options).toHaveLength(4);
      expect(view.options.find(({ letter }) => letter === response.choice)?.html).toContain('volt');
    }
  });

  const settlings = {
    check: (id: string) => means.calls.check(id, 1, person),
    submit: (id: string) => means.calls.submit(id, person),
  };
  it.each([
    { settling: 'check', first: 'settling' },
    { settling: 'check', first: 'regrading' },
    { settling: 'submit', first: 'settling' },
    { settling: 'submit', first: 'regrading' },
  ] as const)(
    'is not missed when a $settling comes with a regrading, the $first first',
    async ({ settling, first }) => {
      const id = await means.answered('vzorec-modul', person, { 1: wrong() });
      await mend();
      const settle = () => settlings[settling](id);
      const regrade = () => means.regrade('vzorec-modul', 'drzi');
      const [one, other] = first === 'settling' ? [settle, regrade] : [regrade, settle];
      const answers: Promise<Response>[] = [];
      // Both have begun, and come to the answer in this order.
      await means.holding(`SELECT FROM attempt_questions WHERE attempt_id = '${id}' FOR UPDATE`, async () => {
        for (const [index, call] of [one, other].entries()) {
          answers.push(call());
          await expect.poll(server.database.countWaiting).toBe(index + 1);
        }
      });
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
      await means.finished('vzorec-modul', 'drzi');
      const { settled } = (await means.calls.read(id, person)).questions[0] ?? {};
      expect(settled).toMatchObject({ points: 1, reveal: { correct: key }, regrade_note: note.sl });
      const wasToldOf = settling === 'submit' && first === 'settling';
      expect(await toldOf(id)).toHaveLength(wasToldOf ? 1 : 0);
    },
  );

  it('is not missed when it is a review that begins while the question is mended', async () => {
    await means.handedIn('vzorec-modul', person, { 1: wrong() });
    const isDue = `UPDATE review_cards SET due = now(), last_review = now() WHERE user_id = $1 RETURNING user_id`;
    await expect.poll(() => server.database.query(isDue, [person.id]), { timeout: 60_000 }).toHaveLength(1);
    let started: Promise<{ attempt_id: string }> | undefined;
    let mended: Promise<void> | undefined;
    // The questions of the review are drawn, but nobody else can see that yet.
    await means.holding('LOCK TABLE quiz_attempts IN SHARE MODE', async () => {
      started = json(server.call('/api/review/attempts', { body: {}, cookie: person.cookie }));
      await expect.poll(server.database.countWaiting).toBe(1);
      mended = mend();
      await expect.poll(server.database.countWaiting).toBe(2);
    });
    const { attempt_id: id = '' } = (await started) ?? {};
    await mended;
    await means.regraded('vzorec-modul', 'drzi');
    await means.calls.saved(id, 1, person, { response: said(key) });
    expect(await json<Checked>(means.calls.check(id, 1, person))).toMatchObject({
      ...{ kind: 'settled', is_regraded: true, settled: { points: 1, reveal: { correct: key } } },
    });
  });

  it('is missed by no regrading, however many come at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => means.newLearner()));
    const taken = await Promise.all(
      people.map(async (owner) => ({ owner, id: await means.answered('vzorec-modul', owner, { 1: wrong() }) })),
    );
    await mend();
    await Promise.all([
      ...taken.map(({ id, owner }, index) =>
        index % 2 === 0 ? means.calls.check(id, 1, owner) : means.calls.submit(id, owner),
      ),
      means.regrade('vzorec-modul', 'drzi'),
    ]);
    await means.finished('vzorec-modul', 'drzi');
    for (const { id, owner } of taken) {
      const { settled } = (await means.calls.read(id, owner)).questions[0] ?? {};
      expect(settled).toMatchObject({ points: 1, reveal: { correct: key }, regrade_note: note.sl });
    }
  });
});
