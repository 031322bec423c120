import type { Person, Role, Session } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  fieldProblems,
  json,
  newestEvent,
  newestLink,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';
import { totp } from '../../../test-support/totp.ts';

let server: TestServer;
let admin: string;
let learner: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ email: 'admin@example.com', full_name: 'Alenka Kovač', roles: ['learner', 'admin'] });
  learner = await server.signUp({ email: 'luka@example.com', full_name: 'Luka 100%' });
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

type Page = { page_count: number; count: number; people: Person[] };

describe('the list of people', () => {
  it('is found by a part of the name or of the address, whatever characters it has', async () => {
    expect(await found('')).toEqual(['luka@example.com', 'admin@example.com']);
    expect(await found('KOVAČ')).toEqual(['admin@example.com']);
    expect(await found('luka@')).toEqual(['luka@example.com']);
    expect(await found('100%')).toEqual(['luka@example.com']);
    for (const nothing of ['%%', '_____________', "' OR 1=1 --", '\\', 'x'.repeat(100)]) {
      expect(await found(nothing), nothing).toEqual([]);
    }
  });

  it('can be narrowed to a role', async () => {
    const { people } = await json<Page>(server.call('/api/people?role=admin', { cookie: admin }));
    expect(people.map(({ email }) => email)).toEqual(['admin@example.com']);
  });

  it('comes in pages', async () => {
    await server.database.query(
      `INSERT INTO users (email, name, created_at)
       SELECT 'many' || n || '@example.com', 'Many', now() - interval '1 year' FROM generate_series(1, 30) AS n`,
    );
    const first = await json<Page>(server.call('/api/people', { cookie: admin }));
    const second = await json<Page>(server.call('/api/people?page=2', { cookie: admin }));
    expect([first.count, first.page_count, first.people.length, second.people.length]).toEqual([32, 2, 25, 7]);
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(32);
  });
});

