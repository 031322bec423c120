import type { Session, Subscription } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cookiesOf,
  json,
  startServerForTest,
  startTestServer,
  type TestServer,
} from '../../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: '1' });
});
afterAll(() => server.stop());

it('tells who has a paid plan, as the session does', async () => {
  const premium = await signIn('premium@navor.example');
  expect(await subscriptionOf(premium)).toMatchObject({ subscribed: true, plan: 'premium', source: 'granted' });
  expect((await json<Session>(server.call('/api/session', { cookie: premium }))).subscribed).toBe(true);

  const free = await signIn('learner@navor.example');
  expect(await subscriptionOf(free)).toMatchObject({ subscribed: false, plan: null, status: 'none' });
  expect((await json<Session>(server.call('/api/session', { cookie: free }))).subscribed).toBe(false);
});

it('forgets a plan whose time is over', async () => {
  const cookie = await server.signUp({ email: 'over@example.com' });
  await grant('over@example.com', 'standard', '1 minute');
  expect(await subscriptionOf(cookie)).toMatchObject({ subscribed: true, plan: 'standard', offer: 'international' });
  await server.database.query(
    `UPDATE subscriptions SET access_until = now() - interval '1 second' WHERE tier = 'standard'`,
  );
  expect(await subscriptionOf(cookie)).toMatchObject({ subscribed: false, plan: null });
  expect((await json<Session>(server.call('/api/session', { cookie }))).subscribed).toBe(false);
});

it('answers that nobody is subscribed when it cannot find out', async () => {
  const broken = await startServerForTest({ DEMO: '1' });
  const cookie = cookiesOf(
    await broken.call('/api/sign-in', { body: { email: 'premium@navor.example', password: 'navor-demo-2026' } }),
  );
  await broken.database.query('ALTER TABLE payments RENAME TO lost_payments');
  expect(await json(broken.call('/api/functions/check-subscription', { method: 'POST', cookie }))).toMatchObject({
    ...{ subscribed: false, plan: null, status: 'unknown' },
  });
});

async function grant(email: string, tier: string, duration: string): Promise<void> {
  await server.database.query(
    `INSERT INTO subscriptions (user_id, source, status, tier, plan_id, access_until)
     SELECT id, 'granted', 'active', $2, 'international-basic', now() + $3::interval FROM users WHERE email = $1`,
    [email, tier, duration],
  );
}

function subscriptionOf(cookie: string): Promise<Subscription> {
  return json<Subscription>(server.call('/api/functions/check-subscription', { method: 'POST', cookie }));
}

async function signIn(email: string): Promise<string> {
  return cookiesOf(await server.call('/api/sign-in', { body: { email, password: 'navor-demo-2026' } }));
}
