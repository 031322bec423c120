import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import { lockPerson } from '../../../identity/index.ts';
import { sandboxCheckouts, sandboxSubscriptions } from '../../sandbox.tables.ts';

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;
export type BuyerCheckout = { checkoutId: string; userId: string };

export function checkoutStatus(
  { status, expiresAt }: Pick<SandboxCheckout, 'status' | 'expiresAt'>,
  now: Date,
): SandboxCheckout['status'] {
  return status === 'open' && expiresAt <= now ? 'over' : status;
}

/** Somebody else's does not exist. */
export async function findCheckout(db: Db, { checkoutId, userId }: BuyerCheckout): Promise<SandboxCheckout> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(isOwn(checkoutId, userId));
  if (!checkout) throw new AppError('NOT_FOUND');
  return checkout;
}

/** Whoever pays at the same moment has the row: this waits, and leaves alone what is done. */
export async function closeCheckout(db: Db, id: string): Promise<void> {
  const isOpen = and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, 'open'));
  await db.update(sandboxCheckouts).set({ status: 'over', pendingCard: null }).where(isOpen);
}

/**
 * A checkout that can be paid, locked with its owner until the transaction ends: two windows take turns, and the second finds
 * what the first has done.
 */
export async function lockCheckout(
  tx: Db,
  { checkoutId, userId, now }: BuyerCheckout & { now: Date },
): Promise<{ kind: 'open'; checkout: SandboxCheckout } | { kind: 'done' }> {
  await lockPerson(tx, userId);
  const [checkout] = await tx.select().from(sandboxCheckouts).where(isOwn(checkoutId, userId)).for('no key update');
  if (!checkout) throw new AppError('NOT_FOUND');
  const status = checkoutStatus(checkout, now);
  if (status === 'done') return { kind: 'done' };
  if (status === 'over') throw new AppError('CHECKOUT_OVER');
  if (checkout.purpose === 'subscribe' && (await isSubscribed(tx, userId))) throw new AppError('ALREADY_SUBSCRIBED');
  return { kind: 'open', checkout };
}

function isOwn(checkoutId: string, userId: string) {
  return and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.userId, userId));
}

async function isSubscribed(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ ref: sandboxSubscriptions.ref })
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.userId, userId), ne(sandboxSubscriptions.status, 'ended')))
    .limit(1);
  return rows.length > 0;
}
