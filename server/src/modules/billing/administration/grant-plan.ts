import { type FieldProblem, type GrantablePlanId, grantablePlans, homeTimeZone } from '@navor/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, type Day, dayOf, dayStart } from '../../../platform/time/days.ts';
import { findRecipientByEmail, lockPerson } from '../../identity/index.ts';
import { planGranted } from '../billing.events.ts';
import { subscriptionHistory, subscriptions } from '../billing.tables.ts';
import { endSubscriptions } from '../subscriptions/end-subscriptions.ts';
import { grantTutoringOfMonth } from '../tutoring/grant-tutoring-monthly.ts';

type Grant = {
  actorId: string;
  email: string;
  planId: GrantablePlanId;
  /** The last day with the plan; null is without an end. */
  endsOn: Day | null;
  reason: string;
};

/** Gives somebody a plan that nobody pays for, in place of one that was granted before; answers with its id. */
export async function grantPlan(services: Services, grant: Grant, now: Date): Promise<string> {
  const { actorId, email, planId, endsOn, reason } = grant;
  const { tier } = grantablePlans[planId];
  const endsAt = endsOn === null ? null : endOf(endsOn, now);
  const person = await findRecipientByEmail(services.db, email);
  if (!person) throw refusal('email', 'invalid');
  const userId = person.id;

  return services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) throw refusal('email', 'invalid');
    const running = await findRunningGrant(tx, userId);
    const isTheSame = running?.planId === planId && running.accessUntil?.getTime() === endsAt?.getTime();
    if (running && isTheSame) return running.id;
    if (running) await endSubscriptions(tx, services, eq(subscriptions.id, running.id), { reason: 'replaced', now });

    const [granted] = await tx
      .insert(subscriptions)
      .values({
        ...{ userId, source: 'granted', status: 'active', tier, planId },
        ...{ periodStartsAt: now, periodEndsAt: endsAt, accessUntil: endsAt, startedAt: now },
      })
      .returning({ id: subscriptions.id });
    if (!granted) throw new Error('The granted plan was not stored');
    const subscriptionId = granted.id;
    await tx.insert(subscriptionHistory).values({ userId, subscriptionId, change: 'started', at: now });
    await grantTutoringOfMonth(tx, now);
    const details = { subscription_id: subscriptionId, tier, plan_id: planId, ends_at: endsAt };
    await recordAudit(tx, { actorId, subjectId: userId, action: 'plan_granted', reason, details });
    await services.events.announce(tx, planGranted, { userId, subscriptionId, at: now, planId, endsAt });
    return subscriptionId;
  });
}

/** Locked, so that it is not revoked meanwhile. Whoever revokes a grant never waits for its owner, so this may come second. */
async function findRunningGrant(tx: Db, userId: string) {
  const [running] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.source, 'granted'), isNull(subscriptions.endedAt)))
    .for('update');
  return running;
}

/** Beyond this, moments in time can no longer be written as a day with a year of four digits. */
const latestDay: Day = '9998-12-31';

/** The last moment of a day, rather than the first of the next one: whoever is told of it reads the day that was meant. */
function endOf(day: Day, now: Date): Date {
  if (day < dayOf(now, homeTimeZone)) throw refusal('ends_on', 'too_small');
  if (day > latestDay) throw refusal('ends_on', 'too_big');
  return new Date(dayStart(addDays(day, 1), homeTimeZone).getTime() - 1);
}

function refusal(path: 'email' | 'ends_on', problem: FieldProblem['problem']): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path, problem }] satisfies FieldProblem[] });
}
