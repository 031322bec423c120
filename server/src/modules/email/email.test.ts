import type { PageRequest } from '@navor/contract/page-request';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  json,
  plainWebApp,
  startServerForTest,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../test-support/test-server.ts';

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
    expect(mail?.text).toContain('https://learn.example/dashboard');
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

  it('shows a name with markup as text', async () => {
    await signUp('markup@example.com', '<img src=x onerror=alert(1)>', 'en');
    await vi.waitFor(async () => expect(await mailTo('markup@example.com')).toHaveLength(1), soon);
    const [mail] = await mailTo('markup@example.com');
    expect(mail?.html).not.toContain('<img');
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
