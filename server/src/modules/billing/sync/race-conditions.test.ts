import { randomUUID } from 'node:crypto';
import { type PlanId, plans } from '@navor/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../test-support/fake-stripe/index.ts';
import { shortPauses } from '../../../test-support/job-pauses.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer, testPassword } from '../../../test-support/test-server.ts';
import { deleteClosedAccounts } from '../../identity/index.ts';
import { endExpiredGrants } from '../administration/end-expired-grants.ts';
import { billingCalls, dayMs, settled, takeTrial } from '../billing.fixture.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { syncSubscription } from './sync-subscription.ts';

let stripe: FakeStripe;
let server: TestServer;
let calls: ReturnType<typeof billingCalls>;
let opened = 0;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer(stripe.env, { pauses: shortPauses });
  calls = billingCalls(server);
  await openAccount(server, 'administrator', { roles: ['learner', 'admin'] });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

/** Somebody who pays from the first day. */
async function newPayer(): Promise<SamplePerson> {
  opened += 1;
  const person = await openAccount(server, `attacker-${opened}`);
  await takeTrial(server, person);
  return person;
}

async function sessionOf(checkoutId: string): Promise<string> {
  const [row] = await server.database.query<{ cashier_ref: string }>(
    'SELECT cashier_ref FROM checkouts WHERE id = $1',
    [checkoutId],
  );
  return row?.cashier_ref ?? '';
}

async function subscribe(person: SamplePerson): Promise<string> {
  const { id } = await calls.openCheckout(person, 'sl-standard');
  stripe.pay(await sessionOf(id));
  expect(await calls.checkout(person, id)).toMatchObject({ status: 'done' });
  return subscriptionsOf(person)[0]?.id ?? '';
}

/** A page to pay on that we know nothing of. */
async function openSession({ id }: SamplePerson, planId: PlanId): Promise<string> {
  const buyer = { id, email: `${id}@example.com`, name: 'Two Windows', language: 'sl' } as const;
  const urls = { successUrl: `${server.url}/subscription-success`, cancelUrl: `${server.url}/subscription-cancel` };
  const order = { checkoutId: randomUUID(), buyer, plan: plans[planId], trialDays: 0, ...urls };
  return (await (await requireCashier(server.services)).openCheckout(order)).ref;
}

const subscriptionsOf = ({ id }: SamplePerson) => stripe.subscriptions().filter((one) => one.metadata?.user_id === id);
const close = ({ cookie }: SamplePerson) =>
  server.call('/api/account/delete', { cookie, body: { password: testPassword } });
const messagesArrive = async () => {
  await stripe.deliverNew({ to: `${server.url}/api/stripe/webhook` });
  await settled(server);
};

it('leaves one page to pay on when two windows choose different plans at once', async () => {
  const person = await newPayer();
  await Promise.all([calls.openCheckout(person, 'sl-standard'), calls.openCheckout(person, 'sl-premium')]);
  const customer = stripe.customers().find(({ metadata }) => metadata?.user_id === person.id)?.id;
  expect(stripe.sessions().filter((one) => one.customer === customer && one.status === 'open').length).toBeLessThan(2);
});

it('gives a surplus payment back although Stripe hung up between the end and the refund', async () => {
  const person = await newPayer();
  const [first, second] = [await openSession(person, 'sl-standard'), await openSession(person, 'sl-premium')];
  stripe.pay(first);
  await messagesArrive();
  stripe.pay(second);
  const surplus = subscriptionsOf(person).at(-1)?.id ?? '';
  const before = stripe.refunds().length;
  stripe.fail(...Array.from({ length: 7 }, () => 'let pass' as const), 'hang up', 'hang up', 'hang up');
  await syncSubscription(server.services, surplus).catch(() => {});
  stripe.recover();
  await messagesArrive();
  expect(stripe.refunds().length - before).toBe(1);
});

