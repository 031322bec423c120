import type { PlanId } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { payments } from '../billing.tables.ts';
import type { Cashier, CashierCharge } from '../cashier/cashier.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Whose payment it is, and for what: a period of a plan, or something bought once. */
export type PaymentOrigin = { userId: string | null; source: Cashier['source'] } & (
  | { subscriptionId: string; planId: PlanId }
  | { purchaseId: string }
);

/** Brings the row of a payment up to what the cashier knows of it. */
export async function writePayment(
  tx: Db,
  { log }: Services,
  origin: PaymentOrigin,
  charge: CashierCharge & { status: PaymentRow['status'] },
  before: PaymentRow | undefined,
): Promise<PaymentRow> {
  const { cents, currency, at } = charge;
  // What is paid stays paid, whatever was tried before.
  const status = before?.status === 'paid' ? 'paid' : charge.status;
  const refundedCents = Math.min(
    cents,
    charge.refunds.reduce((sum, refund) => sum + refund.cents, 0),
  );
  const paidAt = before?.status === 'paid' ? before.paidAt : at;
  if (before && isSame(before, { status, refundedCents, paidAt })) return before;
  const [row] = before
    ? await tx.update(payments).set({ status, refundedCents, paidAt }).where(eq(payments.id, before.id)).returning()
    : await tx
        .insert(payments)
        .values({ ...origin, cashierRef: charge.ref, cents, currency, status, refundedCents, paidAt })
        .returning();
  if (!row) throw new Error('The payment was not written');
  if (before && row.refundedCents < before.refundedCents) {
    log.error({ paymentId: row.id }, 'a refund did not come through: its credit note stands, the money has to be sent');
  }
  return row;
}

function isSame(
  row: PaymentRow,
  { status, refundedCents, paidAt }: Pick<PaymentRow, 'status' | 'refundedCents' | 'paidAt'>,
): boolean {
  return row.status === status && row.refundedCents === refundedCents && row.paidAt.getTime() === paidAt.getTime();
}
