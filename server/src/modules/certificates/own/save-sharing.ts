import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockPerson } from '../../identity/index.ts';
import { findCertificate } from '../certificates.queries.ts';
import { certificates } from '../certificates.tables.ts';

type Sharing = { userId: string; id: string; showsName: boolean; showsGrade: boolean; isListed: boolean };

/**
 * Keeps what a holder lets others see of a certificate, and of all that were issued for the same course: whoever hides their
 * name on a page that is out of date by a moment means the one that has taken its place.
 */
export async function saveSharing(db: Db, { userId, id, ...sharing }: Sharing): Promise<void> {
  await db.transaction(async (tx) => {
    // One that is being issued anew would carry over what was chosen before.
    await lockPerson(tx, userId);
    const known = await findCertificate(tx, id);
    if (known?.userId !== userId) throw new AppError('NOT_FOUND');
    await tx
      .update(certificates)
      .set(sharing)
      .where(and(eq(certificates.userId, userId), eq(certificates.courseId, known.courseId)));
  });
}
