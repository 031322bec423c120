import { type Review, reviewsPerDay } from '@navor/contract';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import { dayOf, dayStart, dayStarts } from '../../../platform/time/days.ts';
import { unlockedTiers } from '../../courses/index.ts';
import { askableCards, reviewedBetween } from './waiting-cards.ts';

export type Caller = { viewer: SignedIn; timeZone: string; now: Date };

const forecastDays = 7;

/** What somebody has to review, by two statements whatever the number of cards. */
export async function findReview(pool: Pool, { viewer, timeZone, now }: Caller): Promise<Review> {
  // One day more than is told, to know where the last one ends.
  const [today, ...coming] = dayStarts(now, timeZone, forecastDays + 1);
  const tomorrow = coming[0];
  if (!today || !tomorrow) throw new Error('A day is always followed by another');
  const [counts, done] = await Promise.all([
    countByDay(pool, { viewer, now, starts: coming.map(({ start }) => start) }),
    findReviewed(pool, viewer, { from: today.start, to: tomorrow.start }),
  ]);
  const countOf = (bucket: number) => counts.find((each) => each.bucket === bucket)?.count ?? 0;
  const waiting = countOf(0);
  const due = Math.min(waiting, Math.max(0, reviewsPerDay - done.reviewed_today));
  const next = counts.find(({ bucket }) => bucket > 0)?.first_due;
  return {
    due_count: due,
    waiting_count: waiting,
    reviewed_today: done.reviewed_today,
    daily_ceiling: reviewsPerDay,
    next_due_at:
      due > 0 ? null : waiting > 0 ? tomorrow.start : next ? dayStart(dayOf(next, timeZone), timeZone) : null,
    card_count: counts.reduce((sum, { count }) => sum + count, 0),
    open_attempt_id: done.open_attempt_id,
    forecast: coming.slice(0, forecastDays).map(({ day }, index) => ({ date: day, count: countOf(index + 1) })),
  };
}

type DayCount = { bucket: number; count: number; first_due: Date };

/** Cards by the day on which they come due: 0 for those that are, 1 for tomorrow, and so on. */
async function countByDay(
  pool: Pool,
  { viewer, now, starts }: { viewer: SignedIn; now: Date; starts: Date[] },
): Promise<DayCount[]> {
  const { rows } = await pool.query<DayCount>({
    name: 'review-counts',
    text: `SELECT width_bucket(due, $4::timestamptz[]) AS bucket, count(*)::int AS count, min(due) AS first_due
           FROM (${askableCards}) AS cards GROUP BY 1 ORDER BY 1`,
    values: [viewer.user.id, unlockedTiers(viewer), now, starts],
  });
  return rows;
}

async function findReviewed(pool: Pool, { user }: SignedIn, { from, to }: { from: Date; to: Date }) {
  const { rows } = await pool.query<{ reviewed_today: number; open_attempt_id: string | null }>({
    name: 'review-done',
    text: `SELECT (${reviewedBetween}) AS reviewed_today,
                  (SELECT id FROM quiz_attempts
                   WHERE user_id = $1 AND kind = 'review' AND submitted_at IS NULL) AS open_attempt_id`,
    values: [user.id, from, to],
  });
  return rows[0] ?? { reviewed_today: 0, open_attempt_id: null };
}
