import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutoringGrants, tutoringUses } from '../billing.tables.ts';

/** How many minutes of tutoring somebody can still have with their plan. */
export async function tutoringMinutesLeft(db: Db, userId: string, now: Date): Promise<number> {
  return sumLeft(await currentGrants(db, userId, now));
}

/** Somebody's minutes of the running periods with what is left of each, those first that are lost first. */
export function currentGrants(db: Db, userId: string, now: Date): Promise<HeldGrant[]> {
  const used = sql`coalesce(sum(${tutoringUses.minutes}), 0)`;
  const { id, minutes, endsAt } = tutoringGrants;
  return db
    .select({ id, minutes, endsAt, left: sql<number>`(${minutes} - ${used})::int` })
    .from(tutoringGrants)
    .leftJoin(tutoringUses, and(eq(tutoringUses.grantId, tutoringGrants.id), isNull(tutoringUses.returnedAt)))
    .where(and(eq(tutoringGrants.userId, userId), lte(tutoringGrants.startsAt, now), gt(tutoringGrants.endsAt, now)))
    .groupBy(tutoringGrants.id)
    .orderBy(tutoringGrants.endsAt, tutoringGrants.id);
}

export type HeldGrant = { id: string; minutes: number; left: number; endsAt: Date };

export function sumLeft(grants: HeldGrant[]): number {
  return grants.reduce((sum, { left }) => sum + left, 0);
}

/** What the tutoring is worth that somebody has had with their plan since a moment, and not given back. */
export async function usedTutoringCents(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${tutoringUses.valueCents}), 0)::int` })
    .from(tutoringUses)
    .where(and(eq(tutoringUses.userId, userId), gte(tutoringUses.usedAt, since), isNull(tutoringUses.returnedAt)));
  return row?.cents ?? 0;
}
