import { randomUUID } from 'node:crypto';
import { type PlanId, plans } from '@navor/contract';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import type { Buyer } from '../cashier/cashier.ts';
import { createSandboxCashier } from './create-sandbox-cashier.ts';

export const good = { card_number: '4242 4242 4242 4242', expiry: '12/40', security_code: '123' };
export const declined = { ...good, card_number: '4000 0000 0000 0002' };
export const confirmationCard = { ...good, card_number: '4000 0025 0000 3155' };
export const failingLater = { ...good, card_number: '4000 0000 0000 0341' };

export function newBuyer(server: TestServer): Promise<SamplePerson> {
  return openAccount(server, `buyer-${randomUUID()}`);
}

export function buyerOf({ id }: SamplePerson): Buyer {
  return { id, email: 'buyer@example.com', name: 'Ana Kovač', language: 'sl' };
}

type CheckoutOptions = { planId?: PlanId; trialDays?: number };

/** Somebody at the cashier's page, about to pay; answers with the checkout's id. */
export async function sendToCashier(
  { services }: TestServer,
  person: SamplePerson,
  { planId = 'sl-standard', trialDays = 0 }: CheckoutOptions = {},
): Promise<string> {
  const { ref } = await createSandboxCashier(services).openCheckout({
    ...{ checkoutId: randomUUID(), buyer: buyerOf(person), plan: plans[planId], trialDays },
    successUrl: 'https://navor.example/subscription-success?checkout=1',
    cancelUrl: 'https://navor.example/subscription-cancel?checkout=1',
  });
  return ref;
}

export function pay(server: TestServer, { cookie }: SamplePerson, checkoutId: string, body: object = good) {
  return server.call(`/api/billing/sandbox/${checkoutId}/pay`, { cookie, body });
}

export type LedgerRow = { ref: string; status: string; plan_id: string; card: { last4: string } };

/** What the cashier's own ledger says of somebody. */
export async function ledgerOf({ database }: TestServer, { id }: SamplePerson) {
  const [subscriptions, charges] = await Promise.all([
    database.query<LedgerRow>('SELECT * FROM sandbox_subscriptions WHERE user_id = $1 ORDER BY started_at', [id]),
    database.query<{ status: string; cents: number; cause: string; ref: string }>(
      'SELECT * FROM sandbox_charges WHERE user_id = $1 ORDER BY at',
      [id],
    ),
  ]);
  return { subscriptions, charges };
}
