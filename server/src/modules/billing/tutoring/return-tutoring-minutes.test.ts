import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayMs, ends, muchLater, within, withLedger } from './tutoring.fixture.ts';
import { endTutoringGrants, takeTutoringBack } from './tutoring-grants.ts';

const { withMinutes, withTwoGrants, use, giveBack, left, db } = withLedger();

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
    await db().transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], within));
    const after = new Date(within.getTime() + dayMs);
    await giveBack(who, 'booking', after);
    expect(await left(who, after)).toBe(60);
    await db().transaction((tx) => endTutoringGrants(tx, [who.subscriptionId], after));
    expect(await left(who, after)).toBe(60);
    await db().transaction((tx) => takeTutoringBack(tx, [who.subscriptionId], after));
    expect(await left(who, after)).toBe(0);
  });

  it('never leaves less than nothing, nor more than there was, while others take and give back at once', async () => {
    const who = await withTwoGrants(90);
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const cause = `at-once-${index}`;
        await use(who, 30 + (index % 3) * 30, { cause });
        seen.push(await left(who));
        await Promise.all([giveBack(who, cause), giveBack(who, cause)]);
        seen.push(await left(who));
      }),
    );
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(210);
    expect(await left(who)).toBe(210);
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
