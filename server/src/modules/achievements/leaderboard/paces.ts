import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day } from '../../../platform/time/days.ts';
import { users } from '../../identity/index.ts';
import { leagueMembers, learnerPresences, weeklyPoints } from '../achievements.tables.ts';
import type { League } from './choose-league.ts';
import type { Pace } from './form-leagues.ts';

/** Weeks before the one that leagues are made for; the week itself has no part in it. */
const weeksOfPace = 4;

const firstWeekOfPace = (week: Day) => addDays(week, -7 * weeksOfPace);

/** The mean points a week that somebody came to in the last full weeks. */
function meanPoints(week: Day, userId: SQL): SQL<number> {
  return sql`(
    SELECT coalesce(sum(points), 0)::float8 / ${weeksOfPace} FROM ${weeklyPoints} AS earned
    WHERE earned.user_id = ${userId} AND earned.week >= ${firstWeekOfPace(week)}::date AND earned.week < ${week}::date)`;
}

export async function paceOf(db: Db, week: Day, userId: string): Promise<number> {
  const { rows } = await db.execute<{ pace: number }>(sql`SELECT ${meanPoints(week, sql`${userId}::uuid`)} AS pace`);
  return rows[0]?.pace ?? 0;
}

/**
 * Who takes part and has earned something in those weeks, or has said within them how they want to be seen. The others would fill
 * boards with nicknames that never move; they get a place as soon as they look for one.
 */
export async function pacesOfActive(db: Db, week: Day): Promise<Pace[]> {
  const { rows } = await db.execute<Pace>(sql`
    SELECT "userId", pace FROM (
      SELECT presence.user_id AS "userId", presence.updated_at, ${meanPoints(week, sql`presence.user_id`)} AS pace
      FROM ${learnerPresences} AS presence JOIN ${users} AS owner ON owner.id = presence.user_id
      WHERE presence.is_on_leaderboard AND owner.deletion_due_at IS NULL) AS participant
    WHERE pace > 0 OR updated_at >= ${firstWeekOfPace(week)}::date`);
  return rows;
}

export async function pacesOfLeague(db: Db, week: Day, league: number): Promise<Pace[]> {
  const { rows } = await db.execute<Pace>(sql`
    SELECT member.user_id AS "userId", ${meanPoints(week, sql`member.user_id`)} AS pace
    FROM ${leagueMembers} AS member WHERE member.week = ${week}::date AND member.league = ${league}`);
  return rows;
}

export async function listLeagues(db: Db, week: Day): Promise<League[]> {
  const { rows } = await db.execute<League>(sql`
    SELECT member.league, count(*)::int AS members, avg(${meanPoints(week, sql`member.user_id`)})::float8 AS pace,
           count(*) FILTER (WHERE presence.is_on_leaderboard AND owner.deletion_due_at IS NULL)::int AS seen
    FROM ${leagueMembers} AS member
    JOIN ${users} AS owner ON owner.id = member.user_id
    LEFT JOIN ${learnerPresences} AS presence ON presence.user_id = member.user_id
    WHERE member.week = ${week}::date
    GROUP BY member.league`);
  return rows;
}
