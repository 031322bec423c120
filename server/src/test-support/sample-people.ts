import { type PaidTier, planOf, type Role } from '@navor/contract';
import { startTestServer, type TestServer } from './test-server.ts';

export type SamplePerson = { cookie: string; id: string };

/** Opens an account with a plan and roles. */
export async function openAccount(
  { database, signUp }: TestServer,
  name: string,
  { plan, roles = ['learner'] }: { plan?: PaidTier; roles?: Role[] } = {},
): Promise<SamplePerson> {
  await database.query('DELETE FROM platform.rate_limits');
  const email = `${name}@example.com`;
  const cookie = await signUp({ email });
  const [row] = await database.query<{ id: string }>('UPDATE users SET roles = $2 WHERE email = $1 RETURNING id', [
    email,
    roles,
  ]);
  const id = row?.id ?? '';
  if (plan) await grantPlan(database, id, plan);
  return { cookie, id };
}

/** A plan as an administrator grants it, without an end. */
export async function grantPlan(database: TestServer['database'], userId: string, tier: PaidTier): Promise<void> {
  await database.query(
    `INSERT INTO subscriptions (user_id, source, status, tier, plan_id) VALUES ($1, 'granted', 'active', $2, $3)`,
    [userId, tier, planOf('sl', tier).id],
  );
}

export type NewPerson = (options?: Parameters<typeof openAccount>[2]) => Promise<SamplePerson>;

/** A server of its own, and fresh accounts, one a call. */
export async function startServerWithPeople(
  options: Parameters<typeof startTestServer>[1] = {},
  env: Record<string, string> = {},
): Promise<{ server: TestServer; newPerson: NewPerson }> {
  const server = await startTestServer(env, options);
  let opened = 0;
  const newPerson: NewPerson = (options) => {
    opened += 1;
    return openAccount(server, `person-${opened}`, options);
  };
  return { server, newPerson };
}
