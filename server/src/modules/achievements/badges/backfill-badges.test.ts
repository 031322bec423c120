import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openManyAccounts } from '../../../test-support/many-people.ts';
import { insertAttemptAt, insertQuiz, right } from '../../../test-support/sample-answers.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { applyNewRules, queueBackfill } from './backfill-badges.ts';
import { badgeRules } from './badge-rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertQuiz(server.database, { id: 'prvi', questions: [{ id: 'tok' }] });
  await queueBackfill(server.services);
  // At once: nobody is there who could have done anything before.
  await expectApplied();
});
afterAll(() => server.stop());

const query: TestServer['database']['query'] = (...args) => server.database.query(...args);

/** All rules are new in a new installation. */
const expectApplied = async () =>
  expect(await query('SELECT FROM badge_backfills WHERE finished_at IS NOT NULL')).toHaveLength(badgeRules.length);

/** Until the job is done. */
const untilApplied = () => vi.waitFor(expectApplied, { timeout: 60_000, interval: 50 });

/** So many people who had a perfect quiz and studied for a week's goal before anybody gave badges for that. */
async function peopleOfBefore(count: number): Promise<string[]> {
  const people = await openManyAccounts(server, count);
  for (const { id: userId } of people) {
    const at = new Date('2026-03-10T10:00:00Z');
    await insertAttemptAt(server.database, {
      ...{ userId, quizId: 'prvi', at, hasPassed: true, answers: [{ question: 'tok', outcome: right }] },
    });
    await query(`INSERT INTO study_time (user_id, day, seconds) VALUES ($1, '2026-03-10', 18000)`, [userId]);
  }
  return people.map(({ id }) => id).sort();
}

/** As it is when a release brings a rule, or another edition of one. */
const forgetRule = (id: string) => query('DELETE FROM badge_backfills WHERE badge_id = $1', [id]);

async function ownersOf(badgeId: string, among: string[]): Promise<string[]> {
  const rows = await query<{ user_id: string }>(
    'SELECT user_id FROM earned_badges WHERE badge_id = $1 AND user_id = ANY($2) ORDER BY user_id',
    [badgeId, among],
  );
  return rows.map(({ user_id }) => user_id);
}

const everything = (people: string[]) =>
  Promise.all([
    query('SELECT * FROM earned_badges WHERE user_id = ANY($1) ORDER BY user_id, badge_id', [people]),
    query('SELECT * FROM user_activities WHERE user_id = ANY($1) ORDER BY user_id, cause', [people]),
    query('SELECT * FROM activity_tallies WHERE user_id = ANY($1) ORDER BY user_id, kind', [people]),
  ]);

it('gives a badge whose rule is new to everybody who had done it before, unseen and as of now', async () => {
  const people = await peopleOfBefore(5);
  const before = new Date();
  await forgetRule('perfect-quiz');
  await queueBackfill(server.services);
  await untilApplied();
  expect(await ownersOf('perfect-quiz', people)).toEqual(people);
  expect(await ownersOf('weekly-goal-1', people)).toEqual(people);
  const [row] = await query<{ earned_at: Date; seen_at: Date | null }>(
    `SELECT * FROM earned_badges WHERE user_id = $1 AND badge_id = 'perfect-quiz'`,
    [people[0]],
  );
  expect(row?.earned_at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
  expect(row?.seen_at).toBeNull();
});

it('applies another edition of a rule again', async () => {
  const people = await peopleOfBefore(2);
  await query(`UPDATE badge_backfills SET edition = edition - 1 WHERE badge_id = 'perfect-quiz'`);
  await applyNewRules(server.services);
  expect(await ownersOf('perfect-quiz', people)).toEqual(people);
});

it('does nothing where all rules were applied, and asks for no job', async () => {
  const people = await peopleOfBefore(2);
  const jobs = () => query(`SELECT FROM jobs.job WHERE name = 'backfill-badges'`);
  const before = (await jobs()).length;
  await queueBackfill(server.services);
  await applyNewRules(server.services);
  expect(await jobs()).toHaveLength(before);
  expect(await ownersOf('perfect-quiz', people)).toEqual([]);
});

it('goes on where it was interrupted', async () => {
  const people = await peopleOfBefore(7);
  await forgetRule('perfect-quiz');
  const { db } = server.services;
  let transactions = 0;
  const dying = new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      return (...args: Parameters<typeof db.transaction>) => {
        transactions += 1;
        // In the middle of the grants of some batch.
        if (transactions === 5) throw new Error('killed');
        return target.transaction(...args);
      };
    },
  });
  await expect(applyNewRules({ db: dying }, 2)).rejects.toThrow('killed');
  const [half] = await query<{ done_up_to: string | null; finished_at: Date | null }>(
    `SELECT done_up_to, finished_at FROM badge_backfills WHERE badge_id = 'perfect-quiz'`,
  );
  expect(half?.done_up_to).not.toBeNull();
  expect(half?.finished_at).toBeNull();

  // What was done already is not looked at again: taken away, it stays so.
  const done = await query<{ user_id: string }>(
    `DELETE FROM earned_badges WHERE badge_id = 'perfect-quiz' AND user_id <= $1 RETURNING user_id`,
    [half?.done_up_to],
  );
  expect(done.length).toBeGreaterThan(0);
  await applyNewRules({ db }, 2);
  const isDone = new Set(done.map(({ user_id }) => user_id));
  expect(await ownersOf('perfect-quiz', people)).toEqual(people.filter((id) => !isDone.has(id)));
  await untilApplied();
});

it('changes nothing when it is done twice', async () => {
  const people = await peopleOfBefore(4);
  await forgetRule('perfect-quiz');
  await applyNewRules(server.services);
  const first = await everything(people);
  await forgetRule('perfect-quiz');
  await forgetRule('weekly-goal-1');
  await applyNewRules(server.services, 3);
  expect(await everything(people)).toEqual(first);
});
