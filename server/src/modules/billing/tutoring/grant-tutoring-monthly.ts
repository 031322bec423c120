import { tierBenefits } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';

/** Granted plans have no periods that a cashier charges for; their minutes come with each month since they began. */
export const grantTutoringMonthly = defineJob({
  name: 'grant-tutoring-monthly',
  input: z.object({}),
  retries: 2,
  schedule: '27 * * * *',
  run: (_, { db }) => grantTutoringOfMonth(db, new Date()),
});

export async function grantTutoringOfMonth(db: Db, now: Date): Promise<void> {
  const minutes = tierBenefits.premium.tutoringMinutesPerMonth;
  await db.execute(sql`
    INSERT INTO tutoring_grants (user_id, subscription_id, minutes, starts_at, ends_at)
    SELECT user_id, granted.id, ${minutes}, month_starts, month_ends
    FROM subscriptions AS granted
    CROSS JOIN LATERAL generate_series(0, extract(days FROM ${now}::timestamptz - started_at)::int / 28) AS month
    -- Each counted from the beginning: by the end of the month before, whoever began on a 31st would lose days in between.
    CROSS JOIN LATERAL (SELECT started_at + month * interval '1 month', started_at + (month + 1) * interval '1 month')
      AS period (month_starts, month_ends)
    WHERE source = 'granted' AND tier = 'premium' AND ended_at IS NULL
      AND (access_until IS NULL OR access_until > ${now}::timestamptz)
      AND month_starts <= ${now}::timestamptz AND month_ends > ${now}::timestamptz
    ON CONFLICT DO NOTHING`);
}
