import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutoringUses } from '../billing.tables.ts';

/** Gives back what a cause took; if its period is over meanwhile, nobody has it any more. */
export async function returnTutoringMinutes(
  tx: Db,
  { userId, cause, now }: { userId: string; cause: string; now: Date },
): Promise<void> {
  await tx
    .update(tutoringUses)
    .set({ returnedAt: now })
    .where(and(eq(tutoringUses.userId, userId), eq(tutoringUses.cause, cause), isNull(tutoringUses.returnedAt)));
}
