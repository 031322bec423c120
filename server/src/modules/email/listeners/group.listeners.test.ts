import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../platform/services.ts';
import {
  insertSeat,
  insertSession,
  insertTutor,
  type NewSeat,
  type NewSession,
} from '../../../test-support/sample-lessons.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import {
  lateSeatPaymentRefunded,
  seatLeft,
  seatOffered,
  seatOfferLapsed,
  seatTaken,
  sessionCancelled,
  sessionChanged,
  sessionHandedOver,
  sessionReminderDue,
  tutorAppointed,
} from '../../groups/index.ts';
import { byReader, type SentMail, soon, startEmailTestServer } from '../email-test-server.fixture.ts';

let testServer: Awaited<ReturnType<typeof startEmailTestServer>>;
let server: TestServer;
let userId: string;
let tutorId: string;
let borId: string;
let miraId: string;
beforeAll(async () => {
  testServer = await startEmailTestServer();
  ({ server, userId } = testServer);
  for (const name of ['mira', 'bor']) await server.signUp({ email: `${name}@example.com`, full_name: name });
  const idOf = async (name: string) => {
    const [row] = await server.database.query<{ id: string }>('SELECT id FROM users WHERE email LIKE $1', [
      `${name}@%`,
    ]);
    return row?.id ?? '';
  };
  [borId, miraId] = [await idOf('bor'), await idOf('mira')];
  tutorId = (await insertTutor(server.services.db, miraId)).id;
  // Those by which they are welcomed.
  await vi.waitFor(async () => expect(await testServer.mails()).toHaveLength(3), soon);
});
beforeEach(async () => {
  await testServer.forgetMails();
  await server.database.query('DELETE FROM group_sessions');
});
afterAll(() => server.stop());

const startsAt = new Date('2033-06-14T16:00:00Z');

async function plan(session: Partial<NewSession> = {}, seat: Partial<NewSeat> = {}) {
  const { id: sessionId } = await insertSession(server.services.db, { tutorId, startsAt, sequence: 2, ...session });
  await insertSeat(server.services.db, { sessionId, userId, sequence: 3, ...seat });
  return sessionId;
}

const happen = async <Payload>(event: Event<Payload>, payload: Payload) =>
  byReader(await testServer.happen(event, payload));

function eventIn(mail: SentMail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
  const { uid, sequence } = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), uid, sequence };
}

describe('a seat', () => {
  it('is confirmed with an event for the calendar, once', async () => {
    const sessionId = await plan();
    const taken = { sessionId, userId, sequence: 3, isPromotion: false };
    await happen(seatTaken, taken);
    const told = await happen(seatTaken, taken);
    expect(Object.keys(told)).toEqual(['ana']);
    expect(told.ana?.text).toContain('torek, 14. 6. 2033, 18:00–19:30');
    expect(eventIn(told.ana)).toEqual({
      method: 'REQUEST',
      uid: `group-session-${sessionId}@learn.example`,
      sequence: 5,
    });
  });

  it('that somebody waited for says so', async () => {
    const sessionId = await plan();
    const told = await happen(seatTaken, { sessionId, userId, sequence: 3, isPromotion: true });
    expect(told.ana?.text).toContain('Na čakalni listi ste bili prvi');
  });

  it('is not confirmed where it was left, or the session called off, meanwhile', async () => {
    const left = await plan({}, { status: 'left' });
    expect(await happen(seatTaken, { sessionId: left, userId, sequence: 3, isPromotion: false })).toEqual({});
    const cancelled = await plan({ status: 'cancelled' });
    expect(await happen(seatTaken, { sessionId: cancelled, userId, sequence: 3, isPromotion: false })).toEqual({});
  });

  it('that was left is struck from the calendar by a higher sequence', async () => {
    const sessionId = await plan({}, { status: 'left', sequence: 4, payment: 'card', cents: 1200 });
    const told = await happen(seatLeft, { sessionId, userId, sequence: 4, refundedCents: 1200 });
    expect(told.ana?.text).toContain('Vračamo vam 12,00 €.');
    expect(eventIn(told.ana)).toEqual({
      method: 'CANCEL',
      uid: `group-session-${sessionId}@learn.example`,
      sequence: 6,
    });
  });
});

