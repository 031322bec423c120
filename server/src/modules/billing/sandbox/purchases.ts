import { currency } from '@navor/contract';
import { asc, eq, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { sandboxPurchaseChanged } from '../billing.events.ts';
import {
  type CashierPurchase,
  CashierUnavailable,
  type OpenedCheckout,
  type PurchaseOrder,
} from '../cashier/cashier.ts';
import { sandboxCheckouts, sandboxRefunds, sandboxSales } from '../sandbox.tables.ts';
import { checkoutStatus, type SandboxCheckout } from './checkouts/checkouts.ts';
import { checkoutPath } from './checkouts/open-checkout.ts';

/** It goes by the id of our purchase, so that the same order finds the same one. */
export async function openPurchase(db: Db, order: PurchaseOrder, now: Date): Promise<OpenedCheckout> {
  const { purchaseId: id, buyer, cents, title, expiresAt, returnUrl } = order;
  await db
    .insert(sandboxCheckouts)
    .values({
      ...{ id, userId: buyer.id, purpose: 'purchase', isTrial: false, purchase: { title, cents } },
      ...{ leaveUrl: returnUrl, createdAt: now, expiresAt },
    })
    .onConflictDoNothing();
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  if (checkout?.userId !== buyer.id || checkout.purpose !== 'purchase') throw new AppError('NOT_FOUND');
  return { ref: id, url: checkoutPath(id), expiresAt: checkout.expiresAt };
}

/** In one statement, so that a sale and its refunds are from the same moment. */
export async function findPurchase(db: Db, id: string, now: Date): Promise<CashierPurchase> {
  const rows = await db
    .select({ sale: sandboxSales, refund: sandboxRefunds })
    .from(sandboxSales)
    .leftJoin(sandboxRefunds, eq(sandboxRefunds.saleRef, sandboxSales.ref))
    .where(eq(sandboxSales.checkoutId, id))
    .orderBy(asc(sandboxRefunds.at), asc(sandboxRefunds.key));
  const sale = rows[0]?.sale;
  if (!sale) return { status: await unpaidStatus(db, id, now) };
  const { ref, cents, at } = sale;
  const refunds = rows.flatMap(({ refund }) =>
    refund ? [{ ref: `${ref}:${refund.key}`, cents: refund.cents, at: refund.at }] : [],
  );
  return { status: 'paid', charge: { ref, cents, currency, at, refunds } };
}

/** Writes down that a checkout was paid; it is locked and open. */
export async function sell(tx: Db, { events }: Services, checkout: SandboxCheckout, now: Date): Promise<void> {
  const { id, userId, purchase } = checkout;
  if (!purchase) throw new Error(`The checkout ${id} is for no purchase`);
  await tx
    .insert(sandboxSales)
    .values({ ref: `sandbox_sale_${id}`, userId, checkoutId: id, cents: purchase.cents, at: now });
  await tx.update(sandboxCheckouts).set({ status: 'done', pendingCard: null }).where(eq(sandboxCheckouts.id, id));
  await events.announce(tx, sandboxPurchaseChanged, { purchaseId: id });
}

type Refund = { checkoutId: string; cents: number; key: string; now: Date };

/** The sale is locked meanwhile: several refunds together never exceed it. */
export async function refundPurchase({ db, events }: Services, { checkoutId, cents, key, now }: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const isSale = eq(sandboxSales.checkoutId, checkoutId);
    const [sale] = await tx.select().from(sandboxSales).where(isSale).for('no key update');
    if (!sale) throw new CashierUnavailable(`${checkoutId} was not paid`);
    const [given] = await tx
      .select({ cents: sum(sandboxRefunds.cents).mapWith(Number) })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.saleRef, sale.ref));
    const left = sale.cents - (given?.cents ?? 0);
    if (left === 0) return;
    const refund = { saleRef: sale.ref, key, cents: Math.min(cents, left), at: now };
    const written = await tx.insert(sandboxRefunds).values(refund).onConflictDoNothing().returning();
    if (written.length > 0) await events.announce(tx, sandboxPurchaseChanged, { purchaseId: checkoutId });
  });
}

async function unpaidStatus(db: Db, id: string, now: Date): Promise<'open' | 'over'> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return checkout && checkoutStatus(checkout, now) === 'open' ? 'open' : 'over';
}
