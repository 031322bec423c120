import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookingAction, phaseOf, refundOnCancel, stepBooking } from './booking-state.ts';
import { type BookingRow, minutesAfter } from './booking-times.ts';

const startsAt = new Date('2026-11-20T10:00:00Z');
const heldAt = new Date('2026-11-17T10:00:00Z');
const minuteMs = 60_000;

const held: BookingRow = {
  id: 'b0b51a1e-0000-4000-8000-000000000001',
  learnerId: 'b0b51a1e-0000-4000-8000-000000000002',
  tutorId: 'b0b51a1e-0000-4000-8000-000000000003',
  status: 'held',
  startsAt,
  minutes: 60,
  payment: 'card',
  cents: 3000,
  discountPercent: 0,
  heldUntil: minutesAfter(heldAt, 10),
  purchaseId: 'b0b51a1e-0000-4000-8000-000000000001',
  cancellationMinutes: 24 * 60,
  isMovedByTutor: false,
  meetingUrl: null,
  topic: '',
  sharesBrief: false,
  overlapAcceptedAt: null,
  tutorNotes: '',
  privateNotes: '',
  sequence: 0,
  cancelledBy: null,
  cancelReason: null,
  refundedCents: 0,
  noShowOf: null,
  noShowReportedAt: null,
  noShowDisputedAt: null,
  noShowDispute: null,
  noShowSettledAt: null,
  createdAt: heldAt,
  confirmedAt: null,
  cancelledAt: null,
  scheduledAt: heldAt,
  dayReminderFor: null,
  hourReminderFor: null,
};
const confirmed: BookingRow = { ...held, status: 'confirmed', heldUntil: null, confirmedAt: heldAt };
const before = (minutes: number) => minutesAfter(startsAt, -minutes);
const paid: BookingAction = { kind: 'pay', payment: 'card', cents: 3000, isTimeFree: true };

function after(booking: BookingRow, action: BookingAction, now: Date): BookingRow {
  const step = stepBooking(booking, action, now);
  return step.kind === 'changed' ? { ...booking, ...step.changes } : booking;
}

describe('what comes back by cancelling', () => {
  const edge = before(24 * 60);
  const nothing = { cents: 0, minutes: 0 };

  test('is everything up to the minute of the window, and nothing from the next on', () => {
    expect(refundOnCancel(confirmed, 'learner', new Date(edge.getTime() - minuteMs))).toEqual({
      cents: 3000,
      minutes: 0,
    });
    expect(refundOnCancel(confirmed, 'learner', edge)).toEqual({ cents: 3000, minutes: 0 });
    expect(refundOnCancel(confirmed, 'learner', new Date(edge.getTime() + 1))).toEqual(nothing);
    expect(refundOnCancel(confirmed, 'learner', before(1))).toEqual(nothing);
  });

  test('is everything to the last moment if the tutor or an administrator cancels', () => {
    expect(refundOnCancel(confirmed, 'tutor', before(1))).toEqual({ cents: 3000, minutes: 0 });
    expect(refundOnCancel(confirmed, 'administrator', before(1))).toEqual({ cents: 3000, minutes: 0 });
  });

  test('is minutes where minutes have paid', () => {
    expect(refundOnCancel({ ...confirmed, payment: 'included' }, 'learner', edge)).toEqual({ cents: 0, minutes: 60 });
  });

  test('is no question any more from the start on', () => {
    expect(refundOnCancel(confirmed, 'tutor', startsAt)).toBeNull();
    expect(stepBooking(confirmed, { kind: 'cancel', by: 'learner', reason: '' }, startsAt)).toEqual({
      kind: 'refused',
    });
  });
});

