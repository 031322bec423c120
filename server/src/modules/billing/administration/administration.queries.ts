import type { ListedPayment, ListedSubscription, PaymentStatus, SubscriptionStatus } from '@navor/contract';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { mayRevoke } from '../billing.policy.ts';
import { paymentItem, paymentStatus } from '../billing.queries.ts';
import { invoices, payments, subscriptions } from '../billing.tables.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { purchases } from '../purchases.tables.ts';

const pageSize = 25;

type Wanted<Status> = { search?: string | undefined; status?: Status | undefined; page: number };
type Page = { count: number; page_count: number };
type SubscriptionPage = Page & { subscriptions: ListedSubscription[] };
type PaymentPage = Page & { payments: ListedPayment[] };

/** Everybody's subscriptions, those that began last first. */
export async function listSubscriptions(
  services: Services,
  { search, person_id, status, page }: Wanted<SubscriptionStatus> & { person_id?: string | undefined },
): Promise<SubscriptionPage> {
  const { db } = services;
  const people = peopleSubquery(db, 'people');
  const condition = and(
    matchesPerson(people, search),
    person_id ? eq(subscriptions.userId, person_id) : undefined,
    status && eq(subscriptions.status, status),
  );
  const [[total], rows] = await Promise.all([
    db
      .select({ count: count() })
      .from(subscriptions)
      .innerJoin(people, eq(people.id, subscriptions.userId))
      .where(condition),
    selectListed(db)
      .where(condition)
      .orderBy(desc(subscriptions.startedAt), subscriptions.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { ...pages(total), subscriptions: rows.map((row) => present(services, row)) };
}

export async function findListedSubscription(services: Services, id: string): Promise<ListedSubscription> {
  const [found] = await selectListed(services.db).where(eq(subscriptions.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  return present(services, found);
}

/** Everybody's payments, newest first; also of those whose accounts are gone. */
export async function listPayments(db: Db, { search, status, page }: Wanted<PaymentStatus>): Promise<PaymentPage> {
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
        planId: payments.planId,
        title: purchases.title,
        cents: payments.cents,
        refunded_cents: payments.refundedCents,
        currency: payments.currency,
        paid_at: payments.paidAt,
        invoice_id: invoices.id,
        invoice_number: invoices.number,
      })
      .from(payments)
      .leftJoin(people, eq(people.id, payments.userId))
      .leftJoin(purchases, eq(purchases.id, payments.purchaseId))
      .leftJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
      .where(condition)
      .orderBy(desc(payments.paidAt), payments.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const listed = rows.map(({ planId, title, ...row }) => ({ ...row, item: paymentItem({ planId, title }) }));
  return { ...pages(total), payments: listed };
}

type ListedRow = Omit<ListedSubscription, 'renews' | 'can_revoke'>;

function present(services: Services, row: ListedRow): ListedSubscription {
  const { source, status } = row;
  return {
    ...row,
    renews: source !== 'granted' && (status === 'trial' || status === 'active'),
    can_revoke: mayRevoke(row, cashierSource(services)),
  };
}

function selectListed(db: Db) {
  const people = peopleSubquery(db, 'people');
  return db
    .select({
      id: subscriptions.id,
      person: { id: people.id, full_name: people.fullName, email: people.email },
      source: subscriptions.source,
      status: subscriptions.status,
      tier: subscriptions.tier,
      plan_id: subscriptions.planId,
      started_at: subscriptions.startedAt,
      period_ends_at: subscriptions.periodEndsAt,
      ended_at: subscriptions.endedAt,
      end_reason: subscriptions.endReason,
    })
    .from(subscriptions)
    .innerJoin(people, eq(people.id, subscriptions.userId));
}

function pages(total: { count: number } | undefined): Page {
  const found = total?.count ?? 0;
  return { count: found, page_count: Math.max(1, Math.ceil(found / pageSize)) };
}

/** A condition: somebody's name or address has these characters in it, whatever they are. */
function matchesPerson(people: ReturnType<typeof peopleSubquery>, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(people.email, pattern), ilike(people.fullName, pattern));
}
