import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutors } from '../tutors.tables.ts';

export type OwnTutor = typeof tutors.$inferSelect;

/** Somebody's own profile as a tutor, whatever its status. */
export async function findOwnTutor(db: Db, userId: string): Promise<OwnTutor | undefined> {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.userId, userId));
  return tutor;
}

/** The same, begun as an empty draft where there is none. */
export async function openOwnTutor(db: Db, userId: string, timeZone: string): Promise<OwnTutor> {
  const existing = await findOwnTutor(db, userId);
  if (existing) return existing;
  await db.insert(tutors).values({ userId, timeZone }).onConflictDoNothing();
  const opened = await findOwnTutor(db, userId);
  if (!opened) throw new Error('The draft was not stored');
  return opened;
}