describe('a payment', () => {
  test('confirms a slot that is held, and one that has lapsed if it is still free', () => {
    const late = minutesAfter(heldAt, 30);
    expect(after(held, paid, heldAt)).toMatchObject({ status: 'confirmed', heldUntil: null });
    const lapsed = after(held, { kind: 'lapse' }, late);
    expect(lapsed.status).toBe('lapsed');
    expect(after(lapsed, paid, late).status).toBe('confirmed');
  });

  test('goes back if the slot is somebody else’s by then, was given up, or has begun', () => {
    const isRefunded = { kind: 'changed', refund: { cents: 3000, minutes: 0 }, changes: { status: 'lapsed' } };
    expect(stepBooking(held, { ...paid, isTimeFree: false }, heldAt)).toMatchObject(isRefunded);
    const givenUp = after(held, { kind: 'give_up', by: 'learner' }, heldAt);
    expect(stepBooking(givenUp, paid, heldAt)).toMatchObject(isRefunded);
    expect(stepBooking(held, paid, startsAt)).toMatchObject(isRefunded);
  });

  test('by card after included minutes have paid goes back and leaves the booking', () => {
    const included: BookingRow = { ...confirmed, payment: 'included' };
    expect(stepBooking(included, paid, heldAt)).toEqual({
      kind: 'changed',
      changes: {},
      refund: { cents: 3000, minutes: 0 },
    });
  });

  test('is taken once, however often it is told of', () => {
    expect(stepBooking(after(held, paid, heldAt), paid, heldAt)).toEqual({ kind: 'unchanged' });
    const refunded = after(held, { ...paid, isTimeFree: false }, heldAt);
    expect(stepBooking(refunded, paid, heldAt)).toEqual({ kind: 'unchanged' });
  });
});

describe('a booking that is moved', () => {
  const startsLater = minutesAfter(startsAt, 24 * 60);

  test('is moved by its learner until the window begins, by its tutor until the start', () => {
    const move = (by: 'learner' | 'tutor', now: Date) =>
      stepBooking(confirmed, { kind: 'reschedule', by, startsAt: startsLater }, now).kind;
    expect(move('learner', before(24 * 60))).toBe('changed');
    expect(move('learner', before(24 * 60 - 1))).toBe('refused');
    expect(move('tutor', before(1))).toBe('changed');
    expect(move('tutor', startsAt)).toBe('refused');
  });

  test('can be cancelled for nothing to the last moment if the tutor has moved it', () => {
    const moved = after(confirmed, { kind: 'reschedule', by: 'tutor', startsAt: startsLater }, heldAt);
    expect(moved.sequence).toBe(1);
    expect(refundOnCancel(moved, 'learner', new Date(startsLater.getTime() - 1))).toEqual({ cents: 3000, minutes: 0 });
  });

  test('is cancelled by the rule that it was made with once its learner has chosen another time themselves', () => {
    const byTutor = after(confirmed, { kind: 'reschedule', by: 'tutor', startsAt: startsLater }, heldAt);
    const chosen = minutesAfter(startsLater, 24 * 60);
    const byLearner = after(
      byTutor,
      { kind: 'reschedule', by: 'learner', startsAt: chosen },
      minutesAfter(chosen, -2000),
    );
    expect(byLearner).toMatchObject({ sequence: 2, startsAt: chosen, cancellationMinutes: 24 * 60 });
    expect(refundOnCancel(byLearner, 'learner', minutesAfter(chosen, -24 * 60))).toEqual({ cents: 3000, minutes: 0 });
    expect(refundOnCancel(byLearner, 'learner', minutesAfter(chosen, -24 * 60 + 1))).toEqual({ cents: 0, minutes: 0 });
  });
});

