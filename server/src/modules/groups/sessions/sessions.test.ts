import type { GroupSession, GroupSessionList } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import {
  type ErrorBody,
  fieldProblems,
  json,
  newestEvent,
  type TestServer,
} from '../../../test-support/test-server.ts';
import { ahead, dayMs, insertSession, insertTutor, plannedForm, seatsOf } from '../groups.fixture.ts';

type Tutor = SamplePerson & { tutorId: string };

let server: TestServer;
let newPerson: NewPerson;
let tutor: Tutor;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertSampleTheme(server.database, 'mehanika', ['sl', 'en', 'de']);
  tutor = await newTutor();
  admin = await newPerson({ roles: ['admin'] });
});
afterAll(() => server.stop());

async function newTutor(): Promise<Tutor> {
  const person = await newPerson({ roles: ['learner', 'tutor'] });
  return { ...person, tutorId: await insertTutor(server, person.id) };
}

const plan = (person: SamplePerson, form: object) =>
  server.call('/api/group-sessions', { body: form, cookie: person.cookie });
const change = (person: SamplePerson, { id, ...form }: ReturnType<typeof plannedForm>, changes: object = {}) =>
  server.call(`/api/group-sessions/${id}`, { method: 'PUT', body: { ...form, ...changes }, cookie: person.cookie });
const cancel = (person: SamplePerson, id: string, reason = 'bolezen') =>
  server.call(`/api/group-sessions/${id}/cancellation`, { body: { reason }, cookie: person.cookie });
const show = (id: string, person?: SamplePerson) =>
  json<GroupSession>(
    server.call(`/api/group-sessions/${id}?language=en`, { ...(person && { cookie: person.cookie }) }),
  );
const join = (person: SamplePerson, id: string, body: object = {}) =>
  server.call(`/api/group-sessions/${id}/seat`, { body, cookie: person.cookie });
const codeOf = async (answer: Promise<Response>) => (await json<ErrorBody>(answer)).code;

/** Each on a day of its own, so that no two meet. */
let days = 0;
function freshDay(): string {
  days += 1;
  return ahead((30 + days) * dayMs)
    .toISOString()
    .slice(0, 10);
}
const newForm = (tutorId = tutor.tutorId, changes: object = {}) =>
  plannedForm(tutorId, { local_start: `${freshDay()}T18:00`, ...changes });

describe('planning a session', () => {
  it('takes its start on the planner’s clock and the tutor’s time with the pause after it', async () => {
    const form = plannedForm(tutor.tutorId, { local_start: `${ahead(100 * dayMs).getUTCFullYear() + 1}-01-15T18:00` });
    // Further ahead than anybody plans.
    expect(await fieldProblems(await plan(tutor, { ...form, local_start: '2031-01-15T18:00' }))).toEqual([
      { path: 'local_start', problem: 'invalid' },
    ]);
    const day = freshDay();
    const planned = { ...form, local_start: `${day}T18:00`, time_zone: 'Asia/Kolkata' };
    expect((await plan(tutor, planned)).status).toBe(200);
    const session = await show(form.id);
    expect(session).toMatchObject({
      ...{ starts_at: `${day}T12:30:00.000Z`, ends_at: `${day}T14:00:00.000Z`, capacity: 8, free_seats: 8, cents: 900 },
      ...{ topic: 'Momenti in ravnotežje', subject: { id: 'mehanika', title: 'mehanika en' }, language: 'sl' },
      tutor: { id: tutor.tutorId, name: 'Test Person' },
    });
    const [taken] = await server.database.query<{ during: string; kind: string }>(
      `SELECT kind, lower(during) || ' ' || upper(during) AS during FROM taken_times WHERE source_id = $1`,
      [form.id],
    );
    expect(taken).toMatchObject({ kind: 'group_session' });
    expect(taken?.during).toContain('14:15:00');
  });

  it('happens once, however often the form is sent', async () => {
    const form = newForm();
    const answers = await Promise.all([1, 2, 3].map(() => plan(tutor, form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await server.database.query('SELECT id FROM taken_times WHERE source_id = $1', [form.id]);
    expect(rows).toHaveLength(1);
    expect(await codeOf(plan(admin, form))).toBe('NOT_POSSIBLE_NOW');
  });

  it('is refused where the tutor has something else, and leaves nothing behind', async () => {
    const first = newForm();
    await plan(tutor, first);
    const second = newForm(tutor.tutorId, { local_start: first.local_start.replace('18:00', '19:40') });
    expect(await codeOf(plan(tutor, second))).toBe('TUTOR_BUSY');
    expect((await server.call(`/api/group-sessions/${second.id}`)).status).toBe(404);
    expect((await plan(tutor, { ...second, local_start: first.local_start.replace('18:00', '19:45') })).status).toBe(
      200,
    );
  });

  it('is for approved tutors and administrators', async () => {
    const other = await newTutor();
    const draft = await newPerson();
    const draftId = await insertTutor(server, draft.id, 'applied');
    expect((await plan(other, newForm())).status).toBe(403);
    expect((await plan(draft, newForm(draftId))).status).toBe(403);
    expect((await plan(admin, newForm(draftId))).status).toBe(403);
    expect((await plan(await newPerson(), newForm())).status).toBe(403);
    expect((await server.call('/api/group-sessions', { body: newForm() })).status).toBe(401);
    expect((await plan(admin, newForm())).status).toBe(200);
    expect((await server.call('/api/group-planning', { cookie: draft.cookie })).status).toBe(403);
    expect(await json(server.call('/api/group-planning?language=en', { cookie: other.cookie }))).toMatchObject({
      ...{ tutors: [{ id: other.tutorId }], subjects: [{ id: 'mehanika', title: 'mehanika en' }] },
    });
  });

  it.each([
    ['a start that is past', { local_start: '2020-01-01T10:00' }, 'local_start', 'not_in_future'],
    ['a day that does not exist', { local_start: '2027-02-30T10:00' }, 'local_start', 'invalid'],
    ['an unknown time zone', { time_zone: 'Mars/Olympus' }, 'time_zone', 'not_allowed'],
    ['an unknown subject', { subject: 'alkimija' }, 'subject', 'not_allowed'],
    ['no topic', { topic: '  ' }, 'topic', 'required'],
    ['no seats', { capacity: 0 }, 'capacity', 'too_small'],
    ['more seats than there can be', { capacity: 501 }, 'capacity', 'too_big'],
    ['a meeting link that is none', { meeting_url: 'javascript:alert(1)' }, 'meeting_url', 'invalid'],
    [
      'materials that a browser would run',
      { materials: [{ title: 'x', url: 'javascript:alert(1)' }] },
      'materials.0.url',
      'invalid',
    ],
    [
      'materials of a site in disguise',
      { materials: [{ title: 'x', url: '//evil.example' }] },
      'materials.0.url',
      'invalid',
    ],
  ])('names %s', async (_, changes, path, problem) => {
    const response = await plan(tutor, newForm(tutor.tutorId, changes));
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path, problem }]);
  });
});

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

  it.each(['x', crypto.randomUUID()])('is nothing at %s', async (id) => {
    expect([404, 422]).toContain((await server.call(`/api/group-sessions/${id}`)).status);
  });
});

