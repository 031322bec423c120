import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { tutoringGrants, tutoringUses } from '../billing.tables.ts';

/** How long minutes can be used that come back after their period. */
const returnedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Gives back what a cause took, once. What is from a period that is over comes back as a grant of its own, so that nobody loses by
 * a tutor who cancels, or by cancelling in time.
 */
export async function returnTutoringMinutes(
  tx: Db,
  { userId, cause, now }: { userId: string; cause: string; now: Date },
): Promise<void> {
  if (!(await lockPerson(tx, userId))) return;
  const returned = await tx
    .update(tutoringUses)
    .set({ returnedAt: now })
    .where(and(eq(tutoringUses.userId, userId), eq(tutoringUses.cause, cause), isNull(tutoringUses.returnedAt)))
    .returning({ grantId: tutoringUses.grantId, minutes: tutoringUses.minutes });
  if (returned.length === 0) return;
  const grantIds = returned.map(({ grantId }) => grantId);
  const grants = await tx.select().from(tutoringGrants).where(inArray(tutoringGrants.id, grantIds));
  const over = grants.filter(({ endsAt }) => endsAt <= now);
  const [last] = over.toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime());
  if (!last) return;
  const isOver = new Set(over.map(({ id }) => id));
  const minutes = returned.reduce((sum, use) => sum + (isOver.has(use.grantId) ? use.minutes : 0), 0);
  await tx.insert(tutoringGrants).values({
    ...{ userId, subscriptionId: last.subscriptionId, minutes, returnedCause: cause },
    ...{ startsAt: now, endsAt: new Date(now.getTime() + returnedDays * dayMs) },
  });
}
