import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { recheckReaders } from '../discussion/recheck-readers.ts';
import { sessionHandedOver, tutorAppointed } from '../groups.events.ts';
import { groupSeats } from '../groups.tables.ts';
import { giveBackPayment } from '../seats/give-back-payment.ts';
import type { SessionRow } from '../seats/seat-rules.ts';
import { findSeat } from '../seats/seats.queries.ts';
import { findTutor } from './planning-choices.ts';
import type { Tutor } from './session-plan.ts';

type HandingOver = { to: Tutor; now: Date };

/**
 * Another tutor leads the session from its next change on: both are told, and the former one reads along no more. Who leads it keeps
 * no seat from others, and gets back what they had paid for one.
 */
export async function handOverSession(
  tx: Db,
  services: Services,
  session: SessionRow,
  { to, now }: HandingOver,
): Promise<void> {
  const former = session.tutorId ? await findTutor(tx, session.tutorId) : undefined;
  const change = { sessionId: session.id, sequence: session.sequence + 1 };
  await services.events.announce(tx, tutorAppointed, { ...change, userId: to.userId });
  if (former) {
    await services.events.announce(tx, sessionHandedOver, { ...change, formerTutorUserId: former.userId });
    await recheckReaders(services, tx, session.id, former.userId);
  }
  const seat = await findSeat(tx, session.id, to.userId);
  if (!seat || seat.status === 'left') return;
  await giveBackPayment(tx, services, seat, 'group-seat-of-tutor');
  await tx
    .update(groupSeats)
    .set({
      ...{ status: 'left', expiresAt: null, waitingSince: null, updatedAt: now },
      sequence: sql`${groupSeats.sequence} + 1`,
    })
    .where(eq(groupSeats.id, seat.id));
}
