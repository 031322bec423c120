import { randomUUID } from 'node:crypto';
import { type Plan, plans } from '@navor/contract';
import { afterAll, beforeAll } from 'vitest';
import { type CardBehaviour, type FakeStripe, startFakeStripe } from '../../../test-support/fake-stripe/index.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import type { Buyer, Cashier, CashierSubscription, CheckoutOrder } from '../cashier/cashier.ts';
import { createStripeCashier } from './create-stripe-cashier.ts';

export const standard = plans['sl-standard'];
export const premium = plans['sl-premium'];

type Options = { plan?: Plan; trialDays?: number; card?: CardBehaviour };

/** The cashier with a Stripe that answers from this machine, for the tests of one file. */
export function stripeShop() {
  let server: TestServer;
  let fake: FakeStripe;
  let cashier: Cashier;
  let opened = 0;

  beforeAll(async () => {
    fake = await startFakeStripe({ now: new Date('2026-01-31T10:00:00Z') });
    server = await startTestServer(fake.env);
    cashier = newCashier();
  });

  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  /** One that remembers nothing, as after a restart. */
  function newCashier(settings: { secretKey?: string; apiUrl?: string } = {}): Cashier {
    const { services } = server;
    if (!services.config.stripe) throw new Error('The server was started without Stripe');
    return createStripeCashier(services, { ...services.config.stripe, ...settings });
  }

  async function newBuyer(): Promise<Buyer> {
    opened += 1;
    const { id } = await openAccount(server, `buyer-${opened}`);
    return { id, email: `buyer-${opened}@example.com`, name: 'Ana Kos', language: 'sl' };
  }

  async function newOrder({ plan = standard, trialDays = 0 }: Options = {}): Promise<CheckoutOrder> {
    const buyer = await newBuyer();
    const urls = { successUrl: 'https://navor.example/done', cancelUrl: 'https://navor.example/left' };
    return { checkoutId: randomUUID(), buyer, plan, trialDays, ...urls };
  }

  /** Somebody who has been at the checkout and paid. */
  async function newSubscriber({ card = 'pays', ...options }: Options = {}) {
    const order = await newOrder(options);
    const { ref: session } = await cashier.openCheckout(order);
    if (card === 'needs_action') fake.payAndConfirm(session);
    else fake.pay(session, card);
    const { subscriptionRef: ref } = await cashier.findCheckout(session);
    if (!ref) throw new Error('The checkout led to no subscription');
    return { order, ref, session, customer: customerOf(ref) };
  }

  const customerOf = (ref: string) => String(fake.subscriptions().find(({ id }) => id === ref)?.customer);

  async function subscription(ref: string): Promise<CashierSubscription> {
    const state = await cashier.findSubscription(ref);
    if (!state) throw new Error(`${ref} was not found`);
    return state;
  }

  return {
    newCashier,
    newBuyer,
    newOrder,
    newSubscriber,
    subscription,
    /** Lets days pass at Stripe; a renewal is charged an hour after its period has begun. */
    passDays: (days: number) => fake.advance(new Date(fake.now().getTime() + days * 24 * 60 * 60 * 1000)),
    get server() {
      return server;
    },
    get fake() {
      return fake;
    },
    get cashier() {
      return cashier;
    },
  };
}
