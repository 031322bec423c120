import { describe, expect, it, vi } from 'vitest';
import type { FakeEvent } from '../../../test-support/fake-stripe/index.ts';
import { premium, stripeShop } from './stripe.fixture.ts';

const shop = stripeShop();
const to = () => new URL('/api/stripe/webhook', shop.server.url).href;
const eventsAbout = (ref: string) => shop.fake.events.filter(({ data }) => JSON.stringify(data).includes(ref));

async function messagesAbout(ref: string): Promise<string[]> {
  const found = await shop.server.database.query<{ kind: string }>(
    'SELECT kind FROM cashier_messages WHERE subscription_ref = $1 ORDER BY received_at',
    [ref],
  );
  return found.map(({ kind }) => kind);
}

async function rowOf(ref: string) {
  const [row] = await shop.server.database.query<{ status: string; plan_id: string }>(
    'SELECT status, plan_id FROM subscriptions WHERE cashier_ref = $1',
    [ref],
  );
  return row;
}

async function newEvent(): Promise<{ ref: string; event: FakeEvent }> {
  const { ref } = await shop.newSubscriber();
  const event = eventsAbout(ref).find(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('Nothing was told');
  return { ref, event };
}

describe('a message of Stripe', () => {
  it('leads to a sync of the subscription', async () => {
    const { ref, event } = await newEvent();
    expect((await shop.fake.deliver(event, { to: to() })).status).toBe(200);
    await vi.waitFor(
      async () => expect(await rowOf(ref)).toEqual({ status: 'active', plan_id: 'sl-standard' }),
      20_000,
    );
    expect(await messagesAbout(ref)).toEqual(['checkout.session.completed']);
  });

  it('that comes again is welcome, and listened to once', async () => {
    const { ref, event } = await newEvent();
    const answers = await Promise.all([1, 2, 3].map(() => shop.fake.deliver(event, { to: to() })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await messagesAbout(ref)).toHaveLength(1);
  });

  it('leads to what Stripe knows in whichever order it comes', async () => {
    const { ref } = await shop.newSubscriber({ trialDays: 7 });
    await shop.cashier.raisePlan(ref, premium, 'webhook-raise');
    await shop.cashier.cancelAtPeriodEnd(ref);
    for (const event of eventsAbout(ref).toReversed()) await shop.fake.deliver(event, { to: to() });
    await vi.waitFor(
      async () => expect(await rowOf(ref)).toEqual({ status: 'cancelled', plan_id: 'sl-premium' }),
      20_000,
    );
  });

  it('about money that was given back leads to a sync as well', async () => {
    const { ref, event } = await newEvent();
    await shop.fake.deliver(event, { to: to() });
    await vi.waitFor(async () => expect(await rowOf(ref)).toBeDefined(), 20_000);
    const payment = (await shop.subscription(ref)).payments[0]?.ref ?? '';
    await shop.cashier.refund(payment, 300, 'webhook-refund');
    const refunded = shop.fake.events.findLast(({ type }) => type === 'charge.refunded');
    if (refunded) await shop.fake.deliver(refunded, { to: to() });
    expect(await messagesAbout(ref)).toContain('charge.refunded');
    await vi.waitFor(
      async () =>
        expect(
          await shop.server.database.query('SELECT refunded_cents FROM payments WHERE cashier_ref = $1', [payment]),
        ).toEqual([{ refunded_cents: 300 }]),
      20_000,
    );
  });

  it('of a kind that is none of our business is answered, and nothing else', async () => {
    const { event } = await newEvent();
    const strange = { ...event, id: 'evt_strange', type: 'balance.available' };
    expect((await shop.fake.deliver(strange, { to: to() })).status).toBe(200);
    expect(await shop.server.database.query(`SELECT 1 FROM cashier_messages WHERE id = 'evt_strange'`)).toEqual([]);
  });

  it('about a dispute is told in the log', async () => {
    const warn = vi.spyOn(shop.server.services.log, 'warn');
    const { event } = await newEvent();
    const dispute = { ...event, id: 'evt_dispute', type: 'charge.dispute.created', data: { object: { id: 'dp_1' } } };
    expect((await shop.fake.deliver(dispute, { to: to() })).status).toBe(200);
    expect(warn).toHaveBeenCalledWith({ dispute: 'dp_1' }, expect.any(String));
    warn.mockRestore();
  });
});

describe('a message that only claims to be of Stripe', () => {
  const post = (body: string, headers: Record<string, string> = {}) => fetch(to(), { method: 'POST', headers, body });

  it('is refused when it is signed with another secret', async () => {
    const { ref, event } = await newEvent();
    expect((await shop.fake.deliver(event, { to: to(), secret: 'whsec_other' })).status).toBe(400);
    expect(await messagesAbout(ref)).toEqual([]);
  });

  it('is refused when it was signed more than five minutes ago', async () => {
    const { ref, event } = await newEvent();
    const signedAt = new Date(Date.now() - 6 * 60 * 1000);
    expect((await shop.fake.deliver(event, { to: to(), signedAt })).status).toBe(400);
    expect(await messagesAbout(ref)).toEqual([]);
  });

  it.each([
    ['no signature', {}],
    ['a signature that is none', { 'stripe-signature': 'nonsense' }],
    ['a forged signature', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }],
    ['an empty signature', { 'stripe-signature': '' }],
    ['an empty hash', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=` }],
    ['an empty time and hash', { 'stripe-signature': 't=,v1=' }],
  ])('is refused with %s', async (_, headers) => {
    const { ref, event } = await newEvent();
    expect((await post(JSON.stringify(event), headers)).status).toBe(400);
    expect(await messagesAbout(ref)).toEqual([]);
  });

  it('is refused when it says something else than what was signed', async () => {
    const { event } = await newEvent();
    const { headers, body } = shop.fake.sign(event);
    expect((await post(body.replace('checkout.session.completed', 'invoice.paid'), headers)).status).toBe(400);
  });

  it('is refused when it is not to be read, although it is signed', async () => {
    const { headers, body } = shop.fake.sign('{"id": ');
    expect((await post(body, headers)).status).toBe(400);
  });
});