describe('roles', () => {
  it('are given and taken by an administrator, and hold at once', async () => {
    const id = await idOf(learner);
    expect(await json(setRoles(admin, id, ['author', 'tutor', 'author']))).toEqual({
      roles: ['learner', 'author', 'tutor'],
    });
    expect((await json<Session>(server.call('/api/session', { cookie: learner }))).user?.roles).toContain('author');
    expect(await json(setRoles(admin, id, []))).toEqual({ roles: ['learner'] });
  });

  it('are recorded when they change, and only then', async () => {
    const [adminId, id] = [await idOf(admin), await idOf(learner)];
    await server.database.query('DELETE FROM platform.audit_entries');
    await setRoles(admin, id, ['author', 'tutor']);
    await setRoles(admin, id, ['tutor', 'author']);
    await setRoles(admin, adminId, []);
    await setRoles(learner, id, ['admin']);
    const recorded = () =>
      server.database.query(
        `SELECT actor_id, subject_id, action, reason, details FROM platform.audit_entries ORDER BY at`,
      );
    const change = (before: string[], after: string[]) => ({
      ...{ actor_id: adminId, subject_id: id, action: 'roles_set', reason: null },
      details: { before, after },
    });
    const given = change(['learner'], ['learner', 'author', 'tutor']);
    expect(await recorded()).toEqual([given]);
    await Promise.all([setRoles(admin, id, []), setRoles(admin, id, [])]);
    expect(await recorded()).toEqual([given, change(['learner', 'tutor', 'author'], ['learner'])]);
  });

  it('cannot be given to oneself', async () => {
    expect((await setRoles(learner, await idOf(learner), ['admin'])).status).toBe(403);
    expect((await json<Session>(server.call('/api/session', { cookie: learner }))).user?.roles).toEqual(['learner']);
  });

  it('are not all taken: somebody stays administrator', async () => {
    const [adminId, learnerId] = [await idOf(admin), await idOf(learner)];
    expect(await json(setRoles(admin, adminId, []))).toMatchObject({ code: 'LAST_ADMINISTRATOR', status: 409 });
    await setRoles(admin, learnerId, ['admin']);
    const answers = await Promise.all([setRoles(admin, adminId, []), setRoles(learner, learnerId, [])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await server.database.query(`UPDATE users SET roles = '{learner,admin}' WHERE id = $1`, [adminId]);
  });

  it.each([
    ['6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11', 404],
    ['nonsense', 422],
  ])('of somebody who does not exist are refused: %s', async (id, status) => {
    expect((await setRoles(admin, id, [])).status).toBe(status);
  });
});

describe('somebody whose device was stolen', () => {
  it('is signed out everywhere by an administrator, who is recorded with the reason', async () => {
    const [adminId, stolen] = [await idOf(admin), await server.signUp({ email: 'stolen@example.com' })];
    const id = await idOf(stolen);
    const elsewhere = cookiesOf(await signIn('stolen@example.com'));
    await server.call('/api/password/reset-request', { body: { email: 'stolen@example.com' } });
    const { token } = await newestLink(server, 'identity.password-reset-requested');

    expect((await securityCall(admin, id, 'sign-out')).status).toBe(200);
    expect(await Promise.all([stolen, elsewhere].map(idOf))).toEqual(['', '']);
    const reset = await server.call('/api/password/reset', { body: { token, password: 'a-new-password-2026' } });
    expect(await json(reset)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await signIn('stolen@example.com')).status).toBe(200);
    expect(await recorded(id)).toEqual([
      { actor_id: adminId, action: 'signed_out', reason: 'Lost on a train', details: { sessions: 2 } },
    ]);
  });

  it('is recorded once, however often it is asked for', async () => {
    const id = await idOf(await server.signUp({ email: 'twice@example.com' }));
    await Promise.all([securityCall(admin, id, 'sign-out'), securityCall(admin, id, 'sign-out')]);
    expect(await recorded(id)).toHaveLength(1);
  });
});

describe('somebody who has lost phone and recovery codes', () => {
  it('is let in by the password alone after an administrator has removed the codes, and is told', async () => {
    const [adminId, id] = [await idOf(admin), await idOf(await withTwoFactor('lost@example.com'))];
    expect((await listed('lost@example.com')).has_two_factor).toBe(true);
    expect(await json(signIn('lost@example.com'))).toMatchObject({ status: 'code-required' });

    const answers = await Promise.all([1, 2].map(() => securityCall(admin, id, 'two-factor/remove')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await json(signIn('lost@example.com'))).toMatchObject({ status: 'signed-in' });
    expect((await listed('lost@example.com')).has_two_factor).toBe(false);
    expect(await newestEvent(server, 'identity.two-factor-changed')).toMatchObject({ userId: id, isOn: false });
    expect(await recorded(id)).toEqual([
      { actor_id: adminId, action: 'two_factor_removed', reason: 'Lost on a train', details: {} },
    ]);
  });

  it('cannot remove the own codes without the password, not as an administrator either', async () => {
    const cookie = await withTwoFactor('root@example.com', ['learner', 'admin']);
    expect((await securityCall(cookie, await idOf(cookie), 'two-factor/remove')).status).toBe(403);
    expect(await json(signIn('root@example.com'))).toMatchObject({ status: 'code-required' });
  });
});

describe.each(['sign-out', 'two-factor/remove'])('%s of somebody else', (path) => {
  it('is refused to everybody but administrators, and without a reason', async () => {
    const id = await idOf(admin);
    const author = await server.signUp({
      email: `${path.replace('/', '-')}@example.com`,
      roles: ['learner', 'author'],
    });
    expect((await securityCall(author, id, path)).status).toBe(403);
    expect((await securityCall('', id, path)).status).toBe(401);
    for (const reason of ['', '   ', 'x'.repeat(501), 'two\nlines']) {
      const answer = await securityCall(admin, id, path, reason);
      expect(await fieldProblems(answer), reason).toMatchObject([{ path: 'reason' }]);
    }
    expect(await idOf(admin)).toBe(id);
    expect((await securityCall(admin, '6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11', path)).status).toBe(404);
    expect((await securityCall(admin, 'nonsense', path)).status).toBe(422);
  });
});

async function withTwoFactor(email: string, roles?: Role[]): Promise<string> {
  const cookie = await server.signUp({ email, ...(roles && { roles }) });
  const { secret } = await json<{ secret: string }>(
    server.call('/api/account/two-factor', { cookie, body: { password: testPassword } }),
  );
  const answer = await server.call('/api/account/two-factor/confirm', { cookie, body: { code: totp(secret) } });
  return cookiesOf(answer);
}

function signIn(email: string): Promise<Response> {
  return server.call('/api/sign-in', { body: { email, password: testPassword } });
}

function securityCall(cookie: string, id: string, path: string, reason = 'Lost on a train'): Promise<Response> {
  return server.call(`/api/people/${id}/${path}`, { method: 'POST', cookie, body: { reason } });
}

function recorded(subjectId: string): Promise<unknown[]> {
  return server.database.query(
    'SELECT actor_id, action, reason, details FROM platform.audit_entries WHERE subject_id = $1 ORDER BY at',
    [subjectId],
  );
}

async function listed(email: string): Promise<Person> {
  const { people } = await json<Page>(server.call(`/api/people?search=${email}`, { cookie: admin }));
  const [person] = people;
  if (!person) throw new Error(`${email} is not listed`);
  return person;
}

async function found(search: string): Promise<string[]> {
  const { people } = await json<Page>(server.call(`/api/people?${new URLSearchParams({ search })}`, { cookie: admin }));
  return people.map(({ email }) => email);
}

async function idOf(cookie: string): Promise<string> {
  return (await json<Session>(server.call('/api/session', { cookie }))).user?.id ?? '';
}

function setRoles(cookie: string, id: string, roles: string[]): Promise<Response> {
  return server.call(`/api/people/${id}/roles`, { method: 'PUT', cookie, body: { roles } });
}
