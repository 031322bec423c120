import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { paidFor } from '../billing.queries.ts';
import { invoices, payments } from '../billing.tables.ts';
import { purchases } from '../purchases.tables.ts';

/** The last payment of this amount that somebody has made, with its invoice. */
export async function findPaidPayment(
  db: Db,
  userId: string,
  { amount, currency }: { amount: number; currency: string },
) {
  const [payment] = await db
    .select({
      paymentId: payments.id,
      planId: payments.planId,
      title: purchases.title,
      cents: payments.cents,
      currency: payments.currency,
      invoiceNumber: invoices.number,
    })
    .from(payments)
    .leftJoin(purchases, eq(purchases.id, payments.purchaseId))
    .innerJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, 'paid'),
        eq(payments.cents, Math.round(amount * 100)),
        eq(payments.currency, currency.toUpperCase()),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(1);
  if (!payment) return undefined;
  const { planId, title, ...paid } = payment;
  return { ...paid, ...paidFor({ planId, title }) };
}