describe('the list', () => {
  const list = (query: string, person?: SamplePerson) =>
    json<GroupSessionList>(
      server.call(`/api/group-sessions?language=en&${query}`, { ...(person && { cookie: person.cookie }) }),
    );
  const topics = ({ sessions }: GroupSessionList) => sessions.map(({ topic }) => topic);

  it('has what is to come, soonest first, and own sessions also when they are over or cancelled', async () => {
    await server.database.query('DELETE FROM group_sessions');
    const ana = await newPerson();
    const ids = [];
    for (const [topic, days] of [
      ['last', 30],
      ['soon', 2],
      ['later', 9],
    ] as const) {
      ids.push(await insertSession(server, { topic, startsAt: ahead(days * dayMs) }));
    }
    const past = await insertSession(server, { topic: 'past', startsAt: ahead(dayMs) });
    const called = await insertSession(server, { topic: 'called off', startsAt: ahead(3 * dayMs) });
    for (const id of [past, called]) await join(ana, id);
    await server.database.query(`UPDATE group_sessions SET starts_at = now() - interval '2 days' WHERE id = $1`, [
      past,
    ]);
    await server.database.query(`UPDATE group_sessions SET status = 'cancelled' WHERE id = $1`, [called]);
    expect(topics(await list(''))).toEqual(['soon', 'later', 'last']);
    expect(topics(await list('mine=true', ana))).toEqual(['called off', 'past']);
    expect(topics(await list('mine=true'))).toEqual([]);
    const [soon] = (await list('')).sessions;
    const week = await list(`week=${String(soon?.starts_at).slice(0, 10)}`);
    expect(topics(week)).toContain('soon');
    expect(topics(week)).not.toContain('last');
    expect(ids).toHaveLength(3);
  });

  it('is filtered, and counts what other choices would leave', async () => {
    await server.database.query('DELETE FROM group_sessions');
    await insertSampleTheme(server.database, 'elektro', ['sl', 'en', 'de']);
    const [one, other] = [
      await insertSession(server, { topic: 'one' }),
      await insertSession(server, { topic: 'other' }),
    ];
    await server.database.query(`UPDATE group_sessions SET level = 'advanced', language = 'de' WHERE id = $1`, [one]);
    await server.database.query(`UPDATE group_sessions SET subject = 'elektro' WHERE id = $1`, [other]);
    expect(topics(await list('level=advanced'))).toEqual(['one']);
    expect(topics(await list('spoken=sl'))).toEqual(['other']);
    expect(topics(await list('subject=mehanika&spoken=de'))).toEqual(['one']);
    expect(topics(await list('subject=nikjer'))).toEqual([]);
    expect(await list('level=advanced')).toMatchObject({
      total: 1,
      subjects: [{ id: 'mehanika', title: 'mehanika en', count: 1 }],
      levels: [
        { level: 'beginner', count: 1 },
        { level: 'advanced', count: 1 },
      ],
      languages: [{ language: 'de', count: 1 }],
      can_plan: false,
    });
    for (const query of ['level=x', 'spoken=xx', 'week=2026-02-30', 'page=0']) {
      expect((await server.call(`/api/group-sessions?${query}`)).status, query).toBe(422);
    }
    expect(await list('', tutor)).toMatchObject({ can_plan: true });
  });
});
