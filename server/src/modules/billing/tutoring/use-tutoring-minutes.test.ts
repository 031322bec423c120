import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ends, withLedger } from './tutoring.fixture.ts';

const { newSubscription, withMinutes, withTwoGrants, grant, use, giveBack, left, query } = withLedger();

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
    const parts = await query(
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
