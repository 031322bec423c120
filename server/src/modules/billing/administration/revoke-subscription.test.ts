import type { ListedSubscription } from '@navor/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fieldProblems, json, newestEvent } from '../../../test-support/test-server.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { type Administration, startAdministration } from './administration.fixture.ts';
import { revokeSubscription } from './revoke-subscription.ts';

let administration: Administration;
beforeAll(async () => {
  administration = await startAdministration();
});
afterAll(() => administration.server.stop());

it('ends a granted plan at once, and again changes nothing', async () => {
  const person = await administration.newLearner();
  const { id } = await json<ListedSubscription>(administration.grant({ email: person.email, plan_id: 'sl-premium' }));
  const answers = await Promise.all([
    administration.revoke(id),
    administration.revoke(id),
    administration.revoke(id, administration.other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await json(administration.revoke(id))).toEqual({ done: true });
  expect(await administration.subscriptionOf(person)).toMatchObject({ subscribed: false, plan: null });
  const row = await administration.rowOf(id);
  expect(row).toMatchObject({ status: 'ended', end_reason: 'revoked' });
  expect(row?.access_until).toEqual(row?.ended_at);
  expect(await administration.historyOf(person)).toEqual([
    { change: 'started', reason: null },
    { change: 'ended', reason: 'revoked' },
  ]);
  expect(await administration.auditOf(person)).toMatchObject([
    { action: 'plan_revoked', reason: 'broke the rules', details: { tier: 'premium', source: 'granted' } },
    { action: 'plan_granted' },
  ]);
  expect(await newestEvent(administration.server, 'billing.subscription-ended')).toMatchObject({
    ...{ subscriptionId: id, tier: 'premium', reason: 'revoked' },
  });
});

it('ends a paid subscription at the cashier, without giving money back', async () => {
  const person = await administration.newLearner();
  const { id, ref } = await administration.insertPaid(person);
  await Promise.all([administration.revoke(id), administration.revoke(id)]);
  expect((await administration.revoke(id)).status).toBe(200);
  expect(await (await requireCashier(administration.server.services)).findSubscription(ref)).toMatchObject({
    status: 'ended',
  });
  expect(await administration.rowOf(id)).toMatchObject({ status: 'ended', end_reason: 'revoked' });
  expect(await administration.subscriptionOf(person)).toMatchObject({ subscribed: false, plan: null });
  expect(await administration.auditOf(person)).toMatchObject([
    { action: 'plan_revoked', reason: 'broke the rules', details: { tier: 'standard', source: 'sandbox' } },
  ]);
  const told = await administration.server.database.query(
    `SELECT payload ->> 'reason' AS reason FROM platform.events
     WHERE name = 'billing.subscription-ended' AND payload ->> 'subscriptionId' = $1`,
    [id],
  );
  expect(told).toEqual([{ reason: 'revoked' }]);
  const payments = await administration.server.database.query(
    'SELECT refunded_cents FROM payments WHERE user_id = $1',
    [person.id],
  );
  expect(payments).toEqual([{ refunded_cents: 0 }]);
});

it('is recorded even if the cashier does not answer, and carried out when it does, once', async () => {
  const person = await administration.newLearner();
  const { id } = await administration.insertPaid(person);
  const cashier = await requireCashier(administration.server.services);
  const away = vi.spyOn(cashier, 'endNow').mockRejectedValue(new Error('away'));
  const asked = { actorId: administration.admin.id, id, reason: 'broke the rules' };
  await expect(revokeSubscription(administration.server.services, asked, new Date())).rejects.toThrow('away');
  expect(await administration.rowOf(id)).toMatchObject({ status: 'active', ended_at: null });
  expect(await administration.auditOf(person)).toHaveLength(1);
  away.mockRestore();
  await vi.waitFor(
    async () => expect(await administration.rowOf(id)).toMatchObject({ status: 'ended', end_reason: 'revoked' }),
    { timeout: 60_000, interval: 100 },
  );
  expect((await administration.revoke(id)).status).toBe(200);
  expect(await administration.auditOf(person)).toHaveLength(1);
});

it('leaves a subscription alone that another cashier keeps', async () => {
  const person = await administration.newLearner();
  const [row] = await administration.server.database.query<{ id: string }>(
    `INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id)
     VALUES ($1, 'stripe', 'sub_elsewhere', 'active', 'standard', 'sl-standard') RETURNING id`,
    [person.id],
  );
  expect(await json(administration.revoke(row?.id ?? ''))).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE', status: 503 });
  expect(await administration.auditOf(person)).toEqual([]);
});

it.each([
  ['6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11', 404],
  ['nonsense', 422],
])('refuses what does not exist: %s', async (id, status) => {
  expect((await administration.revoke(id)).status).toBe(status);
});

it('needs a reason', async () => {
  const person = await administration.newLearner();
  const { id } = await json<ListedSubscription>(administration.grant({ email: person.email, plan_id: 'sl-premium' }));
  const response = await administration.server.call(`/api/subscriptions/${id}/revoke`, {
    cookie: administration.admin.cookie,
    body: {},
  });
  expect(await fieldProblems(response)).toEqual([{ path: 'reason', problem: 'required' }]);
  expect(await administration.subscriptionOf(person)).toMatchObject({ plan: 'premium' });
});
