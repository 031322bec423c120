import { randomUUID } from 'node:crypto';
import type { Tier } from '@navor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../../platform/database/database.ts';
import { createLogger } from '../../../platform/logging.ts';
import { patientLimits } from '../../../test-support/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../../test-support/test-database.ts';
import { returnTutoringMinutes } from './return-tutoring-minutes.ts';
import { tutoringMinutesLeft, usedTutoringCents } from './tutoring.queries.ts';
import { endTutoringGrants, grantTutoring, takeTutoringBack } from './tutoring-grants.ts';
import { type TutoringUse, type TutoringUsed, useTutoringMinutes } from './use-tutoring-minutes.ts';

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

const starts = new Date('2026-03-01T08:00:00Z');
const ends = new Date('2026-04-01T08:00:00Z');
const within = new Date('2026-03-09T12:00:00Z');
const muchLater = new Date('2026-05-01T08:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

type Subscriber = { userId: string; subscriptionId: string };

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
type Period = { tier: Tier; startsAt: Date; endsAt: Date };

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

describe('minutes of tutoring', () => {
  it('come with premium, once for each period', async () => {
    const who = await newSubscriber();
    await Promise.all([grant(who), grant(who)]);
    await grant(who);
    expect(await left(who)).toBe(120);
  });

  it('do not come with other tiers, but with a raise within the period', async () => {
    const who = await newSubscriber();
    await grant(who, { tier: 'free' });
    await grant(who, { tier: 'standard' });
    expect(await left(who)).toBe(0);
    await grant(who);
    expect(await left(who)).toBe(120);
  });

  it('are there from the first moment of the period to the last, and not carried over', async () => {
    const who = await withMinutes();
    expect(await left(who, new Date(starts.getTime() - 1))).toBe(0);
    expect(await left(who, starts)).toBe(120);
    expect(await left(who, new Date(ends.getTime() - 1))).toBe(120);
    expect(await left(who, ends)).toBe(0);
    await use(who, 90);
    await grant(who, { startsAt: ends, endsAt: new Date('2026-05-01T08:00:00Z') });
    expect(await left(who, ends)).toBe(120);
  });

  it('are lost with the subscription that they came with', async () => {
    const who = await withMinutes();
    const other = { ...who, subscriptionId: await newSubscription(who.userId) };
    await database.db.transaction((tx) => endTutoringGrants(tx, [other.subscriptionId], within));
    expect(await left(who)).toBe(120);
    await database.db.transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], within));
    expect(await left(who)).toBe(0);
    expect(await use(who, 60)).toEqual({ kind: 'not_enough', minutesLeft: 0 });
    expect(await left(who, new Date(within.getTime() - 1))).toBe(120);
  });

  it('of a period that is over stay over when their subscription ends', async () => {
    const who = await withMinutes();
    await database.db.transaction((tx) =>
      endTutoringGrants(tx, [who.subscriptionId], new Date('2026-06-01T00:00:00Z')),
    );
    expect(await left(who, ends)).toBe(0);
  });
});

describe('using minutes', () => {
  it('takes them until too few are left, and says how many that are', async () => {
    const who = await withMinutes();
    expect(await use(who, 90)).toEqual({ kind: 'used' });
    expect(await use(who, 60)).toEqual({ kind: 'not_enough', minutesLeft: 30 });
    expect(await use(who, 30)).toEqual({ kind: 'used' });
    expect(await left(who)).toBe(0);
  });

  it('takes once for a cause', async () => {
    const who = await withMinutes();
    const cause = 'booking 1';
    const outcomes = await Promise.all([use(who, 60, { cause }), use(who, 60, { cause }), use(who, 60, { cause })]);
    expect(outcomes).toEqual([{ kind: 'used' }, { kind: 'used' }, { kind: 'used' }]);
    expect(await left(who)).toBe(60);
  });

  it('does not confuse causes of two people', async () => {
    const [ana, luka] = [await withMinutes(), await withMinutes()];
    await use(ana, 60, { cause: 'same' });
    await use(luka, 30, { cause: 'same' });
    await giveBack(ana, 'same');
    expect([await left(ana), await left(luka)]).toEqual([120, 90]);
  });

  it('takes first what is lost first', async () => {
    const who = await withMinutes();
    const longer = { ...who, subscriptionId: await newSubscription(who.userId) };
    await grant(longer, { endsAt: new Date('2026-05-01T08:00:00Z') });
    await use(who, 60);
    expect(await left(who, ends)).toBe(120);
  });

  it('takes from several grants what none has alone, all or none', async () => {
    const who = await withTwoGrants(30);
    expect(await left(who)).toBe(150);
    expect(await use(who, 151)).toEqual({ kind: 'not_enough', minutesLeft: 150 });
    expect(await left(who)).toBe(150);
    expect(await use(who, 90)).toEqual({ kind: 'used' });
    expect(await left(who)).toBe(60);
    expect(await left(who, ends)).toBe(60);
  });

  it('settles the value of a use over its grants to the cent', async () => {
    const who = await withTwoGrants(50);
    await use(who, 60, { valueCents: 1001, cause: 'split' });
    const parts = await testDatabase.query(
      `SELECT minutes, value_cents FROM tutoring_uses WHERE user_id = $1 AND cause = 'split' ORDER BY minutes`,
      [who.userId],
    );
    expect(parts).toEqual([
      { minutes: 10, value_cents: 167 },
      { minutes: 50, value_cents: 834 },
    ]);
  });

  it('refuses a number of minutes that would add some', async () => {
    const who = await withMinutes();
    await expect(use(who, 0)).rejects.toThrow();
    await expect(use(who, -60)).rejects.toThrow();
    expect(await left(who)).toBe(120);
  });

  it('takes nothing for somebody who is gone', async () => {
    const gone = { userId: randomUUID(), subscriptionId: randomUUID() };
    expect(await use(gone, 30)).toEqual({ kind: 'not_enough', minutesLeft: 0 });
  });

  it('gives the last hour to one of a thousand who ask for it at once', async () => {
    const who = await withTwoGrants(30);
    await use(who, 90);
    expect(await left(who)).toBe(60);
    const outcomes = await Promise.all(Array.from({ length: 1000 }, () => use(who, 60)));
    expect(outcomes.filter(({ kind }) => kind === 'used')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'not_enough')).toHaveLength(999);
    expect(await left(who)).toBe(0);
  });

  it('never takes more than there are, however many ask at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 2, maxLength: 8 }), async (requests) => {
        const who = await withMinutes();
        const outcomes = await Promise.all(requests.map((minutes) => use(who, minutes)));
        const used = requests.filter((_, index) => outcomes[index]?.kind === 'used');
        const refused = requests.filter((_, index) => outcomes[index]?.kind === 'not_enough');
        const rest = 120 - used.reduce((sum, minutes) => sum + minutes, 0);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(await left(who)).toBe(rest);
        for (const minutes of refused) expect(minutes).toBeGreaterThan(rest);
      }),
      { numRuns: 15 },
    );
  });
});

