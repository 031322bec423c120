import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { insertSampleItem } from '../../../test-support/sample-library.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp({ email: 'administrator@example.com', full_name: 'Somebody Else' });
});
afterAll(() => server.stop());

it('holds everything about its owner, with the uploaded files, and nothing of others', async () => {
  const cookie = await server.signUp({ email: 'ana@example.com', full_name: 'Ana Žagar' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(picture)], 'me.png'));
  await fetch(new URL('/api/profile/avatar', server.url), { method: 'PUT', body: form, headers: { cookie } });
  await insertSampleCourse(server.database, { id: 'vzorec' });
  await insertSampleItem(server.database, { id: 'navoji' });
  await server.database.query(
    `INSERT INTO user_activities (user_id, activity_type, points_earned) SELECT id, 'of ' || email, 7 FROM users;
     INSERT INTO course_enrollments (user_id, course_id) SELECT id, 'vzorec' FROM users;
     INSERT INTO lesson_progress (user_id, course_id, lesson_id, seconds_spent) SELECT id, 'vzorec', 'tok', 60 FROM users;
     INSERT INTO study_time (user_id, day, course_id, seconds) SELECT id, '2026-03-09', 'vzorec', 60 FROM users;
     INSERT INTO reading_clocks (user_id, counted_until) SELECT id, now() FROM users;
     INSERT INTO lesson_notes (id, user_id, course_id, lesson_id, text)
     SELECT gen_random_uuid(), id, 'vzorec', 'tok', 'note of ' || email FROM users;
     INSERT INTO lesson_bookmarks (user_id, course_id, lesson_id) SELECT id, 'vzorec', 'tok' FROM users;
     INSERT INTO library_bookmarks (user_id, item_id) SELECT id, 'navoji' FROM users;
     INSERT INTO library_visits (user_id, item_id, last_read_at) SELECT id, 'navoji', '2026-03-09' FROM users;
     INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id)
     SELECT id, 'sandbox', 'subscription of ' || email, 'active', 'standard', 'sl-standard' FROM users;
     INSERT INTO subscription_history (user_id, subscription_id, change) SELECT user_id, id, 'started' FROM subscriptions;
     INSERT INTO trial_uses (user_id, source, email_fingerprint) SELECT id, 'sandbox', 'secret-in-fingerprint ' || email FROM users;
     INSERT INTO checkouts (user_id, source, plan_id, is_trial, cashier_ref)
     SELECT id, 'sandbox', 'sl-standard', false, 'checkout of ' || email FROM users;
     INSERT INTO cashier_customers (user_id, source, ref) SELECT id, 'stripe', 'customer ' || email FROM users;
     INSERT INTO payments (user_id, source, cashier_ref, plan_id, cents, currency, status, paid_at)
     SELECT id, 'sandbox', 'payment of ' || email, 'sl-standard', 1900, 'EUR', 'paid', now() FROM users;
     INSERT INTO invoices (user_id, payment_id, kind, series, sequence, number, cause, language, cents, currency, content)
     SELECT user_id, id, 'invoice', cashier_ref, 1, 'invoice after ' || cashier_ref, cashier_ref, 'sl', 1900, 'EUR', '{}'
     FROM payments;
     INSERT INTO billing_details (user_id, name, company, tax_id, street, postcode, city, country)
     SELECT id, 'bill to ' || email, '', '', '', '', '', '' FROM users;
     INSERT INTO tutoring_grants (user_id, subscription_id, minutes, starts_at, ends_at)
     SELECT user_id, id, 120, now(), now() FROM subscriptions;
     INSERT INTO tutoring_uses (user_id, grant_id, minutes, value_cents, cause)
     SELECT user_id, id, 60, 2000, 'a booking' FROM tutoring_grants;
     INSERT INTO sandbox_subscriptions (ref, user_id, checkout_id, plan_id, status, period_starts_at, period_ends_at, card)
     SELECT 'booked ' || email, id, gen_random_uuid(), 'sl-standard', 'active', now(), now(), '{"last4": "4242"}' FROM users;
     INSERT INTO sandbox_charges (ref, user_id, subscription_ref, cause, plan_id, cents, status, period_starts_at, period_ends_at)
     SELECT 'charged ' || ref, user_id, ref, 'first', 'sl-standard', 1900, 'paid', now(), now() FROM sandbox_subscriptions;
     INSERT INTO purchases (id, user_id, subject_kind, subject_id, source, title, cents, return_path, expires_at)
     SELECT gen_random_uuid(), id, 'booking', gen_random_uuid(), 'sandbox', 'an hour for ' || email, 2700, '/', now() FROM users;
     INSERT INTO sandbox_sales (ref, user_id, checkout_id, cents, at)
     SELECT 'sold to ' || email, id, gen_random_uuid(), 2700, now() FROM users;
     INSERT INTO sandbox_visits (id, user_id, purpose, is_trial, leave_url, expires_at)
     SELECT gen_random_uuid(), id, 'card', false, '/left-by-' || email, now() FROM users;
     INSERT INTO tutors (user_id, time_zone, headline) SELECT id, 'Europe/Ljubljana', jsonb_build_object('en', 'I am ' || email) FROM users;
     INSERT INTO tutor_weekly_hours (tutor_id, weekday, start_minute, end_minute) SELECT id, 1, 540, 600 FROM tutors;
     INSERT INTO tutor_day_exceptions (tutor_id, day, hours) SELECT id, '2026-12-24', '[]' FROM tutors;
     INSERT INTO tutor_time_off (tutor_id, starts_at, ends_at, note)
     SELECT id, '2026-07-01', '2026-08-01', headline ->> 'en' FROM tutors;
     INSERT INTO bookings (id, learner_id, tutor_id, status, starts_at, minutes, payment, cents, cancellation_minutes, topic, private_notes)
     SELECT gen_random_uuid(), learner.id, tutors.id, 'confirmed', '2026-03-09', 60, 'included', 2700, 1440,
            'topic of ' || learner.email, 'note on a learner'
     FROM users AS learner JOIN tutors ON tutors.user_id <> learner.id;
     INSERT INTO tutor_reviews (booking_id, tutor_id, user_id, stars, text)
     SELECT id, tutor_id, learner_id, 5, 'review with ' || topic FROM bookings;
     INSERT INTO group_sessions (id, created_by, topic, description, language, subject, level, starts_at, minutes, capacity, cents)
     SELECT gen_random_uuid(), id, 'session by ' || email, '', 'sl', 'fizika', 'beginner', '2026-03-09', 60, 5, 0 FROM users;
     INSERT INTO group_seats (session_id, user_id, status) SELECT id, created_by, 'taken' FROM group_sessions;
     INSERT INTO group_messages (id, session_id, user_id, text, revision)
     SELECT gen_random_uuid(), id, created_by, 'said in the ' || topic, 1 FROM group_sessions;
     INSERT INTO own_events (id, user_id, title, local_start, duration_minutes, time_zone, first_starts_at)
     SELECT gen_random_uuid(), id, 'event of ' || email, '2026-03-09T18:00', 60, 'UTC', '2026-03-09T18:00Z' FROM users;
     INSERT INTO study_plans (user_id, course_id, hours, minutes_per_week, minutes_per_day, starts_on, ends_on, time_zone)
     SELECT id, 'vzorec', '[]', 300, 60, '2026-03-09', '2026-04-09', 'UTC' FROM users;
     INSERT INTO study_blocks (plan_id, user_id, starts_at, ends_at, lesson_ids)
     SELECT id, user_id, '2026-03-09T18:00Z', '2026-03-09T19:00Z', '{tok}' FROM study_plans;
     INSERT INTO calendar_feeds (user_id, token_hash) SELECT id, 'secret-in-feed ' || email FROM users;
     INSERT INTO credential_statuses SELECT FROM users;
     INSERT INTO certificates (serial, user_id, course_id, holder_name, course_title, course_summary, outcomes, theme_id,
                               theme_title, level, hours, completed_at, status_position)
     SELECT 'number of ' || email, id, 'vzorec', name, '{}', '{}', '{}', 'vzorci', '{}', 'beginner', 20, now(),
            row_number() OVER () - 1 FROM users;
     INSERT INTO recent_searches (user_id, query) SELECT id, 'search of ' || email FROM users;
     INSERT INTO contact_messages (id, user_id, name, email, topic, message, language)
     SELECT gen_random_uuid(), id, name, email, 'other', 'message of ' || email, 'sl' FROM users;
     INSERT INTO search_groups (source, group_id, edition, digest) VALUES ('notes', 'vzorec', 1, '');
     INSERT INTO search_entries (source, group_id, kind, item_id, language, access, owner_id, path, title, title_key,
                                 title_words, front, tokens, formulas)
     SELECT 'notes', 'vzorec', 'note', email, 'sl', 'signed-in', id, 'courses/vzorec/tok#notes', '', '', 0, '', '', '{}'
     FROM users;
     INSERT INTO platform.mails (cause, recipient, owner_id, subject, html, text)
     SELECT 'cause ' || email, 'an-earlier-address@example.com', id, 'a letter to ' || email,
            '<a href="/reset-password?token=secret-in-html">', '/reset-password?token=secret-in-text' FROM users;
     INSERT INTO platform.mails (cause, recipient, subject, html, text)
     VALUES ('before', 'ana@example.com', 'to whoever had this address before', '', '')`,
  );

  const files = await download(cookie);
  const names = Object.keys(files);
  expect(names.filter((name) => name.startsWith('data/'))).toEqual(
    server.services.personalTables.map(({ name }) => `data/${name}.json`),
  );
  expect(names.filter((name) => !name.startsWith('data/'))).toEqual([expect.stringMatching(/^files\/.+\.webp$/)]);
  const parsed = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
  expect(parsed('account')).toMatchObject([{ email: 'ana@example.com', name: 'Ana Žagar' }]);
  expect(parsed('profile')).toMatchObject([{ fullName: 'Ana Žagar', weeklyGoalHours: 5 }]);
  expect(parsed('activities')).toMatchObject([{ activityType: 'of ana@example.com', pointsEarned: 7 }]);
  expect(parsed('course-enrollments')).toMatchObject([{ courseId: 'vzorec' }]);
  expect(parsed('lesson-progress')).toMatchObject([{ lessonId: 'tok', secondsSpent: 60 }]);
  expect(parsed('study-time')).toMatchObject([{ day: '2026-03-09', seconds: 60 }]);
  expect(parsed('reading-clock')).toHaveLength(1);
  expect(parsed('lesson-notes')).toMatchObject([{ text: 'note of ana@example.com' }]);
  expect(parsed('lesson-bookmarks')).toMatchObject([{ lessonId: 'tok' }]);
  expect(parsed('library-bookmarks')).toMatchObject([{ itemId: 'navoji' }]);
  expect(parsed('library-visits')).toMatchObject([
    { itemId: 'navoji', lastReadAt: expect.stringMatching(/^2026-03-/) },
  ]);
  expect(parsed('certificates')).toMatchObject([
    { serial: 'number of ana@example.com', holderName: 'Ana Žagar', hours: 20 },
  ]);
  expect(parsed('recent-searches')).toMatchObject([{ query: 'search of ana@example.com' }]);
  expect(parsed('contact-messages')).toMatchObject([{ message: 'message of ana@example.com' }]);
  expect(parsed('search-entries')).toEqual([
    { kind: 'note', itemId: 'ana@example.com', path: 'courses/vzorec/tok#notes' },
  ]);
  expect(parsed('subscriptions')).toMatchObject([{ tier: 'standard', cashierRef: 'subscription of ana@example.com' }]);
  expect(parsed('subscription-history')).toMatchObject([{ change: 'started' }]);
  expect(parsed('trials')).toEqual([
    { id: expect.any(String), userId: expect.any(String), source: 'sandbox', takenAt: expect.any(String) },
  ]);
  expect(parsed('checkouts')).toMatchObject([{ cashierRef: 'checkout of ana@example.com' }]);
  expect(parsed('cashier-customers')).toMatchObject([{ ref: 'customer ana@example.com' }]);
  expect(parsed('payments')).toMatchObject([{ cents: 1900, cashierRef: 'payment of ana@example.com' }]);
  expect(parsed('invoices')).toMatchObject([{ number: 'invoice after payment of ana@example.com' }]);
  expect(parsed('billing-details')).toMatchObject([{ name: 'bill to ana@example.com' }]);
  expect(parsed('tutoring-grants')).toMatchObject([{ minutes: 120 }]);
  expect(parsed('tutoring-uses')).toMatchObject([{ minutes: 60, cause: 'a booking' }]);
  expect(parsed('sandbox-subscriptions')).toMatchObject([{ card: { last4: '4242' } }]);
  expect(parsed('sandbox-charges')).toMatchObject([{ ref: 'charged booked ana@example.com' }]);
  expect(parsed('sandbox-visits')).toMatchObject([{ leaveUrl: '/left-by-ana@example.com' }]);
  expect(parsed('tutor-profile')).toMatchObject([{ headline: { en: 'I am ana@example.com' } }]);
  expect(parsed('tutor-weekly-hours')).toMatchObject([{ weekday: 1, startMinute: 540 }]);
  expect(parsed('tutor-day-exceptions')).toMatchObject([{ day: '2026-12-24' }]);
  expect(parsed('tutor-time-off')).toMatchObject([{ note: 'I am ana@example.com' }]);
  expect(parsed('bookings')).toMatchObject([{ topic: 'topic of ana@example.com' }]);
  expect(parsed('bookings')[0]).not.toHaveProperty('privateNotes');
  expect(parsed('lessons-given')).toMatchObject([{ minutes: 60, privateNotes: expect.stringMatching(/^note on/) }]);
  expect(parsed('lessons-given')[0]).not.toHaveProperty('topic');
  expect(parsed('tutor-reviews')).toMatchObject([{ text: 'review with topic of ana@example.com' }]);
  expect(parsed('group-sessions')).toMatchObject([{ topic: 'session by ana@example.com' }]);
  expect(parsed('group-seats')).toMatchObject([{ status: 'taken' }]);
  expect(parsed('group-messages')).toMatchObject([{ text: 'said in the session by ana@example.com' }]);
  expect(parsed('own-events')).toMatchObject([{ title: 'event of ana@example.com' }]);
  expect(parsed('study-plans')).toMatchObject([{ courseId: 'vzorec' }]);
  expect(parsed('study-blocks')).toMatchObject([{ lessonIds: ['tok'] }]);
  expect(parsed('calendar-feeds')).toHaveLength(1);
  expect(parsed('sessions')).toHaveLength(1);
  expect(parsed('e-mails').map(({ subject }: { subject: string }) => subject)).toContain('a letter to ana@example.com');

  expect(parsed('e-mails').map(({ subject }: { subject: string }) => subject)).not.toContain(
    'to whoever had this address before',
  );

  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join();
  expect(everything).not.toContain('administrator@example.com');
  expect(everything).not.toContain('Somebody Else');
  expect(everything).not.toContain('secret-in');
});

