import type { Session } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { json, startServerForTest, type TestServer } from '../../test-support/test-server.ts';

describe('an installation without an administrator', () => {
  it('makes none of whoever signs up first', async () => {
    const server = await startServerForTest();
    const cookie = await server.signUp({ email: 'stranger@example.com' });
    expect(await rolesOf(server, cookie)).toEqual(['learner']);
  });

  it('names a link to whoever started it, the same in all its processes and at each start', async () => {
    const server = await startServerForTest({ SECRET: 's'.repeat(32) });
    const sibling = await startServerForTest({ SECRET: 's'.repeat(32) }, { sharedDatabase: server.database });
    const links = await Promise.all([linkOf(server), linkOf(sibling), linkOf(server)]);
    expect(links[0]).toContain('/auth/first-administrator?token=');
    expect(new Set(links).size).toBe(1);
  });

  it('is looked after by whoever opens the link, and by no second one', async () => {
    const server = await startServerForTest();
    const token = await tokenOf(server);
    const ana = await server.signUp({ email: 'ana@example.com' });
    const bojan = await server.signUp({ email: 'bojan@example.com' });
    const answers = await Promise.all([ana, bojan].map((cookie) => become(server, token, cookie)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);

    const [winner = '', loser = ''] = answers[0]?.status === 200 ? [ana, bojan] : [bojan, ana];
    expect(await rolesOf(server, winner)).toEqual(['learner', 'admin']);
    expect(await rolesOf(server, loser)).toEqual(['learner']);
    expect((await become(server, token, winner)).status, 'sent twice').toBe(200);
    expect((await become(server, token, loser)).status).toBe(410);
    expect(await linkOf(server)).toBeUndefined();
    expect(await server.database.query('SELECT action FROM platform.audit_entries')).toEqual([{ action: 'roles_set' }]);
  });

  it('is not won by a link that is made up, nor by one that was used', async () => {
    const server = await startServerForTest();
    const token = await tokenOf(server);
    const cookie = await server.signUp({ email: 'ana@example.com' });
    expect((await become(server, 'made-up', cookie)).status).toBe(410);
    expect((await become(server, token)).status, 'without an account').toBe(401);
    expect((await become(server, token, cookie)).status).toBe(200);

    await server.database.query(`DELETE FROM users`);
    const next = await server.signUp({ email: 'bojan@example.com' });
    expect((await become(server, token, next)).status).toBe(410);
    expect(await tokenOf(server), 'the next start names another').not.toBe(token);
  });

  it('tells before anybody opens an account whether the link is good', async () => {
    const server = await startServerForTest();
    const token = await tokenOf(server);
    expect((await check(server, token)).status).toBe(200);
    expect((await check(server, token)).status, 'asking uses nothing up').toBe(200);
    expect((await check(server, 'made-up')).status).toBe(410);
    expect((await check(server, '')).status).toBe(422);

    const cookie = await server.signUp({ email: 'ana@example.com' });
    expect((await become(server, token, cookie)).status).toBe(200);
    const used = await check(server, token);
    expect(used.status).toBe(410);
    expect(await json(used)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('tells it of no link any more once there is an administrator by other means', async () => {
    const server = await startServerForTest();
    const token = await tokenOf(server);
    await server.signUp({ email: 'ana@example.com' });
    await server.database.query(`UPDATE users SET roles = '{learner,admin}'`);
    expect((await check(server, token)).status).toBe(410);
  });

  it('lets nobody try links at leisure', async () => {
    const server = await startServerForTest();
    for (let times = 0; times < 30; times++) expect((await check(server, `made-up-${times}`)).status).toBe(410);
    expect((await check(server, 'made-up')).status).toBe(429);
  });
});

async function linkOf(server: TestServer): Promise<string | undefined> {
  return (await server.greeting()).join('\n').match(/https?:\S+first-administrator\S+/)?.[0];
}

async function tokenOf(server: TestServer): Promise<string> {
  return new URL((await linkOf(server)) ?? '').searchParams.get('token') ?? '';
}

function become(server: TestServer, token: string, cookie?: string): Promise<Response> {
  return server.call('/api/first-administrator', { body: { token }, ...(cookie && { cookie }) });
}

function check(server: TestServer, token: string): Promise<Response> {
  return server.call('/api/first-administrator/check', { body: { token } });
}

async function rolesOf(server: TestServer, cookie: string): Promise<string[] | undefined> {
  return (await json<Session>(server.call('/api/session', { cookie }))).user?.roles;
}
