import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../../platform/errors.ts';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { grantMinutes, hourOn, startWithTutors } from '../bookings.fixture.ts';
import { findBooking } from '../bookings.queries.ts';
import { cancelBooking } from '../cancelling/cancel-booking.ts';
import { holdSlot } from '../holding/hold-slot.ts';
import { lapseDueHolds } from '../holding/lapse-holds.ts';
import { payBooking } from './pay-booking.ts';
import { settlePayment } from './settle-payment.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
let people: SamplePerson[];
beforeAll(async () => {
  world = await startWithTutors();
  people = [await world.newPerson(), await world.newPerson(), await world.newPerson()];
});
afterAll(() => world.server.stop());

type Step =
  | { kind: 'hold'; who: number; payment: 'card' | 'included'; half: number }
  /** Somebody pays for one of their bookings, whatever has become of it; the cashier may say so again at any time. */
  | { kind: 'pay'; which: number }
  | { kind: 'pay_with_minutes' | 'cancel_as_learner' | 'cancel_as_tutor'; which: number }
  | { kind: 'wait'; hours: number };

/** The newest first: it is these that get into each other's way. */
const which = fc.nat({ max: 2 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('hold'),
      who: fc.nat({ max: 2 }),
      payment: fc.constantFrom('card', 'card', 'included'),
      half: fc.nat({ max: 1 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay'), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay_with_minutes', 'cancel_as_learner', 'cancel_as_tutor'),
      which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(0.2, 0.2, 0.2, 60) }) },
) as fc.Arbitrary<Step>;

type Row = {
  id: string;
  status: string;
  payment: string;
  learner: string;
  minutes: number;
  paid: boolean;
  refunded: number;
  taken: number;
  used: number;
};

test('a payment has a booking or goes back, and time and minutes are taken by nothing else, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (steps) => {
      const { server } = world;
      const { services, database } = server;
      const tutor = await world.newTutor();
      await database.query('DELETE FROM bookings WHERE learner_id = ANY($1)', [people.map(({ id }) => id)]);
      await database.query('DELETE FROM tutoring_grants WHERE user_id = ANY($1)', [people.map(({ id }) => id)]);
      for (const { id } of people) await grantMinutes(server, id, 90);
      const made: string[] = [];
      const keptByRule = new Set<string>();
      let now = new Date();

      for (const each of steps) {
        await carryOut(each).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
        await check(JSON.stringify(each));
      }

      async function carryOut(each: Step): Promise<void> {
        if (each.kind === 'wait') {
          now = new Date(now.getTime() + each.hours * 60 * 60 * 1000);
          return lapseDueHolds(services, now);
        }
        if (each.kind === 'hold') return hold(each);
        const id = made[each.which];
        if (!id) return;
        switch (each.kind) {
          case 'pay':
            await database.query(
              `UPDATE purchases SET status = 'paid', paid_at = coalesce(paid_at, now()) WHERE id = $1`,
              [id],
            );
            return services.db.transaction((tx) =>
              settlePayment(tx, services, { bookingId: id, purchaseId: id, cents: 3000 }, now),
            );
          case 'pay_with_minutes': {
            const found = await findBooking(services.db, id);
            if (found) await payBooking(services, found, 'included', 'sl', now);
            return;
          }
          case 'cancel_as_tutor':
            return cancelBooking(services, { id, by: 'tutor', reason: '' }, now);
          case 'cancel_as_learner': {
            await cancelBooking(services, { id, by: 'learner', reason: '' }, now);
            const found = await findBooking(services.db, id);
            const isTooLate = found?.booking.cancelledBy === 'learner' && found.booking.status === 'cancelled';
            if (isTooLate && now.getTime() > found.booking.startsAt.getTime() - 24 * 60 * 60 * 1000) keptByRule.add(id);
          }
        }
      }

      async function hold({ who, payment, half }: Step & { kind: 'hold' }): Promise<void> {
        const person = people[who] as SamplePerson;
        const id = randomUUID();
        const wish = { id, tutorId: tutor.tutorId, startsAt: hourOn(5, 10 + half / 2), minutes: 60, payment } as const;
        const more = { topic: '', sharesBrief: false, acceptsOverlap: true };
        await holdSlot(services, { tier: 'free', user: person }, { ...wish, ...more }, now);
        made.unshift(id);
        if (payment === 'included') return;
        // As if somebody had been sent to the cashier with it.
        await database.query(
          `WITH sent AS (UPDATE bookings SET purchase_id = id WHERE id = $1)
           INSERT INTO purchases (id, user_id, subject_kind, subject_id, source, title, cents, return_path, expires_at)
           VALUES ($1, $2, 'booking', $1, 'sandbox', 'An hour', 3000, '/', now() + interval '1 day')`,
          [id, person.id],
        );
      }

      async function check(after: string): Promise<void> {
        const rows = await database.query<Row>(snapshot, [made]);
        for (const row of rows) {
          const { id, status, payment, minutes } = row;
          const told = `${after} → ${JSON.stringify(row)}`;
          const isBooked = status === 'confirmed';
          const mayKeep = keptByRule.has(id) || isBooked;
          if (row.paid) expect(row.refunded, told).toBe(mayKeep && payment === 'card' ? 0 : 3000);
          expect(row.taken, told).toBe(isBooked || status === 'held' ? 1 : 0);
          expect(row.used, told).toBe(mayKeep && payment === 'included' ? minutes : 0);
        }
        const used = Map.groupBy(rows, ({ learner }) => learner);
        for (const own of used.values()) {
          expect(
            own.reduce((sum, row) => sum + row.used, 0),
            after,
          ).toBeLessThanOrEqual(90);
        }
      }
    }),
    { numRuns: 25, seed: 20261118, endOnFailure: true },
  );
}, 300_000);

/** In one statement, so that all of it is from the same moment. */
const snapshot = `
  SELECT id, status, payment, learner_id AS learner, minutes,
    EXISTS (SELECT FROM purchases WHERE purchases.id = bookings.id AND purchases.status = 'paid') AS paid,
    (SELECT coalesce(sum(cents), 0)::int FROM purchase_refunds WHERE purchase_id = bookings.id) AS refunded,
    (SELECT count(*)::int FROM taken_times WHERE source_id = bookings.id) AS taken,
    (SELECT coalesce(sum(minutes), 0)::int FROM tutoring_uses
     WHERE cause = 'booking:' || bookings.id AND returned_at IS NULL) AS used
  FROM bookings WHERE id = ANY($1)`;
