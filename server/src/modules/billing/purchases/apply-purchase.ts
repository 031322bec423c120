import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { paymentReceived, purchasePaid, purchaseRefunded } from '../billing.events.ts';
import { payments } from '../billing.tables.ts';
import type { CashierCharge, CashierPurchase } from '../cashier/cashier.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { purchases } from '../purchases.tables.ts';
import { applyRefunds } from '../sync/apply-refunds.ts';
import { type PaymentRow, writePayment } from '../sync/write-payment.ts';
import { lockPurchase, type PurchaseRow } from './purchases.queries.ts';

type Observed = { purchaseId: string; found: CashierPurchase; observation: number };
type Applied = { kind: 'applied'; status: PurchaseRow['status'] } | { kind: 'gone' };

/**
 * Writes down what the cashier knows of a purchase, and everything that follows from it, as one. `gone` if it is paid and there
 * is no buyer any more.
 */
export async function applyPurchase(
  tx: Db,
  services: Services,
  { purchaseId, found, observation }: Observed,
): Promise<Applied> {
  const row = await lockPurchase(tx, purchaseId);
  // A later observation came first.
  if (row.observation >= observation) return { kind: 'applied', status: row.status };
  const seen = { observation, lookedAt: new Date() };
  if (found.status !== 'paid') {
    const status = row.status === 'open' ? found.status : row.status;
    await tx
      .update(purchases)
      .set({ ...seen, status })
      .where(eq(purchases.id, purchaseId));
    return { kind: 'applied', status };
  }
  const { charge } = found;
  const [before] = await tx.select().from(payments).where(eq(payments.purchaseId, purchaseId));
  const { userId, source } = row;
  if (!before && !userId) return { kind: 'gone' };
  await tx
    .update(purchases)
    .set({ ...seen, status: 'paid', paidAt: row.paidAt ?? charge.at })
    .where(eq(purchases.id, purchaseId));
  const payment = await writePayment(
    tx,
    services,
    { userId, source, purchaseId },
    { ...charge, status: 'paid' },
    before,
  );
  if (!before && userId) await confirm(tx, services, { ...row, userId }, payment);
  await announceRefunds(tx, services, row, charge);
  return { kind: 'applied', status: 'paid' };
}

async function confirm(
  tx: Db,
  services: Services,
  purchase: PurchaseRow & { userId: string },
  payment: PaymentRow,
): Promise<void> {
  const { id: purchaseId, userId, title } = purchase;
  const { id: paymentId, cents, currency, paidAt: at } = payment;
  const invoice = await issueInvoice(tx, services, { ...payment, userId }, { title });
  await services.events.announce(tx, paymentReceived, {
    ...{ userId, at, cents, currency, purchaseId, title, paymentId },
    ...{ invoiceId: invoice.id, invoiceNumber: invoice.number },
  });
  await services.events.announce(tx, purchasePaid, { ...namesOf(purchase), userId, cents, at });
}

async function announceRefunds(
  tx: Db,
  services: Services,
  purchase: PurchaseRow,
  charge: CashierCharge,
): Promise<void> {
  const { userId, title } = purchase;
  const fresh = await applyRefunds(tx, services, { userId, title }, [charge]);
  if (!userId) return;
  let refundedCents = charge.refunds.reduce((sum, { cents }) => sum + cents, 0);
  refundedCents -= fresh.reduce((sum, { cents }) => sum + cents, 0);
  for (const { cents, at } of fresh) {
    refundedCents += cents;
    const refund = { ...namesOf(purchase), userId, cents, refundedCents, at };
    await services.events.announce(tx, purchaseRefunded, refund);
  }
}

function namesOf({ id, subjectKind, subjectId }: PurchaseRow) {
  return { purchaseId: id, subject: { kind: subjectKind, id: subjectId } };
}
