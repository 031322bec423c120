import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/time/days.ts';
import { users } from '../../identity/index.ts';
import { leagueMembers, learnerPresences, weeklyPoints } from '../achievements.tables.ts';
import { joinWeek } from './join-week.ts';
import { rankRows } from './rank-rows.ts';
import { weekEnd, weekOf } from './week.ts';

type Asked = { userId: string; week: Day | undefined; now: Date };

/**
 * A week's league of somebody who takes part, for them alone; undefined for a week that they had no part in. Who does not take
 * part sees nobody.
 */
export async function findLeaderboard(db: Db, { userId, week: asked, now }: Asked) {
  const current = weekOf(now);
  const own = await findOwnWeeks(db, userId);
  if (!own.isTakingPart) {
    return { is_taking_part: false, week: current, ends_at: weekEnd(current), rows: [], weeks: [] };
  }
  const isPlaced = own.weeks.includes(current);
  // The job that makes the leagues may be late, or somebody was away when it ran.
  if (!isPlaced) await db.transaction((tx) => joinWeek(tx, { userId, now }));
  const weeks = isPlaced ? own.weeks : [current, ...own.weeks];
  const week = asked ?? current;
  if (!weeks.includes(week)) return undefined;
  const rows = rankRows(await listLeague(db, { userId, week }));
  return { is_taking_part: true, week, ends_at: weekEnd(week), rows, weeks };
}

async function findOwnWeeks(db: Db, userId: string): Promise<{ isTakingPart: boolean; weeks: Day[] }> {
  const rows = await db
    .select({ week: leagueMembers.week })
    .from(learnerPresences)
    .leftJoin(leagueMembers, eq(leagueMembers.userId, learnerPresences.userId))
    .where(and(eq(learnerPresences.userId, userId), eq(learnerPresences.isOnLeaderboard, true)))
    .orderBy(desc(leagueMembers.week));
  return { isTakingPart: rows.length > 0, weeks: rows.flatMap(({ week }) => week ?? []) };
}

/** Those in the caller's league who take part still, whatever they did then; nothing of them but nickname and points. */
function listLeague(db: Db, { userId, week }: { userId: string; week: Day }) {
  const own = alias(leagueMembers, 'own');
  // Not a join: on a Monday the planner knows nothing of the new week, and could begin with everybody in it.
  const ownLeague = db
    .select({ league: own.league })
    .from(own)
    .where(and(eq(own.week, week), eq(own.userId, userId)));
  return db
    .select({
      nickname: learnerPresences.nickname,
      points: sql<number>`coalesce(${weeklyPoints.points}, 0)`,
      is_own: sql<boolean>`${leagueMembers.userId} = ${userId}`,
      has_profile: learnerPresences.isProfilePublic,
    })
    .from(leagueMembers)
    .innerJoin(learnerPresences, eq(learnerPresences.userId, leagueMembers.userId))
    .innerJoin(users, eq(users.id, leagueMembers.userId))
    .leftJoin(
      weeklyPoints,
      and(eq(weeklyPoints.userId, leagueMembers.userId), eq(weeklyPoints.week, leagueMembers.week)),
    )
    .where(
      and(
        eq(leagueMembers.week, week),
        eq(leagueMembers.league, ownLeague),
        eq(learnerPresences.isOnLeaderboard, true),
        isNull(users.deletionDueAt),
      ),
    );
}
