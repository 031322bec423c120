import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeEvent } from '../../../test-support/fake-stripe/index.ts';
import { settled } from '../billing.fixture.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { closePurchase } from './close-purchase.ts';
import { openPurchase } from './open-purchase.ts';
import { type Bought, openShop, type Shop } from './purchases.fixture.ts';
import { reconcileOpenPurchases } from './reconcile-purchases.ts';
import { syncPurchase, syncPurchaseJob } from './sync-purchase.ts';

const which = fc.nat({ max: 1000 });
const acts = ['open', 'pay', 'close', 'sync'] as const;
const anyAct = fc.constantFrom(...acts);

/** What may happen, in any order: people click in several windows, and the cashier's messages arrive as they please. */
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('act' as const), act: anyAct }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('at once' as const), both: fc.tuple(anyAct, anyAct) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      cents: fc.constantFrom(500, 1400, 2700),
      key: fc.constantFrom('one', 'two', 'three'),
    }),
  },
  fc.record({ kind: fc.constant('refund by hand' as const), cents: fc.constantFrom(100, 900) }),
  fc.record({ kind: fc.constantFrom('deliver' as const, 'replay' as const, 'lose' as const, 'forge' as const), which }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(['sandbox', 'stripe'] as const)('with %s', (source) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(source);
  });
  afterAll(() => shop.stop());

  it('any order of clicks and messages charges once, and gives back once a key and never more than was paid', async () => {
    const story = fc.record({ happenings: fc.array(happening, { minLength: 3, maxLength: 12 }), isTold: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(story, async ({ happenings, isTold }) => {
        const life = openLife(shop, await shop.newPurchase());
        for (const one of happenings) await life.live(one);
        await life.comeToRest(isTold);
        await life.expectTruth();
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

function openLife(shop: Shop, bought: Bought) {
  const { stripe, server } = shop;
  const { services } = server;
  const { person, wish } = bought;
  const { purchaseId } = wish;
  const to = `${server.url}/api/stripe/webhook`;
  const from = stripe?.events.length ?? 0;
  const waiting: FakeEvent[] = [];
  let gathered = from;
  let payments = 0;

  const gather = () => {
    waiting.push(...(stripe?.events.slice(gathered) ?? []));
    gathered = stripe?.events.length ?? 0;
  };
  const pick = (number: number, events: FakeEvent[]) => events[number % Math.max(1, events.length)];

  const act: Record<(typeof acts)[number], () => Promise<unknown>> = {
    open: () =>
      openPurchase(services, wish).catch((error: { code?: string }) => expect(error.code).toBe('CHECKOUT_OVER')),
    async pay() {
      if (await shop.pay(bought)) payments += 1;
    },
    close: () => closePurchase(services, purchaseId),
    sync: () => syncPurchase(services, purchaseId),
  };

  async function live(one: Happening): Promise<void> {
    switch (one.kind) {
      case 'act':
        await act[one.act]();
        return gather();
      case 'at once':
        await Promise.all(one.both.map((name) => act[name]()));
        return gather();
      case 'refund':
        await shop
          .refund(bought, one.cents, one.key)
          .catch((error: Error) => expect(error.message).toMatch('not paid'));
        return gather();
      case 'refund by hand': {
        const cashier = await requireCashier(services);
        // Nobody can give back what was not paid.
        await cashier.refundPurchase(await shop.refOf(purchaseId), one.cents, `by hand ${one.cents}`).catch(() => {});
        return gather();
      }
      case 'deliver':
      case 'lose': {
        const event = pick(one.which, waiting);
        if (event) waiting.splice(waiting.indexOf(event), 1);
        if (event && one.kind === 'deliver') expect((await stripe?.deliver(event, { to }))?.status).toBe(200);
        return;
      }
      case 'replay': {
        const event = pick(one.which, stripe?.events.slice(from) ?? []);
        if (event) expect((await stripe?.deliver(event, { to }))?.status).toBe(200);
        else await syncPurchaseJob.run({ purchaseId }, services);
        return;
      }
      case 'forge': {
        const event = pick(one.which, stripe?.events.slice(from) ?? []);
        if (event) expect((await stripe?.deliver(event, { to, secret: 'whsec_guessed' }))?.status).toBe(400);
      }
    }
  }

  /** Either all messages come in the end, the last first, or none does and the reconciling has to do. */
  async function comeToRest(isTold: boolean): Promise<void> {
    gather();
    if (isTold) for (const event of waiting.toReversed()) await stripe?.deliver(event, { to });
    await settled(server);
    await reconcileOpenPurchases(services, new Date(wish.expiresAt.getTime() + 60_000));
    await settled(server);
  }

  async function expectTruth(): Promise<void> {
    const cashier = await requireCashier(services);
    const found = await cashier.findPurchase(await shop.refOf(purchaseId));
    const charge = found.status === 'paid' ? found.charge : null;
    const standing = charge?.refunds.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
    expect(found.status).not.toBe('open');
    expect(standing).toBeLessThanOrEqual(charge?.cents ?? 0);
    // A second window is answered as if it had paid, but pays nothing.
    expect(payments > 0).toBe(charge !== null);
    expect(charge?.cents ?? 2700).toBe(2700);

    const state = await syncPurchase(services, purchaseId);
    expect(state.status).toBe(found.status);
    const names = (await shop.announced(bought)).map(({ name }) => name);
    expect(names.filter((name) => name === 'billing.purchase-paid')).toHaveLength(charge ? 1 : 0);
    const papers = await shop.calls.invoices(person);
    expect(papers.filter(({ kind }) => kind === 'invoice')).toHaveLength(charge ? 1 : 0);
    const wishes = await server.database.query(
      'SELECT FROM purchase_refunds WHERE purchase_id = $1 AND done_at IS NULL',
      [purchaseId],
    );
    expect(wishes).toEqual([]);
    if (!charge) return;
    // What was given back by hand is heard of by a message or with the next refund.
    const known = papers.filter(({ kind }) => kind === 'credit_note');
    const refunded = names.filter((name) => name === 'billing.purchase-refunded');
    expect(known).toHaveLength(refunded.length);
    expect(known.reduce((sum, { cents }) => sum - cents, 0)).toBe(state.refundedCents);
    expect(state.refundedCents).toBeLessThanOrEqual(standing);
    expect(await shop.mailsTo(person)).toHaveLength(1 + refunded.length);
    await syncPurchaseJob.run({ purchaseId }, services);
    expect((await syncPurchase(services, purchaseId)).refundedCents).toBe(standing);
  }

  return { live, comeToRest, expectTruth };
}
