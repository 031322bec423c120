import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockPerson } from '../../identity/index.ts';
import { payments } from '../billing.tables.ts';
import { purchases } from '../purchases.tables.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

export async function findPurchase(db: Db, id: string): Promise<PurchaseRow> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The owner before the purchase, as whoever deletes an account does it, so that neither waits for the other for ever. */
export async function lockPurchase(tx: Db, id: string): Promise<PurchaseRow> {
  const { userId } = await findPurchase(tx, id);
  if (userId) await lockPerson(tx, userId);
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('no key update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** What was given back of a purchase, as far as the cashier was seen to know. */
export async function refundedCentsOf(db: Db, purchaseId: string): Promise<number> {
  const [row] = await db
    .select({ cents: payments.refundedCents })
    .from(payments)
    .where(eq(payments.purchaseId, purchaseId));
  return row?.cents ?? 0;
}
