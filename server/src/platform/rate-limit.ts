import { lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { defineJob } from './jobs.ts';
import { rateLimits } from './platform.tables.ts';

export type RateLimit = { limit: number; windowSeconds: number };
export type RateVerdict = { kind: 'allowed' } | Limited;
type Limited = { kind: 'limited'; retryAfterSeconds: number };

/** Counts a use of `key` in the database, so that the limit holds however many processes serve; some uses are worth several. */
export async function countUse(
  pool: Pool,
  key: string,
  { limit, windowSeconds }: RateLimit,
  amount = 1,
): Promise<{ kind: 'allowed'; left: number } | Limited> {
  const { rows } = await pool.query<{ count: number; wait: number }>({
    name: 'rate-limit-count',
    text: `INSERT INTO platform.rate_limits AS current (key, count, resets_at)
           VALUES ($1, $3, now() + make_interval(secs => $2))
           ON CONFLICT (key) DO UPDATE SET
             count = CASE WHEN current.resets_at <= now() THEN $3 ELSE current.count + $3 END,
             resets_at = CASE WHEN current.resets_at <= now() THEN excluded.resets_at ELSE current.resets_at END
           RETURNING count, ceil(extract(epoch FROM resets_at - now()))::int AS wait`,
    values: [key, windowSeconds, amount],
  });
  const current = rows[0];
  if (!current || current.count <= limit) return { kind: 'allowed', left: limit - (current?.count ?? 0) };
  return { kind: 'limited', retryAfterSeconds: Math.max(1, current.wait) };
}

/** Whether another use would be allowed; counts none. */
export async function readUse(pool: Pool, key: string, { limit }: RateLimit): Promise<RateVerdict> {
  const { rows } = await pool.query<{ wait: number }>({
    name: 'rate-limit-read',
    text: `SELECT ceil(extract(epoch FROM resets_at - now()))::int AS wait FROM platform.rate_limits
           WHERE key = $1 AND count >= $2 AND resets_at > now()`,
    values: [key, limit],
  });
  const current = rows[0];
  return current ? { kind: 'limited', retryAfterSeconds: Math.max(1, current.wait) } : { kind: 'allowed' };
}

/** Counts a use and refuses it beyond the limit. */
export async function limitUse(pool: Pool, key: string, limit: RateLimit, amount = 1): Promise<void> {
  refuseLimited(await countUse(pool, key, limit, amount));
}

export function refuseLimited(verdict: RateVerdict): void {
  if (verdict.kind === 'limited') throw new AppError('RATE_LIMITED', { retryAfterSeconds: verdict.retryAfterSeconds });
}

export type GrowingPause = {
  /** How many tries come without a pause. */
  free: number;
  /** The first pause; each further one is twice as long, up to the longest. */
  firstSeconds: number;
  longestSeconds: number;
  /** After so long without a try, it begins anew. */
  forgottenAfterSeconds: number;
};

/** Counts one try of `key`, unless the pause after the one before is not over: that one counts for nothing. */
export async function countTry(pool: Pool, key: string, pause: GrowingPause): Promise<RateVerdict> {
  const { free, firstSeconds, longestSeconds, forgottenAfterSeconds } = pause;
  const { rowCount } = await pool.query({
    name: 'rate-limit-try',
    text: `INSERT INTO platform.rate_limits AS current (key, count, resets_at)
           VALUES ($1, 1, now() + make_interval(secs => $5))
           ON CONFLICT (key) DO UPDATE SET
             count = CASE WHEN current.resets_at <= now() THEN 1 ELSE current.count + 1 END,
             next_at = CASE WHEN current.resets_at > now() AND current.count + 1 >= $2
                            THEN now() + make_interval(secs => least($4, $3 * power(2, least(current.count + 1 - $2, 30)))) END,
             resets_at = excluded.resets_at
           WHERE current.next_at IS NULL OR current.next_at <= now() OR current.resets_at <= now()
           RETURNING key`,
    values: [key, free, firstSeconds, longestSeconds, forgottenAfterSeconds],
  });
  if (rowCount === 1) return { kind: 'allowed' };
  const { rows } = await pool.query<{ wait: number }>({
    name: 'rate-limit-wait',
    text: 'SELECT ceil(extract(epoch FROM next_at - now()))::int AS wait FROM platform.rate_limits WHERE key = $1',
    values: [key],
  });
  return { kind: 'limited', retryAfterSeconds: Math.max(1, rows[0]?.wait ?? 1) };
}

export async function forgetTries(pool: Pool, key: string): Promise<void> {
  await pool.query({
    name: 'rate-limit-forget',
    text: 'DELETE FROM platform.rate_limits WHERE key = $1',
    values: [key],
  });
}

/** Takes a counted use back, such as where only those that failed should count. */
export async function forgiveUse(pool: Pool, key: string, amount = 1): Promise<void> {
  await pool.query({
    name: 'rate-limit-forgive',
    text: 'UPDATE platform.rate_limits SET count = greatest(count - $2, 0) WHERE key = $1 AND resets_at > now()',
    values: [key, amount],
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
