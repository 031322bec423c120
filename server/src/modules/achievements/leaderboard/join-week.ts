import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import type { Day } from '../../../platform/time/days.ts';
import { leagueMembers } from '../achievements.tables.ts';
import { chooseLeague } from './choose-league.ts';
import { formLeagues } from './form-leagues.ts';
import { listLeagues, paceOf, pacesOfActive, pacesOfLeague } from './paces.ts';
import { weekOf } from './week.ts';

/**
 * Puts somebody who takes part into a league of the week; who has one keeps it, however often they leave and come back, so that
 * nobody looks into one league after another. If the week's leagues are not made yet, they all are.
 */
export async function joinWeek(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const week = weekOf(now);
  await waitForTurnAt(tx, turnOf(week));
  await formIfMissing(tx, week);
  const [own] = await tx
    .select({ league: leagueMembers.league })
    .from(leagueMembers)
    .where(and(eq(leagueMembers.week, week), eq(leagueMembers.userId, userId)));
  if (!own) await place(tx, week, userId);
}

/** Makes the leagues of a week from who learns and takes part when it begins; once, whoever asks and however many at the same time. */
export async function formWeek(db: Db, now: Date): Promise<void> {
  const week = weekOf(now);
  await db.transaction(async (tx) => {
    await waitForTurnAt(tx, turnOf(week));
    await formIfMissing(tx, week);
  });
}

const turnOf = (week: Day) => `leagues:${week}`;

async function formIfMissing(tx: Db, week: Day): Promise<void> {
  const [some] = await tx
    .select({ league: leagueMembers.league })
    .from(leagueMembers)
    .where(eq(leagueMembers.week, week))
    .limit(1);
  if (some) return;
  const leagues = formLeagues(await pacesOfActive(tx, week));
  const members = leagues.flatMap((people, index) => people.map(({ userId }) => ({ userId, league: index + 1 })));
  // As two arrays: a row of parameters for each would end at some thousands.
  await tx.execute(sql`
    INSERT INTO ${leagueMembers} (week, user_id, league)
    SELECT ${week}::date, member.user_id, member.league
    FROM unnest(${sql.param(members.map(({ userId }) => userId))}::uuid[],
                ${sql.param(members.map(({ league }) => league))}::int[]) AS member (user_id, league)`);
}

async function place(tx: Db, week: Day, userId: string): Promise<void> {
  const [pace, leagues] = [await paceOf(tx, week, userId), await listLeagues(tx, week)];
  const place = chooseLeague(leagues, pace);
  const league = place.kind === 'first' ? 1 : place.league;
  await tx.insert(leagueMembers).values({ week, userId, league });
  if (place.kind === 'split') {
    const next = Math.max(...leagues.map(({ league }) => league)) + 1;
    await split(tx, { week, league, next });
  }
}

/** The slower half becomes a league of its own. */
async function split(tx: Db, { week, league, next }: { week: Day; league: number; next: number }): Promise<void> {
  const [, ...slower] = formLeagues(await pacesOfLeague(tx, week, league));
  const moved = slower.flat().map(({ userId }) => userId);
  await tx
    .update(leagueMembers)
    .set({ league: next })
    .where(and(eq(leagueMembers.week, week), sql`${leagueMembers.userId} = ANY(${sql.param(moved)}::uuid[])`));
}
