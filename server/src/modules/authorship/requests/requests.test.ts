import type { AuthorRequest, OwnAuthorRequest, Session } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  admin = await newPerson({ roles: ['learner', 'admin'] });
});
beforeEach(() => server.database.query('DELETE FROM author_requests'));
afterAll(() => server.stop());

const message = 'Učim elektrotehniko in bi rad pisal kvize.';
const ask = ({ cookie }: SamplePerson, text = message) =>
  server.call('/api/author-request', { method: 'PUT', body: { message: text }, cookie });
const own = (person: SamplePerson) => json<OwnAuthorRequest>(server.call('/api/author-request', person));
const waiting = async (status = 'open') => {
  const { requests } = await json<{ requests: AuthorRequest[] }>(
    server.call(`/api/author-requests?status=${status}`, admin),
  );
  return requests;
};
const decide = (id: string, decision: 'approval' | 'refusal', { cookie } = admin, body: object = {}) =>
  server.call(`/api/author-requests/${id}/${decision}`, { body, cookie });
const rolesOf = async (person: SamplePerson) => (await json<Session>(server.call('/api/session', person))).user?.roles;
const mailsTo = async ({ id }: SamplePerson) =>
  (await server.database.query<{ cause: string }>('SELECT cause FROM platform.mails WHERE owner_id = $1', [id]))
    .map(({ cause }) => cause.split(':')[0])
    .filter((cause) => cause?.startsWith('authorship'));

describe('asking to become an author', () => {
  it('is possible once at a time; again changes the message, which administrators are told of once', async () => {
    const person = await newPerson();
    expect(await own(person)).toBeNull();
    await ask(person);
    const other = `${message} Imam tudi gradivo.`;
    expect(await json<OwnAuthorRequest>(ask(person, other))).toMatchObject({ status: 'open', message: other });
    expect((await waiting()).map(({ person: { id } }) => id)).toEqual([person.id]);
    await vi.waitFor(async () => expect(await mailsTo(admin)).toEqual(['authorship-requested']), { timeout: 60_000 });
  });

  it('says what is missing in a message that is too short', async () => {
    const response = await ask(await newPerson(), 'Prosim.');
    expect(response.status).toBe(422);
  });

  it('is refused to who is an author', async () => {
    for (const role of ['author', 'admin'] as const) {
      expect((await ask(await newPerson({ roles: ['learner', role] }))).status).toBe(409);
    }
  });

  it('can be taken back until it is decided', async () => {
    const person = await newPerson();
    await ask(person);
    await server.call('/api/author-request', { method: 'DELETE', cookie: person.cookie });
    expect(await own(person)).toBeNull();
    expect(await waiting()).toEqual([]);
  });
});

describe('a decision', () => {
  it('that approves gives the role, tells the person and is recorded', async () => {
    const person = await newPerson();
    await ask(person);
    const { id } = (await own(person)) ?? { id: '' };
    for (let sent = 0; sent < 2; sent += 1) expect((await decide(id, 'approval')).status).toBe(200);
    expect(await rolesOf(person)).toEqual(['learner', 'author']);
    expect(await own(person)).toMatchObject({ status: 'approved', decline_reason: null });
    const audited = await server.database.query(
      'SELECT action, actor_id FROM platform.audit_entries WHERE subject_id = $1',
      [person.id],
    );
    expect(audited).toEqual([{ action: 'author_approved', actor_id: admin.id }]);
    await vi.waitFor(async () => expect(await heldOrSentTo(person)).toBe(1), { timeout: 60_000 });
  });

  it('that declines says why, stands against another administrator, and lets the person ask again', async () => {
    const person = await newPerson();
    await ask(person);
    const { id } = (await own(person)) ?? { id: '' };
    expect((await decide(id, 'refusal')).status, 'a reason is asked for').toBe(422);
    await decide(id, 'refusal', admin, { reason: 'Napišite, o čem bi pisali.' });
    expect(await own(person)).toMatchObject({ status: 'declined', decline_reason: 'Napišite, o čem bi pisali.' });
    const second = await newPerson({ roles: ['learner', 'admin'] });
    expect((await decide(id, 'approval', second)).status).toBe(409);
    expect(await rolesOf(person)).toEqual(['learner']);
    expect(await json<OwnAuthorRequest>(ask(person))).toMatchObject({ status: 'open' });
    expect(await waiting('declined')).toMatchObject([{ id }]);
  });

  it('is for administrators alone, on what is there', async () => {
    const [person, author] = [await newPerson(), await newPerson({ roles: ['learner', 'author'] })];
    await ask(person);
    const { id } = (await own(person)) ?? { id: '' };
    for (const one of [person, author]) {
      expect((await decide(id, 'approval', one)).status).toBe(403);
      expect((await server.call('/api/author-requests', one)).status).toBe(403);
    }
    expect((await decide(crypto.randomUUID(), 'approval')).status).toBe(404);
  });

  it('is no longer asked for once the role was given in another way', async () => {
    const person = await newPerson();
    await ask(person);
    const body = { roles: ['author'] };
    await server.call(`/api/people/${person.id}/roles`, { method: 'PUT', body, cookie: admin.cookie });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
  });
});

async function heldOrSentTo({ id }: SamplePerson): Promise<number> {
  const rows = await server.database.query(
    `SELECT FROM platform.mails WHERE owner_id = $1 AND cause LIKE 'authorship-decided:%'`,
    [id],
  );
  return rows.length;
}
