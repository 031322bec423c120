import type { OwnTutorProfile, Teaching, TutorApplication } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import { fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let administrator: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertSampleTheme(server.database, 'elektrotehnika', ['sl']);
  administrator = await newPerson({ roles: ['learner', 'admin'] });
});
afterAll(() => server.stop());

const profile = {
  headline: { sl: 'Elektrotehnika brez strahu', en: '', de: '' },
  bio: { sl: 'Učim že deset let.', en: '', de: '' },
  subjects: ['elektrotehnika'],
  languages: ['sl', 'en'],
  cents_per_hour: 3000,
  meeting_url: 'https://meet.example.com/ana',
};
const rules = {
  time_zone: 'Europe/Ljubljana',
  hours: [{ weekday: 1, start: '09:00', end: '12:00' }],
  notice_minutes: 60,
  buffer_minutes: 15,
  cancellation_minutes: 1440,
};

const put = (path: string, { cookie }: SamplePerson, body: object = {}) =>
  server.call(path, { method: 'PUT', cookie, body });
const post = (path: string, { cookie }: SamplePerson, body: object = {}) =>
  server.call(path, { method: 'POST', cookie, body });
const overview = ({ cookie }: SamplePerson) => json<Teaching>(server.call('/api/teaching', { cookie }));

async function applied(): Promise<{ person: SamplePerson; tutorId: string }> {
  const person = await newPerson();
  await put('/api/teaching/profile', person, profile);
  await put('/api/teaching/availability', person, rules);
  const { tutor } = await json<Teaching>(post('/api/teaching/application', person));
  return { person, tutorId: tutor?.id ?? '' };
}

describe('becoming a tutor', () => {
  it('begins with a draft that nobody else sees, and names what is missing', async () => {
    const person = await newPerson();
    expect(await overview(person)).toMatchObject({
      tutor: null,
      needs: ['headline', 'bio', 'subjects', 'languages', 'price', 'hours'],
    });
    const saved = await json<OwnTutorProfile>(
      put('/api/teaching/profile', person, { ...profile, cents_per_hour: null }),
    );
    expect(saved).toMatchObject({ status: 'draft', headline: profile.headline, cents_per_hour: null });
    const { tutor, needs } = await overview(person);
    expect(needs).toEqual(['price', 'hours']);
    expect((await server.call(`/api/tutors/${tutor?.id}`)).status).toBe(404);
    expect((await server.call(`/api/tutors/${tutor?.id}/slots`)).status).toBe(404);
    expect((await server.call(`/api/tutors/${tutor?.id}/reviews`)).status).toBe(404);
    const refused = await post('/api/teaching/application', person);
    expect(refused.status).toBe(409);
    expect(await json(refused)).toMatchObject({ code: 'PROFILE_INCOMPLETE', data: { needs: ['price', 'hours'] } });
  });

  it('shows what a description will look like, and refuses one that is too long', async () => {
    const person = await newPerson();
    const preview = (text: string) => post('/api/teaching/preview', person, { text });
    expect(await json(preview('Učim **merjenje**:\n$U = R I$'))).toEqual({
      html: expect.stringMatching(/^<p>Učim <strong>merjenje<\/strong>:<br>.*class="katex"/s),
    });
    expect(await json(preview('<img src=x onerror=alert(1)>'))).toEqual({ html: expect.not.stringContaining('<img') });
    expect((await preview('x'.repeat(4001))).status).toBe(422);
    expect((await server.call('/api/teaching/preview', { method: 'POST', body: {} })).status).toBe(401);
  });

  it('ends with an administrator’s approval, the role and an entry in the log', async () => {
    const { person, tutorId } = await applied();
    expect((await server.call(`/api/tutors/${tutorId}`)).status).toBe(404);
    const waiting = await json<{ applications: TutorApplication[] }>(
      server.call('/api/tutor-applications', { cookie: administrator.cookie }),
    );
    expect(waiting.applications.find(({ id }) => id === tutorId)).toMatchObject({
      person: { id: person.id },
      subjects: ['elektrotehnika sl'],
      weekly_minutes: 180,
    });
    // Twice, as a double click sends it.
    for (const _ of [1, 2]) {
      expect((await post(`/api/tutor-applications/${tutorId}/approval`, administrator)).status).toBe(200);
    }
    expect((await server.call(`/api/tutors/${tutorId}`)).status).toBe(200);
    const [user] = await server.database.query<{ roles: string[] }>('SELECT roles FROM users WHERE id = $1', [
      person.id,
    ]);
    expect(user?.roles).toEqual(['learner', 'tutor']);
    const entries = await server.database.query(
      `SELECT FROM platform.audit_entries WHERE action = 'tutor_approved' AND subject_id = $1 AND actor_id = $2`,
      [person.id, administrator.id],
    );
    expect(entries).toHaveLength(1);
    expect((await overview(person)).tutor).toMatchObject({ status: 'approved', next_free_at: expect.any(String) });
  });

  it('may be declined with a reason, and asked for again', async () => {
    const { person, tutorId } = await applied();
    const withoutReason = await post(`/api/tutor-applications/${tutorId}/refusal`, administrator, { reason: ' ' });
    expect(await fieldProblems(withoutReason)).toEqual([{ path: 'reason', problem: 'required' }]);
    await post(`/api/tutor-applications/${tutorId}/refusal`, administrator, { reason: 'Dodajte dokazila.' });
    expect((await overview(person)).tutor).toMatchObject({ status: 'declined', decline_reason: 'Dodajte dokazila.' });
    expect((await post('/api/teaching/resumption', person)).status).toBe(403);
    // Another administrator's page may be older than the decision.
    const late = await post(`/api/tutor-applications/${tutorId}/approval`, administrator);
    expect(await json(late)).toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await json<Teaching>(post('/api/teaching/application', person))).toMatchObject({
      tutor: { status: 'applied', decline_reason: null },
    });
  });

  it('is decided by nobody but administrators', async () => {
    const { person, tutorId } = await applied();
    const author = await newPerson({ roles: ['learner', 'author', 'tutor'] });
    for (const caller of [person, author]) {
      expect((await post(`/api/tutor-applications/${tutorId}/approval`, caller)).status).toBe(403);
      expect((await post(`/api/tutor-applications/${tutorId}/refusal`, caller, { reason: 'x' })).status).toBe(403);
      expect((await server.call('/api/tutor-applications', { cookie: caller.cookie })).status).toBe(403);
    }
    expect((await overview(person)).tutor?.status).toBe('applied');
  });

  it('is not decided of a draft', async () => {
    const person = await newPerson();
    await put('/api/teaching/profile', person, profile);
    const { tutor } = await overview(person);
    expect((await post(`/api/tutor-applications/${tutor?.id}/approval`, administrator)).status).toBe(404);
  });
});

