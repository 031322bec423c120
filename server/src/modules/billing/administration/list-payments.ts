import type { ListedPayment, PaymentStatus } from '@navor/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { paymentStatus } from '../billing.queries.ts';
import { invoices, payments } from '../billing.tables.ts';
import { matchesPerson } from './matches-person.ts';

const pageSize = 25;

type Wanted = { search?: string | undefined; status?: PaymentStatus | undefined; page: number };
type PaymentPage = { count: number; page_count: number; payments: ListedPayment[] };

/** Everybody's payments, newest first; also of those whose accounts are gone. */
export async function listPayments(db: Db, { search, status, page }: Wanted): Promise<PaymentPage> {
  const people = peopleSubquery(db, 'people');
  const condition = and(matchesPerson(people, search), status && sql`${paymentStatus} = ${status}`);
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(payments).leftJoin(people, eq(people.id, payments.userId)).where(condition),
    db
      .select({
        id: payments.id,
        person: { id: people.id, full_name: people.fullName, email: people.email },
        source: payments.source,
        status: paymentStatus,
        plan_id: payments.planId,
        cents: payments.cents,
        refunded_cents: payments.refundedCents,
        currency: payments.currency,
        paid_at: payments.paidAt,
        invoice_id: invoices.id,
        invoice_number: invoices.number,
      })
      .from(payments)
      .leftJoin(people, eq(people.id, payments.userId))
      .leftJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
      .where(condition)
      .orderBy(desc(payments.paidAt), payments.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const found = total?.count ?? 0;
  return { count: found, page_count: Math.max(1, Math.ceil(found / pageSize)), payments: rows };
}
