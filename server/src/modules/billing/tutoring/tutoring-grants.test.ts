import { describe, expect, it } from 'vitest';
import { ends, starts, within, withLedger } from './tutoring.fixture.ts';
import { endTutoringGrants } from './tutoring-grants.ts';

const { newSubscriber, newSubscription, withMinutes, grant, use, left, db } = withLedger();

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
    await db().transaction((tx) => endTutoringGrants(tx, [other.subscriptionId], within));
    expect(await left(who)).toBe(120);
    await db().transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], within));
    expect(await left(who)).toBe(0);
    expect(await use(who, 60)).toEqual({ kind: 'not_enough', minutesLeft: 0 });
    expect(await left(who, new Date(within.getTime() - 1))).toBe(120);
  });

  it('of a period that is over stay over when their subscription ends', async () => {
    const who = await withMinutes();
    await db().transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], new Date('2026-06-01T00:00:00Z')));
    expect(await left(who, ends)).toBe(0);
  });
});
