import { lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { defineJob } from './jobs.ts';
import { rateLimits } from './platform.tables.ts';

export type RateLimit = { limit: number; windowSeconds: number };
export type RateVerdict = { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number };

/** Counts one use of `key` in the database, so that the limit holds however many processes serve. */
export async function countUse(pool: Pool, key: string, { limit, windowSeconds }: RateLimit): Promise<RateVerdict> {
  const { rows } = await pool.query<{ count: number; wait: number }>({
    name: 'rate-limit-count',
    text: `INSERT INTO platform.rate_limits AS current (key, count, resets_at)
           VALUES ($1, 1, now() + make_interval(secs => $2))
           ON CONFLICT (key) DO UPDATE SET
             count = CASE WHEN current.resets_at <= now() THEN 1 ELSE current.count + 1 END,
             resets_at = CASE WHEN current.resets_at <= now() THEN excluded.resets_at ELSE current.resets_at END
           RETURNING count, ceil(extract(epoch FROM resets_at - now()))::int AS wait`,
    values: [key, windowSeconds],
  });
  const current = rows[0];
  if (!current || current.count <= limit) return { kind: 'allowed' };
  return { kind: 'limited', retryAfterSeconds: Math.max(1, current.wait) };
}

/** Counts one use and refuses it beyond the limit. */
export async function limitUse(pool: Pool, key: string, limit: RateLimit): Promise<void> {
  const verdict = await countUse(pool, key, limit);
  if (verdict.kind === 'limited') throw new AppError('RATE_LIMITED', { retryAfterSeconds: verdict.retryAfterSeconds });
}

/** Takes one counted use back, where only those that failed should count. */
export async function forgiveUse(pool: Pool, key: string): Promise<void> {
  await pool.query({
    name: 'rate-limit-forgive',
    text: 'UPDATE platform.rate_limits SET count = greatest(count - 1, 0) WHERE key = $1 AND resets_at > now()',
    values: [key],
  });
}

export const forgetExpiredRateLimits = defineJob({
  name: 'forget-expired-rate-limits',
  input: z.object({}),
  retries: 2,
  schedule: '*/20 * * * *',
  async run(_, { db }) {
    await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  },
});
