import type { GroupSession } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, newestEvent, type TestServer } from '../../../test-support/test-server.ts';
import { emailVerified } from '../../identity/index.ts';
import { ahead, dayMs, hourMs, insertSession, insertTutor, seatsOf, withCashier } from '../groups.fixture.ts';
import { releaseSeatsLapsedBy } from './release-lapsed-seats.ts';

let server: TestServer;
let newPerson: NewPerson;
let tutor: SamplePerson & { tutorId: string };
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople({}, withCashier));
  const person = await newPerson({ roles: ['learner', 'tutor'] });
  tutor = { ...person, tutorId: await insertTutor(server, person.id) };
});
afterAll(() => server.stop());

const soon = { timeout: 10_000, interval: 50 };
const seat = (sessionId: string) => `/api/group-sessions/${sessionId}/seat`;
const join = ({ cookie }: { cookie?: string }, sessionId: string, body: object = {}) =>
  server.call(seat(sessionId), { body, ...(cookie && { cookie }) });
const leave = ({ cookie }: SamplePerson, sessionId: string) =>
  server.call(seat(sessionId), { method: 'DELETE', cookie });
const show = (sessionId: string, person?: SamplePerson) =>
  json<GroupSession>(server.call(`/api/group-sessions/${sessionId}`, { ...(person && { cookie: person.cookie }) }));
const codeOf = async (answer: Promise<Response>) => (await json<ErrorBody>(answer)).code;

describe('a seat', () => {
  it('is taken at once where it costs nothing, and once however often it is asked for', async () => {
    const sessionId = await insertSession(server, { cents: 0 });
    const ana = await newPerson();
    expect(await json(join(ana, sessionId))).toEqual({ kind: 'taken' });
    expect(await json(join(ana, sessionId))).toEqual({ kind: 'taken' });
    expect(await seatsOf(server, sessionId)).toEqual([{ user_id: ana.id, status: 'taken', payment: 'free', cents: 0 }]);
    expect(await newestEvent(server, 'groups.seat-taken')).toEqual({
      ...{ sessionId, userId: ana.id, sequence: 1, isPromotion: false },
    });
  });

  it('comes with a plan that includes it, and is held for payment for everybody else', async () => {
    const sessionId = await insertSession(server, { cents: 900, capacity: 3 });
    const [premium, standard, admin] = [
      await newPerson({ plan: 'premium' }),
      await newPerson({ plan: 'standard' }),
      await newPerson({ roles: ['admin'] }),
    ];
    expect(await json(join(premium, sessionId))).toEqual({ kind: 'taken' });
    for (const person of [standard, admin]) {
      expect(await json(join(person, sessionId))).toMatchObject({ kind: 'payment', url: expect.any(String) });
    }
    expect(await seatsOf(server, sessionId)).toMatchObject([
      { status: 'taken', payment: 'plan', cents: 0 },
      { status: 'held', payment: 'card', cents: 900 },
      { status: 'held', payment: 'card', cents: 900 },
    ]);
  });

  it('is nobody’s who is not signed in, and not the tutor’s own', async () => {
    const sessionId = await insertSession(server, { tutorId: tutor.tutorId });
    expect((await join({}, sessionId)).status).toBe(401);
    expect(await codeOf(join(tutor, sessionId))).toBe('NOT_POSSIBLE_NOW');
    expect(await seatsOf(server, sessionId)).toEqual([]);
  });

  it('is there for nobody in a session that has begun, was cancelled or does not exist', async () => {
    const ana = await newPerson();
    const begun = await insertSession(server, { startsAt: ahead(-1000) });
    const cancelled = await insertSession(server);
    await server.database.query(`UPDATE group_sessions SET status = 'cancelled' WHERE id = $1`, [cancelled]);
    expect(await codeOf(join(ana, begun))).toBe('SESSION_OVER');
    expect(await codeOf(join(ana, cancelled))).toBe('SESSION_OVER');
    expect((await join(ana, crypto.randomUUID())).status).toBe(404);
    expect((await join(ana, 'x')).status).toBe(422);
  });

  it('is told to be taken where there is none, and puts in line only who wants to wait', async () => {
    const sessionId = await insertSession(server, { capacity: 1 });
    const [ana, bor, cene] = [await newPerson(), await newPerson(), await newPerson()];
    await join(ana, sessionId);
    expect(await codeOf(join(bor, sessionId))).toBe('SESSION_FULL');
    expect(await json(join(bor, sessionId, { or_wait: true }))).toEqual({ kind: 'waiting', position: 1 });
    expect(await json(join(cene, sessionId, { or_wait: true }))).toEqual({ kind: 'waiting', position: 2 });
    expect(await json(join(bor, sessionId, { or_wait: true }))).toEqual({ kind: 'waiting', position: 1 });
    expect(await show(sessionId, cene)).toMatchObject({
      ...{ free_seats: 0, waiting_count: 2, standing: { status: 'waiting', position: 2 } },
    });
  });

  it('is a warning for who is elsewhere then, and what they accept is kept', async () => {
    const first = await insertSession(server, { startsAt: new Date('2031-05-05T16:00:00Z'), topic: 'Prva' });
    const touching = await insertSession(server, { startsAt: new Date('2031-05-05T17:00:00Z') });
    const within = await insertSession(server, { startsAt: new Date('2031-05-05T16:30:00Z') });
    const ana = await newPerson();
    await join(ana, first);
    expect(await json(join(ana, touching))).toEqual({ kind: 'taken' });
    expect(await codeOf(join(ana, within))).toBe('OVERLAPPING_MEETINGS');
    expect(await seatsOf(server, within)).toEqual([]);
    const { overlaps } = await show(within, ana);
    expect(overlaps.map(({ title, path }) => [title, path])).toContainEqual([
      'Prva',
      `/dashboard/group-tutoring/${first}`,
    ]);
    expect(await json(join(ana, within, { accepts_overlap: true }))).toEqual({ kind: 'taken' });
    const [kept] = await server.database.query<{ at: Date | null }>(
      'SELECT overlap_accepted_at AS at FROM group_seats WHERE session_id = $1',
      [within],
    );
    expect(kept?.at).toBeInstanceOf(Date);
  });

  it('is a warning for who stands in line elsewhere, which may become a seat at any moment', async () => {
    const full = await insertSession(server, { startsAt: new Date('2031-06-05T16:00:00Z'), capacity: 1 });
    const other = await insertSession(server, { startsAt: new Date('2031-06-05T16:30:00Z') });
    const [ana, bor] = [await newPerson(), await newPerson()];
    await join(ana, full);
    expect(await json(join(bor, full, { or_wait: true }))).toMatchObject({ kind: 'waiting' });
    expect(await codeOf(join(bor, other))).toBe('OVERLAPPING_MEETINGS');
  });
});

