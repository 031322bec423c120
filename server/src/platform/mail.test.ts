import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startServerForTest } from '../test-support/test-server.ts';

/** Jobs take a moment, and a second attempt some seconds. */
const soon = { timeout: 30_000 };

/** A mail server that takes note of what it gets, or is out of order. */
async function startMailServer() {
  const received: string[] = [];
  const state = { isBroken: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(state.isBroken ? new Error('out of order') : null),
    onData(stream, _session, done) {
      text(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, state };
}

const message = { to: 'ana@example.com', subject: 'Žična povezava', html: '<p>Živjo</p>', text: 'Živjo' };

describe('mail', () => {
  it('goes out through the mail server, as HTML and as text, from the address that is set', async () => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url, MAIL_FROM: 'Šola <sola@example.com>' });
    await services.mail.send(services.db, { cause: 'greeting:1', ...message });
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), soon);
    expect(mailServer.received[0]).toMatch(/^From: .*<sola@example\.com>/m);
    expect(mailServer.received[0]).toMatch(/^To: ana@example\.com/m);
    expect(mailServer.received[0]).toContain('text/plain');
    expect(mailServer.received[0]).toContain('text/html');
  });

  it('is sent once a cause', async () => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    for (const cause of ['same', 'same', 'other']) await services.mail.send(services.db, { cause, ...message });
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), soon);
    const { rows } = await services.pool.query('SELECT cause FROM platform.mails ORDER BY cause');
    expect(rows).toEqual([{ cause: 'other' }, { cause: 'same' }]);
  });

  it('is not sent when the change that caused it is taken back', async () => {
    const { services } = await startServerForTest();
    await services.db
      .transaction(async (tx) => {
        await services.mail.send(tx, { cause: 'undone', ...message });
        throw new Error('taken back');
      })
      .catch(() => {});
    const { rows } = await services.pool.query('SELECT 1 FROM platform.mails');
    expect(rows).toEqual([]);
  });

  it('waits for a mail server that is out of order, and says why', async () => {
    const mailServer = await startMailServer();
    mailServer.state.isBroken = true;
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    await services.mail.send(services.db, { cause: 'patient', ...message });
    const failure = async () => (await services.pool.query('SELECT failure FROM platform.mails')).rows[0]?.failure;
    await vi.waitFor(async () => expect(await failure()).toContain('out of order'), soon);
    mailServer.state.isBroken = false;
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), soon);
    await vi.waitFor(async () => expect(await failure()).toBeNull(), soon);
  });
});
