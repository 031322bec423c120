import type { PaymentItem, PaymentStatus, PlanId, SubscriptionStatus } from '@navor/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findRecipient } from '../identity/index.ts';
import { payments, subscriptions } from './billing.tables.ts';
import type { Buyer, Cashier } from './cashier/cashier.ts';
import type { SubscriptionState } from './lifecycle/subscription-state.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A row that a cashier stands behind has everything that a state has. */
export type PaidSubscription = SubscriptionRow &
  SubscriptionState & {
    cashierRef: string;
    source: Cashier['source'];
    status: Exclude<SubscriptionStatus, 'ended'>;
  };

/** The subscription that pays for somebody's plan, if one runs. */
export async function findRunningSubscription(db: Db, userId: string): Promise<PaidSubscription | undefined> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  return rows.find(isPaidAndRunning);
}

export function isPaidAndRunning(row: SubscriptionRow): row is PaidSubscription {
  return row.source !== 'granted' && row.endedAt === null;
}

/** What an administrator has granted somebody and still holds. */
export async function findHeldGrant(db: Db, userId: string, now: Date): Promise<SubscriptionRow | undefined> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  return rows.find((row) => isHeldGrant(row, now));
}

export function isHeldGrant({ source, endedAt, accessUntil }: SubscriptionRow, now: Date): boolean {
  return source === 'granted' && endedAt === null && (accessUntil === null || accessUntil > now);
}

/** Somebody as the cashier gets to know them. */
export async function findBuyer(db: Db, userId: string): Promise<Buyer> {
  const person = await findRecipient(db, userId);
  if (!person) throw new AppError('NOT_AUTHENTICATED');
  const { id, email, name, language } = person;
  return { id, email, name, language };
}

/**
 * How a payment stands, by what was given back of it; for statements that show it or search by it. A refund has failed where a
 * credit note promises what the bank did not take.
 */
export const paymentStatus = sql<PaymentStatus>`CASE
  WHEN ${payments.status} = 'failed' THEN 'failed'
  WHEN ${payments.refundedCents} < (
    SELECT -sum(note.cents) FROM invoices AS note WHERE note.payment_id = ${payments.id} AND note.kind = 'credit_note'
  ) THEN 'refund_failed'
  WHEN ${payments.refundedCents} = 0 THEN 'paid'
  WHEN ${payments.refundedCents} < ${payments.cents} THEN 'partly_refunded'
  ELSE 'refunded' END`;

/** What a payment is for: a period of a plan, or something bought once. One of both is there, as the table demands. */
export function paidFor({ planId, title }: PaidForColumns): { planId: PlanId } | { title: string } {
  if (planId) return { planId };
  if (title !== null) return { title };
  throw new Error('A payment that is for nothing');
}

/** The same as the API tells it. */
export function paymentItem(columns: PaidForColumns): PaymentItem {
  const item = paidFor(columns);
  return 'title' in item ? { kind: 'purchase', title: item.title } : { kind: 'plan', plan_id: item.planId };
}

type PaidForColumns = { planId: PlanId | null; title: string | null };
