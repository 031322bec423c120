import type { DailyLimit } from '@navor/contract';
import type { Pool } from 'pg';
import type { Viewer } from '../../../platform/access.ts';
import { boundStatement } from '../../../platform/database/bound-statement.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, dayOf, dayStart } from '../../../platform/time/days.ts';
import { attemptsPerDay, type StartFacts } from '../quizzes.policy.ts';

/** Whoever asks, where their days begin, and the moment. */
export type Caller = { viewer: Viewer; timeZone: string; now: Date };

type Today = StartFacts['today'];

/** What somebody has used of their daily limit; null where there is none. */
export async function attemptsToday(pool: Pool, caller: Caller): Promise<Today> {
  const limited = limitedDay(caller);
  if (!limited) return null;
  const { rows } = await pool.query<Started>({
    name: 'quizzes-attempts-today',
    text: startedOn,
    values: [limited.userId, limited.day],
  });
  return { limit: limited.limit, started: rows[0]?.started ?? 0, resetsAt: limited.end };
}

/** The same for a transaction that has locked the person, so that it stays true. */
export async function attemptsTodayIn(tx: Db, caller: Caller): Promise<Today> {
  const limited = limitedDay(caller);
  if (!limited) return null;
  const { rows } = await tx.execute<Started>(boundStatement(startedOn, [limited.userId, limited.day]));
  return { limit: limited.limit, started: rows[0]?.started ?? 0, resetsAt: limited.end };
}

export function presentToday(today: Today): DailyLimit | null {
  if (!today) return null;
  const { limit, started, resetsAt } = today;
  return { limit, left: Math.max(0, limit - started), resets_at: resetsAt };
}

type LimitedDay = { userId: string; limit: number; day: Day; end: Date };

/** The day that somebody's limit is for, by their own calendar; null where their plan sets none. */
export function limitedDay({ viewer, timeZone, now }: Caller): LimitedDay | null {
  if (viewer.kind === 'anonymous') return null;
  const limit = attemptsPerDay(viewer);
  if (limit === null) return null;
  const day = dayOf(now, timeZone);
  return { userId: viewer.user.id, limit, day, end: dayStart(addDays(day, 1), timeZone) };
}

type Started = { started: number };

/** Attempts of somebody ($1) that count for a day ($2). */
export const startedOn = `
  SELECT count(*)::int AS started FROM quiz_attempts WHERE user_id = $1 AND limited_on = $2::date`;
