import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { checkouts } from '../billing.tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The one that somebody can still pay on. */
export async function findOpenCheckout(db: Db, userId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')));
  return row;
}

/** Somebody else's does not exist. */
export async function findOwnCheckout(db: Db, userId: string, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)));
  return row;
}

/** What is paid is done, even if it had been given up; what is done is never given up. */
export async function closeCheckout(
  db: Db,
  { id, userId }: Pick<CheckoutRow, 'id' | 'userId'>,
  status: 'done' | 'over',
): Promise<void> {
  await db
    .update(checkouts)
    .set({ status })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.userId, userId),
        status === 'over' ? eq(checkouts.status, 'open') : undefined,
      ),
    );
}
