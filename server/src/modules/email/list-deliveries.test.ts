import { randomUUID } from 'node:crypto';
import type { Delivery, MailState } from '@navor/contract';
import { describe, expect, it, vi } from 'vitest';
import type { JobPauses } from '../../platform/jobs.ts';
import { endlessPauses, shortPauses } from '../../test-support/job-pauses.ts';
import { startMailServer } from '../../test-support/mail-server.ts';
import { json, startServerForTest, type TestServer } from '../../test-support/test-server.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

type Deliveries = {
  has_mail_server: boolean;
  failing_count: number;
  count: number;
  page_count: number;
  mails: Delivery[];
};

const message = { subject: 'Test', html: '<p>Test</p>', text: 'Test' };

/** A server with its administrator, whose own welcome is out of the way. */
async function startWithAdmin(env: Record<string, string> = {}, pauses: JobPauses = endlessPauses) {
  const server = await startServerForTest(env, { pauses });
  const cookie = await server.signUp({ email: 'admin@example.com', roles: ['learner', 'admin'] });
  await vi.waitFor(async () => expect(await total(server)).toBe(1), soon);
  await server.services.pool.query('DELETE FROM platform.mails');
  const deliveries = (query = '') => json<Deliveries>(server.call(`/api/mails${query}`, { cookie }));
  return {
    server,
    deliveries,
    retry: (id: string | undefined) => server.call(`/api/mails/${id}/retry`, { method: 'POST', cookie }),
    send: (to: string) => server.services.mail.send(server.services.db, { cause: randomUUID(), to, ...message }),
    states: async () => (await deliveries()).mails.map(({ to, state }) => [to, state]),
  };
}

async function total({ services }: TestServer): Promise<number> {
  return (await services.pool.query('SELECT count(*)::int AS total FROM platform.mails')).rows[0]?.total;
}

describe('the deliveries', () => {
  it('are for administrators only', async () => {
    const { server } = await startWithAdmin();
    const learner = await server.signUp({ email: 'learner@example.com' });
    const path = `/api/mails/${randomUUID()}/retry`;
    expect((await server.call('/api/mails')).status).toBe(401);
    expect((await server.call('/api/mails', { cookie: learner })).status).toBe(403);
    expect((await server.call(path, { method: 'POST' })).status).toBe(401);
    expect((await server.call(path, { method: 'POST', cookie: learner })).status).toBe(403);
  });

  it('are kept without a mail server', async () => {
    const { deliveries, send, retry } = await startWithAdmin();
    await send('ana@example.com');
    const { mails, ...rest } = await deliveries();
    expect(rest).toEqual({ has_mail_server: false, failing_count: 0, count: 1, page_count: 1 });
    expect(mails).toMatchObject([{ to: 'ana@example.com', subject: 'Test', text: 'Test', state: 'kept' }]);
    expect((await retry(mails[0]?.id)).status).toBe(404);
  });

  it('come in pages of 25, newest first', async () => {
    const { deliveries, server } = await startWithAdmin();
    await server.services.pool.query(
      `INSERT INTO platform.mails (cause, recipient, subject, html, text, created_at)
       SELECT n, 'ana@example.com', 'Mail ' || n, '', '', now() - make_interval(mins => n) FROM generate_series(1, 30) AS n`,
    );
    const first = await deliveries();
    expect(first.page_count).toBe(2);
    expect(first.mails).toHaveLength(25);
    expect(first.mails[0]?.subject).toBe('Mail 1');
    const second = await deliveries('?page=2');
    expect(second.mails.map(({ subject }) => subject)).toEqual([26, 27, 28, 29, 30].map((n) => `Mail ${n}`));
    expect((await deliveries('?page=3')).mails).toEqual([]);
  });

  it('refuse a page or a state that cannot be', async () => {
    const { server } = await startWithAdmin();
    const cookie = await server.signUp({ email: 'second@example.com' });
    await server.database.query(`UPDATE users SET roles = '{admin}' WHERE email = 'second@example.com'`);
    for (const query of ['?page=0', '?page=x', '?state=lost']) {
      expect((await server.call(`/api/mails${query}`, { cookie })).status, query).toBe(422);
    }
  });
});

describe('a message that fails', () => {
  it('is shown with the reason, is delivered once by a retry, and is then no longer one', async () => {
    const mailServer = await startMailServer();
    const { send, states, deliveries, retry } = await startWithAdmin({ SMTP_URL: mailServer.url });
    const before = mailServer.received.length;
    mailServer.state.isBroken = true;
    await send('ana@example.com');
    await vi.waitFor(async () => expect(await states()).toEqual([['ana@example.com', 'failing']]), soon);
    const { failing_count, mails } = await deliveries('?state=failing');
    expect(failing_count).toBe(1);
    expect(mails).toMatchObject([{ sent_at: null, failure: expect.stringContaining('out of order') }]);

    mailServer.state.isBroken = false;
    const answers = await Promise.all([retry(mails[0]?.id), retry(mails[0]?.id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await vi.waitFor(async () => expect(await states()).toEqual([['ana@example.com', 'sent']]), soon);
    expect(mailServer.received).toHaveLength(before + 1);
    expect((await deliveries()).failing_count).toBe(0);
    expect((await retry(mails[0]?.id)).status, 'sent is sent').toBe(404);
    expect((await retry(randomUUID())).status).toBe(404);
  });

  it('is given up when the attempts are used up, whoever used them', async () => {
    const mailServer = await startMailServer();
    const { server, send, states, deliveries } = await startWithAdmin({ SMTP_URL: mailServer.url }, shortPauses);
    mailServer.state.isBroken = true;
    await send('ana@example.com');
    await vi.waitFor(async () => expect(await states()).toEqual([['ana@example.com', 'failing']]), soon);
    await server.services.pool.query(`UPDATE jobs.job SET retry_limit = 1 WHERE name = 'send-mail'`);
    await vi.waitFor(async () => expect(await states()).toEqual([['ana@example.com', 'given-up']]), soon);
    expect((await deliveries()).failing_count).toBe(1);
  });
});

it('is in exactly one state, by which the list can be filtered', async () => {
  const mailServer = await startMailServer();
  const { server, send, states, deliveries } = await startWithAdmin({ SMTP_URL: mailServer.url });
  mailServer.state.unknown.add('given-up@example.com');
  for (const state of ['sent', 'given-up', 'kept']) await send(`${state}@example.com`);
  await vi.waitFor(async () => expect(await states()).toContainEqual(['given-up@example.com', 'given-up']), soon);
  await vi.waitFor(async () => expect(await states()).toContainEqual(['kept@example.com', 'sent']), soon);
  await server.services.pool.query(`UPDATE platform.mails SET sent_at = NULL WHERE recipient = 'kept@example.com'`);
  mailServer.state.isBroken = true;
  await send('failing@example.com');
  await vi.waitFor(async () => expect(await states()).toContainEqual(['failing@example.com', 'failing']), soon);
  // Committed, but its job will not be taken up for a while.
  await server.services.db.transaction(async (tx) => {
    await server.services.mail.send(tx, { cause: 'later', to: 'waiting@example.com', ...message });
    await tx.execute(`UPDATE jobs.job SET start_after = now() + interval '1 hour'
      WHERE id = (SELECT id FROM platform.mails WHERE cause = 'later')`);
  });
  for (const state of ['kept', 'waiting', 'sent', 'failing', 'given-up'] satisfies MailState[]) {
    const { mails } = await deliveries(`?state=${state}`);
    expect(mails.map(({ to, state: found }) => [to, found])).toEqual([[`${state}@example.com`, state]]);
  }
});
