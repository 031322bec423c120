import { randomUUID } from 'node:crypto';
import { type FakeStripe, startFakeStripe } from '../../../test-support/fake-stripe/index.ts';
import { shortPauses } from '../../../test-support/job-pauses.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer } from '../../../test-support/test-server.ts';
import { billingCalls, cards, settled } from '../billing.fixture.ts';
import { openPurchase, type PurchaseWish } from './open-purchase.ts';
import { refundPurchase } from './refund-purchase.ts';

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Bought = { person: SamplePerson; wish: PurchaseWish };

/** A server with one of the cashiers, and what people do who buy something once. */
export async function openShop(source: 'sandbox' | 'stripe') {
  const stripe = source === 'stripe' ? await startFakeStripe() : null;
  const server = await startTestServer(stripe ? stripe.env : { DEMO: '1' }, { pauses: shortPauses });
  const administrator = await openAccount(server, 'administrator', { roles: ['learner', 'admin'] });
  const { services, database } = server;
  const calls = billingCalls(server);
  let opened = 0;

  async function newWish(more: Partial<PurchaseWish> = {}): Promise<Bought> {
    opened += 1;
    const person = await openAccount(server, `buyer-${opened}`);
    return { person, wish: wishOf(person, more) };
  }

  /** Somebody who was sent to the cashier. */
  async function newPurchase(more: Partial<PurchaseWish> = {}): Promise<Bought> {
    const bought = await newWish(more);
    await openPurchase(services, bought.wish);
    return bought;
  }

  /** Fills in the cashier's page; false if it is closed. */
  async function pay({ person, wish }: Bought): Promise<boolean> {
    if (stripe) return payAt(stripe, await refOf(wish.purchaseId));
    return (await calls.pay(person, wish.purchaseId, cards.pays)).ok;
  }

  async function refOf(purchaseId: string): Promise<string> {
    const [row] = await database.query<{ ref: string }>('SELECT cashier_ref AS ref FROM purchases WHERE id = $1', [
      purchaseId,
    ]);
    return row?.ref ?? '';
  }

  /** All that the cashier has to say arrives, and everything follows. The sandbox speaks by itself. */
  async function messagesArrive(): Promise<void> {
    await stripe?.deliverNew({ to: `${server.url}/api/stripe/webhook` });
    await settled(server);
  }

  return {
    ...{ source, server, stripe, calls, newWish, newPurchase, pay, refOf, messagesArrive },

    async newPaid(more: Partial<PurchaseWish> = {}): Promise<Bought> {
      const bought = await newPurchase(more);
      await pay(bought);
      await messagesArrive();
      return bought;
    },

    refund: ({ wish: { purchaseId } }: Bought, cents: number, key: string) =>
      services.db.transaction((tx) => refundPurchase(tx, services, { purchaseId, cents, key })),

    asAdministrator: <Body>(path: string) => json<Body>(server.call(path, { cookie: administrator.cookie })),

    /** What was announced of a purchase, in order. */
    announced: ({ wish }: Bought) =>
      database.query<{ name: string; payload: Record<string, unknown> }>(
        `SELECT name, payload FROM platform.events
         WHERE name LIKE 'billing.purchase-%' AND payload ->> 'purchaseId' = $1 ORDER BY occurred_at`,
        [wish.purchaseId],
      ),

    mailsTo: ({ id }: SamplePerson) =>
      database.query<{ cause: string; text: string }>(
        `SELECT cause, text FROM platform.mails
         WHERE owner_id = $1 AND cause LIKE 'payment-%' ORDER BY cause`,
        [id],
      ),

    async stop(): Promise<void> {
      await server.stop();
      await stripe?.stop();
    },
  };
}

function wishOf({ id: userId }: SamplePerson, more: Partial<PurchaseWish>): PurchaseWish {
  return {
    ...{ purchaseId: randomUUID(), userId, subject: { kind: 'booking', id: randomUUID() }, cents: 2700 },
    ...{ title: 'Ura z Nejo Zupan, 60 minut', expiresAt: new Date(Date.now() + 10 * 60 * 1000) },
    ...{ returnPath: '/dashboard/bookings/1', ...more },
  };
}

function payAt(stripe: FakeStripe, session: string): boolean {
  try {
    return stripe.pay(session) === 'paid';
  } catch {
    return false;
  }
}
