import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { continueRegradings } from './continue-regradings.ts';
import { note, type Regraded, startRegrading } from './regrading.fixture.ts';

let server: TestServer;
let means: Awaited<ReturnType<typeof startRegrading>>;
beforeAll(async () => {
  means = await startRegrading();
  server = means.server;
});
afterAll(() => server.stop());

const quiz = ['vzorec-modul', 'drzi'] as const;
let key = true;
const mend = async () => {
  key = !key;
  await means.change(...quiz, (source) => ({ ...source, answer: key }));
};
/** Handed in attempts of so many people, all of them wrong by the key of that moment. */
const handedIn = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const owner = await means.newLearner();
      const choice = !key;
      return { owner, id: await means.handedIn('vzorec-modul', owner, { 1: { type: 'true-false', choice } }) };
    }),
  );

/** Nobody can grade these answers, until the function that this gives is called. */
async function broken(answers: { column: 'attempt_id' | 'user_id'; id: string }): Promise<() => Promise<unknown>> {
  await server.database.query(`
    CREATE FUNCTION refuse_regrading() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE TRIGGER refuse_regrading BEFORE UPDATE OF outcome ON attempt_questions
      FOR EACH ROW WHEN (old.${answers.column} = '${answers.id}' AND old.settled_at IS NOT NULL)
      EXECUTE FUNCTION refuse_regrading();`);
  const mendIt = () => server.database.query('DROP FUNCTION IF EXISTS refuse_regrading CASCADE');
  onTestFinished(async () => void (await mendIt()));
  return mendIt;
}

/** Whoever wants to grade an attempt waits for the end of this. */
const withHeldJob = (work: () => Promise<void>) => means.holding('SELECT FROM quiz_attempts FOR UPDATE', work);

const workedOn = (id: string) =>
  server.database.query('SELECT worked_on_at FROM question_regradings WHERE id = $1', [id]);
async function takenUp(id: string) {
  await expect.poll(() => workedOn(id), { timeout: 60_000 }).not.toEqual([{ worked_on_at: null }]);
  return workedOn(id);
}

const points = async (attempts: Awaited<ReturnType<typeof handedIn>>) =>
  Promise.all(attempts.map(async ({ id, owner }) => (await means.calls.read(id, owner)).score?.points));
const changes = () => server.database.query(`SELECT FROM platform.events WHERE name = 'quizzes.result-changed'`);