describe('an approved tutor', () => {
  async function approved() {
    const { person, tutorId } = await applied();
    await post(`/api/tutor-applications/${tutorId}/approval`, administrator);
    return { person, tutorId };
  }

  it('stays approved when they edit, and cannot take away what a listed tutor needs', async () => {
    const { person, tutorId } = await approved();
    const edited = { ...profile, headline: { ...profile.headline, sl: 'Novo' }, cents_per_hour: 4500 };
    expect(await json(put('/api/teaching/profile', person, edited))).toMatchObject({ status: 'approved' });
    expect(await json(server.call(`/api/tutors/${tutorId}`))).toMatchObject({ headline: 'Novo', cents_per_hour: 4500 });
    const emptied = await put('/api/teaching/profile', person, { ...profile, subjects: [], cents_per_hour: null });
    expect(await fieldProblems(emptied)).toEqual([
      { path: 'subjects', problem: 'required' },
      { path: 'cents_per_hour', problem: 'required' },
    ]);
    expect(await json(server.call(`/api/tutors/${tutorId}`))).toMatchObject({ cents_per_hour: 4500 });
  });

  it('pauses and resumes, and is not shown meanwhile, save to themselves', async () => {
    const { person, tutorId } = await approved();
    expect(await json<Teaching>(post('/api/teaching/pause', person))).toMatchObject({ tutor: { status: 'paused' } });
    expect((await server.call(`/api/tutors/${tutorId}`)).status).toBe(404);
    expect((await server.call(`/api/tutors/${tutorId}`, { cookie: person.cookie })).status).toBe(200);
    expect(await json<Teaching>(post('/api/teaching/resumption', person))).toMatchObject({
      tutor: { status: 'approved' },
    });
    expect((await server.call(`/api/tutors/${tutorId}`)).status).toBe(200);
  });
});

it('starts no career by pausing or resuming', async () => {
  const person = await newPerson();
  expect((await post('/api/teaching/resumption', person)).status).toBe(404);
  await put('/api/teaching/profile', person, profile);
  expect((await post('/api/teaching/resumption', person)).status).toBe(403);
  expect((await post('/api/teaching/pause', person)).status).toBe(403);
});

it.each<[string, object, unknown]>([
  ['a price that is too low', { cents_per_hour: 400 }, { path: 'cents_per_hour', problem: 'too_small', limit: 500 }],
  ['too high a price', { cents_per_hour: 20_001 }, { path: 'cents_per_hour', problem: 'too_big', limit: 20_000 }],
  [
    'a link that is not encrypted',
    { meeting_url: 'http://meet.example.com' },
    { path: 'meeting_url', problem: 'not_https' },
  ],
  ['a link that runs something', { meeting_url: 'javascript:alert(1)' }, { path: 'meeting_url', problem: 'not_https' }],
  ['no link at all', { meeting_url: 'meet.example.com' }, { path: 'meeting_url', problem: 'not_https' }],
  ['a subject that is none', { subjects: ['alkimija'] }, { path: 'subjects', problem: 'not_allowed' }],
  ['an unknown language', { languages: ['la'] }, { path: 'languages.0', problem: 'not_allowed' }],
  [
    'too long a headline',
    { headline: { sl: 'x'.repeat(121), en: '', de: '' } },
    { path: 'headline.sl', problem: 'too_long', limit: 120 },
  ],
])('refuses a profile with %s, naming the field', async (_, changes, problem) => {
  const person = await newPerson();
  const response = await put('/api/teaching/profile', person, { ...profile, ...changes });
  expect(response.status).toBe(422);
  expect(await fieldProblems(response)).toEqual([problem]);
});
