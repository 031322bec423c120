import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { releaseTime } from '../../tutoring/index.ts';
import { sessionCancelled } from '../groups.events.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { giveBackPayment } from '../seats/give-back-payment.ts';
import { endOf } from '../seats/seat-rules.ts';
import { lockSession, seatedStatuses } from '../seats/seats.queries.ts';
import { announceSearchable } from './session-plan.ts';

type Cancellation = { sessionId: string; reason: string; now: Date };
type Cancelled = { kind: 'cancelled' } | { kind: 'over' };

/**
 * Calls a session off: everybody who has paid gets everything back, however late it is. Those who had a seat or waited keep
 * their rows, by which they are told; who had not paid yet is told like those who wait.
 */
export async function cancelSession(tx: Db, services: Services, cancellation: Cancellation): Promise<Cancelled> {
  const { sessionId, reason, now } = cancellation;
  const session = await lockSession(tx, sessionId);
  if (session?.status === 'cancelled') return { kind: 'cancelled' };
  if (!session || endOf(session) <= now) return { kind: 'over' };
  const sequence = session.sequence + 1;
  await tx
    .update(groupSessions)
    .set({ status: 'cancelled', cancelReason: reason, cancelledAt: now, sequence, updatedAt: now })
    .where(eq(groupSessions.id, sessionId));
  await releaseTime(tx, sessionId);
  const seated = await tx
    .select()
    .from(groupSeats)
    .where(and(eq(groupSeats.sessionId, sessionId), inArray(groupSeats.status, [...seatedStatuses])));
  for (const seat of seated) await giveBackPayment(tx, services, seat, 'group-session-cancelled');
  await tx
    .update(groupSeats)
    .set({ status: 'waiting', expiresAt: null, waitingSince: now, updatedAt: now })
    .where(and(eq(groupSeats.sessionId, sessionId), inArray(groupSeats.status, ['held', 'offered'])));
  await services.events.announce(tx, sessionCancelled, { sessionId, sequence });
  await announceSearchable(tx, services, sessionId);
  return { kind: 'cancelled' };
}
