import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { certificates } from '../certificates.tables.ts';

type Sharing = { userId: string; id: string; showsName: boolean; showsGrade: boolean; isListed: boolean };

/** Keeps what a holder lets others see of a certificate. */
export async function saveSharing(db: Db, { userId, id, ...sharing }: Sharing): Promise<void> {
  const saved = await db
    .update(certificates)
    .set(sharing)
    .where(and(eq(certificates.id, id), eq(certificates.userId, userId)))
    .returning({ id: certificates.id });
  if (saved.length === 0) throw new AppError('NOT_FOUND');
}
