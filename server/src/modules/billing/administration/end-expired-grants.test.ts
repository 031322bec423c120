import type { ListedSubscription } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../../test-support/test-server.ts';
import { type Administration, startAdministration } from './administration.fixture.ts';
import { endExpiredGrants } from './end-expired-grants.ts';

let administration: Administration;
beforeAll(async () => {
  administration = await startAdministration();
});
afterAll(() => administration.server.stop());

it('ends grants whose time has passed, once, at the moment they ran out', async () => {
  const [over, running] = [await administration.newLearner(), await administration.newLearner()];
  const { id } = await json<ListedSubscription>(
    administration.grant({ email: over.email, plan_id: 'sl-premium', ends_on: '2999-12-31' }),
  );
  await administration.grant({ email: running.email, plan_id: 'sl-premium', ends_on: '2999-12-31' });
  const past = new Date('2026-03-01T22:59:59.999Z');
  await administration.server.database.query(
    'UPDATE subscriptions SET access_until = $2, period_ends_at = $2 WHERE id = $1',
    [id, past],
  );
  await Promise.all([
    endExpiredGrants.run({}, administration.server.services),
    endExpiredGrants.run({}, administration.server.services),
  ]);
  await endExpiredGrants.run({}, administration.server.services);
  expect(await administration.rowOf(id)).toEqual({
    status: 'ended',
    ended_at: past,
    end_reason: 'cancelled',
    access_until: past,
  });
  expect(await administration.runningGrants(running)).toHaveLength(1);
  const ends = await administration.server.database.query(
    `SELECT at, reason FROM subscription_history WHERE subscription_id = $1 AND change = 'ended'`,
    [id],
  );
  expect(ends).toEqual([{ at: past, reason: 'cancelled' }]);
  const told = await administration.server.database.query(
    `SELECT FROM platform.events WHERE name = 'billing.subscription-ended' AND payload ->> 'subscriptionId' = $1`,
    [id],
  );
  expect(told).toHaveLength(1);
});

it('leaves the names of granted plans in their owner’s history when they are replaced or have run out', async () => {
  const person = await administration.newLearner();
  await administration.grant({ email: person.email, plan_id: 'sl-standard' });
  await administration.grant({ email: person.email, plan_id: 'international-premium', ends_on: '2999-12-31' });
  await administration.server.database.query(
    `UPDATE subscriptions SET access_until = now() WHERE user_id = $1 AND ended_at IS NULL`,
    [person.id],
  );
  await endExpiredGrants.run({}, administration.server.services);
  const steps = await json<{ change: string; plan_id: string; is_granted: boolean; reason: string | null }[]>(
    administration.server.call('/api/billing/history', { cookie: person.cookie }),
  );
  expect(steps.map(({ change, plan_id, reason }) => [change, plan_id, reason])).toEqual([
    ['ended', 'international-premium', 'cancelled'],
    ['started', 'international-premium', null],
    ['ended', 'sl-standard', 'replaced'],
    ['started', 'sl-standard', null],
  ]);
  expect(steps.every(({ is_granted }) => is_granted)).toBe(true);
});
