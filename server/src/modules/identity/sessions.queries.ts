import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sessions } from './identity.tables.ts';

/** Somebody's sessions that are open, the one used last first. */
export function findOpenSessions(db: Db, userId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt));
}

/** False if they have no such session. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

export async function endOtherSessions(db: Db, userId: string, keptSessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
}

/** How many there were. */
export async function endAllSessions(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.userId, userId));
  return rowCount ?? 0;
}
