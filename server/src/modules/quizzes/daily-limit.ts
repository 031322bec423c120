import { type DailyLimit, freeAttemptsPerDay } from '@navor/contract';
import type { Pool } from 'pg';
import type { Viewer } from '../../platform/access.ts';
import { dayStarts } from '../../platform/days.ts';
import { isLimitedByDay, type StartFacts } from './quizzes.policy.ts';

/** Whoever asks, where their days begin, and the moment. */
export type Asking = { viewer: Viewer; timeZone: string; now: Date };

/** The day of somebody whose plan sets a daily limit, from one moment to the other; null for everybody else. */
export function limitedDay({ viewer, timeZone, now }: Asking): { start: Date; end: Date } | null {
  if (!isLimitedByDay(viewer)) return null;
  const [today, tomorrow] = dayStarts(now, timeZone, 1);
  if (!today || !tomorrow) throw new Error('A day is always followed by another');
  return { start: today.start, end: tomorrow.start };
}

/** What somebody has used of their daily limit; null where there is none. */
export async function attemptsToday(pool: Pool, asking: Asking): Promise<StartFacts['today']> {
  const { viewer } = asking;
  const day = limitedDay(asking);
  if (viewer.kind === 'anonymous' || !day) return null;
  const { rows } = await pool.query<{ started: number }>({
    name: 'quizzes-attempts-today',
    text: `SELECT count(*)::int AS started FROM quiz_attempts
           WHERE user_id = $1 AND started_at >= $2 AND kind = 'quiz' AND is_standalone`,
    values: [viewer.user.id, day.start],
  });
  return { started: rows[0]?.started ?? 0, resetsAt: day.end };
}

export function presentToday(today: StartFacts['today']): DailyLimit | null {
  if (!today) return null;
  const left = Math.max(0, freeAttemptsPerDay - today.started);
  return { limit: freeAttemptsPerDay, left, resets_at: today.resetsAt };
}
