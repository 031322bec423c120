import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { type AccountWithId, openOnboardedAccount } from './onboarding-accounts.ts';

export type TeachingAccount = AccountWithId & { tutorId: string };

/** Other journeys look at the directory meanwhile, in every language. */
const headline = { sl: 'Vaje iz elektrotehnike', en: 'Practice in circuits', de: 'Übungen zur Elektrotechnik' };

/** Somebody who teaches around the clock for 30 € an hour, and can be cancelled on for nothing until a day before. */
export async function openTutor(page: Page, name: string): Promise<TeachingAccount> {
  const account = await openOnboardedAccount(page, name);
  const tutorId = randomUUID();
  await query(
    `INSERT INTO tutors (id, user_id, status, headline, bio, time_zone, cents_per_hour, notice_minutes, meeting_url)
     VALUES ($1, $2, 'approved', $3, $3, 'UTC', 3000, 0, 'https://meet.example/room')`,
    [tutorId, account.id, JSON.stringify(headline)],
  );
  await query(
    `INSERT INTO tutor_weekly_hours (tutor_id, weekday, start_minute, end_minute)
     SELECT $1, weekday, 0, 1440 FROM generate_series(1, 7) AS weekday`,
    [tutorId],
  );
  return { ...account, tutorId };
}

/** The full hour of a day from today on. */
export function hourOn(daysAhead: number, hour: number): Date {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  return new Date(midnight.getTime() + (daysAhead * 24 + hour) * 60 * 60 * 1000);
}

export function bookPath({ tutorId }: TeachingAccount, startsAt: Date, minutes = 60): string {
  return `/dashboard/tutors/${tutorId}/book?starts_at=${startsAt.toISOString()}&minutes=${minutes}`;
}

/** Minutes of tutoring, as a plan brings them. */
export async function grantMinutes({ id }: AccountWithId, minutes: number): Promise<void> {
  const [subscription] = await query<{ id: string }>(
    `INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id, ended_at)
     VALUES ($1, 'sandbox', gen_random_uuid(), 'ended', 'premium', 'sl-premium', now()) RETURNING id`,
    [id],
  );
  await query(
    `INSERT INTO tutoring_grants (user_id, subscription_id, minutes, starts_at, ends_at)
     VALUES ($1, $2, $3, now() - interval '1 day', now() + interval '20 days')`,
    [id, subscription?.id, minutes],
  );
}