describe('giving minutes back', () => {
  it('makes them usable again, once', async () => {
    const who = await withMinutes();
    await use(who, 120, { cause: 'booking' });
    await giveBack(who, 'booking');
    await giveBack(who, 'booking');
    expect(await left(who)).toBe(120);
  });

  it('is not undone by the same cause arriving again', async () => {
    const who = await withMinutes();
    await use(who, 60, { cause: 'booking' });
    await giveBack(who, 'booking');
    expect(await use(who, 60, { cause: 'booking' })).toEqual({ kind: 'used' });
    expect(await left(who)).toBe(120);
  });

  it('gives back what came from several grants to each of them', async () => {
    const who = await withTwoGrants(30);
    await use(who, 90, { cause: 'booking' });
    await giveBack(who, 'booking');
    expect(await left(who)).toBe(150);
    expect(await left(who, ends)).toBe(120);
  });

  it('brings them back for thirty days when their period is over, once', async () => {
    const who = await withMinutes();
    await use(who, 60, { cause: 'booking' });
    await Promise.all([giveBack(who, 'booking', ends), giveBack(who, 'booking', ends)]);
    await giveBack(who, 'booking', new Date(ends.getTime() + dayMs));
    expect(await left(who, ends)).toBe(60);
    const last = new Date(ends.getTime() + 30 * dayMs);
    expect(await left(who, new Date(last.getTime() - 1))).toBe(60);
    expect(await left(who, last)).toBe(0);
    expect(await use(who, 60, { now: ends })).toEqual({ kind: 'used' });
    expect(await left(who, ends)).toBe(0);
  });

  it('brings back as new what is over alone, and the rest to where it came from', async () => {
    const who = await withTwoGrants(30);
    await use(who, 90, { cause: 'booking' });
    await giveBack(who, 'booking', ends);
    expect(await left(who, ends)).toBe(150);
    expect(await left(who, muchLater)).toBe(0);
    expect(await left(who, new Date(ends.getTime() + 29 * dayMs))).toBe(150);
  });

  it('brings them back although the subscription has ended, unless its price was given back', async () => {
    const who = await withMinutes();
    await use(who, 60, { cause: 'booking' });
    await database.db.transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], within));
    const after = new Date(within.getTime() + dayMs);
    await giveBack(who, 'booking', after);
    expect(await left(who, after)).toBe(60);
    await database.db.transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], after));
    expect(await left(who, after)).toBe(60);
    await database.db.transaction((tx) => takeTutoringBack(tx, [who.subscriptionId], after));
    expect(await left(who, after)).toBe(0);
  });

  it('gives nothing back to somebody who is gone', async () => {
    await giveBack({ userId: randomUUID(), subscriptionId: randomUUID() }, 'booking');
  });

  it('changes nothing for a cause that took nothing', async () => {
    const who = await withMinutes();
    await giveBack(who, 'never');
    expect(await left(who)).toBe(120);
  });
});

it('counts what was used and not given back since a moment, at its price', async () => {
  const who = await withMinutes();
  const usedCents = (since: Date) => usedTutoringCents(database.db, who.userId, since);
  expect(await usedCents(starts)).toBe(0);
  await use(who, 30, { valueCents: 1500, now: starts });
  await use(who, 30, { valueCents: 1600, now: within });
  await use(who, 60, { valueCents: 3000, cause: 'cancelled', now: within });
  expect(await usedCents(starts)).toBe(6100);
  await giveBack(who, 'cancelled', new Date('2026-06-01T08:00:00Z'));
  expect(await usedCents(starts)).toBe(3100);
  expect(await usedCents(within)).toBe(1600);
  expect(await usedCents(new Date(within.getTime() + 1))).toBe(0);
});
