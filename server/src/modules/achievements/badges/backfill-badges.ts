import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { unlessTaken } from '../../../platform/database/locks.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { listFeats } from '../../quizzes/index.ts';
import { badgeBackfills } from '../achievements.tables.ts';
import { recordFeats } from '../ledger/record-feats.ts';
import { badgeRules } from './badge-rules.ts';
import { grantBadges } from './grant-badges.ts';
import { listThemeFeats } from './theme-feats.ts';
import { listReachedGoals } from './weekly-goals.ts';

type BackfillServices = Pick<Services, 'db' | 'pool'>;

/**
 * Rules that are new here, or another edition than before, reach who had done it already; nobody waits for that at a start.
 * Where nobody has learned yet they are known at once, so that whatever comes next is dated by what it was given for.
 */
export async function queueBackfill({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  if ((await findUnapplied(db)).length === 0) return;
  const isAnybodyThere = (await nextPeople(db, null, 1)).length > 0;
  if (isAnybodyThere) await jobs.enqueue(db, backfillBadges, {});
  else await applyNewRules({ db });
}

export const backfillBadges = defineJob({
  name: 'backfill-badges',
  input: z.object({}),
  retries: 10,
  async run(_, services) {
    // Of several processes that started at once, one does it for all.
    await unlessTaken(services.pool, 'backfill-badges', () => applyNewRules(services));
  },
});

/** How many accounts at a time. */
const batchSize = 200;

/**
 * Goes through all accounts in the order of their ids, and goes on after the last one that was done when it was interrupted.
 * What is done twice changes nothing. Accounts that are opened meanwhile have done nothing before.
 */
export async function applyNewRules({ db }: Pick<BackfillServices, 'db'>, size = batchSize): Promise<void> {
  await rememberUnapplied(db);
  for (;;) {
    const unapplied = await findUnapplied(db);
    if (unapplied.length === 0) return;
    const ids = unapplied.map(({ id }) => id);
    const people = await nextPeople(db, startOf(unapplied), size);
    await backfillPeople(db, people);
    const doneUpTo = people.at(-1);
    const progress = doneUpTo ? { doneUpTo } : { finishedAt: new Date() };
    await db.update(badgeBackfills).set(progress).where(inArray(badgeBackfills.badgeId, ids));
  }
}

async function backfillPeople(db: Db, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const at = new Date();
  await db.transaction(async (tx) => {
    const [feats, themes] = [await listFeats(tx, { userIds }), await listThemeFeats(tx, userIds)];
    await recordFeats(tx, [...feats, ...themes, ...(await listReachedGoals(tx, { userIds, at }))]);
  });
  // Each by itself: whoever learns at this moment waits for no one else's. They have earned it now, since there was no such
  // badge when they did what it is for.
  for (const userId of userIds) await db.transaction((tx) => grantBadges(tx, userId, at));
}

type Unapplied = { id: string; doneUpTo: string | null };

async function findUnapplied(db: Db): Promise<Unapplied[]> {
  const known = await db.select().from(badgeBackfills);
  const byId = new Map(known.map((row) => [row.badgeId, row]));
  return badgeRules.flatMap(({ id, edition }) => {
    const row = byId.get(id);
    const isSame = row?.edition === edition;
    if (isSame && row.finishedAt) return [];
    return [{ id, doneUpTo: (isSame && row.doneUpTo) || null }];
  });
}

/** All that are left go together, from the one that has come the least far. */
function startOf(unapplied: readonly Unapplied[]): string | null {
  const places = unapplied.map(({ doneUpTo }) => doneUpTo ?? '');
  return places.sort()[0] || null;
}

async function rememberUnapplied(db: Db): Promise<void> {
  await db
    .insert(badgeBackfills)
    .values(badgeRules.map(({ id, edition }) => ({ badgeId: id, edition })))
    .onConflictDoUpdate({
      target: badgeBackfills.badgeId,
      set: { edition: sql`excluded.edition`, doneUpTo: null, finishedAt: null },
      setWhere: sql`${badgeBackfills.edition} <> excluded.edition`,
    });
}

/** Those who have left any trace of learning. */
async function nextPeople(db: Db, after: string | null, size: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM users
    WHERE ${after ? sql`id > ${after}` : sql`true`} AND (
      EXISTS (SELECT FROM activity_tallies WHERE user_id = users.id)
      OR EXISTS (SELECT FROM learning_days WHERE user_id = users.id)
      OR EXISTS (SELECT FROM study_time WHERE user_id = users.id)
      OR EXISTS (SELECT FROM quiz_attempts WHERE user_id = users.id)
      OR EXISTS (SELECT FROM course_enrollments WHERE user_id = users.id))
    ORDER BY id LIMIT ${size}`);
  return rows.map(({ id }) => id);
}
