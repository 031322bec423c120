import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import { findBuyer } from '../billing.queries.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { limitCashierUse } from '../cashier/limit-cashier-use.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { type PurchaseSubject, purchases } from '../purchases.tables.ts';
import { findPurchase, type PurchaseRow } from './purchases.queries.ts';
import { syncPurchase } from './sync-purchase.ts';

export type PurchaseWish = {
  purchaseId: string;
  userId: string;
  subject: PurchaseSubject;
  cents: number;
  /** In the buyer's language; it stands at the cashier and on the invoice. */
  title: string;
  expiresAt: Date;
  /** A path of this site, for whoever has paid and whoever has not. */
  returnPath: string;
};

/**
 * Sends somebody on their way to pay for something once. Outside of any transaction, because it asks the cashier. Asked again
 * with the same id it is the same purchase, at the price of the first time; one that is paid leads back to where it came from.
 */
export async function openPurchase(services: Services, wish: PurchaseWish): Promise<{ url: string }> {
  await limitCashierUse(services.pool, wish.userId);
  const cashier = await requireCashier(services);
  const row = await claimPurchase(services, cashier, wish);
  const { status } = await syncPurchase(services, row.id);
  if (status === 'paid') return { url: row.returnPath };
  if (status === 'over' || row.expiresAt <= new Date()) throw new AppError('CHECKOUT_OVER');
  return { url: row.url ?? (await bringToCashier(services, cashier, row, wish.userId)) };
}

/** Pages of a cashier live for a day at most; what is held for longer is paid by another purchase then. */
const mostMs = 22 * 60 * 60 * 1000;

async function claimPurchase({ db }: Services, { source }: Cashier, wish: PurchaseWish): Promise<PurchaseRow> {
  const { purchaseId: id, userId, subject, cents, title, returnPath } = wish;
  const expiresAt = new Date(Math.min(wish.expiresAt.getTime(), Date.now() + mostMs));
  await db
    .insert(purchases)
    .values({
      ...{ id, userId, subjectKind: subject.kind, subjectId: subject.id, source },
      ...{ cents, title, expiresAt, returnPath },
    })
    .onConflictDoNothing();
  const row = await findPurchase(db, id);
  const isTheSame = row.userId === userId && row.subjectKind === subject.kind && row.subjectId === subject.id;
  // Somebody else's id, or one that was used for something else: it does not exist for this buyer.
  if (!isTheSame) throw new AppError('NOT_FOUND');
  return row;
}

/** The cashier knows a purchase by our id, so that being asked twice opens it once. */
async function bringToCashier(
  { db, config }: Services,
  cashier: Cashier,
  { id, cents, title, expiresAt, returnPath }: PurchaseRow,
  userId: string,
): Promise<string> {
  const buyer = await findBuyer(db, userId);
  const returnUrl = siteUrl(config, returnPath);
  const opened = await callCashier(() =>
    cashier.openPurchase({ purchaseId: id, buyer, cents, title, expiresAt, returnUrl }),
  );
  const written = await db
    .update(purchases)
    .set({ cashierRef: opened.ref, url: opened.url })
    .where(and(eq(purchases.id, id), eq(purchases.status, 'open')))
    .returning({ id: purchases.id });
  if (written.length > 0) return opened.url;
  // It was closed meanwhile: nobody may pay there.
  await callCashier(() => cashier.closePurchase(opened.ref));
  throw new AppError('CHECKOUT_OVER');
}
