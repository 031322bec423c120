import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldProblems, newestEvent } from '../../../test-support/test-server.ts';
import { seatsOf } from '../groups.fixture.ts';
import { codeOf, type SessionsServer, startServerWithTutor } from './sessions.fixture.ts';

let server: SessionsServer['server'];
let newPerson: SessionsServer['newPerson'];
let newTutor: SessionsServer['newTutor'];
let tutor: SessionsServer['tutor'];
let admin: SessionsServer['admin'];
let newForm: SessionsServer['newForm'];
let plan: SessionsServer['plan'];
let change: SessionsServer['change'];
let cancel: SessionsServer['cancel'];
let show: SessionsServer['show'];
let join: SessionsServer['join'];
beforeAll(async () => {
  ({ server, newPerson, newTutor, tutor, admin, newForm, plan, change, cancel, show, join } =
    await startServerWithTutor());
});
afterAll(() => server.stop());

describe('changing a session', () => {
  it('moves the taken time with it, tells of it, and keeps everything where the new time is taken', async () => {
    const [form, obstacle] = [newForm(), newForm()];
    await plan(tutor, form);
    await plan(tutor, obstacle);
    expect(await codeOf(change(tutor, form, { local_start: obstacle.local_start }))).toBe('TUTOR_BUSY');
    const later = form.local_start.replace('18:00', '20:00');
    expect((await change(tutor, form, { local_start: later })).status).toBe(200);
    expect(await newestEvent(server, 'groups.session-changed')).toEqual({ sessionId: form.id, sequence: 1 });
    const times = await server.database.query('SELECT id FROM taken_times WHERE source_id = $1', [form.id]);
    expect(times).toHaveLength(1);
    expect((await show(form.id, tutor)).planning?.local_start).toBe(later);
  });

  it('raises the sequence for what calendars show, and for nothing else', async () => {
    const form = newForm();
    await plan(tutor, form);
    const sequence = async () =>
      (await server.database.query('SELECT sequence FROM group_sessions WHERE id = $1', [form.id]))[0];
    await change(tutor, form, { cents: 1500, capacity: 9 });
    expect(await sequence()).toEqual({ sequence: 0 });
    await change(tutor, form, { meeting_url: 'https://meet.example/other' });
    expect(await sequence()).toEqual({ sequence: 1 });
  });

  it('leaves no less seats than are taken, and gives more of them to those who wait', async () => {
    const form = newForm(tutor.tutorId, { capacity: 2, cents: 0 });
    await plan(tutor, form);
    const people = await Promise.all([1, 2, 3].map(() => newPerson()));
    for (const person of people) await join(person, form.id, { or_wait: true });
    const refused = await change(tutor, form, { capacity: 1 });
    expect(await fieldProblems(refused)).toEqual([{ path: 'capacity', problem: 'too_small', limit: 2 }]);
    expect((await change(tutor, form, { capacity: 3 })).status).toBe(200);
    expect((await seatsOf(server, form.id)).map(({ status }) => status)).toEqual(['taken', 'taken', 'taken']);
  });

  it('is for whoever leads it and administrators, and not for what is over or cancelled', async () => {
    const [form, other] = [newForm(), await newTutor()];
    await plan(tutor, form);
    expect((await change(other, form)).status).toBe(403);
    expect((await cancel(other, form.id)).status).toBe(403);
    expect((await change(await newPerson(), form)).status).toBe(403);
    // Nobody's session is passed on to somebody else by who is no administrator.
    expect((await change(tutor, form, { tutor_id: other.tutorId })).status).toBe(403);
    expect((await change(admin, form, { tutor_id: other.tutorId })).status).toBe(200);
    expect((await change(tutor, form)).status).toBe(403);
    expect((await cancel(other, form.id)).status).toBe(200);
    expect(await codeOf(change(other, form, { tutor_id: other.tutorId }))).toBe('SESSION_OVER');
  });

  it('stays open to a tutor who has paused, for whom nothing new is planned', async () => {
    const [paused, other] = [await newTutor(), await newTutor()];
    const [own, foreign] = [newForm(paused.tutorId), newForm()];
    await plan(paused, own);
    await plan(tutor, foreign);
    await server.database.query(`UPDATE tutors SET status = 'paused' WHERE id = $1`, [paused.tutorId]);
    expect((await change(paused, own, { topic: 'Druga tema' })).status).toBe(200);
    expect((await change(admin, own, { capacity: 9 })).status).toBe(200);
    expect((await show(own.id, admin)).tutor?.id).toBe(paused.tutorId);
    const choices = (id: string, { cookie } = paused) =>
      server.call(`/api/group-planning?session_id=${id}`, { cookie });
    expect((await choices(own.id)).status).toBe(200);
    expect((await choices(foreign.id)).status).toBe(403);
    expect((await choices(own.id, other)).status).toBe(403);
    expect((await plan(paused, newForm(paused.tutorId))).status).toBe(403);
    expect((await change(admin, foreign, { tutor_id: paused.tutorId })).status).toBe(403);
  });
});

