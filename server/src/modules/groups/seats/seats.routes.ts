import { screenPath } from '@navor/contract';
import type { Language } from '@navor/languages';
import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { findOverlaps } from '../../../platform/calendar/find-overlaps.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { openPurchase } from '../../billing/index.ts';
import { findSession } from '../sessions/find-session.ts';
import { joinSession, type UnpaidSeat } from './join-session.ts';
import { leaveSession } from './leave-session.ts';
import { lookForPlace } from './look-for-place.ts';
import { releaseUnpaidSeat } from './release-unpaid-seat.ts';
import { endOf, isOpen } from './seat-rules.ts';
import { syncSeatPayment } from './sync-seat-payment.ts';

export function seatsRoutes(services: Services) {
  const { db, pool } = services;

  async function leadToCashier(userId: string, sessionId: string, seat: UnpaidSeat, language: Language) {
    const order = {
      ...{ purchaseId: seat.purchaseId, userId, subject: { kind: 'group_seat', id: seat.seatId } as const },
      ...{ cents: seat.cents, expiresAt: seat.expiresAt },
      title: services.texts.say(language, 'groups:purchaseTitle', { topic: seat.topic }),
      returnPath: screenPath('groupSession', { sessionId }),
    };
    try {
      return await openPurchase(services, order);
    } catch (error) {
      // Nobody else should wait for a seat that cannot be paid for; what is being paid in another window stays.
      const isOver = error instanceof AppError && error.code === 'CHECKOUT_OVER';
      if (seat.isNew || isOver) await releaseUnpaidSeat(services, { seat, sessionId, now: new Date() });
      throw error;
    }
  }

  return {
    join: os.groups.join.handler(async ({ input, context }) => {
      const { user, tier } = signedIn(context.viewer);
      const { sessionId, language, or_wait: orWait, accepts_overlap: acceptsOverlap } = input;
      const now = new Date();
      const session = found(await lookForPlace(pool, { sessionId, userId: user.id, now }));
      if (session.tutorUserId === user.id) throw new AppError('NOT_POSSIBLE_NOW');
      // Of a crowd after the last seat, most need not stand in line for the lock to hear that it is gone.
      if (!orWait && isOpen(session, now) && !session.mayFindPlace) throw new AppError('SESSION_FULL');
      const meeting = { userId: user.id, startsAt: session.startsAt, endsAt: endOf(session), except: [sessionId] };
      const overlaps = await findOverlaps(db, services, { ...meeting, language });
      const joined = await joinSession(services, {
        ...{ sessionId, userId: user.id, tier, orWait, acceptsOverlap, overlaps: overlaps.length > 0 },
        now: new Date(),
      });
      switch (joined.kind) {
        case 'over':
          throw new AppError('SESSION_OVER');
        case 'full':
          throw new AppError('SESSION_FULL');
        case 'overlaps':
          throw new AppError('OVERLAPPING_MEETINGS');
        case 'unpaid': {
          const { url } = await leadToCashier(user.id, sessionId, joined.seat, language);
          return { kind: 'payment' as const, url, expires_at: joined.seat.expiresAt };
        }
        default:
          return joined;
      }
    }),

    syncPayment: os.groups.syncPayment.handler(async ({ input: { sessionId }, context }) => {
      const { user } = signedIn(context.viewer);
      found(await findSession(db, sessionId));
      await syncSeatPayment(services, { sessionId, userId: user.id, now: new Date() });
      return { done: true as const };
    }),

    leave: os.groups.leave.handler(async ({ input: { sessionId }, context }) => {
      const { user } = signedIn(context.viewer);
      found(await findSession(db, sessionId));
      const leaving = { sessionId, userId: user.id, now: new Date() };
      const left = await db.transaction((tx) => leaveSession(tx, services, leaving));
      if (left.kind === 'over') throw new AppError('SESSION_OVER');
      return { refunded_cents: left.refundedCents };
    }),
  };
}
