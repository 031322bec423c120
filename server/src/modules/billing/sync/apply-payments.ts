import { plans } from '@navor/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { paymentFailed, paymentReceived } from '../billing.events.ts';
import { payments } from '../billing.tables.ts';
import type { CashierPayment } from '../cashier/cashier.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { SubscriptionState } from '../lifecycle/subscription-state.ts';
import { applyRefunds } from './apply-refunds.ts';
import { type PaymentRow, writePayment } from './write-payment.ts';

type Context = { subscriptionId: string; userId: string; source: 'stripe' | 'sandbox' };

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
    const row = await writePayment(tx, services, { ...context, planId: payment.planId }, payment, before);
    if (row.status === 'paid' && before?.status !== 'paid') await confirm(tx, services, context, payment, row);
    if (row.status === 'failed' && before?.paidAt.getTime() !== row.paidAt.getTime()) {
      await announceFailure(tx, services, context, payment, row, state);
    }
  }
  await applyRefunds(tx, services, { userId: context.userId }, charged);
}

async function confirm(
  tx: Db,
  services: Services,
  { userId, subscriptionId }: Context,
  { planId, periodStartsAt, periodEndsAt }: CashierPayment,
  row: PaymentRow,
): Promise<void> {
  const { id: paymentId, cents, currency, paidAt: at } = row;
  const invoice = await issueInvoice(
    tx,
    services,
    { ...row, userId },
    {
      ...{ planId, planName: plans[planId].name },
      periodStartsAt: periodStartsAt?.toISOString() ?? null,
      periodEndsAt: periodEndsAt?.toISOString() ?? null,
    },
  );
  await services.events.announce(tx, paymentReceived, {
    ...{ userId, subscriptionId, at, cents, currency, planId, paymentId },
    ...{ invoiceId: invoice.id, invoiceNumber: invoice.number },
  });
}

async function announceFailure(
  tx: Db,
  { events }: Services,
  { userId, subscriptionId }: Context,
  { planId }: CashierPayment,
  row: PaymentRow,
  state: SubscriptionState,
): Promise<void> {
  const { id: paymentId, cents, currency, paidAt: at } = row;
  await events.announce(tx, paymentFailed, {
    ...{ userId, subscriptionId, at, cents, currency, planId, paymentId },
    nextTryAt: state.nextTryAt,
    graceEndsAt: state.endedAt ? null : state.accessUntil,
  });
}
