import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ErrorBody, json } from '../../../test-support/test-server.ts';
import { type Bought, openShop, type Shop } from '../purchases/purchases.fixture.ts';
import { syncPurchase } from '../purchases/sync-purchase.ts';
import { confirmationCard, declined, good, pay } from './sandbox-checkouts.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('sandbox');
});
afterAll(() => shop.stop());

const shown = ({ person, wish }: Bought, who = person) =>
  shop.server.call(`/api/billing/sandbox/${wish.purchaseId}`, { cookie: who.cookie });
const payWith = ({ person, wish }: Bought, card: object) => pay(shop.server, person, wish.purchaseId, card);
const confirm = ({ person, wish }: Bought, is_confirmed: boolean) =>
  shop.server.call(`/api/billing/sandbox/${wish.purchaseId}/confirm`, {
    cookie: person.cookie,
    body: { is_confirmed },
  });
const statusOf = async ({ wish }: Bought) => (await syncPurchase(shop.server.services, wish.purchaseId)).status;

it('shows what is bought, for how much and until when it is held', async () => {
  const bought = await shop.newPurchase();
  const { purchaseId: id, title, expiresAt, returnPath } = bought.wish;
  expect(await json(shown(bought))).toEqual({
    ...{ id, purpose: 'purchase', status: 'open', title, due_cents: 2700 },
    ...{ held_until: expiresAt.toISOString(), needs_confirmation: false, return_to: returnPath },
  });
});

it('does not exist for anybody else', async () => {
  const bought = await shop.newPurchase();
  const { person: stranger } = await shop.newWish();
  expect((await shown(bought, stranger)).status).toBe(404);
  expect((await pay(shop.server, stranger, bought.wish.purchaseId)).status).toBe(404);
  const body = { is_confirmed: true };
  const path = `/api/billing/sandbox/${bought.wish.purchaseId}/confirm`;
  expect((await shop.server.call(path, { cookie: stranger.cookie, body })).status).toBe(404);
  expect(await statusOf(bought)).toBe('open');
});

it('is not paid with a card that the bank declines, and then with one that it takes', async () => {
  const bought = await shop.newPurchase();
  expect(await json<ErrorBody>(payWith(bought, declined))).toMatchObject({ code: 'CARD_DECLINED' });
  expect(await statusOf(bought)).toBe('open');
  expect(await json(payWith(bought, good))).toEqual({ kind: 'done' });
  expect(await statusOf(bought)).toBe('paid');
});

it('is paid when the owner of the card confirms, and not before', async () => {
  const bought = await shop.newPurchase();
  expect(await json(payWith(bought, confirmationCard))).toEqual({ kind: 'confirm' });
  expect(await statusOf(bought)).toBe('open');
  expect(await json<ErrorBody>(confirm(bought, false))).toMatchObject({ code: 'CARD_DECLINED' });
  await payWith(bought, confirmationCard);
  expect(await json(confirm(bought, true))).toEqual({ done: true });
  expect(await statusOf(bought)).toBe('paid');
});

it('is paid once from two windows', async () => {
  const bought = await shop.newPurchase();
  const answers = await Promise.all([payWith(bought, good), payWith(bought, good), payWith(bought, good)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await shop.messagesArrive();
  expect(await shop.calls.payments(bought.person)).toHaveLength(1);
  const sales = await shop.server.database.query('SELECT FROM sandbox_sales WHERE user_id = $1', [bought.person.id]);
  expect(sales).toHaveLength(1);
});

it('is over after the time for which it is held', async () => {
  const bought = await shop.newPurchase();
  await shop.server.database.query(`UPDATE sandbox_visits SET expires_at = now() - interval '1 second' WHERE id = $1`, [
    bought.wish.purchaseId,
  ]);
  expect(await json(shown(bought))).toMatchObject({ status: 'over', return_to: bought.wish.returnPath });
  expect(await json<ErrorBody>(payWith(bought, good))).toMatchObject({ code: 'CHECKOUT_OVER' });
  expect(await statusOf(bought)).toBe('over');
});

it('is no subscription: whoever has one can buy, and whoever buys has none', async () => {
  const bought = await shop.newPurchase();
  await shop.calls.subscribe(bought.person, 'sl-standard');
  expect(await json(payWith(bought, good))).toEqual({ kind: 'done' });
  const other = await shop.newPaid();
  expect(await shop.calls.check(other.person)).toMatchObject({ subscribed: false });
});