describe('an offered seat', () => {
  const until = new Date('2033-06-13T10:30:00Z');

  it('comes with its price and deadline, and without the link to the meeting', async () => {
    const sessionId = await plan({}, { status: 'offered', payment: 'card', cents: 1200, expiresAt: until });
    const told = await happen(seatOffered, { sessionId, userId, sequence: 3, until });
    expect(told.ana?.text).toContain('Mesto stane 12,00 €.');
    expect(told.ana?.text).toContain('ponedeljek, 13. 6. 2033, 12:30');
    expect(told.ana?.text).toContain(`https://learn.example/dashboard/group-tutoring/${sessionId}`);
    expect(told.ana?.text).not.toContain('meet.example');
    expect(told.ana?.calendar).toBeNull();
  });

  it('that was paid for too late is told of with the money that comes back, once', async () => {
    const sessionId = await plan({}, { status: 'left' });
    const refunded = { sessionId, userId, purchaseId: randomUUID(), cents: 900 };
    await happen(lateSeatPaymentRefunded, refunded);
    const { ana } = await happen(lateSeatPaymentRefunded, refunded);
    expect(ana?.subject).toMatch(/^Mesto ni bilo več na voljo, vračamo vam 9,00\s€$/);
    expect(ana?.text).toContain('Vračamo vam 9,00 €.');
    expect(ana?.text).not.toContain('meet.example');
    expect(await testServer.mails()).toHaveLength(1);
  });

  it('is not told of once it is paid for, or over', async () => {
    const paid = await plan();
    expect(await happen(seatOffered, { sessionId: paid, userId, sequence: 3, until })).toEqual({});
    const over = await plan({}, { status: 'offered', expiresAt: new Date('2026-01-01T00:00:00Z') });
    const past = { sessionId: over, userId, sequence: 3, until: new Date('2026-01-01T00:00:00Z') };
    expect(await happen(seatOffered, past)).toEqual({});
  });

  it('that has lapsed is told of, unless it was paid for after all', async () => {
    const lapsed = await plan({}, { status: 'left' });
    expect(Object.keys(await happen(seatOfferLapsed, { sessionId: lapsed, userId, sequence: 3 }))).toEqual(['ana']);
    await testServer.forgetMails();
    const paid = await plan();
    expect(await happen(seatOfferLapsed, { sessionId: paid, userId, sequence: 3 })).toEqual({});
  });
});

