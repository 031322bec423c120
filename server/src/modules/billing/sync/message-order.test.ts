import type { PlanId } from '@navor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CardBehaviour,
  type FakeEvent,
  type FakeStripe,
  startFakeStripe,
} from '../../../test-support/fake-stripe/index.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { billingCalls, dayMs, settled, takeTrial } from '../billing.fixture.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';

let stripe: FakeStripe;
let server: TestServer;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer(stripe.env);
  await openAccount(server, 'administrator');
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

const plan = fc.constantFrom<PlanId>('sl-standard', 'sl-premium');
const which = fc.nat({ max: 1000 });
const clicks = ['cancel', 'resume', 'change/drop', 'refund'] as const;
const click = (kind: (typeof clicks)[number]) => fc.record({ kind: fc.constant(kind) });
const anyClick = fc.constantFrom(...clicks, 'change' as const);
const message = (kind: 'deliver' | 'replay' | 'lose' | 'forge') => fc.record({ kind: fc.constant(kind), which });

/** What may happen, in any order: people click, time passes, and Stripe's messages arrive as they please. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('subscribe' as const), plan }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      card: fc.constantFrom<CardBehaviour>('pays', 'pays', 'declined', 'later_declined'),
    }),
  },
  fc.record({ kind: fc.constant('change' as const), plan }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 8, 33) }) },
  ...clicks.map(click),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('at once' as const), both: fc.tuple(anyClick, anyClick), plan }),
  },
  ...(['deliver', 'replay', 'lose', 'forge'] as const).map(message),
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

let runs = 0;

it('never charges twice, and unlocks exactly what Stripe knows to be paid or on trial', async () => {
  const beginning = fc.tuple(
    fc.record({ kind: fc.constant('subscribe' as const), plan }),
    fc.record({ kind: fc.constant('pay' as const), card: fc.constantFrom<CardBehaviour>('pays', 'later_declined') }),
  );
  const story = fc.record({
    beginning,
    happenings: fc.array(happening, { minLength: 4, maxLength: 14 }),
    hasHadTrial: fc.boolean(),
    isTold: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ beginning: first, happenings, hasHadTrial, isTold }) => {
      runs += 1;
      const person = await openAccount(server, `any-order-${runs}`);
      if (hasHadTrial) await takeTrial(server, person);
      const state = openLife(person);
      for (const one of [...first, ...happenings]) await state.live(one);
      await state.comeToRest(isTold);
      await state.expectTruth();
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

function openLife(person: SamplePerson) {
  const { call, openCheckout, check, payments, invoices } = billingCalls(server);
  const from = stripe.events.length;
  const refundsBefore = stripe.refunds().length;
  const waiting: FakeEvent[] = [];
  let told = from;
  let sessions: string[] = [];
  const to = `${server.url}/api/stripe/webhook`;
  const gather = () => {
    const mine = stripe.events
      .slice(told)
      .filter((event) => JSON.stringify(event).includes(person.id) || isOurs(event));
    waiting.push(...mine);
    told = stripe.events.length;
  };
  const isOurs = (event: FakeEvent) => {
    const customers = stripe.customers().filter(({ metadata }) => metadata?.user_id === person.id);
    return customers.some(({ id }) => JSON.stringify(event).includes(id));
  };
  const pick = (which: number, events: FakeEvent[]) => events[which % Math.max(1, events.length)];

  async function live(one: Happening): Promise<void> {
    switch (one.kind) {
      case 'subscribe': {
        const opened = await openCheckout(person, one.plan);
        const row = await cashierRefOf(opened.id);
        if (row) sessions = [...sessions, row];
        return gather();
      }
      case 'pay': {
        for (const session of sessions) tryTo(() => stripe.pay(session, one.card));
        return gather();
      }
      case 'wait':
        stripe.advance(new Date(stripe.now().getTime() + one.days * dayMs));
        return gather();
      case 'change':
        await call(person, '/api/billing/change', { plan_id: one.plan });
        return gather();
      case 'at once':
        await Promise.all(
          one.both.map((name) => call(person, `/api/billing/${name}`, name === 'change' ? { plan_id: one.plan } : {})),
        );
        return gather();
      case 'deliver':
      case 'lose': {
        const event = pick(one.which, waiting);
        if (!event) return;
        waiting.splice(waiting.indexOf(event), 1);
        if (one.kind === 'deliver') expect((await stripe.deliver(event, { to })).status).toBe(200);
        return;
      }
      case 'replay': {
        const event = pick(one.which, stripe.events.slice(from));
        if (event) expect((await stripe.deliver(event, { to })).status).toBe(200);
        return;
      }
      case 'forge': {
        const event = pick(one.which, stripe.events.slice(from));
        if (event) expect((await stripe.deliver(event, { to, secret: 'whsec_guessed' })).status).toBe(400);
        return;
      }
      default:
        await call(person, `/api/billing/${one.kind}`, {});
        return gather();
    }
  }

  /** Either all messages come in the end, the last first, or none does and the hourly look has to do. */
  async function comeToRest(isTold: boolean): Promise<void> {
    gather();
    if (isTold) for (const event of waiting.toReversed()) await stripe.deliver(event, { to });
    await settled(server);
    await server.database.query(`UPDATE subscriptions SET looked_at = now() - interval '2 days' WHERE user_id = $1`, [
      person.id,
    ]);
    await server.database.query(`UPDATE checkouts SET created_at = now() - interval '1 hour' WHERE user_id = $1`, [
      person.id,
    ]);
    await reconcileSubscriptions.run({}, server.services);
    await settled(server);
  }

  async function expectTruth(): Promise<void> {
    const customer = stripe.customers().find(({ metadata }) => metadata?.user_id === person.id);
    const subscriptions = stripe.subscriptions().filter((one) => one.customer === customer?.id);
    const running = subscriptions.filter(({ status }) => ['trialing', 'active', 'past_due'].includes(status));
    expect(running.length, 'subscriptions that run').toBeLessThanOrEqual(1);

    const now = await check(person);
    expect(now.subscribed, 'unlocked').toBe(running.length === 1);
    const lookup = running[0]?.items.data[0]?.price.lookup_key;
    expect(now.plan).toBe(lookup ? (lookup.includes('premium') ? 'premium' : 'standard') : null);

    const paid = stripe
      .invoices()
      .filter((one) => one.customer === customer?.id && one.status === 'paid' && one.amount_paid > 0);
    const ours = (await payments(person)).filter(({ status }) => status !== 'failed');
    expect(ours.map(({ cents }) => cents).sort()).toEqual(paid.map((one) => one.amount_paid).sort());
    const periods = paid
      .filter(({ billing_reason }) => billing_reason !== 'subscription_update')
      .map((one) => `${subscriptionOf(one)} ${one.lines.data[0]?.period.start}`);
    expect(new Set(periods).size, 'periods charged twice').toBe(periods.length);

    const refunded = stripe.refunds().length - refundsBefore;
    const papers = await invoices(person);
    expect(papers.filter(({ kind }) => kind === 'invoice')).toHaveLength(paid.length);
    expect(papers.filter(({ kind }) => kind === 'credit_note')).toHaveLength(refunded);
    const mails = await server.database.query(
      `SELECT FROM platform.mails WHERE owner_id = $1 AND cause LIKE 'payment-confirmation:%'`,
      [person.id],
    );
    expect(mails).toHaveLength(paid.length);
    const gaps = await server.database.query<{ count: number }>(
      'SELECT (max(sequence) - count(*))::int AS count FROM invoices GROUP BY series HAVING max(sequence) <> count(*)',
    );
    expect(gaps).toEqual([]);
  }

  return { live, comeToRest, expectTruth };
}

const subscriptionOf = (invoice: { parent?: unknown }) => JSON.stringify(invoice.parent);

async function cashierRefOf(checkoutId: string | undefined): Promise<string | undefined> {
  if (!checkoutId) return undefined;
  const [row] = await server.database.query<{ cashier_ref: string | null }>(
    'SELECT cashier_ref FROM checkouts WHERE id = $1',
    [checkoutId],
  );
  return row?.cashier_ref ?? undefined;
}

/** A page that is closed cannot be paid on. */
function tryTo(act: () => unknown): void {
  try {
    act();
  } catch {}
}
