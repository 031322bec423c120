import { plannableTutorsMax } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openManyAccounts } from '../../../test-support/many-people.ts';
import { fieldProblems, json, newestEvent } from '../../../test-support/test-server.ts';
import { ahead, dayMs, insertTutor, plannedForm } from '../groups.fixture.ts';
import { codeOf, type SessionsServer, startServerWithTutor } from './sessions.fixture.ts';

let server: SessionsServer['server'];
let newPerson: SessionsServer['newPerson'];
let newTutor: SessionsServer['newTutor'];
let tutor: SessionsServer['tutor'];
let admin: SessionsServer['admin'];
let freshDay: SessionsServer['freshDay'];
let newForm: SessionsServer['newForm'];
let plan: SessionsServer['plan'];
let show: SessionsServer['show'];
beforeAll(async () => {
  ({ server, newPerson, newTutor, tutor, admin, freshDay, newForm, plan, show } = await startServerWithTutor());
});
afterAll(() => server.stop());

describe('planning a session', () => {
  it('takes its start on the planner’s clock and the tutor’s time with the pause after it', async () => {
    const form = plannedForm(tutor.tutorId, { local_start: `${ahead(100 * dayMs).getUTCFullYear() + 1}-01-15T18:00` });
    // Further ahead than anybody plans.
    expect(await fieldProblems(await plan(tutor, { ...form, local_start: '2031-01-15T18:00' }))).toEqual([
      { path: 'local_start', problem: 'too_far_ahead', limit: 365 },
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
    const given = newForm();
    expect((await plan(admin, given)).status).toBe(200);
    expect(await newestEvent(server, 'groups.tutor-appointed')).toEqual({
      ...{ sessionId: given.id, userId: tutor.id, sequence: 0 },
    });
    expect((await server.call('/api/group-planning', { cookie: draft.cookie })).status).toBe(403);
    expect(await json(server.call('/api/group-planning?language=en', { cookie: other.cookie }))).toMatchObject({
      ...{ tutors: [{ id: other.tutorId }], subjects: [{ id: 'mehanika', title: 'mehanika en' }] },
    });
  });

  it('is offered for no more tutors than a list is of use for', async () => {
    const choices = () => json(server.call('/api/group-planning?language=en', { cookie: admin.cookie }));
    expect(await choices()).toMatchObject({ has_more_tutors: false });
    await openManyTutors(plannableTutorsMax);
    expect(await choices()).toMatchObject({ tutors: { length: plannableTutorsMax }, has_more_tutors: true });
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

async function openManyTutors(count: number): Promise<void> {
  const people = await openManyAccounts(server, count);
  await server.database.query(
    `INSERT INTO tutors (user_id, status, time_zone) SELECT unnest($1::uuid[]), 'approved', 'Europe/Ljubljana'`,
    [people.map(({ id }) => id)],
  );
}
