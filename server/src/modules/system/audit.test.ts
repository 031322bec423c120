import type { AuditEntry } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  admin = await newPerson({ roles: ['learner', 'admin'] });
});
afterAll(() => server.stop());

type Page = { count: number; page_count: number; entries: AuditEntry[] };

it('tells who did what to whom, newest first', async () => {
  const person = await newPerson();
  await setRoles(person, ['tutor']);
  await setRoles(person, ['author', 'tutor']);
  const [email] = await server.database.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [person.id]);
  const { entries } = await list();
  expect(entries.slice(0, 2)).toMatchObject([
    {
      actor: { id: admin.id, full_name: 'Test Person' },
      subject: { id: person.id, full_name: 'Test Person', email: email?.email },
      ...{ action: 'roles_set', reason: null },
      details: { before: ['learner', 'tutor'], after: ['learner', 'author', 'tutor'] },
    },
    { details: { before: ['learner'], after: ['learner', 'tutor'] } },
  ]);
});

it('outlasts the accounts of both', async () => {
  const [actor, subject] = [await newPerson({ roles: ['learner', 'admin'] }), await newPerson()];
  await setRoles(subject, ['tutor'], actor);
  await server.database.query('DELETE FROM users WHERE id = ANY ($1)', [[actor.id, subject.id]]);
  const { entries } = await list();
  expect(entries[0]).toMatchObject({
    actor: null,
    subject: null,
    action: 'roles_set',
    details: { before: ['learner'] },
  });
});

it('comes in pages and takes two statements, however long it is', async () => {
  await server.database.query(
    `INSERT INTO platform.audit_entries (actor_id, subject_id, action, reason, details, at)
     SELECT $1, $1, 'plan_granted', 'because', '{"tier": "premium"}', now() - n * interval '1 day'
     FROM generate_series(1, 60) AS n`,
    [admin.id],
  );
  const [first, second] = [await list(), await list(2)];
  expect(first.entries).toHaveLength(50);
  expect([first.page_count, second.entries.length]).toEqual([2, first.count - 50]);
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(first.count);
  const request = () => server.call('/api/audit', { cookie: admin.cookie });
  expect(await countStatements(server, request)).toBe(viewerStatements + 2);
});

it('is for administrators alone', async () => {
  const author = await newPerson({ roles: ['learner', 'author'] });
  expect((await server.call('/api/audit')).status).toBe(401);
  expect((await server.call('/api/audit', { cookie: author.cookie })).status).toBe(403);
  expect((await server.call('/api/audit?page=0', { cookie: admin.cookie })).status).toBe(422);
});

function list(page = 1): Promise<Page> {
  return json<Page>(server.call(`/api/audit?page=${page}`, { cookie: admin.cookie }));
}

async function setRoles({ id }: SamplePerson, roles: string[], { cookie } = admin): Promise<void> {
  const response = await server.call(`/api/people/${id}/roles`, { method: 'PUT', cookie, body: { roles } });
  expect(response.status).toBe(200);
}
