import { expect, it } from 'vitest';
import { startFakeStripe } from '../../../test-support/fake-stripe/index.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { cookiesOf, startServerForTest, testPassword } from '../../../test-support/test-server.ts';
import { billingCalls } from '../billing.fixture.ts';
import { advanceSandbox } from './advance-sandbox.ts';

it('ends what was bought with test cards once there is a real cashier, and lets their owners subscribe there', async () => {
  const demo = await startServerForTest({ DEMO: '1' });
  const person = await openAccount(demo, 'tried-out');
  await billingCalls(demo).subscribe(person, 'sl-premium');

  const stripe = await startFakeStripe();
  const live = await startServerForTest({ ...stripe.env, DEMO: '0' }, { sharedDatabase: demo.database });
  await advanceSandbox.run({}, live.services);
  const [row] = await live.database.query<{ status: string; end_reason: string; is_over: boolean }>(
    'SELECT status, end_reason, access_until <= now() AS is_over FROM subscriptions WHERE user_id = $1',
    [person.id],
  );
  expect(row).toEqual({ status: 'ended', end_reason: 'replaced', is_over: true });
  const body = { email: 'tried-out@example.com', password: testPassword };
  const there = { ...person, cookie: cookiesOf(await live.call('/api/sign-in', { body })) };
  const { subscription, actions } = await billingCalls(live).overview(there);
  expect(subscription).toBeNull();
  expect(actions.can_subscribe_to).toContain('sl-standard');
  await stripe.stop();
});
