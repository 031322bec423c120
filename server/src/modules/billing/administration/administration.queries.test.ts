import type { ListedPayment, ListedSubscription } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ email: 'admin@example.com', full_name: 'Alenka Kovač', roles: ['learner', 'admin'] });
  await server.database.query(
    `INSERT INTO users (email, name) SELECT 'many' || n || '@example.com', 'Many' FROM generate_series(1, 30) AS n;
     INSERT INTO users (email, name) VALUES ('luka@example.com', 'Luka 100%'), ('gone@example.com', 'Gone');
     INSERT INTO subscriptions (user_id, source, status, tier, plan_id, started_at)
     SELECT id, 'granted', 'active', 'standard', 'international-basic', now() - interval '1 day' FROM users WHERE name = 'Many';
     INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id, ended_at, end_reason)
     SELECT id, 'sandbox', 'of luka', 'ended', 'premium', 'sl-premium', now(), 'unpaid' FROM users WHERE name = 'Luka 100%';
     INSERT INTO payments (user_id, source, cashier_ref, plan_id, cents, refunded_cents, currency, status, paid_at)
     SELECT id, 'sandbox', 'one of ' || email, 'sl-standard', 1900, 0, 'EUR', 'paid', now() - interval '1 day'
     FROM users WHERE name IN ('Many', 'Gone');
     INSERT INTO payments (user_id, source, cashier_ref, plan_id, cents, refunded_cents, currency, status, paid_at)
     SELECT id, 'sandbox', kind, 'sl-premium', 3900, refunded, 'EUR', status, now() + at * interval '1 second'
     FROM users, (VALUES ('part', 1900, 'paid', 1), ('whole', 3900, 'paid', 2), ('never', 0, 'failed', 3))
                 AS made (kind, refunded, status, at)
     WHERE email = 'luka@example.com';
     INSERT INTO invoices (user_id, payment_id, kind, series, sequence, number, cause, language, cents, currency, content)
     SELECT user_id, id, kind, kind, 1, kind || '-1', kind, 'sl', cents, 'EUR', '{}'
     FROM payments, (VALUES ('invoice'), ('credit_note')) AS kinds (kind) WHERE cashier_ref = 'whole';
     DELETE FROM users WHERE email = 'gone@example.com'`,
  );
});
afterAll(() => server.stop());

describe('the list of subscriptions', () => {
  type Page = { count: number; page_count: number; subscriptions: ListedSubscription[] };
  const list = (query: Record<string, string> = {}) => json<Page>(request('/api/subscriptions', query));

  it('comes in pages, newest first', async () => {
    const [first, second] = [await list(), await list({ page: '2' })];
    expect([first.count, first.page_count, first.subscriptions.length, second.subscriptions.length]).toEqual([
      31, 2, 25, 6,
    ]);
    expect(new Set([...first.subscriptions, ...second.subscriptions].map(({ id }) => id)).size).toBe(31);
    expect(first.subscriptions[0]).toMatchObject({
      ...{ person: { full_name: 'Luka 100%', email: 'luka@example.com' }, source: 'sandbox', status: 'ended' },
      ...{ tier: 'premium', plan_id: 'sl-premium', end_reason: 'unpaid' },
    });
    expect(await list({ page: '9' })).toMatchObject({ count: 31, page_count: 2, subscriptions: [] });
  });

  it('is found by a part of the name or of the address, whatever characters it has', async () => {
    for (const search of ['LUKA@', '100%']) expect((await list({ search })).count, search).toBe(1);
    for (const nothing of ['%%', '_____________', "' OR 1=1 --", '\\']) {
      expect((await list({ search: nothing })).count, nothing).toBe(0);
    }
  });

  it('goes by the name that somebody has in their profile', async () => {
    await server.database.query(
      `INSERT INTO profiles (id, full_name) SELECT id, 'Špela Žnidaršič' FROM users WHERE email = 'many1@example.com'
       ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name`,
    );
    const { subscriptions } = await list({ search: 'žnidar' });
    expect(subscriptions.map(({ person }) => person?.full_name)).toEqual(['Špela Žnidaršič']);
  });

  it('can be narrowed to a status', async () => {
    expect((await list({ status: 'ended' })).count).toBe(1);
    expect((await list({ status: 'active', search: 'luka' })).count).toBe(0);
    expect((await request('/api/subscriptions', { status: 'nonsense' })).status).toBe(422);
  });

  it('takes two statements, however long it is', async () => {
    expect(await countStatements(server, () => request('/api/subscriptions', { search: 'many' }))).toBe(
      viewerStatements + 2,
    );
  });
});

describe('the list of payments', () => {
  type Page = { count: number; page_count: number; payments: ListedPayment[] };
  const list = (query: Record<string, string> = {}) => json<Page>(request('/api/payments', query));

  it('comes in pages, newest first, with the invoice of each', async () => {
    const [first, second] = [await list(), await list({ page: '2' })];
    expect([first.count, first.page_count, first.payments.length, second.payments.length]).toEqual([34, 2, 25, 9]);
    expect(new Set([...first.payments, ...second.payments].map(({ id }) => id)).size).toBe(34);
    expect(first.payments.slice(0, 3)).toMatchObject([
      { status: 'failed', cents: 3900, invoice_id: null, invoice_number: null },
      { status: 'refunded', refunded_cents: 3900, invoice_id: expect.any(String), invoice_number: 'invoice-1' },
      {
        status: 'partly_refunded',
        refunded_cents: 1900,
        person: { full_name: 'Luka 100%' },
        item: { plan_id: 'sl-premium' },
      },
    ]);
  });

  it('keeps payments whose accounts are gone', async () => {
    const { payments } = await list({ status: 'paid', page: '2' });
    const [first] = [(await list({ status: 'paid' })).payments];
    expect([...first, ...payments].filter(({ person }) => person === null)).toHaveLength(1);
  });

  it('is found by a person and narrowed to a status', async () => {
    expect((await list({ search: 'luka' })).count).toBe(3);
    for (const [status, count] of Object.entries({ paid: 31, failed: 1, refunded: 1, partly_refunded: 1 })) {
      expect((await list({ status })).count, status).toBe(count);
    }
    expect((await list({ search: '100_' })).count).toBe(0);
    expect((await request('/api/payments', { status: 'nonsense' })).status).toBe(422);
  });

  it('takes two statements, however long it is', async () => {
    expect(await countStatements(server, () => request('/api/payments', {}))).toBe(viewerStatements + 2);
  });
});

function request(path: string, query: Record<string, string>): Promise<Response> {
  return server.call(`${path}?${new URLSearchParams(query)}`, { cookie: admin });
}
