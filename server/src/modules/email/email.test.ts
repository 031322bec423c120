import { randomUUID } from 'node:crypto';
import type { Session } from '@navor/contract';
import type { PageRequest } from '@navor/contract/page-request';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  cookiesOf,
  json,
  plainWebApp,
  startServerForTest,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../test-support/test-server.ts';
import { courseCompleted } from '../courses/index.ts';
import { signUpAttempted } from '../identity/index.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

type Mail = { to: string; subject: string; html: string; text: string };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: '1', PUBLIC_URL: 'https://learn.example' });
});
afterAll(() => server.stop());

const mailTo = (address: string) => json<Mail[]>(server.call(`/api/dev/mail?to=${encodeURIComponent(address)}`));

async function signUp(email: string, full_name: string, language: string) {
  const body = { email, full_name, password: testPassword };
  await server.call('/api/sign-up', { body, cookie: `language=${language}` });
}

describe('the welcome e-mail', () => {
  it.each([
    ['sl', 'Dobrodošli v Navoru'],
    ['en', 'Welcome to Navor'],
    ['de', 'Willkommen bei Navor'],
  ])('greets a new account in %s', async (language, subject) => {
    const email = `new-${language}@example.com`;
    await signUp(email, 'Ana Žagar', language);
    const [mail] = await vi.waitUntil(async () => {
      const mails = await mailTo(email);
      return mails.length > 0 && mails;
    }, soon);
    expect(mail).toMatchObject({ to: email, subject });
    expect(mail?.text).toContain('Ana Žagar');
    expect(mail?.text).toMatch(/https:\/\/learn\.example\/\?verify=\S{40,}/);
    expect(mail?.html).toContain(`lang="${language}"`);
  });

  it('is in the language of the page somebody signed up on, not in the one their browser asks for', async () => {
    const email = 'page@example.com';
    const web = {
      ...plainWebApp,
      handle: async (_request: Request, { api }: PageRequest) => {
        await api.identity.signUp({ email, full_name: 'Ana Žagar', password: testPassword });
        return new Response('done');
      },
    };
    const pages = await startServerForTest({ DEMO: '1' }, { web });
    await pages.call('/auth/signup', { method: 'POST', headers: { 'accept-language': 'en-GB,en;q=0.9' } });
    const mails = () => json<Mail[]>(pages.call(`/api/dev/mail?to=${email}`));
    await vi.waitFor(async () => expect(await mails()).toMatchObject([{ subject: 'Dobrodošli v Navoru' }]), soon);
  });

  it('comes once, however often its account signs in', async () => {
    const email = 'often@example.com';
    await signUp(email, 'Often Here', 'en');
    await server.call('/api/sign-in', { body: { email, password: testPassword } });
    await vi.waitFor(async () => expect(await deliveriesTo(email)).toBe(2), soon);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('does not come to an account that is five minutes old', async () => {
    const email = 'old@example.com';
    await signUp(email, 'Old Hand', 'en');
    await vi.waitFor(async () => expect(await deliveriesTo(email)).toBe(1), soon);
    await server.services.pool.query('DELETE FROM platform.mails WHERE recipient = $1', [email]);
    await server.database.query(`UPDATE users SET created_at = now() - interval '5 minutes' WHERE email = $1`, [email]);
    await server.call('/api/sign-in', { body: { email, password: testPassword } });
    await vi.waitFor(async () => expect(await deliveriesTo(email)).toBe(2), soon);
    expect(await mailTo(email)).toEqual([]);
  });

  it.each(['<img src=x onerror=alert(1)>', 'Win 1000 at evil.example', 'write to me@evil.example'])(
    'carries no words of whoever opened the account to a stranger: %s',
    async (name) => {
      const email = `${randomUUID()}@example.com`;
      await signUp(email, name, 'en');
      await vi.waitFor(async () => expect(await mailTo(email)).toHaveLength(1), soon);
      const [mail] = await mailTo(email);
      expect(mail?.text).toMatch(/^Hello!/);
      for (const part of [mail?.html, mail?.text]) expect(part).not.toMatch(/<img|evil/);
    },
  );
});

describe('an address that nobody has shown to be theirs', () => {
  const open = async (email: string) => {
    const answer = await server.call('/api/sign-up', { body: { email, full_name: 'Ana', password: testPassword } });
    await vi.waitFor(async () => expect(await mailTo(email)).toHaveLength(1), soon);
    const [{ id = '' } = {}] = await server.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    return { id, cookie: cookiesOf(answer) };
  };
  const verify = (token: string) => server.call('/api/account/email/verify', { body: { token } });
  const verifyToken = async (email: string) => {
    const [mail] = await mailTo(email);
    return decodeURIComponent(/[?&]verify=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  };
  const completed = (userId: string, courseId: string) =>
    server.services.events.announce(server.services.db, courseCompleted, {
      ...{ userId, courseId, titles: { sl: 'Osnove' }, at: new Date(), timeZone: 'Europe/Ljubljana' },
    });
  const heldFor = (id: string) =>
    server.database.query<{ cause: string }>('SELECT cause FROM platform.mails WHERE owner_id = $1 AND is_held', [id]);

  it('gets nothing but the welcome until its link is followed, and then what has waited', async () => {
    const email = 'unverified@example.com';
    const { id, cookie } = await open(email);
    await completed(id, 'osnove');
    await vi.waitFor(
      async () => expect(await heldFor(id)).toEqual([{ cause: `course-completion:${id}:osnove` }]),
      soon,
    );
    expect(await mailTo(email)).toHaveLength(1);
    expect((await json<Session>(server.call('/api/session', { cookie }))).user?.email_verified).toBe(false);

    expect((await verify('made-up')).status).toBe(410);
    const token = await verifyToken(email);
    const verified = await verify(token);
    expect(verified.status).toBe(200);
    expect(await json(verified), 'tells which address it was').toEqual({ email });
    const again = await verify(token);
    expect(again.status, 'sent twice').toBe(200);
    expect(await json(again)).toEqual({ email });
    await vi.waitFor(async () => expect(await mailTo(email)).toHaveLength(2), soon);
    expect((await json<Session>(server.call('/api/session', { cookie }))).user?.email_verified).toBe(true);
    await completed(id, 'naprej');
    await vi.waitFor(async () => expect(await mailTo(email)).toHaveLength(3), soon);
  });

  it('gets another link on request, in place of the first, a few times an hour', async () => {
    const email = 'lost@example.com';
    const { cookie } = await open(email);
    const first = await verifyToken(email);
    const ask = () => server.call('/api/account/email/verification', { method: 'POST', cookie });
    expect((await ask()).status).toBe(202);
    await vi.waitFor(async () => expect(await mailTo(email)).toHaveLength(2), soon);
    expect((await verify(first)).status).toBe(410);
    expect((await verify(await verifyToken(email))).status).toBe(200);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([202, 202, 429]);
    expect(await mailTo(email), 'and none once it is verified').toHaveLength(2);
  });

  it('is verified by a link for a new password too, which ends codes that somebody else has set up', async () => {
    const email = 'squatted@example.com';
    const { id } = await open(email);
    await server.database.query('UPDATE users SET two_factor_enabled = true WHERE id = $1', [id]);
    await server.database.query(`INSERT INTO two_factors (user_id, secret, backup_codes) VALUES ($1, 'x', 'x')`, [id]);
    await server.call('/api/password/reset-request', { body: { email } });
    await vi.waitFor(async () => expect(await mailTo(email)).toHaveLength(2), soon);
    const [mail] = await mailTo(email);
    const token = decodeURIComponent(/[?&]token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const password = 'the owner’s own password';
    expect((await server.call('/api/password/reset', { body: { token, password } })).status).toBe(200);
    const answer = await server.call('/api/sign-in', { body: { email, password } });
    expect(await json(answer)).toMatchObject({ status: 'signed-in', user: { email_verified: true } });
    expect(await server.database.query('SELECT FROM two_factors WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is told of no second sign-up, since that would reach whoever reads its mail', async () => {
    const email = 'again@example.com';
    const { id } = await open(email);
    await server.services.events.announce(server.services.db, signUpAttempted, { userId: id, at: new Date() });
    await vi.waitFor(async () => {
      const done = `SELECT FROM platform.event_deliveries JOIN platform.events ON events.id = event_id
                    WHERE name = 'identity.sign-up-attempted' AND payload->>'userId' = $1`;
      expect(await server.database.query(done, [id])).toHaveLength(1);
    }, soon);
    expect(await mailTo(email)).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('does not exist outside of a demo', async () => {
    const real = await startServerForTest({ DEMO: '0' });
    expect((await real.call('/api/dev/mail')).status).toBe(404);
  });
});

/** How many of this person's sign-ins have been dealt with. */
async function deliveriesTo(email: string): Promise<number> {
  const { rows } = await server.services.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM platform.event_deliveries
     JOIN platform.events ON events.id = event_id
     JOIN users ON users.id::text = payload->>'userId'
     WHERE subscriber = 'email.welcome' AND email = $1`,
    [email],
  );
  return rows[0]?.count ?? 0;
}
