import { randomUUID } from 'node:crypto';
import { plans } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { CardDeclined, type CashierSubscription } from '../cashier/cashier.ts';
import { advanceDueSubscriptions } from './advance-sandbox.ts';
import { createSandboxCashier } from './create-sandbox-cashier.ts';
import {
  buyerOf,
  confirmationCard,
  declined,
  failingLater,
  good,
  ledgerOf,
  newBuyer,
  pay,
  sendToCashier,
} from './sandbox-checkouts.fixture.ts';
import { day, later } from './subscriptions/sample-subscription.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: '1' });
});
afterAll(() => server.stop());

const cashierAt = (now: Date) => createSandboxCashier(server.services, () => now);
const stateOf = (ref: string) => cashierAt(new Date()).findSubscription(ref) as Promise<CashierSubscription>;

/** Somebody who has paid with a card just now. */
async function subscribed({
  card = good,
  ...order
}: Parameters<typeof sendToCashier>[2] & { card?: typeof good } = {}) {
  const person = await newBuyer(server);
  const checkoutId = await sendToCashier(server, person, order);
  await pay(server, person, checkoutId, card);
  const { subscriptionRef } = await cashierAt(new Date()).findCheckout(checkoutId);
  return { person, checkoutId, ref: subscriptionRef ?? '', state: await stateOf(subscriptionRef ?? '') };
}

async function openCardChange(person: SamplePerson, subscriptionRef: string): Promise<string> {
  const { url } = await cashierAt(new Date()).openCardChange({
    ...{ buyer: buyerOf(person), subscriptionRef, returnUrl: 'https://navor.example/plan?card=1' },
  });
  return url.replace('/sandbox-checkout/', '');
}

