import { randomUUID } from 'node:crypto';
import type { ListedPayment } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePurchase } from './close-purchase.ts';
import { openPurchase } from './open-purchase.ts';
import { openShop, type Shop } from './purchases.fixture.ts';
import { reconcileOpenPurchases } from './reconcile-purchases.ts';
import { syncPurchase } from './sync-purchase.ts';

describe.each(['sandbox', 'stripe'] as const)('with %s, a purchase', (source) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(source);
  });
  afterAll(() => shop.stop());
  const state = (id: string) => syncPurchase(shop.server.services, id);
  const close = (id: string) => closePurchase(shop.server.services, id);
  const open = (wish: Parameters<typeof openPurchase>[1]) => openPurchase(shop.server.services, wish);

  it('is open until it is paid, and then has a payment, an invoice and a message, once', async () => {
    const bought = await shop.newPurchase();
    const { person, wish } = bought;
    expect(await state(wish.purchaseId)).toEqual({ status: 'open', cents: 2700, refundedCents: 0 });
    expect(await shop.pay(bought)).toBe(true);
    const answers = await Promise.all([state(wish.purchaseId), state(wish.purchaseId), shop.messagesArrive()]);
    expect(answers[0]).toEqual({ status: 'paid', cents: 2700, refundedCents: 0 });
    await shop.messagesArrive();
    expect(await shop.announced(bought)).toMatchObject([
      {
        name: 'billing.purchase-paid',
        payload: { userId: person.id, subject: wish.subject, cents: 2700, purchaseId: wish.purchaseId },
      },
    ]);
    expect(await shop.calls.payments(person)).toMatchObject([
      { status: 'paid', cents: 2700, item: { kind: 'purchase', title: wish.title } },
    ]);
    expect(await shop.calls.invoices(person)).toMatchObject([
      { kind: 'invoice', cents: 2700, item: { kind: 'purchase', title: wish.title } },
    ]);
    const mails = await shop.mailsTo(person);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(wish.title);
  });

  it('is the same one when it is asked for again, at its first price, and leads back once it is paid', async () => {
    const { person, wish } = await shop.newWish();
    const urls = await Promise.all([open(wish), open(wish), open(wish)]);
    urls.push(await open({ ...wish, cents: 100, title: 'cheaper', returnPath: '/dashboard' }));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    await shop.pay({ person, wish });
    expect(await open(wish)).toEqual({ url: wish.returnPath });
    expect(await state(wish.purchaseId)).toMatchObject({ status: 'paid', cents: 2700 });
    await shop.messagesArrive();
    expect(await shop.calls.payments(person)).toMatchObject([{ cents: 2700, item: { title: wish.title } }]);
  });

  it('does not exist for somebody else, nor for something else', async () => {
    const { wish } = await shop.newPurchase();
    const { person } = await shop.newWish();
    await expect(open({ ...wish, userId: person.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const subject = { kind: 'booking', id: randomUUID() } as const;
    await expect(open({ ...wish, subject })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(state(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be paid once it is closed', async () => {
    const bought = await shop.newPurchase();
    expect(await close(bought.wish.purchaseId)).toBe('over');
    expect(await close(bought.wish.purchaseId)).toBe('over');
    expect(await shop.pay(bought)).toBe(false);
    await shop.messagesArrive();
    expect(await state(bought.wish.purchaseId)).toMatchObject({ status: 'over' });
    expect(await shop.announced(bought)).toEqual([]);
    await expect(open(bought.wish)).rejects.toMatchObject({ code: 'CHECKOUT_OVER' });
  });

  it('is either paid or over when it is paid and closed in the same moment, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bought = await shop.newPurchase();
      const [isPaid, closed] = await Promise.all([shop.pay(bought), close(bought.wish.purchaseId)]);
      await shop.messagesArrive();
      const { status } = await state(bought.wish.purchaseId);
      expect([closed, status]).toEqual(isPaid ? ['paid', 'paid'] : ['over', 'over']);
      expect(await shop.announced(bought)).toHaveLength(isPaid ? 1 : 0);
    }
  });

  it('that nobody came back from is found paid, or closed after its time, without any message', async () => {
    const paid = await shop.newPurchase();
    const left = await shop.newPurchase();
    await shop.pay(paid);
    const later = new Date(Date.now() + 5 * 60 * 1000);
    await reconcileOpenPurchases(shop.server.services, later);
    expect(await shop.announced(paid)).toHaveLength(1);
    expect(await state(left.wish.purchaseId)).toMatchObject({ status: 'open' });
    await reconcileOpenPurchases(shop.server.services, new Date(Date.now() + 11 * 60 * 1000));
    expect(await state(left.wish.purchaseId)).toMatchObject({ status: 'over' });
    expect(await shop.pay(left)).toBe(false);
  });

  it('cannot be opened after its time', async () => {
    const { wish } = await shop.newWish({ expiresAt: new Date(Date.now() - 1000) });
    await expect(open(wish)).rejects.toMatchObject({ code: 'CHECKOUT_OVER' });
  });

  it('is given back in parts and as a whole, once a key, with a credit note and a message for each', async () => {
    const bought = await shop.newPaid();
    const { person, wish } = bought;
    await Promise.all([shop.refund(bought, 700, 'first'), shop.refund(bought, 700, 'first')]);
    await shop.messagesArrive();
    expect(await state(wish.purchaseId)).toEqual({ status: 'paid', cents: 2700, refundedCents: 700 });
    await shop.refund(bought, 2700, 'rest');
    await shop.refund(bought, 500, 'nothing is left');
    await shop.messagesArrive();
    expect(await state(wish.purchaseId)).toEqual({ status: 'paid', cents: 2700, refundedCents: 2700 });
    expect(
      (await shop.announced(bought)).map(({ name, payload }) => [name, payload.cents, payload.refundedCents]),
    ).toEqual([
      ['billing.purchase-paid', 2700, undefined],
      ['billing.purchase-refunded', 700, 700],
      ['billing.purchase-refunded', 2000, 2700],
    ]);
    const papers = await shop.calls.invoices(person);
    expect(papers.map(({ cents }) => cents).sort((one, other) => one - other)).toEqual([-2000, -700, 2700]);
    expect(await shop.calls.payments(person)).toMatchObject([{ status: 'refunded', refunded_cents: 2700 }]);
    expect(await shop.mailsTo(person)).toHaveLength(3);
  });

  it('is never given back beyond its price, however many decide so at once', async () => {
    const bought = await shop.newPaid();
    await Promise.all(['tutor', 'learner', 'office'].map((key) => shop.refund(bought, 2000, key)));
    await shop.messagesArrive();
    expect(await state(bought.wish.purchaseId)).toMatchObject({ refundedCents: 2700 });
    const papers = await shop.calls.invoices(bought.person);
    expect(papers.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  it('is among everybody’s payments by its name', async () => {
    const { person, wish } = await shop.newPaid();
    const listed = await shop.asAdministrator<{ payments: ListedPayment[] }>('/api/payments');
    expect(listed.payments.find((payment) => payment.person?.id === person.id)).toMatchObject({
      ...{ item: { kind: 'purchase', title: wish.title }, cents: 2700 },
      invoice_number: expect.stringMatching(/^T?R-/),
    });
  });

  it('that was not paid cannot be given back', async () => {
    const bought = await shop.newPurchase();
    await expect(shop.refund(bought, 100, 'early')).rejects.toThrow('was not paid');
  });

  it('is no payment of a subscription: it begins no guarantee, and is not given back with one', async () => {
    const bought = await shop.newPaid();
    const { actions } = await shop.calls.overview(bought.person);
    expect(actions.refund).toEqual({ kind: 'impossible', reason: 'nothing_paid' });
  });
});