describe('a regrading', () => {
  /** Somebody with more attempts than there are in two batches. */
  let diligent = '';

  it('is none until somebody asks for it', async () => {
    expect(await json(means.regrading(...quiz))).toBeNull();
  });

  it('answers at once, goes on in the background, and is told of with its progress', async () => {
    const attempts = await handedIn(3);
    await mend();
    await withHeldJob(async () => {
      const asked = await json<Regraded>(means.regrade(...quiz));
      expect(asked).toMatchObject({
        ...{ version: 2, attempt_count: 3, done_count: 0, changed_count: 0, is_finished: false },
      });
      expect(await json(means.regrading(...quiz))).toEqual(asked);
    });
    expect(await means.finished(...quiz)).toMatchObject({
      ...{ attempt_count: 3, done_count: 3, changed_count: 3, is_finished: true },
    });
    expect(await points(attempts)).toEqual([1, 1, 1]);
  });

  it('is the same one, however often and at once it is asked for while it is under way', async () => {
    const before = (await changes()).length;
    await handedIn(2);
    await mend();
    await withHeldJob(async () => {
      const asked = await Promise.all(Array.from({ length: 6 }, () => json<Regraded>(means.regrade(...quiz))));
      expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    });
    // The three of the test before were right by the key that is wrong now.
    expect(await means.finished(...quiz)).toMatchObject({ attempt_count: 5, done_count: 5, changed_count: 5 });
    expect(await changes()).toHaveLength(before + 5);
  });

  it('goes on where it was interrupted, and counts each attempt once', async () => {
    const [refused, ...others] = await handedIn(4);
    await mend();
    const before = (await changes()).length;
    const mendIt = await broken({ column: 'attempt_id', id: refused?.id ?? '' });
    const { id, attempt_count } = await json<Regraded>(means.regrade(...quiz));
    await expect
      .poll(() => json(means.regrading(...quiz)), { timeout: 60_000 })
      .toMatchObject({
        ...{ id, done_count: attempt_count - 1, is_finished: false },
      });
    expect(await points(others)).toEqual([1, 1, 1]);
    await mendIt();
    // As a server leaves it that was killed in the middle of it.
    await server.database.query(
      `UPDATE question_regradings SET worked_on_at = now() - interval '5 minutes' WHERE id = $1`,
      [id],
    );
    await continueRegradings.run({}, server.services);
    expect(await means.finished(...quiz)).toMatchObject({
      ...{ id, attempt_count, done_count: attempt_count, changed_count: attempt_count },
    });
    expect(await points(refused ? [refused] : [])).toEqual([1]);
    expect(await changes()).toHaveLength(before + attempt_count);
  });

  it('goes on batch after batch', async () => {
    const [{ id, owner } = { id: '', owner: { id: '' } }] = await handedIn(1);
    diligent = owner.id;
    await server.database.query(
      `WITH copied AS (
         INSERT INTO quiz_attempts (user_id, kind, quiz_id, number, feedback, passing_percent,
                                    shuffles_options, started_at, submitted_at, max_points, points, has_passed)
         SELECT user_id, kind, quiz_id, 1 + copy, feedback, passing_percent,
                shuffles_options, started_at, submitted_at, max_points, 0, false
         FROM quiz_attempts, generate_series(1, 220) AS copy WHERE id = $1
         RETURNING id
       )
       INSERT INTO attempt_questions (attempt_id, position, user_id, quiz_id, question_id, version_id, type, max_points,
                                      seed, values, settled_at, outcome, points)
       SELECT copied.id, position, user_id, quiz_id, question_id, version_id, type, max_points, seed, values, settled_at,
              '{"kind":"unanswered"}', 0
       FROM attempt_questions, copied WHERE attempt_id = $1`,
      [id],
    );
    await mend();
    const { attempt_count, done_count } = await means.regraded(...quiz);
    expect(attempt_count).toBeGreaterThan(220);
    expect(done_count).toBe(attempt_count);
  });

  it('grades all others, however many cannot be graded', async () => {
    const others = await handedIn(2);
    await mend();
    const mendThem = await broken({ column: 'user_id', id: diligent });
    const { id } = await json<Regraded>(means.regrade(...quiz));
    await expect.poll(() => points(others), { timeout: 60_000 }).toEqual([1, 1]);
    await expect.poll(() => workedOn(id), { timeout: 60_000 }).toEqual([{ worked_on_at: null }]);
    expect(await json(means.regrading(...quiz))).toMatchObject({ id, is_finished: false });
    await mendThem();
    await continueRegradings.run({}, server.services);
    const { attempt_count, done_count } = await means.finished(...quiz);
    expect(done_count).toBe(attempt_count);
    // What follows would grade all of them again and again.
    await server.database.query('DELETE FROM quiz_attempts WHERE user_id = $1', [diligent]);
  });

  it('is left to whoever works on it', async () => {
    await mend();
    await withHeldJob(async () => {
      const { id } = await json<Regraded>(means.regrade(...quiz));
      const since = await takenUp(id);
      await continueRegradings.run({}, server.services);
      expect(await workedOn(id)).toEqual(since);
    });
    await means.finished(...quiz);
  });

  it('ends by its own version although a newer one was saved', async () => {
    const attempts = await handedIn(3);
    await mend();
    await withHeldJob(async () => {
      await means.regrade(...quiz);
      await mend();
    });
    const first = await means.finished(...quiz);
    expect(await points(attempts)).toEqual([1, 1, 1]);
    const second = await means.regraded(...quiz);
    expect(second.version).toBe(first.version + 1);
    expect(await points(attempts)).toEqual([0, 0, 0]);
  });

  it('gives way to one by a newer version that is asked for', async () => {
    const attempts = await handedIn(3);
    await mend();
    let older: Regraded | undefined;
    let newer: Promise<Regraded> | undefined;
    await withHeldJob(async () => {
      older = await json<Regraded>(means.regrade(...quiz));
      await takenUp(older.id);
      await mend();
      newer = json<Regraded>(means.regrade(...quiz));
      await expect.poll(server.database.countWaiting).toBeGreaterThan(1);
    });
    const { id } = (await newer) ?? {};
    expect(id).not.toBe(older?.id);
    const finished = await means.finished(...quiz);
    expect(finished).toMatchObject({ id, done_count: finished.attempt_count });
    expect(await points(attempts)).toEqual([0, 0, 0]);
    const [left] = await server.database.query<{ done_count: number; finished_at: Date | null }>(
      'SELECT done_count, finished_at FROM question_regradings WHERE id = $1',
      [older?.id],
    );
    expect(left?.finished_at).not.toBeNull();
    expect(left?.done_count).toBeLessThan(older?.attempt_count ?? 0);
  });

  it('outlives the account of whoever asked for it', async () => {
    const asked = await json<Regraded>(means.regrading(...quiz));
    await server.database.query('DELETE FROM users WHERE id = $1', [means.author.id]);
    const [row] = await server.database.query('SELECT requested_by, note FROM question_regradings WHERE id = $1', [
      asked.id,
    ]);
    expect(row).toEqual({ requested_by: null, note });
  });
});
