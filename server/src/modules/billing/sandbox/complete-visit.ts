import { plans, trialDays } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { CardDeclined } from '../cashier.ts';
import { type SandboxCard, sandboxVisits } from '../sandbox.tables.ts';
import type { Advanced } from './advance-subscription.ts';
import { holdSubscription, writeBooks } from './books.ts';
import { monthAfter } from './calendar-month.ts';
import { replaceCard } from './subscription-wishes.ts';
import type { Visit } from './visits.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Does what a visit is for with a card that was taken. The visit is held and open. */
export async function completeVisit(
  services: Services,
  tx: Db,
  { visit, card, now }: { visit: Visit; card: SandboxCard; now: Date },
): Promise<void> {
  const advanced = visit.purpose === 'card' ? await withNewCard(tx, visit, card, now) : started(visit, card, now);
  await writeBooks(services, tx, advanced);
  await tx
    .update(sandboxVisits)
    .set({ status: 'done', subscriptionRef: advanced.subscription.ref, pendingCard: null })
    .where(eq(sandboxVisits.id, visit.id));
}

async function withNewCard(tx: Db, visit: Visit, card: SandboxCard, now: Date): Promise<Advanced> {
  if (!visit.subscriptionRef) throw new Error(`The visit ${visit.id} is for no subscription`);
  const subscription = await holdSubscription(tx, visit.subscriptionRef);
  try {
    return replaceCard(subscription, card, now);
  } catch (error) {
    if (error instanceof CardDeclined) throw new AppError('CARD_DECLINED', { reason: error.reason });
    throw error;
  }
}

/** When a trial ends that begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialDays * dayMs);
}

/** On trial nothing is charged; otherwise the first month is, which every card that is taken pays. */
function started(visit: Visit, card: SandboxCard, now: Date): Advanced {
  const { id, userId, planId, isTrial } = visit;
  if (!planId) throw new Error(`The visit ${id} is for no plan`);
  const periodEndsAt = isTrial ? trialEnd(now) : monthAfter(now, now);
  const period = { periodStartsAt: now, periodEndsAt };
  const charge = {
    ...{ cause: `period:${now.toISOString()}`, planId, cents: plans[planId].cents },
    ...{ status: 'paid' as const, ...period, at: now },
  };
  return {
    subscription: {
      ...{ ref: `sandbox_subscription_${id}`, userId, checkoutId: id, planId, nextPlanId: null, card, ...period },
      ...{ status: isTrial ? 'trial' : 'active', trialEndsAt: isTrial ? periodEndsAt : null },
      ...{ isCancelledAtPeriodEnd: false, failedTries: 0, dueAt: periodEndsAt },
      ...{ startedAt: now, endedAt: null, endReason: null },
    },
    charges: isTrial ? [] : [charge],
  };
}
