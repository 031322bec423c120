import type { Administration } from '@navor/contract';
import { count, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { subscriptions } from '../billing.tables.ts';

/** Subscriptions that are not over. What was granted is counted by itself: nobody pays for it. */
export async function countSubscriptions(db: Db): Promise<Administration['subscriptions']> {
  const kind = sql<string>`CASE WHEN ${subscriptions.source} = 'granted' THEN 'granted' ELSE ${subscriptions.status} END`;
  const rows = await db
    .select({ kind, count: count() })
    .from(subscriptions)
    .where(ne(subscriptions.status, 'ended'))
    .groupBy(kind);
  const of = (wanted: string) => rows.find((row) => row.kind === wanted)?.count ?? 0;
  // A cancelled one runs to the end of its period.
  return {
    active: of('active') + of('cancelled'),
    trial: of('trial'),
    past_due: of('past_due'),
    granted: of('granted'),
  };
}