describe('handing a session over to another tutor', () => {
  it('is told to who led it before and to who leads it now, whatever else is changed', async () => {
    const [form, other] = [newForm(), await newTutor()];
    await plan(tutor, form);
    await change(admin, form, { tutor_id: other.tutorId, topic: 'Nova tema' });
    expect(await newestEvent(server, 'groups.session-handed-over')).toEqual({
      ...{ sessionId: form.id, formerTutorUserId: tutor.id, sequence: 1 },
    });
    expect(await newestEvent(server, 'groups.tutor-appointed')).toEqual({
      ...{ sessionId: form.id, userId: other.id, sequence: 1 },
    });
  });

  it('lets two sessions of the same hour change their tutors at once without a deadlock', async () => {
    const other = await newTutor();
    const form = newForm();
    const opposite = newForm(other.tutorId, { local_start: form.local_start });
    await plan(tutor, form);
    await plan(other, opposite);
    const rounds = Array.from({ length: 6 }, () => [
      change(admin, form, { tutor_id: other.tutorId }),
      change(admin, opposite, { tutor_id: tutor.tutorId }),
    ]);
    const codes = await Promise.all(rounds.flat().map(codeOf));
    expect(new Set(codes)).toEqual(new Set(['TUTOR_BUSY']));
  });

  it('frees the seat that the new one had, for who waits', async () => {
    const form = newForm(tutor.tutorId, { capacity: 1, cents: 0 });
    const [other, waiting] = [await newTutor(), await newPerson()];
    await plan(tutor, form);
    await join(other, form.id);
    await join(waiting, form.id, { or_wait: true });
    expect((await change(admin, form, { tutor_id: other.tutorId })).status).toBe(200);
    expect(await seatsOf(server, form.id)).toMatchObject([
      { user_id: other.id, status: 'left' },
      { user_id: waiting.id, status: 'taken' },
    ]);
  });
});

describe('cancelling a session', () => {
  it('frees the tutor’s time, tells why, and stands', async () => {
    const form = newForm(tutor.tutorId, { cents: 0 });
    await plan(tutor, form);
    const ana = await newPerson();
    await join(ana, form.id);
    expect(await fieldProblems(await cancel(tutor, form.id, ' '))).toMatchObject([{ path: 'reason' }]);
    expect((await cancel(tutor, form.id)).status).toBe(200);
    expect((await cancel(tutor, form.id, 'drugič')).status).toBe(200);
    expect(await show(form.id, ana)).toMatchObject({
      ...{ status: 'cancelled', cancel_reason: 'bolezen', seat_way: 'cancelled' },
    });
    expect(await newestEvent(server, 'groups.session-cancelled')).toEqual({ sessionId: form.id, sequence: 1 });
    expect((await plan(tutor, newForm(tutor.tutorId, { local_start: form.local_start }))).status).toBe(200);
  });
});