describe('a seat that is given back', () => {
  it('goes to the first in line whose plan includes it at once, and to the next by leaving again', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const people = await Promise.all([1, 2, 3].map(() => newPerson({ plan: 'premium' })));
    for (const person of people) await join(person, sessionId, { or_wait: true });
    const statuses = async () => (await seatsOf(server, sessionId)).map(({ status }) => status);
    expect(await statuses()).toEqual(['taken', 'waiting', 'waiting']);
    await leave(people[0] as SamplePerson, sessionId);
    expect(await statuses()).toEqual(['left', 'taken', 'waiting']);
    expect(await newestEvent(server, 'groups.seat-taken')).toMatchObject({
      ...{ userId: people[1]?.id, isPromotion: true },
    });
    await leave(people[1] as SamplePerson, sessionId);
    expect(await statuses()).toEqual(['left', 'left', 'taken']);
  });

  it('is offered to who has to pay, also to who had a plan when they began to wait', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900, startsAt: ahead(3 * dayMs) });
    const [holder, former] = [await newPerson({ plan: 'premium' }), await newPerson({ plan: 'premium' })];
    await join(holder, sessionId);
    await join(former, sessionId, { or_wait: true });
    await server.database.query('DELETE FROM subscriptions WHERE user_id = $1', [former.id]);
    await leave(holder, sessionId);
    const { standing } = await show(sessionId, former);
    expect(standing).toMatchObject({ status: 'offered', cents: 900 });
    const left = new Date(standing?.expires_at ?? 0).getTime() - Date.now();
    expect(Math.abs(left - 12 * hourMs)).toBeLessThan(60_000);
    expect(await newestEvent(server, 'groups.seat-offered')).toMatchObject({ sessionId, userId: former.id });
    expect(await json(join(former, sessionId))).toMatchObject({ kind: 'payment' });
  });

  it('is not offered to who has to pay and cannot be told, until their address is verified', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900, startsAt: ahead(3 * dayMs) });
    const [holder, unheard, next] = [await newPerson({ plan: 'premium' }), await newPerson(), await newPerson()];
    const verify = (isVerified: boolean) =>
      server.database.query('UPDATE users SET email_verified = $2 WHERE id = $1', [unheard.id, isVerified]);
    await verify(false);
    await join(holder, sessionId);
    for (const person of [unheard, next]) await join(person, sessionId, { or_wait: true });
    await leave(holder, sessionId);
    const statuses = async () => (await seatsOf(server, sessionId)).map(({ status }) => status);
    expect(await statuses()).toEqual(['left', 'waiting', 'offered']);
    await leave(next, sessionId);
    expect(await statuses()).toEqual(['left', 'waiting', 'left']);
    await verify(true);
    await server.services.db.transaction((tx) =>
      server.services.events.announce(tx, emailVerified, { userId: unheard.id }),
    );
    await vi.waitFor(async () => expect(await statuses()).toEqual(['left', 'offered', 'left']), soon);
  });

  it('is offered for less long near the start, and passes on when nobody takes it up', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900, startsAt: ahead(4 * hourMs) });
    const [holder, first, second] = [await newPerson({ plan: 'premium' }), await newPerson(), await newPerson()];
    await join(holder, sessionId);
    for (const person of [first, second]) await join(person, sessionId, { or_wait: true });
    await leave(holder, sessionId);
    const { standing } = await show(sessionId, first);
    const deadline = new Date(standing?.expires_at ?? 0);
    expect(Math.abs(deadline.getTime() - ahead(2 * hourMs).getTime())).toBeLessThan(60_000);
    await releaseSeatsLapsedBy(server.services, new Date(deadline.getTime() - 1));
    expect((await seatsOf(server, sessionId)).map(({ status }) => status)).toEqual(['left', 'offered', 'waiting']);
    await releaseSeatsLapsedBy(server.services, deadline);
    expect((await seatsOf(server, sessionId)).map(({ status }) => status)).toEqual(['left', 'left', 'offered']);
    expect(await newestEvent(server, 'groups.seat-offer-lapsed')).toMatchObject({ sessionId, userId: first.id });
  });

  it('passes on in one session also where another cannot be settled', async () => {
    const startsAt = ahead(4 * hourMs);
    const offered = async () => {
      const sessionId = await insertSession(server, { capacity: 1, cents: 900, startsAt });
      const [holder, first, second] = [await newPerson({ plan: 'premium' }), await newPerson(), await newPerson()];
      await join(holder, sessionId);
      for (const person of [first, second]) await join(person, sessionId, { or_wait: true });
      await leave(holder, sessionId);
      return sessionId;
    };
    const sessionIds = [await offered(), await offered()];
    const { services } = server;
    let failing: string | undefined;
    const announce: typeof services.events.announce = async (tx, event, payload) => {
      const { sessionId } = payload as { sessionId: string };
      failing ??= sessionId;
      if (sessionId === failing) throw new Error('out of order');
      await services.events.announce(tx, event, payload);
    };
    await releaseSeatsLapsedBy({ ...services, events: { ...services.events, announce } }, ahead(3 * hourMs));
    for (const sessionId of sessionIds) {
      const statuses = (await seatsOf(server, sessionId)).map(({ status }) => status);
      expect(statuses).toEqual(sessionId === failing ? ['left', 'offered', 'waiting'] : ['left', 'left', 'offered']);
    }
  });

  it('is released by whoever comes next when its payment never came', async () => {
    const sessionId = await insertSession(server, { capacity: 1, cents: 900 });
    const [slow, quick] = [await newPerson(), await newPerson()];
    await join(slow, sessionId);
    expect(await codeOf(join(quick, sessionId))).toBe('SESSION_FULL');
    await server.database.query(
      `UPDATE group_seats SET expires_at = now() - interval '1 second' WHERE session_id = $1`,
      [sessionId],
    );
    expect(await show(sessionId)).toMatchObject({ free_seats: 1 });
    expect(await json(join(quick, sessionId))).toMatchObject({ kind: 'payment' });
    expect((await seatsOf(server, sessionId)).map(({ status }) => status)).toEqual(['left', 'held']);
  });

  it('is given back once, and not after the start', async () => {
    const sessionId = await insertSession(server, { capacity: 1 });
    const ana = await newPerson();
    expect(await json(leave(ana, sessionId))).toEqual({ refunded_cents: 0 });
    await join(ana, sessionId);
    await server.database.query(`UPDATE group_sessions SET starts_at = now() - interval '1 second' WHERE id = $1`, [
      sessionId,
    ]);
    expect(await codeOf(leave(ana, sessionId))).toBe('SESSION_OVER');
    expect(await seatsOf(server, sessionId)).toMatchObject([{ status: 'taken' }]);
  });
});
