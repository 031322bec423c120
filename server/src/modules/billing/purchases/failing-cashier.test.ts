import type { ListedPayment } from '@navor/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testPassword } from '../../../test-support/test-server.ts';
import { deleteClosedAccounts } from '../../identity/index.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { closePurchase } from './close-purchase.ts';
import { openPurchase } from './open-purchase.ts';
import { type Bought, openShop, type Shop } from './purchases.fixture.ts';
import { reconcileOpenPurchases } from './reconcile-purchases.ts';
import { carryOutLateRefunds } from './reconcile-refunds.ts';
import { carryOutPurchaseRefund } from './refund-purchase.ts';
import { syncPurchase, syncPurchaseJob } from './sync-purchase.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('stripe');
});
afterAll(() => shop.stop());

function fake() {
  if (!shop.stripe) throw new Error('These are about Stripe');
  return shop.stripe;
}
const hangUps = (count: number) => Array.from({ length: count }, () => 'hang up' as const);
const sessionsOf = ({ person }: Bought) =>
  fake()
    .sessions()
    .filter(({ metadata }) => metadata?.user_id === person.id);
const close = ({ person }: Bought) =>
  shop.server.call('/api/account/delete', { cookie: person.cookie, body: { password: testPassword } });

function refundsOf({ wish }: Bought): number[] {
  const session = fake()
    .sessions()
    .find(({ client_reference_id }) => client_reference_id === wish.purchaseId);
  return fake()
    .refunds()
    .filter(({ payment_intent }) => payment_intent === session?.payment_intent)
    .map(({ amount }) => amount);
}

it('opens one page although the answer to the first try was lost', async () => {
  const bought = await shop.newWish();
  fake().fail('let pass', 'lose answer', 'hang up', 'hang up');
  await expect(openPurchase(shop.server.services, bought.wish)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  fake().recover();
  const { url } = await openPurchase(shop.server.services, bought.wish);
  expect(sessionsOf(bought).map((session) => session.url)).toEqual([url]);
});

it('leaves no page to pay on when it is closed on its way to the cashier', async () => {
  const bought = await shop.newWish();
  const [opened, closed] = await Promise.allSettled([
    openPurchase(shop.server.services, bought.wish),
    vi.waitFor(() => closePurchase(shop.server.services, bought.wish.purchaseId), { interval: 1 }),
  ]);
  expect(closed).toMatchObject({ value: 'over' });
  if (opened.status === 'rejected') expect(opened.reason).toMatchObject({ code: 'CHECKOUT_OVER' });
  expect(sessionsOf(bought).filter(({ status }) => status === 'open')).toEqual([]);
});

it('carries a refund out in the end, once, although the cashier hangs up before, in the middle and after', async () => {
  const bought = await shop.newPaid();
  fake().fail(...hangUps(3), 'let pass', 'let pass', 'lose answer', ...hangUps(2));
  await shop.refund(bought, 2700, 'cancelled');
  await vi.waitFor(() => expect(refundsOf(bought)).toEqual([2700]), { timeout: 20_000, interval: 50 });
  fake().recover();
  await shop.messagesArrive();
  expect(refundsOf(bought)).toEqual([2700]);
  expect(await syncPurchase(shop.server.services, bought.wish.purchaseId)).toMatchObject({ refundedCents: 2700 });
  expect((await shop.announced(bought)).map(({ name }) => name)).toEqual([
    'billing.purchase-paid',
    'billing.purchase-refunded',
  ]);
});

it('comes for a refund that the queue has given up, and for no other', async () => {
  const [given, fresh] = [await shop.newPaid(), await shop.newPaid()];
  const { database, services } = shop.server;
  await database.query(
    `INSERT INTO purchase_refunds (purchase_id, key, cents, created_at)
     VALUES ($1, 'cancelled', 2700, now() - interval '3 days'), ($2, 'cancelled', 2700, now())`,
    [given.wish.purchaseId, fresh.wish.purchaseId],
  );
  fake().fail(...hangUps(12));
  await carryOutLateRefunds(services, new Date());
  fake().recover();
  await carryOutLateRefunds(services, new Date());
  await carryOutLateRefunds(services, new Date());
  expect(refundsOf(given)).toEqual([2700]);
  expect(refundsOf(fresh)).toEqual([]);
});

it('goes behind the others when the cashier cannot be asked about it', async () => {
  const bought = await shop.newPurchase();
  const { database, services } = shop.server;
  await database.query(`UPDATE purchases SET looked_at = now() - interval '1 hour' WHERE id = $1`, [
    bought.wish.purchaseId,
  ]);
  const now = new Date();
  fake().fail(...hangUps(12));
  await reconcileOpenPurchases(services, now);
  fake().recover();
  const [row] = await database.query('SELECT status, looked_at FROM purchases WHERE id = $1', [bought.wish.purchaseId]);
  expect(row).toEqual({ status: 'open', looked_at: now });
});

it('knows a refund for good, also when Stripe has forgotten its keys', async () => {
  const bought = await shop.newPaid();
  await shop.refund(bought, 1000, 'partly');
  await shop.messagesArrive();
  fake().forgetKeys();
  await shop.server.database.query('UPDATE purchase_refunds SET done_at = NULL WHERE purchase_id = $1', [
    bought.wish.purchaseId,
  ]);
  await carryOutPurchaseRefund.run({ purchaseId: bought.wish.purchaseId, key: 'partly' }, shop.server.services);
  expect(refundsOf(bought)).toEqual([1000]);
});

it('can be given back again when a bank did not take it, with the credit note that there is', async () => {
  const bought = await shop.newPaid();
  await shop.refund(bought, 2700, 'cancelled');
  await shop.messagesArrive();
  fake().failRefunds(String(sessionsOf(bought)[0]?.payment_intent));
  await shop.messagesArrive();
  expect(await syncPurchase(shop.server.services, bought.wish.purchaseId)).toMatchObject({ refundedCents: 0 });
  const failed = () => shop.asAdministrator<{ payments: ListedPayment[] }>('/api/payments?status=refund_failed');
  expect((await failed()).payments).toMatchObject([{ person: { id: bought.person.id }, status: 'refund_failed' }]);
  const cashier = await requireCashier(shop.server.services);
  const ref = await shop.refOf(bought.wish.purchaseId);
  await cashier.refundPurchase(ref, 2700, `purchase:${bought.wish.purchaseId}:cancelled`);
  await shop.messagesArrive();
  expect(await syncPurchase(shop.server.services, bought.wish.purchaseId)).toMatchObject({ refundedCents: 2700 });
  expect((await failed()).payments).toEqual([]);
  expect(await shop.calls.invoices(bought.person)).toHaveLength(2);
  expect(await shop.announced(bought)).toHaveLength(2);
});

it('is seen as paid late, when it was paid after its time and before anybody closed it', async () => {
  const bought = await shop.newPurchase({ expiresAt: new Date(Date.now() + 1500) });
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(bought.wish.expiresAt.getTime()), { timeout: 3000 });
  expect(await shop.pay(bought)).toBe(true);
  expect(await closePurchase(shop.server.services, bought.wish.purchaseId)).toBe('paid');
  expect(await shop.announced(bought)).toHaveLength(1);
});

