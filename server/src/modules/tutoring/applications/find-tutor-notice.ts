import type { TutorStatus } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { tutors } from '../tutors.tables.ts';

/** Somebody on the way to being a tutor, as messages tell of them. */
export type TutorNotice = {
  userId: string;
  name: string;
  status: TutorStatus;
  appliedAt: Date | null;
  declineReason: string | null;
};

export async function findTutorNotice(db: Db, tutorId: string): Promise<TutorNotice | undefined> {
  const person = peopleSubquery(db, 'notice_tutor');
  const [found] = await db
    .select({
      userId: tutors.userId,
      name: person.fullName,
      status: tutors.status,
      appliedAt: tutors.appliedAt,
      declineReason: tutors.declineReason,
    })
    .from(tutors)
    .innerJoin(person, eq(person.id, tutors.userId))
    .where(eq(tutors.id, tutorId));
  return found;
}
