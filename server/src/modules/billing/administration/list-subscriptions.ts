import type { ListedSubscription, SubscriptionStatus } from '@navor/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { subscriptions } from '../billing.tables.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { matchesPerson } from './matches-person.ts';

const pageSize = 25;

type Wanted = { search?: string | undefined; status?: SubscriptionStatus | undefined; page: number };
type SubscriptionPage = { count: number; page_count: number; subscriptions: ListedSubscription[] };

/** Everybody's subscriptions, those that began last first. */
export async function listSubscriptions(
  services: Services,
  { search, status, page }: Wanted,
): Promise<SubscriptionPage> {
  const { db } = services;
  const people = peopleSubquery(db, 'people');
  const condition = and(matchesPerson(people, search), status && eq(subscriptions.status, status));
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
  const found = total?.count ?? 0;
  return {
    count: found,
    page_count: Math.max(1, Math.ceil(found / pageSize)),
    subscriptions: rows.map((row) => present(services, row)),
  };
}

export async function findListedSubscription(services: Services, id: string): Promise<ListedSubscription> {
  const [found] = await selectListed(services.db).where(eq(subscriptions.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  return present(services, found);
}

type ListedRow = Omit<ListedSubscription, 'renews' | 'can_revoke'>;

/** What a cashier keeps that is not in charge here cannot be ended from here either. */
function present(services: Services, row: ListedRow): ListedSubscription {
  const { source, status } = row;
  const isKeptHere = source === 'granted' || source === cashierSource(services);
  return {
    ...row,
    renews: source !== 'granted' && (status === 'trial' || status === 'active'),
    can_revoke: status !== 'ended' && isKeptHere,
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
