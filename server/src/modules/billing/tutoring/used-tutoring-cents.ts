import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutoringUses } from '../billing.tables.ts';

/** What the tutoring is worth that somebody has had with their plan since a moment, and not given back. */
export async function usedTutoringCents(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${tutoringUses.valueCents}), 0)::int` })
    .from(tutoringUses)
    .where(and(eq(tutoringUses.userId, userId), gte(tutoringUses.usedAt, since), isNull(tutoringUses.returnedAt)));
  return row?.cents ?? 0;
}