it('cannot be paid any more once the account is closing', async () => {
  const bought = await shop.newPurchase();
  expect((await close(bought)).status).toBe(200);
  await shop.messagesArrive();
  expect(await shop.pay(bought)).toBe(false);
  expect(await syncPurchase(shop.server.services, bought.wish.purchaseId)).toMatchObject({ status: 'over' });
});

it('stays with its invoice when the account goes, and can still be given back', async () => {
  const bought = await shop.newPaid();
  await close(bought);
  await shop.messagesArrive();
  await deleteAccount(bought);
  await shop.refund(bought, 2700, 'tutor cancelled');
  await shop.messagesArrive();
  expect(refundsOf(bought)).toEqual([2700]);
  const papers = await shop.server.database.query(
    `SELECT invoices.cents, invoices.user_id FROM invoices JOIN payments ON payments.id = payment_id
     WHERE purchase_id = $1 ORDER BY invoices.cents`,
    [bought.wish.purchaseId],
  );
  expect(papers).toEqual([
    { cents: -2700, user_id: null },
    { cents: 2700, user_id: null },
  ]);
});

it('is paid back when it turns out to be paid after its account is gone', async () => {
  const bought = await shop.newPurchase();
  expect(await shop.pay(bought)).toBe(true);
  await deleteAccount(bought);
  await syncPurchaseJob.run({ purchaseId: bought.wish.purchaseId }, shop.server.services);
  await syncPurchaseJob.run({ purchaseId: bought.wish.purchaseId }, shop.server.services);
  expect(refundsOf(bought)).toEqual([2700]);
  expect(await shop.announced(bought)).toEqual([]);
  // Nobody compares it any more.
  const [row] = await shop.server.database.query('SELECT status FROM purchases WHERE id = $1', [
    bought.wish.purchaseId,
  ]);
  expect(row).toEqual({ status: 'over' });
});

it('does not pass on to the cashier what a program asks again and again', async () => {
  const { wish } = await shop.newPurchase();
  const before = fake().requests.length;
  for (let time = 0; time < 80; time += 1) await syncPurchase(shop.server.services, wish.purchaseId);
  expect(fake().requests.length - before).toBeLessThanOrEqual(60);
});

it('is left for the next time when the cashier does not answer', async () => {
  const bought = await shop.newPurchase();
  await shop.pay(bought);
  fake().fail(...hangUps(12));
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60 * 1000);
  await reconcileOpenPurchases(shop.server.services, inMinutes(5));
  fake().recover();
  await reconcileOpenPurchases(shop.server.services, inMinutes(8));
  expect(await shop.announced(bought)).toHaveLength(1);
});

/** As after the days in which an account can still be kept. */
async function deleteAccount({ person }: Bought): Promise<void> {
  await shop.server.database.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [person.id]);
  await deleteClosedAccounts.run({}, shop.server.services);
}
