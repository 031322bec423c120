import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import {
  cookiesOf,
  fieldProblems,
  json,
  newestLink,
  startServerForTest,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';
import { findRecipient } from '../identity.queries.ts';
import { deleteClosedAccounts } from './delete-closed-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits; DELETE FROM platform.events'));

const day = 24 * 60 * 60 * 1000;

/** For a machine that is busy with other things. */
const patience = { timeout: 60_000 };

describe('deleting the own account', () => {
  it('closes it at once everywhere, for fourteen days, and lets nobody in', async () => {
    const laptop = await server.signUp({ email: 'leaving@example.com' });
    const phone = cookiesOf(await signIn('leaving@example.com'));
    const answer = await json<{ deletion_due_at: string }>(remove(laptop));
    const wait = new Date(answer.deletion_due_at).getTime() - Date.now();
    expect(wait).toBeGreaterThan(13.9 * day);
    expect(wait).toBeLessThan(14.1 * day);
    for (const cookie of [laptop, phone]) expect((await server.call('/api/profile', { cookie })).status).toBe(401);

    const right = await signIn('leaving@example.com');
    expect(right.status).toBe(403);
    expect(await json(right)).toMatchObject({ code: 'ACCOUNT_CLOSING' });
    expect(right.headers.getSetCookie().join()).not.toContain('session_token=');
    const wrong = await signIn('leaving@example.com', 'not the password');
    expect(await json(wrong), 'others learn nothing').toMatchObject({ code: 'INVALID_CREDENTIALS', status: 401 });
  });

  it('needs the password', async () => {
    const cookie = await server.signUp({ email: 'staying@example.com' });
    const refused = await remove(cookie, 'not the password');
    expect(await fieldProblems(refused)).toEqual([{ path: 'password', problem: 'wrong_password' }]);
    expect((await server.call('/api/profile', { cookie })).status).toBe(200);
  });

  it('can be taken back by the link, once', async () => {
    await remove(await server.signUp({ email: 'regret@example.com' }));
    const { token } = await newestLink(server, 'identity.account-closing');
    expect((await keep(token)).status).toBe(200);
    expect((await signIn('regret@example.com')).status).toBe(200);
    expect((await keep(token)).status).toBe(410);
    expect((await keep('made-up')).status).toBe(410);
  });

  it('sends the link again to whoever knows the password, once a day', async () => {
    await remove(await server.signUp({ email: 'lost-mail@example.com' }));
    const closings = () => server.database.query(`SELECT FROM platform.events WHERE name = 'identity.account-closing'`);
    expect(await closings()).toHaveLength(1);
    await signIn('lost-mail@example.com', 'not the password');
    expect(await closings()).toHaveLength(1);
    await signIn('lost-mail@example.com');
    await signIn('lost-mail@example.com');
    expect(await closings()).toHaveLength(2);
  });

  it('is not taken back by the link of an earlier time', async () => {
    await remove(await server.signUp({ email: 'wavering@example.com' }));
    const first = await newestLink(server, 'identity.account-closing');
    await signIn('wavering@example.com');
    const reminder = await newestLink(server, 'identity.account-closing');
    expect((await keep(reminder.token)).status).toBe(200);
    await remove(cookiesOf(await signIn('wavering@example.com')));
    expect((await keep(first.token)).status).toBe(410);
    expect((await signIn('wavering@example.com')).status).toBe(403);
  });

  it('does not leave an installation without an administrator', async () => {
    const alone = await startServerForTest();
    const first = await alone.signUp({ email: 'first@example.com', roles: ['learner', 'admin'] });
    const refused = await alone.call('/api/account/delete', { cookie: first, body: { password: testPassword } });
    expect(await json(refused)).toMatchObject({ code: 'LAST_ADMINISTRATOR', status: 409 });

    const second = await alone.signUp({ email: 'second@example.com' });
    await alone.database.query(`UPDATE users SET roles = '{learner,admin}'`);
    const answers = await Promise.all(
      [first, second].map((cookie) => alone.call('/api/account/delete', { cookie, body: { password: testPassword } })),
    );
    expect(answers.map(({ status }) => status).sort(), 'nor when both leave at once').toEqual([200, 409]);
  });
});

