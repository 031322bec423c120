import type { BillingOverview, Checkout, Invoice, Payment, PlanId, Subscription } from '@navor/contract';
import { expect, vi } from 'vitest';
import { openAccount, type SamplePerson } from '../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { advanceDueSubscriptions } from './sandbox/advance-sandbox.ts';

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirms: '4000 0025 0000 3155',
  laterDeclined: '4000 0000 0000 0341',
};

export const dayMs = 24 * 60 * 60 * 1000;

/** A server with the cashier for trying out, and what people do there. */
export async function startWithSandbox() {
  const server = await startTestServer({ DEMO: '1' });
  let opened = 0;
  const newPerson = () => {
    opened += 1;
    return openAccount(server, `payer-${opened}`);
  };
  /** Somebody who has had their trial, and pays from the first day. */
  const newPayer = async () => {
    const person = await newPerson();
    await takeTrial(server, person);
    return person;
  };
  return { server, newPerson, newPayer, ...billingCalls(server) };
}

export function billingCalls(server: TestServer) {
  const call = (who: SamplePerson, path: string, body?: unknown) =>
    server.call(path, { cookie: who.cookie, ...(body !== undefined && { body }) });
  const read = <Body>(who: SamplePerson, path: string) => json<Body>(call(who, path));
  const pay = (who: SamplePerson, id: string, number: string) =>
    call(who, `/api/billing/sandbox/${id}/pay`, { card_number: number, expiry: '12/40', security_code: '123' });
  const openCheckout = (who: SamplePerson, plan: PlanId) =>
    json<Checkout & { url: string; code?: string }>(call(who, '/api/billing/checkouts', { plan_id: plan }));

  return {
    call,
    pay,
    openCheckout,
    checkout: (who: SamplePerson, id: string) => read<Checkout>(who, `/api/billing/checkouts/${id}`),
    overview: (who: SamplePerson) => read<BillingOverview>(who, '/api/billing'),
    check: (who: SamplePerson) => json<Subscription>(call(who, '/api/functions/check-subscription', {})),
    payments: (who: SamplePerson) => read<Payment[]>(who, '/api/billing/payments'),
    invoices: (who: SamplePerson) => read<Invoice[]>(who, '/api/billing/invoices'),
    async history(who: SamplePerson): Promise<string[]> {
      const rows = await read<{ change: string }[]>(who, '/api/billing/history');
      return rows.map(({ change }) => change).toReversed();
    },
    /** From the plan page to a running subscription. */
    async subscribe(who: SamplePerson, plan: PlanId, number = cards.pays): Promise<void> {
      const { id } = await openCheckout(who, plan);
      expect(await (await pay(who, id, number)).json()).toMatchObject({ kind: 'done' });
      expect(await read<Checkout>(who, `/api/billing/checkouts/${id}`)).toMatchObject({ status: 'done' });
    },
    /** Lets the cashier's clock arrive at a moment, and waits until everything has followed. */
    async arriveAt(now: Date): Promise<void> {
      await advanceDueSubscriptions(server.services, now);
      await settled(server);
    },
  };
}

export async function takeTrial({ database }: TestServer, { id }: SamplePerson): Promise<void> {
  await database.query(
    `INSERT INTO trial_uses (user_id, source, email_fingerprint)
     SELECT $1, source, gen_random_uuid()::text FROM unnest(ARRAY['stripe', 'sandbox']) AS source`,
    [id],
  );
}

/** When all that was announced and queued has been carried out. */
export async function settled({ database }: TestServer): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM jobs.job
         WHERE state IN ('created', 'retry', 'active')
           AND name IN ('deliver-event', 'follow-subscription', 'carry-out-refund', 'cancel-for-closed-account',
                        'sync-purchase', 'carry-out-purchase-refund')`,
      );
      expect(row?.count).toBe(0);
    },
    { timeout: 60_000, interval: 50 },
  );
}
