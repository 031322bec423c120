import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openManyAccounts } from '../../../test-support/many-people.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { dayMs, hourMs, insertSession, withCashier } from '../groups.fixture.ts';
import { cancelSession } from '../sessions/cancel-session.ts';
import { joinSession } from './join-session.ts';
import { leaveSession } from './leave-session.ts';
import { releaseSeatsLapsedBy } from './release-lapsed-seats.ts';
import { takePaidSeat } from './take-paid-seat.ts';

let server: TestServer;
let people: SamplePerson[];
beforeAll(async () => {
  server = await startTestServer(withCashier);
  people = await openManyAccounts(server, 5);
});
afterAll(() => server.stop());

type Step =
  | { kind: 'join'; who: number; hasPlan: boolean }
  | { kind: 'leave'; who: number }
  /** Somebody pays for the newest or an earlier purchase of theirs, in time or not. */
  | { kind: 'pay'; who: number; isEarlier: boolean }
  | { kind: 'wait'; hours: number }
  | { kind: 'cancel' };

const who = fc.nat({ max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('join'), who, hasPlan: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave'), who }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), who, isEarlier: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(0.1, 1, 13, 60) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel') }) },
) as fc.Arbitrary<Step>;

type Row = { user_id: string; status: string; purchase_id: string | null; cents: number };

it('gives out no more seats than there are and keeps nobody’s money without one, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 25 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, capacity) => {
        const { services, database } = server;
        let now = new Date('2026-03-01T08:00:00Z');
        const startsAt = new Date(now.getTime() + 4 * dayMs);
        const sessionId = await insertSession(server, { capacity, cents: 900, startsAt });
        const paid = new Set<string>();
        /** Given back by the rule, or kept by it because somebody left too late. */
        const forfeited = new Set<string>();
        const purchases = new Map<number, string[]>();

        for (const each of steps) {
          if (each.kind === 'wait') {
            now = new Date(now.getTime() + each.hours * hourMs);
            await releaseSeatsLapsedBy(services, now);
          } else if (each.kind === 'cancel') {
            await services.db.transaction((tx) => cancelSession(tx, services, { sessionId, reason: 'x', now }));
          } else {
            const userId = people[each.who]?.id ?? '';
            const own = purchases.get(each.who) ?? [];
            if (each.kind === 'join') {
              const tier = each.hasPlan ? 'premium' : 'free';
              const wish = {
                sessionId,
                userId,
                tier,
                orWait: true,
                overlaps: false,
                acceptsOverlap: false,
                now,
              } as const;
              const joined = await joinSession(services, wish);
              if (joined.kind === 'unpaid' && !own.includes(joined.seat.purchaseId)) {
                purchases.set(each.who, [...own, joined.seat.purchaseId]);
                await insertPurchase(joined.seat.purchaseId, userId, joined.seat.seatId);
              }
            } else if (each.kind === 'leave') {
              const [before] = await rows(sessionId, userId);
              const left = await services.db.transaction((tx) =>
                leaveSession(tx, services, { sessionId, userId, now }),
              );
              const hasLeft = left.kind === 'left' && before?.status === 'taken' && before.purchase_id;
              if (hasLeft && left.refundedCents === 0) forfeited.add(hasLeft);
            } else {
              const purchaseId = each.isEarlier ? own[0] : own.at(-1);
              if (purchaseId && !paid.has(purchaseId)) {
                paid.add(purchaseId);
                await database.query(`UPDATE purchases SET status = 'paid', paid_at = now() WHERE id = $1`, [
                  purchaseId,
                ]);
              }
              // The cashier may say it again at any time.
              if (purchaseId) await sayPaid(purchaseId);
            }
          }
          await check();
        }

        async function sayPaid(purchaseId: string): Promise<void> {
          const [seat] = await database.query<{ id: string }>('SELECT subject_id AS id FROM purchases WHERE id = $1', [
            purchaseId,
          ]);
          const told = { purchaseId, seatId: seat?.id ?? '', cents: 900, at: now, now };
          await services.db.transaction((tx) => takePaidSeat(tx, services, told));
        }

        async function check(): Promise<void> {
          const all = await rows(sessionId);
          const seated = all.filter(({ status }) => ['held', 'taken', 'offered'].includes(status));
          expect(seated.length).toBeLessThanOrEqual(capacity);
          const refunds = await database.query<{ id: string; cents: number }>(
            'SELECT purchase_id AS id, sum(cents)::int AS cents FROM purchase_refunds WHERE purchase_id = ANY($1) GROUP BY 1',
            [[...paid]],
          );
          for (const purchaseId of paid) {
            const hasSeat = all.some((row) => row.purchase_id === purchaseId && row.status === 'taken');
            const refunded = refunds.find(({ id }) => id === purchaseId)?.cents ?? 0;
            const [session] = await database.query<{ status: string }>(
              'SELECT status FROM group_sessions WHERE id = $1',
              [sessionId],
            );
            const mayKeep = forfeited.has(purchaseId) || (hasSeat && session?.status === 'planned');
            expect(refunded, `${purchaseId} ${JSON.stringify(all)}`).toBe(mayKeep ? 0 : 900);
          }
        }
      },
    ),
    { numRuns: 40, seed: 20260301 },
  );
}, 240_000);

function rows(sessionId: string, userId?: string): Promise<Row[]> {
  return server.database.query<Row>(
    `SELECT user_id, status, purchase_id, cents FROM group_seats
     WHERE session_id = $1 AND ($2::uuid IS NULL OR user_id = $2)`,
    [sessionId, userId ?? null],
  );
}

/** As if somebody had been sent to the cashier with it. */
async function insertPurchase(id: string, userId: string, seatId: string): Promise<void> {
  await server.database.query(
    `INSERT INTO purchases (id, user_id, subject_kind, subject_id, source, title, cents, return_path, expires_at, observation)
     VALUES ($1, $2, 'group_seat', $3, 'sandbox', 'A seat', 900, '/', now() + interval '1 day', 1)`,
    [id, userId, seatId],
  );
}
