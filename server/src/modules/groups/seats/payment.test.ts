import type { GroupSession } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import {
  ahead,
  dayMs,
  hourMs,
  insertSession,
  pay,
  purchaseOf,
  refundsOf,
  seatsOf,
  withCashier,
} from '../groups.fixture.ts';
import { cancelSession } from '../sessions/cancel-session.ts';
import { releaseSeatsLapsedBy } from './release-lapsed-seats.ts';
import { takePaidSeat } from './take-paid-seat.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople({}, withCashier));
});
afterAll(() => server.stop());

const seat = (sessionId: string) => `/api/group-sessions/${sessionId}/seat`;
const join = ({ cookie }: SamplePerson, sessionId: string, body: object = {}) =>
  server.call(seat(sessionId), { body, cookie });
const leave = ({ cookie }: SamplePerson, sessionId: string) =>
  json(server.call(seat(sessionId), { method: 'DELETE', cookie }));
const comeBack = ({ cookie }: SamplePerson, sessionId: string) =>
  server.call(`${seat(sessionId)}/payment`, { method: 'POST', cookie });
const statuses = async (sessionId: string) => (await seatsOf(server, sessionId)).map(({ status }) => status);
const soon = { timeout: 30_000, interval: 50 };

/** Somebody who was sent to the cashier for a seat, and what they are to pay there. */
async function onTheWay(sessionId: string) {
  const person = await newPerson();
  expect((await join(person, sessionId)).status).toBe(200);
  return { person, purchaseId: await purchaseOf(server, sessionId, person.id) };
}

/** A payment is heard of at a moment of the test's choice. */
async function hearOf(purchaseId: string): Promise<void> {
  const { database, services } = server;
  await database.query(`UPDATE purchases SET status = 'paid', paid_at = now() WHERE id = $1`, [purchaseId]);
  const [row] = await database.query<{ id: string }>('SELECT subject_id AS id FROM purchases WHERE id = $1', [
    purchaseId,
  ]);
  const now = new Date();
  const told = { purchaseId, seatId: row?.id ?? '', cents: 900, at: now, now };
  await services.db.transaction((tx) => takePaidSeat(tx, services, told));
}

const lateRefundsOf = (purchaseId: string) =>
  server.database.query<{ payload: object }>(
    `SELECT payload FROM platform.events
     WHERE name = 'groups.late-payment-refunded' AND payload ->> 'purchaseId' = $1`,
    [purchaseId],
  );

const lapse = (sessionId: string) =>
  server.database.query(`UPDATE group_seats SET expires_at = now() - interval '1 second' WHERE session_id = $1`, [
    sessionId,
  ]);

describe('a seat that is paid for', () => {
  it('is taken as soon as its buyer comes back', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    expect(await pay(server, person.cookie, purchaseId)).toBe(true);
    await comeBack(person, sessionId);
    expect(await seatsOf(server, sessionId)).toEqual([
      { user_id: person.id, status: 'taken', payment: 'card', cents: 900 },
    ]);
  });

  it('is taken also by who never comes back', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await pay(server, person.cookie, purchaseId);
    await vi.waitFor(async () => expect(await statuses(sessionId)).toEqual(['taken']), soon);
  });

  it('is the same one for who asks again on the way', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    expect(await json(join(person, sessionId))).toMatchObject({ kind: 'payment' });
    expect(await purchaseOf(server, sessionId, person.id)).toBe(purchaseId);
  });

  it('is not taken by who says so without having paid', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person } = await onTheWay(sessionId);
    await comeBack(person, sessionId);
    expect(await statuses(sessionId)).toEqual(['held']);
    const { inside } = await json<GroupSession>(
      server.call(`/api/group-sessions/${sessionId}`, { cookie: person.cookie }),
    );
    expect(inside).toBeNull();
  });

  it('is kept for who was cut off on the way to the cashier, and can be paid after all', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await server.database.query('DELETE FROM sandbox_visits WHERE id = $1', [purchaseId]);
    await server.database.query('DELETE FROM purchases WHERE id = $1', [purchaseId]);
    expect((await comeBack(person, sessionId)).status).toBe(200);
    expect((await join(person, sessionId)).status).toBe(200);
    expect(await pay(server, person.cookie, purchaseId)).toBe(true);
  });

  it('keeps the price at which it was held', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await server.database.query('UPDATE group_sessions SET cents = 5000 WHERE id = $1', [sessionId]);
    await pay(server, person.cookie, purchaseId);
    await comeBack(person, sessionId);
    expect(await seatsOf(server, sessionId)).toMatchObject([{ status: 'taken', cents: 900 }]);
  });
});

