import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { unknownHandover } from '@navor/contract';
import { describe, expect, it, vi } from 'vitest';
import { endlessPauses, shortPauses } from '../../test-support/job-pauses.ts';
import { startMailServer } from '../../test-support/mail-server.ts';
import { startServerForTest } from '../../test-support/test-server.ts';
import type { Services } from '../services.ts';
import { createMail } from './mail.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

const message = {
  to: 'ana@example.com',
  subject: 'Žična povezava für Öl',
  html: '<p>Živjo, čšž ÄÖÜß</p>',
  text: 'Živjo, čšž ÄÖÜß',
};

type Row = { id: string; cause: string; failure: string | null; sent_at: Date | null };

async function mailsOf({ pool }: Services): Promise<Row[]> {
  return (await pool.query<Row>('SELECT id, cause, failure, sent_at FROM platform.mails ORDER BY cause')).rows;
}

describe('mail', () => {
  it('goes out through the mail server, as HTML and as text, from the address that is set', async () => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url, MAIL_FROM: 'Šola <sola@example.com>' });
    await services.mail.send(services.db, { cause: 'greeting:1', ...message });
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), soon);
    const [mail] = mailServer.received;
    expect(mail?.from?.value).toEqual([{ name: 'Šola', address: 'sola@example.com' }]);
    expect(mail?.to).toMatchObject({ value: [{ address: 'ana@example.com' }] });
    expect(mail?.subject).toBe(message.subject);
    expect(mail?.html).toContain(message.html);
    expect(mail?.text?.trim()).toBe(message.text);
  });

  it.each(['REQUEST', 'CANCEL'] as const)('carries an event with %s as mail programs expect it', async (method) => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:Učna ura\r\nEND:VCALENDAR\r\n`;
    await services.mail.send(services.db, { ...message, cause: 'event', calendar: { method, content } });
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), soon);
    const [mail] = mailServer.received;
    expect(mail?.html).toContain(message.html);
    expect(mail?.text?.trim()).toBe(message.text);
    const [shown, attached] = mail?.attachments ?? [];
    expect(shown?.headers.get('content-type')).toMatchObject({
      value: 'text/calendar',
      params: { charset: 'utf-8', method },
    });
    expect(attached).toMatchObject({ contentType: 'application/ics', filename: 'invite.ics' });
    for (const part of [shown, attached]) expect(part?.content.toString()).toBe(content);
    expect(mail?.headers.get('content-type')).toMatchObject({ value: 'multipart/mixed' });
  });

  it('keeps no secret part of its links once it is sent', async () => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    const text = 'Open https://navor.example/reset-password?token=s3cret or https://navor.example/?verify=s3cret';
    await services.mail.send(services.db, { ...message, cause: 'link', text, html: `<p>${text}</p>` });
    await vi.waitFor(async () => expect((await mailsOf(services))[0]?.sent_at).not.toBeNull(), soon);
    expect(mailServer.received[0]?.text).toContain('s3cret');
    const { rows } = await services.pool.query('SELECT text, html FROM platform.mails');
    expect(JSON.stringify(rows)).not.toContain('s3cret');
  });

  it('is sent once a cause', async () => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    for (const cause of ['same', 'same', 'other']) await services.mail.send(services.db, { cause, ...message });
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), soon);
    expect((await mailsOf(services)).map(({ cause }) => cause)).toEqual(['other', 'same']);
  });

  it('is not sent when the change that caused it is taken back', async () => {
    const { services } = await startServerForTest();
    await services.db
      .transaction(async (tx) => {
        await services.mail.send(tx, { cause: 'undone', ...message });
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await mailsOf(services)).toEqual([]);
  });

  it('waits for a mail server that is out of order, and says why', async () => {
    const mailServer = await startMailServer();
    mailServer.state.isBroken = true;
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url }, { pauses: shortPauses });
    await services.mail.send(services.db, { cause: 'patient', ...message });
    await vi.waitFor(
      async () => expect(await mailsOf(services)).toMatchObject([{ failure: expect.stringContaining('out of order') }]),
      soon,
    );
    mailServer.state.isBroken = false;
    await vi.waitFor(async () => expect(await mailsOf(services)).toMatchObject([delivered]), soon);
    expect(mailServer.received).toHaveLength(1);
  });

  it('waits for a mail server that cannot be reached', async () => {
    const mailServer = await startMailServer();
    await mailServer.goDown();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url }, { pauses: shortPauses });
    await services.mail.send(services.db, { cause: 'patient', ...message });
    await vi.waitFor(
      async () => expect(await mailsOf(services)).toMatchObject([{ failure: expect.stringContaining('ECONNREFUSED') }]),
      soon,
    );
    await mailServer.comeBack();
    await vi.waitFor(async () => expect(await mailsOf(services)).toMatchObject([delivered]), soon);
    expect(mailServer.received).toHaveLength(1);
  });

  it('is given up at once when the mail server does not know the recipient, and holds nothing else up', async () => {
    const mailServer = await startMailServer();
    mailServer.state.unknown.add('nobody@example.com');
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    await services.mail.send(services.db, { cause: '1', ...message, to: 'nobody@example.com' });
    await services.mail.send(services.db, { cause: '2', ...message });
    await vi.waitFor(async () => {
      const refused = { failure: expect.stringContaining('no such mailbox'), sent_at: null };
      expect(await mailsOf(services)).toMatchObject([refused, delivered]);
      expect(await unfinishedJobs(services)).toBe(0);
    }, soon);
    expect(mailServer.state.attempts).toBe(2);
  });
});

describe('several processes', () => {
  it('send each message once', async () => {
    const mailServer = await startMailServer();
    const one = await startServerForTest({ SMTP_URL: mailServer.url });
    const other = await startServerForTest({ SMTP_URL: mailServer.url }, { sharedDatabase: one.database });
    const causes = Array.from({ length: 10 }, (_, index) => `mail ${index}`);
    await Promise.all(
      causes.flatMap((cause) =>
        [one, other].map(({ services }) => services.mail.send(services.db, { cause, ...message })),
      ),
    );
    await vi.waitFor(async () => expect(await mailsOf(one.services)).toMatchObject(causes.map(() => delivered)), soon);
    expect(mailServer.received).toHaveLength(10);
  });

  it('send a message once when they take it up at the same moment', async () => {
    const mailServer = await startMailServer();
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    const asleep = { enqueue: async () => {}, restart: async () => {} };
    const [one, other] = [createMail(services.config, asleep), createMail(services.config, asleep)];
    await one.send(services.db, { cause: 'contested', ...message });
    const [mail] = await mailsOf(services);
    const letGo = mailServer.hold();
    const runs = [one, other].map(({ jobs }) => jobs[0]?.run({ mailId: mail?.id }, services));
    // Whoever came second has seen that it is being sent, and left it alone.
    await Promise.race(runs);
    letGo();
    await Promise.all(runs);
    expect(await mailsOf(services)).toMatchObject([delivered]);
    expect(mailServer.received).toHaveLength(1);
  });
});

describe('a message whose handover nobody saw the end of', () => {
  it('is sent once more and under the same id, however often its process is killed, until somebody asks for it', async () => {
    const mailServer = await startMailServer();
    const { services, database } = await startServerForTest({ SMTP_URL: mailServer.url }, { pauses: endlessPauses });
    const asleep = createMail(services.config, { enqueue: async () => {}, restart: async () => {} });
    await asleep.send(services.db, { cause: 'orphaned', ...message });
    const [mail] = await mailsOf(services);
    const environment = { DATABASE_URL: database.url, SMTP_URL: mailServer.url };
    const startSending = () => sendInProcess(mail?.id ?? '', environment);

    const letGo = mailServer.hold();
    for (const times of [1, 2]) {
      const process = startSending();
      await vi.waitFor(() => expect(mailServer.received).toHaveLength(times), soon);
      process.kill('SIGKILL');
      await once(process, 'exit');
      await vi.waitFor(async () => expect(await isHeld(services)).toBe(false), soon);
    }
    expect(await once(startSending(), 'exit')).toEqual([0, null]);
    expect(mailServer.received.map(({ messageId }) => messageId)).toEqual(
      [mail?.id, mail?.id].map((id) => `<${id}@navor>`),
    );
    expect(await mailsOf(services)).toMatchObject([{ sent_at: null, failure: unknownHandover }]);

    letGo();
    expect(await services.mail.retry(services.db, mail?.id ?? '')).toBe(true);
    await vi.waitFor(async () => expect(await mailsOf(services)).toMatchObject([delivered]), soon);
    expect(mailServer.received).toHaveLength(3);
  });

  it('is sent once more when the mail server hangs up without an answer, and is then given up', async () => {
    const mailServer = await startMailServer();
    mailServer.state.hangsUp = true;
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url }, { pauses: shortPauses });
    await services.mail.send(services.db, { cause: 'unanswered', ...message });
    await vi.waitFor(async () => {
      expect(await mailsOf(services)).toMatchObject([{ failure: unknownHandover, sent_at: null }]);
      expect(await unfinishedJobs(services)).toBe(0);
    }, soon);
    expect(mailServer.received).toHaveLength(2);
  });

  it('is noted as sent once the database is back, and not sent again', async () => {
    const mailServer = await startMailServer();
    const { services, database } = await startServerForTest({ SMTP_URL: mailServer.url }, { pauses: shortPauses });
    const letGo = mailServer.hold();
    await services.mail.send(services.db, { cause: 'noted late', ...message });
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), soon);
    await database.cutOff();
    letGo();
    await mailServer.answered();
    // The database is missed before it is back.
    await delay(1500);
    await database.reconnect();
    await vi.waitFor(async () => expect(await mailsOf(services)).toMatchObject([delivered]), soon);
    expect(mailServer.received).toHaveLength(1);
  });
});

describe('a retry', () => {
  it('sends once, however often and wherever it is asked for', async () => {
    const mailServer = await startMailServer();
    mailServer.state.isBroken = true;
    const one = await startServerForTest({ SMTP_URL: mailServer.url }, { pauses: endlessPauses });
    const other = await startServerForTest(
      { SMTP_URL: mailServer.url },
      { sharedDatabase: one.database, pauses: endlessPauses },
    );
    const { services } = one;
    await services.mail.send(services.db, { cause: 'stuck', ...message });
    await vi.waitFor(async () => expect((await mailsOf(services))[0]?.failure).not.toBeNull(), soon);
    const [mail] = await mailsOf(services);
    const retry = () =>
      Promise.all([one, other, one].map((each) => each.services.mail.retry(each.services.db, mail?.id ?? '')));
    const letGo = mailServer.hold();
    mailServer.state.isBroken = false;
    expect(await retry()).toEqual([true, true, true]);
    letGo();
    await vi.waitFor(async () => expect(await mailsOf(services)).toMatchObject([delivered]), soon);
    expect(await retry(), 'there is nothing left to send').toEqual([false, false, false]);
    await vi.waitFor(async () => expect(await unfinishedJobs(services)).toBe(0), soon);
    expect(mailServer.received).toHaveLength(1);
  });

  it('begins the attempts anew for a message that was given up', async () => {
    const mailServer = await startMailServer();
    mailServer.state.unknown.add(message.to);
    const { services } = await startServerForTest({ SMTP_URL: mailServer.url });
    await services.mail.send(services.db, { cause: 'refused', ...message });
    await vi.waitFor(async () => {
      expect(await mailsOf(services)).toMatchObject([{ failure: expect.any(String) }]);
      expect(await unfinishedJobs(services)).toBe(0);
    }, soon);
    mailServer.state.unknown.clear();
    const [mail] = await mailsOf(services);
    expect(await services.mail.retry(services.db, mail?.id ?? '')).toBe(true);
    await vi.waitFor(async () => expect(await mailsOf(services)).toMatchObject([delivered]), soon);
  });
});

it('is forgotten after half a year', async () => {
  const { services } = await startServerForTest();
  for (const cause of ['new', 'old']) await services.mail.send(services.db, { cause, ...message });
  await services.pool.query(`UPDATE platform.mails SET created_at = now() - interval '181 days' WHERE cause = 'old'`);
  const { jobs } = createMail(services.config, { enqueue: async () => {}, restart: async () => {} });
  await jobs.find(({ name }) => name === 'forget-old-mails')?.run({}, services);
  expect(await mailsOf(services)).toMatchObject([{ cause: 'new' }]);
});

function sendInProcess(mailId: string, environment: Record<string, string>) {
  const program = fileURLToPath(new URL('mail.fixture.ts', import.meta.url));
  return spawn(process.execPath, [program, mailId], { env: environment, stdio: 'inherit' });
}

/** Whether some process is at a message. */
async function isHeld({ pool }: Services): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
}

const delivered = { failure: null, sent_at: expect.any(Date) };

async function unfinishedJobs({ pool }: Services): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS total FROM jobs.job WHERE name = 'send-mail' AND state < 'completed'`,
  );
  return rows[0]?.total;
}
