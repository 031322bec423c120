import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutors } from '../tutors.tables.ts';

/** Minutes that a tutor keeps free after each session; none for one who is gone. */
export async function findBuffer(db: Db, tutorId: string): Promise<number> {
  const [tutor] = await db.select({ bufferMinutes: tutors.bufferMinutes }).from(tutors).where(eq(tutors.id, tutorId));
  return tutor?.bufferMinutes ?? 0;
}
