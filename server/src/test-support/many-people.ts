import { createHmac, randomUUID } from 'node:crypto';
import type { PaidTier } from '@navor/contract';
import { planOf } from '@navor/contract';
import { openAccount, type SamplePerson } from './sample-people.ts';
import type { TestServer } from './test-server.ts';

/** So many people who are signed in, straight in the tables: signing up takes too long for a crowd. */
export async function openManyAccounts(
  server: TestServer,
  count: number,
  { plan }: { plan?: PaidTier } = {},
): Promise<SamplePerson[]> {
  const crowd = randomUUID();
  const cookieName = (await openAccount(server, `first-of-${crowd}`)).cookie.split('=')[0];
  const people = Array.from({ length: count }, () => ({ id: randomUUID() as string, token: randomUUID() as string }));
  const { database, services } = server;
  const columns = [people.map(({ id }) => id), people.map(({ token }) => token)];
  await database.query(
    `INSERT INTO users (id, email, name, email_verified)
     SELECT id, id || '@example.com', 'One of Many', true FROM unnest($1::uuid[]) AS id`,
    [columns[0]],
  );
  await database.query(
    `INSERT INTO sessions (user_id, token, expires_at)
     SELECT id, token, now() + interval '1 day' FROM unnest($1::uuid[], $2::text[]) AS people (id, token)`,
    columns,
  );
  if (plan) {
    await database.query(
      `INSERT INTO subscriptions (user_id, source, status, tier, plan_id)
       SELECT id, 'granted', 'active', $2, $3 FROM unnest($1::uuid[]) AS id`,
      [columns[0], plan, planOf('sl', plan).id],
    );
  }
  return people.map(({ id, token }) => {
    const signature = createHmac('sha256', services.secret).update(token).digest('base64');
    return { id, cookie: `${cookieName}=${encodeURIComponent(`${token}.${signature}`)}` };
  });
}