describe('when the grace is over', () => {
  it('everything about the person is gone, and nothing of others', async () => {
    const stays = await server.signUp({ email: 'stays@example.com' });
    const leaves = await server.signUp({ email: 'leaves@example.com', full_name: 'Leaving Person' });
    const { id } = await json<{ id: string }>(server.call('/api/profile', { cookie: leaves }));
    const avatar = `public/avatars/${randomUUID()}.webp`;
    await server.services.storage.put(avatar, new Uint8Array([1]));
    await server.database.query('UPDATE profiles SET avatar_url = $2 WHERE id = $1', [
      id,
      avatar.replace('public/', '/files/'),
    ]);
    await server.database.query(`INSERT INTO user_activities (user_id, activity_type) VALUES ($1, 'lesson')`, [id]);
    await insertSampleCourse(server.database, { id: 'vzorec' });
    for (const path of ['completion', 'bookmark', `notes/${randomUUID()}`]) {
      const body = { anchor: null, text: 'Leaving Person' };
      await server.call(`/api/courses/vzorec/lessons/naboj/${path}`, { method: 'PUT', body, cookie: leaves });
    }
    await server.call('/api/courses/vzorec/lessons/naboj/reading', {
      body: { anchor: null, fraction: 1, seconds: 9 },
      cookie: leaves,
    });
    await server.database.query(
      `INSERT INTO platform.mails (cause, recipient, owner_id, subject, html, text)
       VALUES ('earlier', 'earlier@example.com', $1, 'Leaving Person', '', '')`,
      [id],
    );
    await remove(leaves);

    await deleteClosedAccounts.run({}, server.services);
    expect(await find('leaves@example.com'), 'not before').toHaveLength(1);
    await server.database.query(`UPDATE users SET deletion_due_at = now() WHERE id = $1`, [id]);
    await deleteClosedAccounts.run({}, server.services);
    await deleteClosedAccounts.run({}, server.services);

    expect(await find('leaves@example.com')).toEqual([]);
    await vi.waitFor(async () => expect(await server.services.storage.get(avatar)).toBeUndefined(), patience);
    expect(await mentions('leaves@example.com', id, 'Leaving Person')).toEqual([]);
    expect((await server.call('/api/profile', { cookie: stays })).status).toBe(200);
    expect(await json(signIn('leaves@example.com'))).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('a message that is being written at that moment is gone as well', async () => {
    const { db, mail } = server.services;
    const id = await absentPerson('written-to@example.com');
    let deleted: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      const recipient = await findRecipient(tx, id);
      deleted = deleteClosedAccounts.run({}, server.services);
      await Promise.race([deleted, somebodyWaitsFor(tx)]);
      const message = { subject: 'News', html: '', text: `Dear ${recipient?.name}` };
      await mail.send(tx, { cause: 'news', ownerId: id, to: recipient?.email ?? '', ...message });
    });
    await deleted;
    expect(await find('written-to@example.com')).toEqual([]);
    expect(await mentions('written-to@example.com', id, 'Absent Person')).toEqual([]);
  });

  it('an event about them that is being delivered at that moment is waited for, and gone as well', async () => {
    const { db } = server.services;
    const id = await absentPerson('heard-of@example.com');
    let deleted: Promise<void> | undefined;
    await db.transaction(async (delivering) => {
      await db.transaction(async (announcing) => {
        await findRecipient(announcing, id);
        deleted = deleteClosedAccounts.run({}, server.services);
        await somebodyWaitsFor(announcing);
        const payload = JSON.stringify({ userId: id });
        await server.database.query(`INSERT INTO platform.events (name, payload) VALUES ('news', $1)`, [payload]);
        await delivering.execute(sql`SELECT FROM platform.events WHERE name = 'news' FOR KEY SHARE`);
      });
      await somebodyWaitsFor(delivering);
      expect(await findRecipient(delivering, id)).toBeUndefined();
    });
    await deleted;
    await vi.waitFor(
      async () => expect(await mentions('heard-of@example.com', id, 'Absent Person')).toEqual([]),
      patience,
    );
  });
});

/** Somebody whose grace is over. */
async function absentPerson(email: string): Promise<string> {
  const cookie = await server.signUp({ email, full_name: 'Absent Person' });
  const { id } = await json<{ id: string }>(server.call('/api/profile', { cookie }));
  await remove(cookie);
  await server.database.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [id]);
  return id;
}

/** Some statement waits for a lock that this transaction holds. */
async function somebodyWaitsFor(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
  const check = async () => expect(await server.database.query(waiting, [rows[0]?.pid])).not.toEqual([]);
  await vi.waitFor(check, patience);
}

/** Every table that still holds one of these texts; counters and the job queue forget by themselves. */
async function mentions(...texts: string[]): Promise<string[]> {
  const tables = await server.database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'platform') AND table_type = 'BASE TABLE' AND table_name <> 'rate_limits'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.database.query<{ row: string }>(`SELECT each::text AS row FROM ${name} AS each`);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name);
  }
  return found;
}

function find(email: string) {
  return server.database.query('SELECT FROM users WHERE email = $1', [email]);
}

function remove(cookie: string, password = testPassword): Promise<Response> {
  return server.call('/api/account/delete', { cookie, body: { password } });
}

function keep(token: string): Promise<Response> {
  return server.call('/api/account/keep', { body: { token } });
}

function signIn(email: string, password = testPassword): Promise<Response> {
  return server.call('/api/sign-in', { body: { email, password } });
}