it('holds nothing that would open the account', async () => {
  const cookie = await server.signUp({ email: 'careful@example.com' });
  await server.call('/api/account/two-factor', { cookie, body: { password: testPassword } });
  const everything = Object.values(await download(cookie))
    .map((bytes) => strFromU8(bytes))
    .join();
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect(token).not.toBe('');
  expect(everything).not.toContain(token);
  const secrets = await server.database.query<{ password: string; secret: string; backup_codes: string }>(
    `SELECT password, secret, backup_codes FROM accounts JOIN two_factors USING (user_id)`,
  );
  expect(secrets).not.toEqual([]);
  for (const secret of secrets.flatMap(Object.values)) expect(everything).not.toContain(secret);
});

it('is a file for the browser to keep', async () => {
  const cookie = await server.signUp({ email: 'file@example.com' });
  const response = await server.call('/api/account/export', { cookie });
  expect(response.headers.get('content-type')).toContain('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/navor-\d{4}-\d\d-\d\d\.zip/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await server.call('/api/account/export')).status).toBe(401);
});

it('forgets no table that belongs to people', async () => {
  const rows = await server.database.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  );
  const covered = server.services.personalTables.map(({ table }) => getTableConfig(table).name);
  for (const { name } of rows) expect(covered).toContain(name);
});

