import type { Allowance } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { mayUse } from '../../billing/index.ts';
import { assistantUsage } from '../assistant.tables.ts';
import { type Asker, allowanceAfter, countSentToday } from './read-allowance.ts';

type Reservation = Asker & { answerId: string; conversationId: string };

/** Takes one message of the day. The caller holds the person's lock: two at once would both find the last one free. */
export async function reserveMessage(tx: Db, reservation: Reservation): Promise<Allowance> {
  const { viewer, answerId, conversationId, now, timeZone } = reservation;
  const sentToday = await countSentToday(tx, reservation);
  const entitlement = mayUse(viewer, { kind: 'assistant_message', sentToday });
  if (!entitlement.isAllowed) {
    const { limit, resets_at } = allowanceAfter(reservation, sentToday);
    throw new AppError('MESSAGE_LIMIT', { limit, resets_at, tier: entitlement.unlockedBy });
  }
  const reserved = await tx
    .insert(assistantUsage)
    .values({ answerId, conversationId, userId: viewer.user.id, day: dayOf(now, timeZone), createdAt: now })
    .onConflictDoNothing()
    .returning({ answerId: assistantUsage.answerId });
  // The id of an answer whose conversation was deleted: it has been paid for.
  if (reserved.length === 0) throw new AppError('NOT_FOUND');
  return allowanceAfter(reservation, sentToday + 1);
}
