import { randomUUID } from 'node:crypto';
import { screenPath } from '@navor/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { CardOrder, CheckoutOrder, OpenedCheckout } from '../../cashier/cashier.ts';
import { sandboxCheckouts, sandboxSubscriptions } from '../../sandbox.tables.ts';

const checkoutMs = 24 * 60 * 60 * 1000;

/** It goes by the id of our checkout, so that the same order finds the same one. */
export async function openCheckout(db: Db, order: CheckoutOrder, now: Date): Promise<OpenedCheckout> {
  const { checkoutId: id, buyer, plan, trialDays, cancelUrl } = order;
  const expiresAt = new Date(now.getTime() + checkoutMs);
  await db
    .insert(sandboxCheckouts)
    .values({
      ...{ id, userId: buyer.id, purpose: 'subscribe', planId: plan.id, isTrial: trialDays > 0 },
      ...{ leaveUrl: cancelUrl, createdAt: now, expiresAt },
    })
    .onConflictDoNothing();
  const [checkout] = await db
    .select({ expiresAt: sandboxCheckouts.expiresAt })
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.id, id));
  return { ref: id, url: checkoutPath(id), expiresAt: checkout?.expiresAt ?? expiresAt };
}

export async function openCardChange(db: Db, order: CardOrder, now: Date): Promise<{ url: string }> {
  const { buyer, subscriptionRef, returnUrl } = order;
  const { ref, userId, status } = sandboxSubscriptions;
  const isRunning = and(eq(ref, subscriptionRef), eq(userId, buyer.id), ne(status, 'ended'));
  const running = await db.select({ ref }).from(sandboxSubscriptions).where(isRunning);
  if (running.length === 0) throw new AppError('NOT_POSSIBLE_NOW');
  const id = randomUUID();
  await db.insert(sandboxCheckouts).values({
    ...{ id, userId: buyer.id, purpose: 'card', isTrial: false, subscriptionRef },
    ...{ leaveUrl: returnUrl, createdAt: now, expiresAt: new Date(now.getTime() + checkoutMs) },
  });
  return { url: checkoutPath(id) };
}

export function checkoutPath(id: string): string {
  return screenPath('sandboxCheckout', { checkoutId: id });
}
