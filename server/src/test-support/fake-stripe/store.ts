import Stripe from 'stripe';

/** What a card does when it is charged: `later_declined` is taken at the checkout and refused ever after. */
export type CardBehaviour = 'pays' | 'declined' | 'needs_action' | 'later_declined';

/** Fields are those of the SDK's types; where Stripe can expand one, the store keeps its id. */
type Stored<Thing, Field extends keyof Thing> = { [Name in Field]-?: Named<Exclude<Thing[Name], undefined>> };
type Named<Value> = string extends Value ? Exclude<Value, object> : Value;
type Listed<Thing> = { object: 'list'; data: Thing[]; has_more: boolean; url: string };

export type FakeCustomer = Stored<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'name' | 'preferred_locales' | 'metadata' | 'livemode'
> & { invoice_settings: { default_payment_method: string | null } };
export type FakeMethod = Stored<Stripe.PaymentMethod, 'id' | 'object' | 'customer' | 'type'> & {
  card: { brand: string; last4: string };
};
export type FakeProduct = Stored<Stripe.Product, 'id' | 'object' | 'name' | 'active' | 'created'>;
export type FakePrice = Stored<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'lookup_key' | 'product' | 'unit_amount'
> & { tax_behavior: string | null; recurring: { interval: string; interval_count: number } };
export type FakeSession = Stored<
  Stripe.Checkout.Session,
  | ('id' | 'object' | 'status' | 'url' | 'subscription' | 'customer' | 'expires_at' | 'created' | 'mode' | 'metadata')
  | ('payment_intent' | 'payment_status' | 'amount_total' | 'currency')
> & { client_reference_id: string | null; success_url: string; cancel_url: string };
export type FakeItem = Stored<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end' | 'quantity' | 'subscription'
> & { price: FakePrice };
export type FakeSubscription = Stored<
  Stripe.Subscription,
  | ('id' | 'object' | 'status' | 'customer' | 'created' | 'start_date' | 'trial_start' | 'trial_end' | 'ended_at')
  | ('cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'metadata' | 'schedule' | 'latest_invoice' | 'currency')
  | ('default_payment_method' | 'billing_cycle_anchor' | 'livemode')
> & {
  items: Listed<FakeItem>;
  cancellation_details: { reason: string | null; comment: null; feedback: null };
  pending_update: { expires_at: number; subscription_items: FakeItem[] } | null;
};
export type FakePhase = {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
  trial: boolean;
};
export type FakeSchedule = Stored<
  Stripe.SubscriptionSchedule,
  'id' | 'object' | 'status' | 'customer' | 'subscription' | 'released_subscription' | 'end_behavior' | 'current_phase'
> & { phases: FakePhase[] };
export type FakeLine = Stored<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'period'> & {
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: null };
};
export type FakeInvoice = Stored<
  Stripe.Invoice,
  | ('id' | 'object' | 'status' | 'customer' | 'created' | 'currency' | 'billing_reason' | 'hosted_invoice_url')
  | ('amount_due' | 'amount_paid' | 'amount_remaining' | 'attempt_count' | 'attempted' | 'next_payment_attempt')
  | ('status_transitions' | 'automatically_finalizes_at' | 'auto_advance')
> & {
  lines: Listed<FakeLine>;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Stripe.Metadata };
  };
};
export type FakeIntent = Stored<Stripe.PaymentIntent, 'id' | 'object' | 'status' | 'amount' | 'customer'> & {
  created: number;
  latest_charge: string | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string } | null;
};
export type FakeCharge = Stored<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'customer' | 'payment_intent' | 'status' | 'paid'
> & { refunded: boolean; currency: string };
export type FakeRefund = Stored<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'payment_intent' | 'customer' | 'created' | 'status' | 'metadata' | 'currency'
>;
export type FakeEvent = Stored<Stripe.EventBase, 'id' | 'object' | 'created' | 'livemode' | 'pending_webhooks'> & {
  api_version: string;
  type: string;
  request: null;
  data: { object: unknown };
};

export type Store = ReturnType<typeof createStore>;

/** Everything that this Stripe knows, in memory. */
export function createStore(start: Date) {
  let made = 0;
  const store = {
    /** In seconds, as everything here. */
    now: Math.floor(start.getTime() / 1000),
    customers: new Map<string, FakeCustomer>(),
    methods: new Map<string, FakeMethod>(),
    behaviours: new Map<string, CardBehaviour>(),
    products: new Map<string, FakeProduct>(),
    prices: new Map<string, FakePrice>(),
    sessions: new Map<string, FakeSession>(),
    /** What a session will become once it is paid. */
    orders: new Map<string, { price: string; trialDays: number; metadata: Stripe.Metadata }>(),
    subscriptions: new Map<string, FakeSubscription>(),
    schedules: new Map<string, FakeSchedule>(),
    invoices: new Map<string, FakeInvoice>(),
    intents: new Map<string, FakeIntent>(),
    /** The payment of each invoice that was finalised. */
    intentOfInvoice: new Map<string, string>(),
    charges: new Map<string, FakeCharge>(),
    refunds: new Map<string, FakeRefund>(),
    configurations: new Map<string, { id: string; object: string; active: boolean; metadata: Stripe.Metadata }>(),
    events: [] as FakeEvent[],
    id: (prefix: string) => `${prefix}_fake${String(++made).padStart(6, '0')}`,
    emit(type: string, object: unknown): void {
      store.events.push({
        ...{ id: store.id('evt'), object: 'event', type, created: store.now, livemode: false, pending_webhooks: 1 },
        ...{ api_version: Stripe.API_VERSION, request: null, data: { object: structuredClone(object) } },
      });
    },
  };
  return store;
}

export function listed<Thing>(data: Thing[], url: string, has_more = false): Listed<Thing> {
  return { object: 'list', data, has_more, url };
}