describe('a payment that comes too late', () => {
  it('brings a seat that is still free', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await pay(server, person.cookie, purchaseId);
    await server.database.query(`UPDATE group_seats SET status = 'left', expires_at = NULL WHERE session_id = $1`, [
      sessionId,
    ]);
    await vi.waitFor(async () => expect(await statuses(sessionId)).toEqual(['taken']), soon);
    expect(await refundsOf(server, [purchaseId])).toEqual([]);
  });

  it('is given back where the seat has gone to somebody else', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await lapse(sessionId);
    const next = await newPerson({ plan: 'premium' });
    await join(next, sessionId);
    // Closing it at the cashier takes a moment, in which it may still be paid.
    if (await pay(server, person.cookie, purchaseId)) {
      await vi.waitFor(
        async () => expect(await refundsOf(server, [purchaseId])).toEqual([{ id: purchaseId, cents: 900 }]),
        soon,
      );
    }
    expect(await statuses(sessionId)).toEqual(['left', 'taken']);
  });

  it('is told to its buyer when it is given back, once', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await lapse(sessionId);
    await join(await newPerson({ plan: 'premium' }), sessionId);
    await hearOf(purchaseId);
    await hearOf(purchaseId);
    const told = { sessionId, userId: person.id, purchaseId, cents: 900 };
    expect(await lateRefundsOf(purchaseId)).toEqual([{ payload: told }]);
  });

  it('is given back without a word of a lost seat to who has got one by a plan meanwhile', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { purchaseId } = await onTheWay(sessionId);
    await server.database.query(
      `UPDATE group_seats SET status = 'taken', payment = 'plan', purchase_id = NULL WHERE session_id = $1`,
      [sessionId],
    );
    await hearOf(purchaseId);
    expect(await refundsOf(server, [purchaseId])).toEqual([{ id: purchaseId, cents: 900 }]);
    expect(await lateRefundsOf(purchaseId)).toEqual([]);
  });

  it('brings no seat to an account that is about to go', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await server.database.query(`UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = $1`, [
      person.id,
    ]);
    await hearOf(purchaseId);
    expect(await refundsOf(server, [purchaseId])).toEqual([{ id: purchaseId, cents: 900 }]);
    expect(await statuses(sessionId)).toEqual(['held']);
  });

  it('cannot come any more once the hold was released', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const { person, purchaseId } = await onTheWay(sessionId);
    await lapse(sessionId);
    await releaseSeatsLapsedBy(server.services, new Date());
    await vi.waitFor(async () => {
      const [purchase] = await server.database.query('SELECT status FROM purchases WHERE id = $1', [purchaseId]);
      expect(purchase).toEqual({ status: 'over' });
    }, soon);
    expect(await pay(server, person.cookie, purchaseId)).toBe(false);
  });
});

describe('who has paid', () => {
  async function seated(startsAt: Date) {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900, startsAt });
    const { person, purchaseId } = await onTheWay(sessionId);
    await pay(server, person.cookie, purchaseId);
    await comeBack(person, sessionId);
    return { sessionId, person, purchaseId };
  }

  it('gets everything back who leaves a day before the start, once', async () => {
    const { sessionId, person, purchaseId } = await seated(ahead(dayMs + hourMs));
    expect(await leave(person, sessionId)).toEqual({ refunded_cents: 900 });
    expect(await leave(person, sessionId)).toEqual({ refunded_cents: 0 });
    expect(await refundsOf(server, [purchaseId])).toEqual([{ id: purchaseId, cents: 900 }]);
  });

  it('does not get the seat again by the same payment, heard of once more after leaving', async () => {
    const { sessionId, person, purchaseId } = await seated(ahead(3 * dayMs));
    await leave(person, sessionId);
    await hearOf(purchaseId);
    expect(await statuses(sessionId)).toEqual(['left']);
    expect(await refundsOf(server, [purchaseId])).toEqual([{ id: purchaseId, cents: 900 }]);
  });

  it('gets nothing back who leaves later', async () => {
    const { sessionId, person, purchaseId } = await seated(ahead(dayMs - hourMs));
    expect(await leave(person, sessionId)).toEqual({ refunded_cents: 0 });
    expect(await refundsOf(server, [purchaseId])).toEqual([]);
  });

  it('gets everything back when the session is called off, however late', async () => {
    const { sessionId, purchaseId } = await seated(ahead(hourMs));
    const other = await newPerson();
    await join(other, sessionId, { or_wait: true });
    const { services } = server;
    const cancellation = { sessionId, reason: 'bolezen', now: new Date() };
    const cancel = () => services.db.transaction((tx) => cancelSession(tx, services, cancellation));
    expect(await cancel()).toEqual({ kind: 'cancelled' });
    expect(await cancel()).toEqual({ kind: 'cancelled' });
    expect(await refundsOf(server, [purchaseId])).toEqual([{ id: purchaseId, cents: 900 }]);
    expect(await statuses(sessionId)).toEqual(['taken', 'waiting']);
  });

  it('is told that the session is called off while a seat is offered to them', async () => {
    const { sessionId, person } = await seated(ahead(3 * dayMs));
    const other = await newPerson();
    await join(other, sessionId, { or_wait: true });
    await leave(person, sessionId);
    expect(await statuses(sessionId)).toEqual(['left', 'offered']);
    const { services } = server;
    await services.db.transaction((tx) =>
      cancelSession(tx, services, { sessionId, reason: 'bolezen', now: new Date() }),
    );
    expect(await statuses(sessionId)).toEqual(['left', 'waiting']);
    const cause = `session-cancelled:${sessionId}:${other.id}`;
    const mails = () => server.database.query('SELECT 1 FROM platform.mails WHERE cause = $1', [cause]);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), soon);
  });
});
