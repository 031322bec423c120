import type { AuditEntry, Subscription } from '@navor/contract';
import { shortPauses } from '../../../test-support/job-pauses.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer } from '../../../test-support/test-server.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

export type Learner = SamplePerson & { email: string };

/** A demo with two administrators, and what they and the tests beside them need. */
export async function startAdministration() {
  const server = await startTestServer({ DEMO: '1' }, { pauses: shortPauses });
  const admin = await openAccount(server, 'admin', { roles: ['learner', 'admin'] });
  const other = await openAccount(server, 'second-admin', { roles: ['learner', 'admin'] });
  let opened = 0;
  return {
    server,
    admin,
    other,

    async newLearner(): Promise<Learner> {
      opened += 1;
      return { ...(await openAccount(server, `learner-${opened}`)), email: `learner-${opened}@example.com` };
    },

    grant: (wanted: object, { cookie } = admin): Promise<Response> =>
      server.call('/api/subscriptions/grants', { cookie, body: { reason: 'won a prize', ...wanted } }),

    revoke: (id: string, { cookie } = admin): Promise<Response> =>
      server.call(`/api/subscriptions/${id}/revoke`, { cookie, body: { reason: 'broke the rules' } }),

    subscriptionOf: ({ cookie }: SamplePerson) =>
      json<Subscription>(server.call('/api/functions/check-subscription', { method: 'POST', cookie })),

    async auditOf({ id }: SamplePerson): Promise<AuditEntry[]> {
      const { entries } = await json<{ entries: AuditEntry[] }>(server.call('/api/audit', { cookie: admin.cookie }));
      return entries.filter(({ subject }) => subject?.id === id);
    },

    historyOf: ({ id }: SamplePerson) =>
      server.database.query('SELECT change, reason FROM subscription_history WHERE user_id = $1 ORDER BY at', [id]),

    runningGrants: ({ id }: SamplePerson) =>
      server.database.query<{ id: string; tier: string }>(
        `SELECT id, tier FROM subscriptions WHERE user_id = $1 AND source = 'granted' AND ended_at IS NULL`,
        [id],
      ),

    async rowOf(id: string) {
      const [row] = await server.database.query<Record<string, unknown>>(
        'SELECT status, ended_at, end_reason, access_until FROM subscriptions WHERE id = $1',
        [id],
      );
      return row;
    },

    /** A running subscription in the ledger of the cashier for trying out and in our rows, with its first payment. */
    async insertPaid({ id: userId }: SamplePerson): Promise<{ id: string; ref: string }> {
      const ref = `sandbox-${userId}`;
      await server.database.query(bookSubscription, [ref, userId]);
      await syncSubscription(server.services, ref);
      const [row] = await server.database.query<{ id: string }>('SELECT id FROM subscriptions WHERE cashier_ref = $1', [
        ref,
      ]);
      return { id: row?.id ?? '', ref };
    },
  };
}

export type Administration = Awaited<ReturnType<typeof startAdministration>>;

const bookSubscription = `WITH booked AS (
       INSERT INTO sandbox_subscriptions (ref, user_id, checkout_id, plan_id, status, period_starts_at, period_ends_at, due_at, card)
       VALUES ($1, $2, gen_random_uuid(), 'sl-standard', 'active', now(), now() + interval '30 days', now() + interval '30 days',
               '{"brand": "visa", "last4": "4242", "behaviour": "pays"}')
       RETURNING ref, user_id, period_starts_at, period_ends_at
     )
     INSERT INTO sandbox_charges (ref, user_id, subscription_ref, cause, plan_id, cents, status, period_starts_at, period_ends_at)
     SELECT 'charge-' || ref, user_id, ref, 'first', 'sl-standard', 1900, 'paid', period_starts_at, period_ends_at FROM booked`;
