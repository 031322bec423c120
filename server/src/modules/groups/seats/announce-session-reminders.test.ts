import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSeat, insertSession, insertTutor } from '../../../test-support/sample-lessons.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { announceSessionReminders } from './announce-session-reminders.ts';

let server: TestServer;
let newPerson: NewPerson;
let [ana, bor, mira]: SamplePerson[] = [];
let tutorId: string;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  [ana, bor, mira] = [await newPerson(), await newPerson(), await newPerson()];
  tutorId = (await insertTutor(server.services.db, mira?.id ?? '')).id;
});
beforeEach(async () => {
  await server.database.query('DELETE FROM group_sessions');
  await server.database.query(`DELETE FROM platform.events WHERE name = 'groups.session-reminder-due'`);
});
afterAll(() => server.stop());

const startsAt = new Date('2026-10-25T16:00:00Z');
const before = (hours: number, minutes = 0) => new Date(startsAt.getTime() - (hours * 60 + minutes) * 60_000);

async function remindedAfter(...moments: Date[]): Promise<string[]> {
  for (const now of moments) await announceSessionReminders(server.services, now);
  const rows = await server.database.query<{ payload: { before: string; userId: string } }>(
    `SELECT payload FROM platform.events WHERE name = 'groups.session-reminder-due'`,
  );
  const names = new Map([
    [ana?.id, 'Ana'],
    [bor?.id, 'Bor'],
    [mira?.id, 'Mira'],
  ]);
  return rows.map(({ payload }) => `${names.get(payload.userId)} ${payload.before}`).toSorted();
}

describe('a reminder of a group session', () => {
  it('comes to everybody who has a seat and to the tutor, once a day and once an hour before', async () => {
    const { id: sessionId } = await insertSession(server.services.db, { tutorId, startsAt });
    await insertSeat(server.services.db, { sessionId, userId: ana?.id ?? '' });
    await insertSeat(server.services.db, { sessionId, userId: bor?.id ?? '', status: 'waiting' });
    expect(await remindedAfter(before(24, 1))).toEqual([]);
    expect(await remindedAfter(before(24), before(23, 55))).toEqual(['Ana day', 'Mira day']);
    await server.database.query(`UPDATE group_seats SET status = 'taken', updated_at = $1`, [before(20)]);
    expect(await remindedAfter(before(19))).toEqual(['Ana day', 'Mira day']);
    const all = ['Ana day', 'Ana hour', 'Bor hour', 'Mira day', 'Mira hour'];
    expect(await remindedAfter(before(1), before(0, 50))).toEqual(all);
    expect(await remindedAfter(before(-1))).toEqual(all);
  });

  it('comes anew for another start, and never for a session that was called off', async () => {
    const { id: sessionId } = await insertSession(server.services.db, { tutorId: null, startsAt });
    await insertSeat(server.services.db, { sessionId, userId: ana?.id ?? '' });
    expect(await remindedAfter(before(24))).toEqual(['Ana day']);
    await server.database.query(`UPDATE group_sessions SET starts_at = starts_at + interval '3 days'`);
    expect(await remindedAfter(before(24 - 72))).toEqual(['Ana day', 'Ana day']);
    await server.database.query(`UPDATE group_sessions SET status = 'cancelled'`);
    expect(await remindedAfter(before(1 - 72))).toEqual(['Ana day', 'Ana day']);
  });

  it('does not repeat what the message about a move has just told', async () => {
    const { id: sessionId } = await insertSession(server.services.db, { tutorId, startsAt, movedAt: before(20) });
    await insertSeat(server.services.db, { sessionId, userId: ana?.id ?? '' });
    expect(await remindedAfter(before(19, 55))).toEqual([]);
    expect(await remindedAfter(before(1))).toEqual(['Ana hour', 'Mira hour']);
  });
});