describe('a no-show', () => {
  const report = (by: 'learner' | 'tutor', now: Date) => stepBooking(confirmed, { kind: 'report_no_show', by }, now);

  test('is reported from the start on for a day', () => {
    expect(report('learner', before(1)).kind).toBe('refused');
    expect(report('learner', startsAt).kind).toBe('changed');
    expect(report('tutor', minutesAfter(startsAt, 24 * 60)).kind).toBe('refused');
  });

  test('of a tutor gives everything back once it was not disputed for two days', () => {
    const reported = after(confirmed, { kind: 'report_no_show', by: 'learner' }, startsAt);
    const settle = (now: Date) => stepBooking(reported, { kind: 'settle_no_show', stands: true }, now);
    expect(settle(minutesAfter(startsAt, 48 * 60 - 1)).kind).toBe('refused');
    expect(settle(minutesAfter(startsAt, 48 * 60))).toMatchObject({ refund: { cents: 3000, minutes: 0 } });
    expect(phaseOf(reported, minutesAfter(startsAt, 60))).toBe('missed');
  });

  test('of a learner gives nothing back', () => {
    const reported = after(confirmed, { kind: 'report_no_show', by: 'tutor' }, startsAt);
    const settled = stepBooking(reported, { kind: 'settle_no_show', stands: true }, minutesAfter(startsAt, 48 * 60));
    expect(settled).toMatchObject({ kind: 'changed', refund: { cents: 0, minutes: 0 } });
  });

  test('that is disputed in time waits for a decision, and may turn out to be none', () => {
    const reported = after(confirmed, { kind: 'report_no_show', by: 'learner' }, startsAt);
    const dispute: BookingAction = { kind: 'dispute_no_show', by: 'tutor', dispute: 'I was there' };
    expect(stepBooking(reported, { ...dispute, by: 'learner' }, startsAt).kind).toBe('refused');
    expect(stepBooking(reported, dispute, minutesAfter(startsAt, 48 * 60)).kind).toBe('refused');
    const disputed = after(reported, dispute, minutesAfter(startsAt, 60));
    const dropped = after(disputed, { kind: 'settle_no_show', stands: false }, minutesAfter(startsAt, 90));
    expect(dropped).toMatchObject({ noShowOf: null, refundedCents: 0 });
    expect(phaseOf(dropped, minutesAfter(startsAt, 90))).toBe('over');
  });
});

describe('whatever happens in whatever order', () => {
  const side = fc.constantFrom('learner' as const, 'tutor' as const);
  const by = fc.constantFrom('learner' as const, 'tutor' as const, 'administrator' as const);
  const action: fc.Arbitrary<BookingAction> = fc.oneof(
    fc.record({
      kind: fc.constant('pay' as const),
      payment: fc.constantFrom('card' as const, 'included' as const),
      cents: fc.constant(3000),
      isTimeFree: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('lapse' as const) }),
    fc.record({ kind: fc.constant('give_up' as const), by }),
    fc.record({ kind: fc.constant('cancel' as const), by, reason: fc.constant('') }),
    fc.record({
      kind: fc.constant('reschedule' as const),
      by: side,
      startsAt: fc.integer({ min: -2, max: 8 }).map((days) => minutesAfter(startsAt, days * 24 * 60)),
    }),
    fc.record({ kind: fc.constant('report_no_show' as const), by: side }),
    fc.record({ kind: fc.constant('dispute_no_show' as const), by: side, dispute: fc.constant('no') }),
    fc.record({ kind: fc.constant('settle_no_show' as const), stands: fc.boolean() }),
  );
  const story = fc.array(fc.tuple(action, fc.integer({ min: 0, max: 3 * 24 * 60 })), { maxLength: 20 });

  test('nobody is paid back more than they paid, nothing comes back to life, and calendars hear of every change', () => {
    fc.assert(
      fc.property(story, (steps) => {
        let booking = held;
        let now = heldAt;
        let paidCents = 0;
        let backCents = 0;
        let backMinutes = 0;
        for (const [each, pause] of steps) {
          now = minutesAfter(now, pause);
          // A card pays once: the cashier has one purchase for each booking.
          if (each.kind === 'pay' && each.payment === 'card') paidCents = 3000;
          const step = stepBooking(booking, each, now);
          if (step.kind !== 'changed') continue;
          const next = { ...booking, ...step.changes };
          // The refund of a second payment has a key of its own, which is good once.
          if (Object.keys(step.changes).length > 0) backCents += step.refund.cents;
          backMinutes += step.refund.minutes;
          expect(backCents).toBeLessThanOrEqual(paidCents);
          expect(backMinutes).toBeLessThanOrEqual(booking.minutes);
          if (booking.status === 'cancelled') expect(next.status).toBe('cancelled');
          const isMoved =
            next.startsAt !== booking.startsAt || (next.status === 'cancelled' && booking.status !== 'cancelled');
          expect(next.sequence - booking.sequence).toBe(isMoved ? 1 : 0);
          if (isMoved) expect(now < booking.startsAt).toBe(true);
          if (next.status === 'confirmed' && next.payment === 'card' && booking.status !== 'confirmed') {
            expect(paidCents).toBe(3000);
          }
          booking = next;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