it('leaves what the law makes us keep when the account goes, without saying whose it was', async () => {
  await server.signUp({ email: 'leaving@example.com' });
  await server.database.query(
    `INSERT INTO trial_uses (user_id, source, email_fingerprint) SELECT id, 'sandbox', 'left' FROM users WHERE email = 'leaving@example.com';
     INSERT INTO payments (user_id, source, cashier_ref, plan_id, cents, currency, status, paid_at)
     SELECT id, 'sandbox', 'left', 'sl-standard', 1900, 'EUR', 'paid', now() FROM users WHERE email = 'leaving@example.com';
     INSERT INTO invoices (user_id, payment_id, kind, series, sequence, number, cause, language, cents, currency, content)
     SELECT user_id, id, 'invoice', 'left', 1, 'left', 'left', 'sl', 1900, 'EUR', '{}' FROM payments
     WHERE cashier_ref = 'left';
     DELETE FROM users WHERE email = 'leaving@example.com'`,
  );
  const kept = await server.database.query(
    `SELECT user_id FROM trial_uses WHERE email_fingerprint = 'left' UNION ALL
     SELECT user_id FROM payments WHERE cashier_ref = 'left' UNION ALL
     SELECT user_id FROM invoices WHERE number = 'left'`,
  );
  expect(kept).toEqual([{ user_id: null }, { user_id: null }, { user_id: null }]);
});

async function download(cookie: string): Promise<Record<string, Uint8Array>> {
  const response = await server.call('/api/account/export', { cookie });
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}
