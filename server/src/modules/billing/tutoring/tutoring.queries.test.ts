import { expect, it } from 'vitest';
import { starts, within, withLedger } from './tutoring.fixture.ts';
import { usedTutoringCents } from './tutoring.queries.ts';

const { withMinutes, use, giveBack, db } = withLedger();

it('counts what was used and not given back since a moment, at its price', async () => {
  const who = await withMinutes();
  const usedCents = (since: Date) => usedTutoringCents(db(), who.userId, since);
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