const countEvents = async (ref: string) => {
  const [row] = await server.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM platform.events
     WHERE name = 'billing.sandbox-changed' AND payload ->> 'subscriptionRef' = $1`,
    [ref],
  );
  return row?.count;
};

describe('a checkout', () => {
  it('is the same when it is opened again', async () => {
    const person = await newBuyer(server);
    const order = {
      ...{ checkoutId: randomUUID(), buyer: buyerOf(person), plan: plans['sl-standard'], trialDays: 0 },
      ...{ successUrl: 'https://navor.example/done', cancelUrl: 'https://navor.example/left' },
    };
    const opened = await cashierAt(new Date()).openCheckout(order);
    expect(opened).toMatchObject({ ref: order.checkoutId, url: `/sandbox-checkout/${order.checkoutId}` });
    expect(await cashierAt(later(new Date(), 60_000)).openCheckout(order)).toEqual(opened);
    expect(await cashierAt(new Date()).findCheckout(opened.ref)).toEqual({ status: 'open', subscriptionRef: null });
    expect(await cashierAt(later(new Date(), day)).findCheckout(opened.ref)).toMatchObject({ status: 'over' });
  });

  it('that is closed cannot be paid; one that is paid stays so', async () => {
    const person = await newBuyer(server);
    const closed = await sendToCashier(server, person);
    await cashierAt(new Date()).closeCheckout(closed);
    expect((await pay(server, person, closed)).status).toBe(409);
    const { checkoutId, ref } = await subscribed();
    await cashierAt(new Date()).closeCheckout(checkoutId);
    expect(await cashierAt(new Date()).findCheckout(checkoutId)).toEqual({ status: 'done', subscriptionRef: ref });
  });

  it('that nobody knows is over', async () => {
    expect(await cashierAt(new Date()).findCheckout(randomUUID())).toEqual({ status: 'over', subscriptionRef: null });
    expect(await cashierAt(new Date()).findSubscription('nobody')).toBeNull();
  });
});

describe('a subscription', () => {
  it('is found with everything that was charged', async () => {
    const { person, checkoutId, ref, state } = await subscribed();
    expect(state).toMatchObject({
      ...{ ref, userId: person.id, checkoutId: checkoutId, planId: 'sl-standard', nextPlanId: null, status: 'active' },
      ...{ isCancelledAtPeriodEnd: false, trialEndsAt: null, nextTryAt: null, endedAt: null, endReason: null },
      card: { brand: 'visa', last4: '4242' },
      payments: [{ planId: 'sl-standard', cents: 1900, currency: 'EUR', status: 'paid', refunds: [] }],
    });
    expect(Object.keys(state.card ?? {})).toEqual(['brand', 'last4']);
  });

  it('is raised once by the same request, however often that comes', async () => {
    const { ref, state } = await subscribed();
    const cashier = cashierAt(later(state.periodStartsAt, 10 * day));
    const { dueCents } = await cashier.previewRaise(ref, plans['sl-premium']);
    const raise = () => cashier.raisePlan(ref, plans['sl-premium'], 'request');
    expect(await Promise.all([raise(), raise()])).toEqual([{ kind: 'changed' }, { kind: 'changed' }]);
    await raise();
    const raised = await stateOf(ref);
    expect(raised).toMatchObject({ planId: 'sl-premium', periodEndsAt: state.periodEndsAt });
    expect(raised.payments.map(({ cents }) => cents)).toEqual([1900, dueCents]);
    // The first payment and the raise.
    expect(await countEvents(ref)).toBe(2);
  });

  it('stays as it is when the card does not pay a raise', async () => {
    const { ref, state } = await subscribed({ card: failingLater });
    const raise = cashierAt(new Date()).raisePlan(ref, plans['sl-premium'], 'request');
    await expect(raise).rejects.toThrow(CardDeclined);
    expect(await stateOf(ref)).toEqual(state);
  });

  it('is lowered with the next period, unless that is dropped', async () => {
    const { ref, state } = await subscribed({ planId: 'sl-premium' });
    const cashier = cashierAt(new Date());
    await cashier.lowerPlan(ref, plans['sl-standard']);
    expect(await stateOf(ref)).toMatchObject({ planId: 'sl-premium', nextPlanId: 'sl-standard' });
    await cashier.dropLowering(ref);
    expect((await stateOf(ref)).nextPlanId).toBeNull();
    await cashier.lowerPlan(ref, plans['sl-standard']);
    await advanceDueSubscriptions(server.services, state.periodEndsAt);
    expect(await stateOf(ref)).toMatchObject({ planId: 'sl-standard', nextPlanId: null, status: 'active' });
    expect((await stateOf(ref)).payments.map(({ cents }) => cents)).toEqual([3900, 1900]);
  });

  it('runs out when it is cancelled, unless that is taken back', async () => {
    const { ref, state } = await subscribed();
    const cashier = cashierAt(new Date());
    await cashier.cancelAtPeriodEnd(ref);
    await cashier.resume(ref);
    expect((await stateOf(ref)).isCancelledAtPeriodEnd).toBe(false);
    await cashier.cancelAtPeriodEnd(ref);
    await cashier.cancelAtPeriodEnd(ref);
    expect(await countEvents(ref)).toBe(4);
    await expect(cashierAt(state.periodEndsAt).resume(ref)).rejects.toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    await advanceDueSubscriptions(server.services, later(state.periodEndsAt, 1000));
    expect(await stateOf(ref)).toMatchObject({ status: 'ended', endReason: 'cancelled', endedAt: state.periodEndsAt });
    expect((await stateOf(ref)).payments).toHaveLength(1);
  });

  it('ends at once, and leaves room for another', async () => {
    const { person, ref } = await subscribed();
    await cashierAt(new Date()).endNow(ref);
    await cashierAt(new Date()).endNow(ref);
    expect(await stateOf(ref)).toMatchObject({ status: 'ended', endReason: 'cancelled' });
    expect((await pay(server, person, await sendToCashier(server, person))).status).toBe(200);
    expect((await ledgerOf(server, person)).subscriptions.map(({ status }) => status)).toEqual(['ended', 'active']);
  });

  it('gives money back once', async () => {
    const { ref, state } = await subscribed();
    const payment = state.payments[0]?.ref ?? '';
    const cashier = cashierAt(new Date());
    await Promise.all([cashier.refund(payment, 1500, 'request'), cashier.refund(payment, 1500, 'request')]);
    const refunds = [{ ref: `${payment}:refund`, cents: 1500, at: expect.any(Date) }];
    expect((await stateOf(ref)).payments).toMatchObject([{ ref: payment, cents: 1900, status: 'paid', refunds }]);
    expect(await countEvents(ref)).toBe(2);
  });
});

describe('the clock', () => {
  it('charges a renewal once, however many of them tick', async () => {
    const { ref, state } = await subscribed({ trialDays: 7 });
    const now = later(state.periodEndsAt, 60_000);
    await Promise.all([1, 2, 3].map(() => advanceDueSubscriptions(server.services, now)));
    await advanceDueSubscriptions(server.services, now);
    const renewed = await stateOf(ref);
    expect(renewed).toMatchObject({ status: 'active', periodStartsAt: state.trialEndsAt });
    expect(renewed.payments).toMatchObject([{ status: 'paid', cents: 1900 }]);
    expect(await countEvents(ref)).toBe(2);
  });

  it('keeps to one payment from the first failed try to the end', async () => {
    const { ref, state } = await subscribed({ card: failingLater });
    for (const days of [0, 1, 3, 5]) {
      await advanceDueSubscriptions(server.services, later(state.periodEndsAt, days * day));
      expect(await stateOf(ref)).toMatchObject({
        status: 'past_due',
        payments: [{ status: 'paid' }, { status: 'failed' }],
      });
    }
    expect((await stateOf(ref)).nextTryAt).toEqual(later(state.periodEndsAt, 7 * day));
    await advanceDueSubscriptions(server.services, later(state.periodEndsAt, 7 * day));
    expect(await stateOf(ref)).toMatchObject({ status: 'ended', endReason: 'unpaid', nextTryAt: null });
    expect((await stateOf(ref)).payments).toHaveLength(2);
  });

  it('goes through everything that is due', async () => {
    const { ref, person } = await subscribed();
    await server.database.query(
      `INSERT INTO sandbox_subscriptions (ref, user_id, checkout_id, plan_id, status, period_starts_at, period_ends_at, due_at, card)
       SELECT 'many-' || number, user_id, gen_random_uuid(), plan_id, 'active', '2020-01-01Z', '2020-02-01Z', '2020-02-01Z', card
       FROM sandbox_subscriptions, generate_series(1, 60) AS number WHERE ref = $1`,
      [ref],
    );
    await advanceDueSubscriptions(server.services, new Date('2020-02-01T00:00:30Z'));
    const { charges } = await ledgerOf(server, person);
    expect(charges.filter(({ cause }) => cause === 'period:2020-02-01T00:00:00.000Z')).toHaveLength(60);
    await server.database.query(`DELETE FROM sandbox_subscriptions WHERE ref LIKE 'many-%'`);
  });
});

describe('another card', () => {
  it('takes the place of the first', async () => {
    const { person, ref } = await subscribed();
    const id = await openCardChange(person, ref);
    expect(await json(server.call(`/api/billing/sandbox/${id}`, { cookie: person.cookie }))).toEqual({
      ...{ id, purpose: 'card', status: 'open', needs_confirmation: false, return_to: '/plan?card=1' },
    });
    expect((await pay(server, person, id, declined)).status).toBe(402);
    expect((await stateOf(ref)).card?.last4).toBe('4242');
    expect(await json(pay(server, person, id, confirmationCard))).toEqual({ kind: 'confirm' });
    const answer = { cookie: person.cookie, body: { is_confirmed: true } };
    expect((await server.call(`/api/billing/sandbox/${id}/confirm`, answer)).status).toBe(200);
    expect(await stateOf(ref)).toMatchObject({ card: { last4: '3155' }, payments: [{ cents: 1900 }] });
  });

  it('pays at once what is due, by the same payment', async () => {
    const { person, ref, state } = await subscribed({ card: failingLater });
    // As if it had been paid for a month ago.
    await server.database.query(
      `UPDATE sandbox_subscriptions SET started_at = started_at - interval '29 days',
         period_starts_at = now() - interval '29 days', period_ends_at = now() - interval '1 day', due_at = now() - interval '1 day'
       WHERE ref = $1`,
      [ref],
    );
    await advanceDueSubscriptions(server.services, new Date());
    const failed = await stateOf(ref);
    expect(failed).toMatchObject({ status: 'past_due', payments: [{ status: 'paid' }, { status: 'failed' }] });
    const id = await openCardChange(person, ref);
    expect((await pay(server, person, id, failingLater)).status).toBe(402);
    expect(await stateOf(ref)).toEqual(failed);
    expect(await json(pay(server, person, id))).toEqual({ kind: 'done' });
    const recovered = await stateOf(ref);
    expect(recovered).toMatchObject({ status: 'active', periodStartsAt: failed.periodEndsAt, nextTryAt: null });
    expect(recovered.payments.map(({ ref, status }) => ({ ref, status }))).toEqual([
      { ref: state.payments[0]?.ref, status: 'paid' },
      { ref: failed.payments[1]?.ref, status: 'paid' },
    ]);
  });

  it('is not asked for by strangers, nor for what is over', async () => {
    const { person, ref } = await subscribed();
    await expect(openCardChange(await newBuyer(server), ref)).rejects.toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    const id = await openCardChange(person, ref);
    await cashierAt(new Date()).endNow(ref);
    expect((await pay(server, person, id)).status).toBe(409);
    await expect(openCardChange(person, ref)).rejects.toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
  });
});
