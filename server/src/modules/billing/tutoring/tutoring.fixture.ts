import { randomUUID } from 'node:crypto';
import type { Tier } from '@navor/contract';
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase, type Database } from '../../../platform/database/database.ts';
import { createLogger } from '../../../platform/logging.ts';
import { patientLimits } from '../../../test-support/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../../test-support/test-database.ts';
import { returnTutoringMinutes } from './return-tutoring-minutes.ts';
import { tutoringMinutesLeft } from './tutoring.queries.ts';
import { grantTutoring } from './tutoring-grants.ts';
import { type TutoringUse, type TutoringUsed, useTutoringMinutes } from './use-tutoring-minutes.ts';

export const starts = new Date('2026-03-01T08:00:00Z');
export const ends = new Date('2026-04-01T08:00:00Z');
export const within = new Date('2026-03-09T12:00:00Z');
export const muchLater = new Date('2026-05-01T08:00:00Z');
export const dayMs = 24 * 60 * 60 * 1000;

export type Subscriber = { userId: string; subscriptionId: string };
type Period = { tier: Tier; startsAt: Date; endsAt: Date };

/** A database for the tests of one file, with people whose plans bring minutes of tutoring. */
export function withLedger() {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = connectDatabase(testDatabase.url, createLogger('silent'), patientLimits);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  async function newSubscriber(): Promise<Subscriber> {
    const email = `${randomUUID()}@example.com`;
    const [user] = await testDatabase.query<{ id: string }>(
      `INSERT INTO users (name, email) VALUES ('Ana', $1) RETURNING id`,
      [email],
    );
    const userId = user?.id ?? '';
    return { userId, subscriptionId: await newSubscription(userId) };
  }

  async function newSubscription(userId: string): Promise<string> {
    const [subscription] = await testDatabase.query<{ id: string }>(
      `INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id, ended_at)
       VALUES ($1, 'sandbox', gen_random_uuid(), 'ended', 'premium', 'sl-premium', now()) RETURNING id`,
      [userId],
    );
    return subscription?.id ?? '';
  }

  const grant = (who: Subscriber, { tier = 'premium', startsAt = starts, endsAt = ends }: Partial<Period> = {}) =>
    database.db.transaction((tx) => grantTutoring(tx, { ...who, tier, startsAt, endsAt, raisedAt: null }));

  const use = ({ userId }: Subscriber, minutes: number, rest: Partial<TutoringUse> = {}): Promise<TutoringUsed> =>
    database.db.transaction((tx) =>
      useTutoringMinutes(tx, { userId, minutes, valueCents: minutes * 50, cause: randomUUID(), now: within, ...rest }),
    );

  const giveBack = ({ userId }: Subscriber, cause: string, now = within) =>
    database.db.transaction((tx) => returnTutoringMinutes(tx, { userId, cause, now }));

  const left = ({ userId }: Subscriber, now = within) => tutoringMinutesLeft(database.db, userId, now);

  /** With the rest of one period and the whole of a longer one. */
  async function withTwoGrants(rest: number): Promise<Subscriber> {
    const who = await withMinutes();
    await use(who, 120 - rest);
    await grant({ ...who, subscriptionId: await newSubscription(who.userId) }, { endsAt: muchLater });
    return who;
  }

  async function withMinutes(): Promise<Subscriber> {
    const who = await newSubscriber();
    await grant(who);
    return who;
  }

  return {
    ...{ newSubscriber, newSubscription, withMinutes, withTwoGrants, grant, use, giveBack, left },
    db: () => database.db,
    query: <Row extends object>(text: string, values?: unknown[]) => testDatabase.query<Row>(text, values),
  };
}