describe('a session', () => {
  it('that is changed is told to all who have a seat and to the tutor, unless another change has followed', async () => {
    const sessionId = await plan();
    await insertSeat(server.services.db, { sessionId, userId: borId, status: 'waiting' });
    expect(await happen(sessionChanged, { sessionId, sequence: 1 })).toEqual({});
    const told = await happen(sessionChanged, { sessionId, sequence: 2 });
    expect(Object.keys(told).toSorted()).toEqual(['ana', 'mira']);
    expect(eventIn(told.ana)).toMatchObject({ method: 'REQUEST', sequence: 5 });
  });

  it('that another tutor leads now leaves the calendar of the former one, without the new link', async () => {
    const sessionId = await plan({ sequence: 3 });
    const told = await happen(sessionHandedOver, { sessionId, formerTutorUserId: borId, sequence: 3 });
    expect(Object.keys(told)).toEqual(['bor']);
    expect(told.bor?.text).toContain('je prevzel drug tutor');
    expect(eventIn(told.bor)).toMatchObject({ method: 'CANCEL', sequence: 3 });
    expect(told.bor?.calendar?.content).not.toContain('meet.example');
  });

  it('that came back to its former tutor is not taken from them', async () => {
    const sessionId = await plan({ tutorId: (await insertTutor(server.services.db, borId)).id });
    expect(await happen(sessionHandedOver, { sessionId, formerTutorUserId: borId, sequence: 3 })).toEqual({});
  });

  it('goes into the calendar of a tutor who had a seat before by a higher sequence', async () => {
    const { id: ownId } = await insertTutor(server.services.db, userId);
    const sessionId = await plan({ tutorId: ownId }, { status: 'left' });
    const told = await happen(sessionChanged, { sessionId, sequence: 2 });
    expect(eventIn(told.ana)).toMatchObject({ method: 'REQUEST', sequence: 5 });
  });

  it('that is given to a tutor is told to them alone as new', async () => {
    const sessionId = await plan();
    const change = { sessionId, sequence: 2 };
    expect(Object.keys(await happen(sessionChanged, { ...change, newTutorUserId: miraId }))).toEqual(['ana']);
    await testServer.forgetMails();
    const told = await happen(tutorAppointed, { ...change, userId: miraId });
    expect(Object.keys(told)).toEqual(['mira']);
    expect(eventIn(told.mira)).toMatchObject({ method: 'REQUEST', sequence: 2 });
  });

  it('that has gone to a third meanwhile is not told to the second', async () => {
    const sessionId = await plan();
    expect(await happen(tutorAppointed, { sessionId, sequence: 1, userId: borId })).toEqual({});
  });

  it('that is called off is told to those who wait as well, with the money that comes back', async () => {
    const cancelled = { status: 'cancelled' as const, cancelReason: 'Bolezen.', sequence: 3 };
    const sessionId = await plan(cancelled, { payment: 'card', cents: 1200 });
    await insertSeat(server.services.db, { sessionId, userId: borId, status: 'waiting' });
    await happen(sessionCancelled, { sessionId, sequence: 3 });
    const told = await happen(sessionCancelled, { sessionId, sequence: 3 });
    expect(Object.keys(told).toSorted()).toEqual(['ana', 'bor', 'mira']);
    expect(told.ana?.text).toContain('Razlog: Bolezen.');
    expect(told.ana?.text).toContain('Vračamo vam 12,00 €.');
    expect(told.bor?.text).not.toContain('Vračamo');
    expect(eventIn(told.ana)).toMatchObject({ method: 'CANCEL', sequence: 6 });
    expect(told.bor?.calendar).toBeNull();
  });

  it('that begins soon is told to who has a seat, not to who has left it', async () => {
    const sessionId = await plan();
    const due = { sessionId, before: 'hour' as const, startsAt };
    const told = await happen(sessionReminderDue, { ...due, userId });
    expect(told.ana?.text).toContain('https://meet.example/group');
    await happen(sessionReminderDue, { ...due, userId: borId });
    expect(await testServer.mails()).toHaveLength(1);
    await testServer.forgetMails();
    await server.database.query(`UPDATE group_seats SET status = 'left'`);
    expect(await happen(sessionReminderDue, { ...due, before: 'day', userId })).toEqual({});
  });

  it('that is gone is told to nobody', async () => {
    expect(await happen(sessionChanged, { sessionId: randomUUID(), sequence: 1 })).toEqual({});
  });

  it('may be muted in its reminders, never in what changes it or concerns the seat or money', async () => {
    const mute = (muted_notifications: string[]) =>
      server.call('/api/profile', { method: 'PATCH', body: { muted_notifications }, cookie: testServer.cookie });
    await mute(['reminders', 'groups']);
    const sessionId = await plan();
    const changed = await happen(sessionChanged, { sessionId, sequence: 2 });
    expect(Object.keys(changed).toSorted()).toEqual(['ana', 'mira']);
    expect(eventIn(changed.ana)).toMatchObject({ method: 'REQUEST', sequence: 5 });
    await testServer.forgetMails();
    expect(await happen(sessionReminderDue, { sessionId, before: 'hour', startsAt, userId })).toEqual({});
    const told = await happen(seatTaken, { sessionId, userId, sequence: 3, isPromotion: false });
    expect(Object.keys(told)).toEqual(['ana']);
    await mute([]);
  });
});
