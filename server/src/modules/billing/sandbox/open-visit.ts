import { randomUUID } from 'node:crypto';
import { screenPath } from '@navor/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CardOrder, CheckoutOrder, OpenedCheckout } from '../cashier.ts';
import { sandboxSubscriptions, sandboxVisits } from '../sandbox.tables.ts';

const visitMs = 24 * 60 * 60 * 1000;

/** The visit goes by the checkout's id, so that the same order finds the same visit. */
export async function openSubscribeVisit(db: Db, order: CheckoutOrder, now: Date): Promise<OpenedCheckout> {
  const { checkoutId: id, buyer, plan, trialDays, cancelUrl } = order;
  const expiresAt = new Date(now.getTime() + visitMs);
  await db
    .insert(sandboxVisits)
    .values({
      ...{ id, userId: buyer.id, purpose: 'subscribe', planId: plan.id, isTrial: trialDays > 0 },
      ...{ leaveUrl: cancelUrl, createdAt: now, expiresAt },
    })
    .onConflictDoNothing();
  const [visit] = await db
    .select({ expiresAt: sandboxVisits.expiresAt })
    .from(sandboxVisits)
    .where(eq(sandboxVisits.id, id));
  return { ref: id, url: pathOfVisit(id), expiresAt: visit?.expiresAt ?? expiresAt };
}

export async function openCardVisit(db: Db, order: CardOrder, now: Date): Promise<{ url: string }> {
  const { buyer, subscriptionRef, returnUrl } = order;
  const { ref, userId, status } = sandboxSubscriptions;
  const isLiving = and(eq(ref, subscriptionRef), eq(userId, buyer.id), ne(status, 'ended'));
  const living = await db.select({ ref }).from(sandboxSubscriptions).where(isLiving);
  if (living.length === 0) throw new AppError('NOT_POSSIBLE_NOW');
  const id = randomUUID();
  await db.insert(sandboxVisits).values({
    ...{ id, userId: buyer.id, purpose: 'card', isTrial: false, subscriptionRef },
    ...{ leaveUrl: returnUrl, createdAt: now, expiresAt: new Date(now.getTime() + visitMs) },
  });
  return { url: pathOfVisit(id) };
}

function pathOfVisit(id: string): string {
  return screenPath('sandboxCheckout', { visitId: id });
}