it('gives back a raise that was paid while the guarantee was being carried out', async () => {
  const person = await newPayer();
  await subscribe(person);
  const cashier = await requireCashier(server.services);
  const down = vi.spyOn(cashier, 'endNow').mockRejectedValue(new Error('down'));
  await calls.call(person, '/api/billing/refund', {});
  await calls.call(person, '/api/billing/change', { plan_id: 'sl-premium' });
  down.mockRestore();
  await settled(server);
  expect((await calls.payments(person)).filter(({ status }) => status === 'paid')).toEqual([]);
});

it('charges nobody who paid on a page that was open when their account closed', async () => {
  const person = await newPayer();
  const { id } = await calls.openCheckout(person, 'sl-standard');
  const session = await sessionOf(id);
  expect((await close(person)).status).toBe(200);
  await settled(server);
  try {
    stripe.pay(session);
  } catch {}
  await messagesArrive();
  await server.database.query(`UPDATE users SET deletion_due_at = now() WHERE id = $1`, [person.id]);
  await deleteClosedAccounts.run({}, server.services);
  stripe.advance(new Date(stripe.now().getTime() + 33 * dayMs));
  const customer = String(subscriptionsOf(person)[0]?.customer);
  expect(stripe.chargesOf(customer)).toBeLessThan(2);
});

it('cancels what was resumed at the moment in which the account closed', async () => {
  const person = await newPayer();
  await subscribe(person);
  await calls.call(person, '/api/billing/cancel', {});
  const cashier = await requireCashier(server.services);
  const { resume } = cashier;
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const slow = vi.spyOn(cashier, 'resume').mockImplementationOnce(async (ref) => {
    asked.resolve();
    await gate.promise;
    await resume(ref);
  });
  const resuming = calls.call(person, '/api/billing/resume', {});
  await asked.promise;
  await close(person);
  await settled(server);
  gate.resolve();
  await resuming;
  slow.mockRestore();
  await messagesArrive();
  expect(subscriptionsOf(person)[0]?.cancel_at_period_end).toBe(true);
});

it('lets somebody subscribe again whose subscription Stripe no longer has', async () => {
  const person = await newPayer();
  await subscribe(person);
  await settled(server);
  await server.database.query(
    `UPDATE subscriptions SET cashier_ref = 'sub_gone', looked_at = now() - interval '40 days',
       access_until = now() - interval '9 days', period_ends_at = now() - interval '9 days' WHERE user_id = $1`,
    [person.id],
  );
  await reconcileSubscriptions.run({}, server.services);
  await settled(server);
  expect((await calls.call(person, '/api/billing/checkouts', { plan_id: 'sl-standard' })).status).toBe(200);
});

it.each(['/a\u0000b', '/\\elsewhere.example', '//elsewhere.example'])('refuses %j as a way back', async (return_to) => {
  const body = { plan_id: 'sl-standard', return_to };
  expect((await calls.call(await newPayer(), '/api/billing/checkouts', body)).status).toBe(422);
});

it('opens the same checkout after a lost answer and a change of language', async () => {
  const person = await newPayer();
  stripe.fail('let pass', 'lose answer', 'lose answer', 'lose answer');
  await calls.openCheckout(person, 'sl-standard');
  stripe.recover();
  await server.call('/api/profile', { method: 'PATCH', cookie: person.cookie, body: { language: 'de' } });
  expect(await calls.openCheckout(person, 'sl-standard')).toMatchObject({ status: 'open' });
});

it('ends grants and deletes accounts at the same time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newPayer();
    await server.database.query(
      `INSERT INTO subscriptions (user_id, source, status, tier, plan_id, access_until)
       VALUES ($1, 'granted', 'active', 'premium', 'sl-premium', now() - interval '1 minute')`,
      [id],
    );
    await server.database.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [id]);
    await Promise.all([endExpiredGrants.run({}, server.services), deleteClosedAccounts.run({}, server.services)]);
  }
});
