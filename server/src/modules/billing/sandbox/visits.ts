import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockPerson } from '../../identity/index.ts';
import { sandboxSubscriptions, sandboxVisits } from '../sandbox.tables.ts';

export type Visit = typeof sandboxVisits.$inferSelect;
export type OwnVisit = { visitId: string; userId: string };

export function visitStatus({ status, expiresAt }: Pick<Visit, 'status' | 'expiresAt'>, now: Date): Visit['status'] {
  return status === 'open' && expiresAt <= now ? 'over' : status;
}

/** Somebody else's does not exist. */
export async function findVisit(db: Db, { visitId, userId }: OwnVisit): Promise<Visit> {
  const [visit] = await db.select().from(sandboxVisits).where(isOwn(visitId, userId));
  if (!visit) throw new AppError('NOT_FOUND');
  return visit;
}

/**
 * A visit that can be paid, held with its owner until the transaction ends: two windows take turns, and the second finds
 * what the first has done.
 */
export async function holdVisit(
  tx: Db,
  { visitId, userId, now }: OwnVisit & { now: Date },
): Promise<{ kind: 'open'; visit: Visit } | { kind: 'done' }> {
  await lockPerson(tx, userId);
  const [visit] = await tx.select().from(sandboxVisits).where(isOwn(visitId, userId)).for('no key update');
  if (!visit) throw new AppError('NOT_FOUND');
  const status = visitStatus(visit, now);
  if (status === 'done') return { kind: 'done' };
  if (status === 'over') throw new AppError('CHECKOUT_OVER');
  if (visit.purpose === 'subscribe' && (await isSubscribed(tx, userId))) throw new AppError('ALREADY_SUBSCRIBED');
  return { kind: 'open', visit };
}

function isOwn(visitId: string, userId: string) {
  return and(eq(sandboxVisits.id, visitId), eq(sandboxVisits.userId, userId));
}

async function isSubscribed(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ ref: sandboxSubscriptions.ref })
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.userId, userId), ne(sandboxSubscriptions.status, 'ended')))
    .limit(1);
  return rows.length > 0;
}
