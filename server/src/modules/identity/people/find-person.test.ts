import type { AuditEntry, EnrolledCourse, ListedSubscription, PersonDetails } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  admin = await newPerson({ roles: ['learner', 'admin'] });
});
afterAll(() => server.stop());

describe('a person’s page', () => {
  it('tells the plan, where they are signed in and when they were last here', async () => {
    const { id } = await newPerson({ plan: 'premium' });
    await server.database.query(
      `UPDATE sessions SET updated_at = '2026-03-01T10:00:00Z', ip_address = '198.51.100.7' WHERE user_id = $1`,
      [id],
    );
    const person = await json<PersonDetails>(ask(`/api/people/${id}`));
    expect(person).toMatchObject({
      id,
      plan_id: 'sl-premium',
      last_active_at: '2026-03-01T10:00:00.000Z',
      language: 'sl',
    });
    expect(person.sessions).toHaveLength(1);
    expect(JSON.stringify(person), 'no address of theirs').not.toContain('198.51.100.7');
  });

  it('remembers the last activity of somebody who has logged out', async () => {
    const { id } = await newPerson();
    await server.database.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    expect(await json<PersonDetails>(ask(`/api/people/${id}`))).toMatchObject({ plan_id: null, last_active_at: null });
    await server.database.query(
      `INSERT INTO user_activities (user_id, activity_type, created_at) VALUES ($1, 'lesson', '2026-02-01T08:00:00Z')`,
      [id],
    );
    const { last_active_at } = await json<PersonDetails>(ask(`/api/people/${id}`));
    expect(last_active_at).toBe('2026-02-01T08:00:00.000Z');
    await server.database.query(
      `INSERT INTO user_activities (user_id, activity_type, cause, created_at)
       VALUES ($1, 'weekly-goal', 'weekly-goal:2026-01-26', '2026-02-02T00:00:00Z')`,
      [id],
    );
    const found = await json<PersonDetails>(ask(`/api/people/${id}`));
    expect(found.last_active_at, 'the clock has found a goal reached').toBe('2026-02-01T08:00:00.000Z');
  });

  it('takes the statements of a page, however many people there are', async () => {
    const { id } = await newPerson();
    const path = `/api/people/${id}`;
    expect(await countStatements(server, () => ask(path))).toBe(viewerStatements + 2);
    expect(await countStatements(server, () => ask(`${path}/courses?language=sl`))).toBe(viewerStatements + 1);
    expect(await countStatements(server, () => ask('/api/people'))).toBe(viewerStatements + 2);
  });

  it('has the subscriptions and entries of that person alone', async () => {
    const [one, other] = [await newPerson({ plan: 'standard' }), await newPerson({ plan: 'premium' })];
    await setRoles(one.id, ['tutor']);
    await setRoles(other.id, ['author']);
    const found = await json<{ count: number; subscriptions: ListedSubscription[] }>(
      ask(`/api/subscriptions?person_id=${one.id}`),
    );
    expect([found.count, found.subscriptions.map(({ tier }) => tier)]).toEqual([1, ['standard']]);
    const log = await json<{ count: number; entries: AuditEntry[] }>(ask(`/api/audit?subject_id=${one.id}`));
    expect([log.count, log.entries.map(({ subject }) => subject?.id)]).toEqual([1, [one.id]]);
  });

  it('has the courses they are enrolled in, and no others', async () => {
    const { id } = await newPerson();
    expect(await json<EnrolledCourse[]>(ask(`/api/people/${id}/courses?language=sl`))).toEqual([]);
  });

  it.each(['', '/courses'])('is for administrators alone: %s', async (part) => {
    const [author, victim] = [await newPerson({ roles: ['learner', 'tutor', 'author'] }), await newPerson()];
    for (const id of [victim.id, author.id, admin.id]) {
      const path = `/api/people/${id}${part}`;
      expect((await server.call(path)).status).toBe(401);
      expect((await server.call(path, { cookie: author.cookie })).status).toBe(403);
    }
    expect((await ask(`/api/people/nonsense${part}`)).status).toBe(422);
  });

  it.each(['subscriptions?person_id', 'audit?subject_id'])('cannot be read around it: %s', async (list) => {
    const somebody = await newPerson();
    const path = `/api/${list}=${somebody.id}`;
    expect((await server.call(path)).status).toBe(401);
    expect((await server.call(path, { cookie: somebody.cookie })).status).toBe(403);
    expect((await ask(`/api/${list}=nonsense`)).status).toBe(422);
  });

  it('does not exist for an unknown id', async () => {
    expect((await ask('/api/people/6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11')).status).toBe(404);
  });
});

function ask(path: string): Promise<Response> {
  return server.call(path, { cookie: admin.cookie });
}

async function setRoles(id: string, roles: string[]): Promise<void> {
  const answer = await server.call(`/api/people/${id}/roles`, { method: 'PUT', cookie: admin.cookie, body: { roles } });
  expect(answer.status).toBe(200);
}
