import type { Session, Subscription } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: '1' });
});
afterAll(() => server.stop());

it('tells who has a paid plan, as the session does', async () => {
  const premium = await signIn('premium@navor.example');
  expect(await subscriptionOf(premium)).toEqual({ subscribed: true, plan: 'premium' });
  expect((await json<Session>(server.call('/api/session', { cookie: premium }))).subscribed).toBe(true);

  const free = await signIn('learner@navor.example');
  expect(await subscriptionOf(free)).toEqual({ subscribed: false, plan: null });
  expect((await json<Session>(server.call('/api/session', { cookie: free }))).subscribed).toBe(false);
});

it('forgets a plan whose time is over', async () => {
  const cookie = await server.signUp({ email: 'over@example.com' });
  const plan = (ends: string) =>
    server.database.query(
      `INSERT INTO subscriptions (user_id, plan, ends_at)
       SELECT id, 'standard', now() + $1::interval FROM users WHERE email = 'over@example.com'
       ON CONFLICT (user_id) DO UPDATE SET ends_at = excluded.ends_at`,
      [ends],
    );
  await plan('1 minute');
  expect(await subscriptionOf(cookie)).toEqual({ subscribed: true, plan: 'standard' });
  await plan('-1 second');
  expect(await subscriptionOf(cookie)).toEqual({ subscribed: false, plan: null });
  expect((await json<Session>(server.call('/api/session', { cookie }))).subscribed).toBe(false);
});

function subscriptionOf(cookie: string): Promise<Subscription> {
  return json<Subscription>(server.call('/api/functions/check-subscription', { method: 'POST', cookie }));
}

async function signIn(email: string): Promise<string> {
  return cookiesOf(await server.call('/api/sign-in', { body: { email, password: 'navor-demo-2026' } }));
}
