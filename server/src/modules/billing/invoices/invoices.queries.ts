import type { BillingDetails, GrantablePlanId, Invoice, Payment, PlanId } from '@navor/contract';
import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { paymentItem, paymentStatus } from '../billing.queries.ts';
import { billingDetails, invoices, payments, subscriptionHistory, subscriptions } from '../billing.tables.ts';
import { purchases } from '../purchases.tables.ts';

export function listHistory(db: Db, userId: string) {
  const { id, change, planId, reason, at } = subscriptionHistory;
  return (
    db
      .select({
        ...{ id, change, reason, at },
        // What is granted or ended without a cashier never changes its plan, so its steps need not name it.
        plan_id: sql<GrantablePlanId>`coalesce(${planId}, ${subscriptions.planId})`,
        is_granted: sql<boolean>`${subscriptions.source} = 'granted'`,
      })
      .from(subscriptionHistory)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionHistory.subscriptionId))
      .where(eq(subscriptionHistory.userId, userId))
      // One that replaces another begins at the moment in which that one ends, and comes after it.
      .orderBy(desc(at), asc(eq(change, 'ended')), desc(id))
  );
}

export async function listPayments(db: Db, userId: string): Promise<Payment[]> {
  const { id, planId, cents, refundedCents, currency, paidAt } = payments;
  const rows = await db
    .select({
      ...{ id, status: paymentStatus, planId, title: purchases.title, cents },
      ...{ refunded_cents: refundedCents, currency, paid_at: paidAt },
    })
    .from(payments)
    .leftJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(paidAt), desc(id));
  return rows.map(withItem);
}

export async function listInvoices(db: Db, userId: string): Promise<Invoice[]> {
  const { id, kind, number, issuedAt, cents, currency } = invoices;
  const rows = await db
    .select({
      ...{ id, kind, number, planId: payments.planId, title: purchases.title },
      ...{ issued_at: issuedAt, cents, currency },
    })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .leftJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(invoices.userId, userId))
    .orderBy(desc(issuedAt), desc(number));
  return rows.map(withItem);
}

/** What a row is for, in place of the columns that tell it. */
function withItem<Row extends { planId: PlanId | null; title: string | null }>({ planId, title, ...row }: Row) {
  return { ...row, item: paymentItem({ planId, title }) };
}

/** An invoice with how and when its payment was made. */
export async function findInvoice(db: Db, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(invoices), source: payments.source, paidAt: payments.paidAt })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(invoices.id, id));
  return row;
}

const noDetails: BillingDetails = {
  ...{ name: '', company: '', tax_id: '' },
  ...{ street: '', postcode: '', city: '', country: '' },
};

export async function findDetails(db: Db, userId: string): Promise<BillingDetails> {
  const { name, company, taxId, street, postcode, city, country } = billingDetails;
  const [row] = await db
    .select({ name, company, tax_id: taxId, street, postcode, city, country })
    .from(billingDetails)
    .where(eq(billingDetails.userId, userId));
  return row ?? noDetails;
}

export async function saveDetails(db: Db, userId: string, details: BillingDetails): Promise<void> {
  const { tax_id: taxId, ...lines } = details;
  const set = { ...lines, taxId };
  await db
    .insert(billingDetails)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: billingDetails.userId, set });
}
