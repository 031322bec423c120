import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { grantTutoringOfMonth } from './grant-tutoring-monthly.ts';
import { tutoringMinutesLeft } from './tutoring.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('gives whoever has been granted the highest plan their minutes, once a month', async () => {
  const { db } = server.services;
  const [premium, standard] = [
    await openAccount(server, 'premium', { plan: 'premium' }),
    await openAccount(server, 'standard', { plan: 'standard' }),
  ];
  await server.database.query(`UPDATE subscriptions SET started_at = '2026-01-31T10:00:00Z'`);
  const march = new Date('2026-03-01T12:00:00Z');
  for (const now of [new Date('2026-02-10T12:00:00Z'), march, march]) await grantTutoringOfMonth(db, now);
  expect(await tutoringMinutesLeft(db, premium.id, march)).toBe(120);
  expect(await tutoringMinutesLeft(db, standard.id, march)).toBe(0);
  for (const day of ['02-28T11:00', '03-29T12:00', '03-31T10:00', '04-30T10:00']) {
    const now = new Date(`2026-${day}:00Z`);
    await grantTutoringOfMonth(db, now);
    expect(await tutoringMinutesLeft(db, premium.id, now), day).toBe(120);
  }
  const grants = await server.database.query('SELECT FROM tutoring_grants');
  expect(grants).toHaveLength(4);
});
