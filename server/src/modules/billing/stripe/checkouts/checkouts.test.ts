import { describe, expect, it } from 'vitest';
import { premium, standard, stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();

describe('opening a checkout', () => {
  it('leads to the page of Stripe, open for a day', async () => {
    const opened = await shop.cashier.openCheckout(await shop.newOrder());
    expect(opened.url).toContain(opened.ref);
    expect(opened.expiresAt.getTime() - shop.fake.now().getTime()).toBe(24 * 60 * 60 * 1000);
    expect(await shop.cashier.findCheckout(opened.ref)).toEqual({ status: 'open', subscriptionRef: null });
  });

  it('asked again with the same order, answers with the same checkout', async () => {
    const order = await shop.newOrder();
    const [first, second] = await Promise.all([shop.cashier.openCheckout(order), shop.cashier.openCheckout(order)]);
    const third = await shop.newCashier().openCheckout(order);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(shop.fake.sessions().filter((session) => session.client_reference_id === order.checkoutId)).toHaveLength(1);
    expect(shop.fake.customers().filter(({ email }) => email === order.buyer.email)).toHaveLength(1);
  });

  it('makes the price of a plan once, with taxes included', async () => {
    await shop.newCashier().openCheckout(await shop.newOrder({ plan: premium }));
    await shop.newCashier().openCheckout(await shop.newOrder({ plan: premium }));
    const prices = shop.fake.prices().filter(({ product }) => product === 'navor_sl-premium');
    expect(prices).toMatchObject([
      { lookup_key: 'navor_sl-premium_3900', unit_amount: 3900, currency: 'eur', tax_behavior: 'inclusive' },
    ]);
  });

  it('makes a new price of the same product when the amount has changed', async () => {
    const dearer = { ...standard, cents: 2100 };
    await shop.newCashier().openCheckout(await shop.newOrder());
    await shop.newCashier().openCheckout(await shop.newOrder({ plan: dearer }));
    const prices = shop.fake.prices().filter(({ product }) => product === 'navor_sl-standard');
    expect(prices.map(({ unit_amount }) => unit_amount)).toEqual([1900, 2100]);
  });

  it('introduces somebody to Stripe once, over all of their checkouts', async () => {
    const order = await shop.newOrder();
    await shop.cashier.openCheckout(order);
    await shop.cashier.openCheckout({ ...order, checkoutId: crypto.randomUUID() });
    const known = shop.fake.customers().filter(({ email }) => email === order.buyer.email);
    expect(known).toMatchObject([{ metadata: { user_id: order.buyer.id }, preferred_locales: ['sl'] }]);
  });

  it('introduces somebody anew whom Stripe no longer knows', async () => {
    const order = await shop.newOrder();
    await shop.cashier.openCheckout(order);
    const gone = shop.fake.customers().find(({ email }) => email === order.buyer.email);
    shop.fake.forgetCustomer(gone?.id ?? '');
    const again = { ...order, checkoutId: crypto.randomUUID() };
    const opened = await shop.cashier.openCheckout(again);
    expect(await shop.cashier.findCheckout(opened.ref)).toMatchObject({ status: 'open' });
    expect(await shop.cashier.openCheckout(again)).toEqual(opened);
  });
});

describe('a checkout', () => {
  it('is done once it is paid, and names its subscription', async () => {
    const { session, ref } = await shop.newSubscriber();
    expect(await shop.cashier.findCheckout(session)).toEqual({ status: 'done', subscriptionRef: ref });
  });

  it('stays open while cards are refused', async () => {
    const { ref } = await shop.cashier.openCheckout(await shop.newOrder());
    expect(shop.fake.pay(ref, 'declined')).toBe('declined');
    expect(shop.fake.pay(ref, 'needs_action')).toBe('needs_action');
    expect(await shop.cashier.findCheckout(ref)).toEqual({ status: 'open', subscriptionRef: null });
  });

  it('is over after a day', async () => {
    const { ref } = await shop.cashier.openCheckout(await shop.newOrder());
    shop.passDays(1);
    expect(await shop.cashier.findCheckout(ref)).toEqual({ status: 'over', subscriptionRef: null });
  });

  it('that Stripe does not know is over', async () => {
    expect(await shop.cashier.findCheckout('cs_none')).toEqual({ status: 'over', subscriptionRef: null });
  });

  it('can be closed twice, and nobody can pay there any more', async () => {
    const { ref } = await shop.cashier.openCheckout(await shop.newOrder());
    await shop.cashier.closeCheckout(ref);
    await shop.cashier.closeCheckout(ref);
    expect(await shop.cashier.findCheckout(ref)).toMatchObject({ status: 'over' });
    expect(() => shop.fake.pay(ref, 'pays')).toThrow();
  });

  it('that is paid stays paid when it is closed', async () => {
    const { session, ref } = await shop.newSubscriber();
    await shop.cashier.closeCheckout(session);
    expect(await shop.cashier.findCheckout(session)).toEqual({ status: 'done', subscriptionRef: ref });
  });
});
