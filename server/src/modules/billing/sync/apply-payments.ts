import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { paymentFailed, paymentReceived, paymentRefunded } from '../billing.events.ts';
import { invoices, payments } from '../billing.tables.ts';
import type { CashierPayment } from '../cashier/cashier.ts';
import { creditNoteCause, issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { SubscriptionState } from '../lifecycle/subscription-state.ts';

type Context = { subscriptionId: string; userId: string; source: 'stripe' | 'sandbox' };
type Row = typeof payments.$inferSelect;

/** Writes down what the cashier has charged and given back: each payment, invoice, credit note and message once. */
export async function applyPayments(
  tx: Db,
  services: Services,
  context: Context,
  { payments: charged, state }: { payments: CashierPayment[]; state: SubscriptionState },
): Promise<void> {
  const refs = charged.map(({ ref }) => ref);
  if (refs.length === 0) return;
  const known = await tx.select().from(payments).where(inArray(payments.cashierRef, refs));
  const byRef = new Map(known.map((row) => [row.cashierRef, row]));
  for (const payment of charged) {
    const before = byRef.get(payment.ref);
    const row = await writePayment(tx, context, payment, before);
    if (before && row.refundedCents < before.refundedCents) {
      services.log.error(
        { paymentId: row.id },
        'a refund did not come through: its credit note stands, the money has to be sent',
      );
    }
    if (row.status === 'paid' && before?.status !== 'paid') await confirm(tx, services, context, payment, row);
    if (row.status === 'failed' && before?.paidAt.getTime() !== row.paidAt.getTime()) {
      await announceFailure(tx, services, context, row, state);
    }
  }
  await applyRefunds(tx, services, context, charged);
}

async function writePayment(tx: Db, context: Context, payment: CashierPayment, before: Row | undefined): Promise<Row> {
  const { planId, cents, currency, at } = payment;
  // What is paid stays paid, whatever was tried before.
  const status = before?.status === 'paid' ? 'paid' : payment.status;
  const refundedCents = Math.min(
    cents,
    payment.refunds.reduce((sum, refund) => sum + refund.cents, 0),
  );
  const paidAt = before?.status === 'paid' ? before.paidAt : at;
  if (before && isSame(before, { status, refundedCents, paidAt })) return before;
  const [row] = before
    ? await tx.update(payments).set({ status, refundedCents, paidAt }).where(eq(payments.id, before.id)).returning()
    : await tx
        .insert(payments)
        .values({ ...context, cashierRef: payment.ref, planId, cents, currency, status, refundedCents, paidAt })
        .returning();
  if (!row) throw new Error('The payment was not written');
  return row;
}

function isSame(row: Row, { status, refundedCents, paidAt }: Pick<Row, 'status' | 'refundedCents' | 'paidAt'>) {
  return row.status === status && row.refundedCents === refundedCents && row.paidAt.getTime() === paidAt.getTime();
}

async function confirm(tx: Db, services: Services, context: Context, payment: CashierPayment, row: Row): Promise<void> {
  const { userId, subscriptionId } = context;
  const { id: paymentId, planId, cents, currency, paidAt: at } = row;
  const period = { startsAt: payment.periodStartsAt, endsAt: payment.periodEndsAt };
  const { id: invoiceId, number: invoiceNumber } = await issueInvoice(tx, services, { ...row, userId }, period);
  await services.events.announce(tx, paymentReceived, {
    ...{ userId, subscriptionId, at, cents, currency, planId, paymentId },
    ...{ invoiceId, invoiceNumber },
  });
}

async function announceFailure(
  tx: Db,
  { events }: Services,
  context: Context,
  row: Row,
  state: SubscriptionState,
): Promise<void> {
  const { userId, subscriptionId } = context;
  const { id: paymentId, planId, cents, currency, paidAt: at } = row;
  await events.announce(tx, paymentFailed, {
    ...{ userId, subscriptionId, at, cents, currency, planId, paymentId },
    nextTryAt: state.nextTryAt,
    graceEndsAt: state.endedAt ? null : state.accessUntil,
  });
}

async function applyRefunds(tx: Db, services: Services, { userId }: Context, charged: CashierPayment[]): Promise<void> {
  const wanted = charged.flatMap((payment) => payment.refunds.map((refund) => ({ payment, refund })));
  if (wanted.length === 0) return;
  const causes = wanted.map(({ refund }) => creditNoteCause(refund.ref));
  const issued = await tx.select({ cause: invoices.cause }).from(invoices).where(inArray(invoices.cause, causes));
  const done = new Set(issued.map(({ cause }) => cause));
  const rows = await tx
    .select()
    .from(payments)
    .where(
      inArray(
        payments.cashierRef,
        wanted.map(({ payment }) => payment.ref),
      ),
    );
  for (const { payment, refund } of wanted.filter((one) => !done.has(creditNoteCause(one.refund.ref)))) {
    const row = rows.find(({ cashierRef }) => cashierRef === payment.ref);
    if (!row) continue;
    const { cents, at, ref: refundRef } = refund;
    const note = await issueCreditNote(tx, { paymentId: row.id, userId, cents, refundRef, at });
    await services.events.announce(tx, paymentRefunded, {
      ...{ userId, at, cents, currency: row.currency, paymentId: row.id, refundRef },
      ...{ creditNoteId: note.id, creditNoteNumber: note.number },
    });
  }
}
