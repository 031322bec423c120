import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigration } from '../../test-support/read-migration.ts';
import { createTestDatabase, type TestDatabase } from '../../test-support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('gives plans that were granted before plans had names those that their owners know', async () => {
  await database.query('ALTER TABLE subscriptions ALTER COLUMN plan_id DROP NOT NULL');
  await database.query(
    `INSERT INTO users (email, name)
     VALUES ('sl@example.com', 'sl'), ('en@example.com', 'en'), ('de@example.com', 'de'), ('none@example.com', 'none');
     INSERT INTO profiles (id, full_name, language) SELECT id, name, name FROM users WHERE name <> 'none';
     INSERT INTO subscriptions (user_id, source, status, tier)
     SELECT id, 'granted', 'active', CASE WHEN name = 'en' THEN 'standard' ELSE 'premium' END FROM users;
     INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id)
     SELECT id, 'sandbox', 'paid by ' || name, 'active', 'standard', 'sl-standard' FROM users WHERE name = 'en';
     INSERT INTO platform.events (name, payload)
     SELECT 'billing.plan-granted', jsonb_build_object('subscriptionId', id, 'tier', tier, 'endsAt', null)
     FROM subscriptions WHERE source = 'granted';
     INSERT INTO platform.audit_entries (actor_id, action, details)
     SELECT user_id, 'plan_granted', jsonb_build_object('subscription_id', id, 'tier', tier)
     FROM subscriptions WHERE source = 'granted'`,
  );

  for (const statement of await readMigration('named-plans')) await database.query(statement);

  const plansOf = `
    SELECT users.name, subscriptions.plan_id AS plan, events.payload->>'planId' AS told, details->>'plan_id' AS audited
    FROM subscriptions JOIN users ON users.id = subscriptions.user_id
    LEFT JOIN platform.events ON events.payload->>'subscriptionId' = subscriptions.id::text
    LEFT JOIN platform.audit_entries ON details->>'subscription_id' = subscriptions.id::text
    ORDER BY subscriptions.source, users.name`;
  const named = (name: string, plan: string) => ({ name, plan, told: plan, audited: plan });
  expect(await database.query(plansOf)).toEqual([
    named('de', 'international-pro'),
    named('en', 'international-basic'),
    named('none', 'sl-premium'),
    named('sl', 'sl-premium'),
    { name: 'en', plan: 'sl-standard', told: null, audited: null },
  ]);
});
