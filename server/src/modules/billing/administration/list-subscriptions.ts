import type { ListedSubscription, SubscriptionStatus } from '@navor/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { namedPeople } from '../../identity/index.ts';
import { subscriptions } from '../billing.tables.ts';
import { matchesPerson } from './matches-person.ts';

const pageSize = 25;

type Wanted = { search?: string | undefined; status?: SubscriptionStatus | undefined; page: number };
type SubscriptionPage = { count: number; page_count: number; subscriptions: ListedSubscription[] };

/** Everybody's subscriptions, those that began last first. */
export async function listSubscriptions(db: Db, { search, status, page }: Wanted): Promise<SubscriptionPage> {
  const people = namedPeople(db, 'people');
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
  return { count: found, page_count: Math.max(1, Math.ceil(found / pageSize)), subscriptions: rows };
}

export async function findListedSubscription(db: Db, id: string): Promise<ListedSubscription> {
  const [found] = await selectListed(db).where(eq(subscriptions.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

function selectListed(db: Db) {
  const people = namedPeople(db, 'people');
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
