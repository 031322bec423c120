import { type DailyLimit, freeAttemptsPerDay } from '@navor/contract';
import type { Pool } from 'pg';
import type { Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { dayStarts } from '../../platform/days.ts';
import { boundStatement } from './bound-statement.ts';
import { isLimitedByDay, type StartFacts } from './quizzes.policy.ts';

/** Whoever asks, where their days begin, and the moment. */
export type Asking = { viewer: Viewer; timeZone: string; now: Date };

type Today = StartFacts['today'];

/** What somebody has used of their daily limit; null where there is none. */
export async function attemptsToday(pool: Pool, asking: Asking): Promise<Today> {
  const day = limitedDay(asking);
  if (!day) return null;
  const { rows } = await pool.query<Started>({
    name: 'quizzes-attempts-today',
    text: startedQuery,
    values: day.values,
  });
  return { started: rows[0]?.started ?? 0, resetsAt: day.end };
}

/** The same for a transaction that has locked the person, so that it stays true. */
export async function attemptsTodayIn(tx: Db, asking: Asking): Promise<Today> {
  const day = limitedDay(asking);
  if (!day) return null;
  const { rows } = await tx.execute<Started>(boundStatement(startedQuery, day.values));
  return { started: rows[0]?.started ?? 0, resetsAt: day.end };
}

export function presentToday(today: Today): DailyLimit | null {
  if (!today) return null;
  const left = Math.max(0, freeAttemptsPerDay - today.started);
  return { limit: freeAttemptsPerDay, left, resets_at: today.resetsAt };
}

/** No day is shorter, so that attempts of at most two days are in it. */
const shortestDayMs = 23 * 60 * 60 * 1000;

function limitedDay({ viewer, timeZone, now }: Asking): { values: unknown[]; end: Date } | null {
  if (viewer.kind === 'anonymous' || !isLimitedByDay(viewer)) return null;
  const [today, tomorrow] = dayStarts(now, timeZone, 1);
  if (!today || !tomorrow) throw new Error('A day is always followed by another');
  return { values: [viewer.user.id, today.start, new Date(now.getTime() - shortestDayMs)], end: tomorrow.start };
}

type Started = { started: number };

/**
 * Attempts of somebody ($1) that count for the day that began then ($2). A new day begins every hour for whoever moves
 * from time zone to time zone; so what was started since another moment ($3) counts as well, as far as it is more than
 * a whole day before this one could have had.
 */
const startedQuery = `
  SELECT greatest(
           count(*) FILTER (WHERE started_at >= $2::timestamptz),
           count(*) FILTER (WHERE started_at > $3::timestamptz) - ${freeAttemptsPerDay}
         )::int AS started
  FROM quiz_attempts
  WHERE user_id = $1 AND started_at >= least($2::timestamptz, $3::timestamptz) AND kind = 'quiz' AND is_standalone`;
