import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { insertSession } from '../groups.fixture.ts';
import { type SessionsServer, startServerWithTutor } from './sessions.fixture.ts';

let server: SessionsServer['server'];
let newPerson: SessionsServer['newPerson'];
let tutor: SessionsServer['tutor'];
let admin: SessionsServer['admin'];
let show: SessionsServer['show'];
let join: SessionsServer['join'];
let cancel: SessionsServer['cancel'];
beforeAll(async () => {
  ({ server, newPerson, tutor, admin, show, join, cancel } = await startServerWithTutor());
});
afterAll(() => server.stop());

describe('what a session shows', () => {
  it('keeps the meeting link, the materials and names for those who take part', async () => {
    const sessionId = await insertSession(server, { tutorId: tutor.tutorId, capacity: 3 });
    const [ana, stranger, waiting] = [await newPerson(), await newPerson(), await newPerson()];
    await server.call('/api/profile', { method: 'PATCH', body: { full_name: 'Ana Marija Žagar' }, cookie: ana.cookie });
    await join(ana, sessionId);
    await server.database.query('UPDATE group_sessions SET capacity = 1 WHERE id = $1', [sessionId]);
    await join(waiting, sessionId, { or_wait: true });
    for (const person of [undefined, stranger, waiting]) {
      const response = await server.call(`/api/group-sessions/${sessionId}`, {
        ...(person && { cookie: person.cookie }),
      });
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ inside: null, planning: null, material_count: 1 });
      expect(text).not.toMatch(/secret|Žagar|Ana|person-/);
    }
    const { inside, planning } = await show(sessionId, ana);
    expect(inside).toMatchObject({ meeting_url: 'https://meet.example/secret', participants: ['Ana Ž.'] });
    expect(planning).toBeNull();
    for (const person of [tutor, admin]) {
      expect((await show(sessionId, person)).planning?.attendees).toMatchObject([
        { name: 'Ana Marija Žagar', status: 'taken' },
        { user_id: waiting.id, status: 'waiting' },
      ]);
    }
  });

  it('has the addresses of those who come for administrators, and not for who leads it', async () => {
    const sessionId = await insertSession(server, { tutorId: tutor.tutorId, capacity: 1 });
    for (const person of [await newPerson(), await newPerson()]) {
      await join(person, sessionId, { or_wait: true, accepts_overlap: true });
    }
    const addresses = async (person: SamplePerson) =>
      (await show(sessionId, person)).planning?.attendees.map(({ email }) => email);
    expect(await addresses(tutor)).toEqual([null, null]);
    const address = expect.stringMatching(/^person-\d+@example\.com$/);
    expect(await addresses(admin)).toEqual([address, address]);
  });

  it('is a file for the calendars of those who take part', async () => {
    const sessionId = await insertSession(server, { tutorId: tutor.tutorId });
    const [ana, stranger] = [await newPerson(), await newPerson()];
    await join(ana, sessionId, { accepts_overlap: true });
    const fetchFile = (person: SamplePerson) =>
      server.call(`/api/group-sessions/${sessionId}/invitation`, { cookie: person.cookie });
    expect((await fetchFile(stranger)).status).toBe(404);
    const file = await fetchFile(ana);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    const text = await file.text();
    expect(text).toContain(`group-session-${sessionId}@`);
    expect(text).toContain('SUMMARY:Statika');
  });

  it('is no file for calendars once it is cancelled', async () => {
    const sessionId = await insertSession(server, { tutorId: tutor.tutorId });
    const ana = await newPerson();
    await join(ana, sessionId, { accepts_overlap: true });
    expect((await cancel(tutor, sessionId)).status).toBe(200);
    for (const { cookie } of [ana, tutor, admin]) {
      expect((await server.call(`/api/group-sessions/${sessionId}/invitation`, { cookie })).status).toBe(404);
    }
  });

  it.each(['x', crypto.randomUUID()])('is nothing at %s', async (id) => {
    expect([404, 422]).toContain((await server.call(`/api/group-sessions/${id}`)).status);
  });
});
