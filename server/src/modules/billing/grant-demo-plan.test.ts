import { expect, it } from 'vitest';
import { startServerForTest } from '../../test-support/test-server.ts';
import { grantDemoPlan } from './grant-demo-plan.ts';

it('has its plan once, however often the demo starts, and again after it was taken away', async () => {
  const { database, services } = await startServerForTest({ DEMO: '1' });
  const running = () =>
    database.query(
      `SELECT source, status, tier FROM subscriptions JOIN users ON users.id = user_id
       WHERE email = 'premium@navor.example' AND ended_at IS NULL`,
    );
  await Promise.all([grantDemoPlan(services), grantDemoPlan(services)]);
  expect(await running()).toEqual([{ source: 'granted', status: 'active', tier: 'premium' }]);
  const minutes = await database.query('SELECT minutes FROM tutoring_grants');
  expect(minutes).toEqual([{ minutes: 120 }]);
  await database.query(`UPDATE subscriptions SET status = 'ended', ended_at = now(), end_reason = 'revoked'`);
  await grantDemoPlan(services);
  expect(await running()).toEqual([{ source: 'granted', status: 'active', tier: 'premium' }]);
});
