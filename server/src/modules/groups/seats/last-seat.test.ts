import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openManyAccounts } from '../../../test-support/many-people.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { ahead, dayMs, insertSession, seatsOf, withCashier } from '../groups.fixture.ts';
import { leaveSession } from './leave-session.ts';

const crowd = 1000;

let server: TestServer;
let withPlan: SamplePerson[];
let withoutPlan: SamplePerson[];
beforeAll(async () => {
  server = await startTestServer(withCashier);
  withPlan = await openManyAccounts(server, crowd, { plan: 'premium' });
  withoutPlan = await openManyAccounts(server, crowd);
});
afterAll(() => server.stop());

type Answer = { status: number; body: { kind?: string } & Partial<ErrorBody> };

/** All at once, and how often each answer came. */
async function rush(people: SamplePerson[], sessionId: string, body: object): Promise<Record<string, number>> {
  const answers = await Promise.all(
    people.map(async ({ cookie }): Promise<Answer> => {
      const response = await server.call(`/api/group-sessions/${sessionId}/seat`, { body, cookie });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    }),
  );
  const counts: Record<string, number> = {};
  for (const { status, body: told } of answers) {
    const answer = `${status} ${told.kind ?? told.code}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

async function countByStatus(sessionId: string): Promise<Record<string, number>> {
  const rows = await server.database.query<{ status: string; count: number }>(
    'SELECT status, count(*)::int AS count FROM group_seats WHERE session_id = $1 GROUP BY status',
    [sessionId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

describe('a thousand people after the last seat', () => {
  it('are one with a seat and 999 who are told that there is none', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    expect(await rush(withPlan, sessionId, {})).toEqual({ '200 taken': 1, '409 SESSION_FULL': crowd - 1 });
    expect(await seatsOf(server, sessionId)).toMatchObject([{ status: 'taken', payment: 'plan' }]);
  });

  it('are one on the way to the cashier and 999 who are told so, and no other hold is left behind', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    expect(await rush(withoutPlan, sessionId, {})).toEqual({ '200 payment': 1, '409 SESSION_FULL': crowd - 1 });
    expect(await seatsOf(server, sessionId)).toMatchObject([{ status: 'held', payment: 'card', cents: 900 }]);
  });

  it('are one with a seat and 999 in a line without gaps, who follow in its order', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900, startsAt: ahead(9 * dayMs) });
    expect(await rush(withPlan, sessionId, { or_wait: true })).toEqual({
      ...{ '200 taken': 1, '200 waiting': crowd - 1 },
    });
    expect(await countByStatus(sessionId)).toEqual({ taken: 1, waiting: crowd - 1 });
    const inLine = await server.database.query<{ user_id: string; since: string }>(
      `SELECT user_id, waiting_since::text AS since FROM group_seats
       WHERE session_id = $1 AND status = 'waiting' ORDER BY waiting_since`,
      [sessionId],
    );
    expect(new Set(inLine.map(({ since }) => since)).size).toBe(crowd - 1);

    // Some leave at once: the one with the seat, and many of those who wait.
    const [seated] = await server.database.query<{ user_id: string }>(
      `SELECT user_id FROM group_seats WHERE session_id = $1 AND status = 'taken'`,
      [sessionId],
    );
    const leaving = [
      seated?.user_id ?? '',
      ...inLine.filter((_, index) => index % 3 === 0).map((each) => each.user_id),
    ];
    const { services } = server;
    await Promise.all(
      leaving.map((userId) =>
        services.db.transaction((tx) => leaveSession(tx, services, { sessionId, userId, now: new Date() })),
      ),
    );
    const left = new Set(leaving);
    const expected = inLine.find(({ user_id }) => !left.has(user_id));
    const now = await server.database.query<{ user_id: string }>(
      `SELECT user_id FROM group_seats WHERE session_id = $1 AND status = 'taken'`,
      [sessionId],
    );
    expect(now).toEqual([{ user_id: expected?.user_id }]);
  });
});
