import type { Plan } from '@navor/contract';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { subscriptions } from './billing.tables.ts';

export async function findCurrentPlan(db: Db, userId: string): Promise<Plan | null> {
  const isCurrent = or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, sql`now()`));
  const [row] = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isCurrent));
  return row?.plan ?? null;
}
