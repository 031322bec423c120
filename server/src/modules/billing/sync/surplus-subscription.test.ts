import { randomUUID } from 'node:crypto';
import { plans } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../test-support/fake-stripe/index.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { billingCalls, settled } from '../billing.fixture.ts';
import { requireCashier } from '../cashier/require-cashier.ts';

let stripe: FakeStripe;
let server: TestServer;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer(stripe.env);
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

it('pays the second one back when somebody manages to pay in two windows', async () => {
  const person = await openAccount(server, 'two-windows');
  const { check, payments, invoices, overview } = billingCalls(server);
  const sessions = await Promise.all([openSession('sl-standard'), openSession('sl-premium')]);
  for (const { ref } of sessions) stripe.pay(ref);
  await stripe.deliverNew({ to: `${server.url}/api/stripe/webhook` });
  await settled(server);

  const running = stripe.subscriptions().filter(({ status }) => status === 'active');
  expect(running).toHaveLength(1);
  expect(stripe.refunds()).toHaveLength(1);
  const tier = running[0]?.items.data[0]?.price.lookup_key?.includes('premium') ? 'premium' : 'standard';
  expect(await check(person)).toMatchObject({ subscribed: true, status: 'active', plan: tier });
  expect((await payments(person)).map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
  expect((await invoices(person)).map(({ kind }) => kind).sort()).toEqual(['credit_note', 'invoice', 'invoice']);
  // What was a mistake is no use of the guarantee.
  expect((await overview(person)).actions.refund).toMatchObject({ kind: 'possible' });

  async function openSession(planId: 'sl-standard' | 'sl-premium') {
    const buyer = { id: person.id, email: 'two-windows@example.com', name: 'Two Windows', language: 'sl' } as const;
    const urls = { successUrl: `${server.url}/subscription-success`, cancelUrl: `${server.url}/subscription-cancel` };
    const order = { checkoutId: randomUUID(), buyer, plan: plans[planId], trialDays: 0, ...urls };
    return (await requireCashier(server.services)).openCheckout(order);
  }
});
