import { languages } from '@navor/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../../test-support/mail-server.ts';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import {
  type ErrorBody,
  json,
  startServerForTest,
  startTestServer,
  type TestServer,
} from '../../test-support/test-server.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

let server: TestServer;
let admin: string;
let learner: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ email: 'admin@example.com', roles: ['learner', 'admin'] });
  learner = await server.signUp({ email: 'learner@example.com' });
});
afterAll(() => server.stop());

const payment = { type: 'payment_confirmation', data: { userName: 'Ana', amount: 19, currency: 'EUR' } };
const course = { type: 'course_completion', data: { userName: 'Ana', courseName: 'Ohmov zakon' } };

const send = (to: string, email: object, cookie?: string, on = server) =>
  on.call('/api/functions/send-email', { body: { to, ...email }, ...(cookie && { cookie }) });

const reset = (query = '') => ({
  type: 'password_reset',
  data: { userName: 'Ana', resetLink: `http://127.0.0.1:${server.services.config.port}/reset-password${query}` },
});

type Row = { subject: string; text: string };

/** What was written to an address at somebody's request. */
const requestedTo = (address: string) =>
  server.database.query<Row>(
    `SELECT subject, text FROM platform.mails WHERE recipient = $1 AND cause LIKE 'requested:%' ORDER BY created_at`,
    [address],
  );

describe('who may send', () => {
  it('is nobody who is not signed in', async () => {
    expect((await send('learner@example.com', payment)).status).toBe(401);
    expect(await requestedTo('learner@example.com')).toEqual([]);
  });

  it('is anybody to the own address, however it is written', async () => {
    const answer = await send('Learner@EXAMPLE.com', reset(), learner);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ accepted: true });
  });

  it.each(['admin@example.com', 'learner+x@example.com', 'learner@example.com.evil.example', 'xlearner@example.com'])(
    'is no learner to %s',
    async (to) => {
      const answer = await send(to, payment, learner);
      expect(answer.status).toBe(403);
      expect(await json<ErrorBody>(answer)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await requestedTo(to)).toEqual([]);
    },
  );

  it('is an administrator to any address', async () => {
    expect((await send('anybody@example.com', payment, admin)).status).toBe(202);
    expect(await requestedTo('anybody@example.com')).toHaveLength(1);
  });

  it('is recorded with whom an administrator has written to, once for a second click', async () => {
    await Promise.all([send('outside@example.com', reset(), admin), send('learner@example.com', course, admin)]);
    await send('outside@example.com', reset(), admin);
    const entries = await server.database.query(
      `SELECT users.email AS account, details FROM platform.audit_entries LEFT JOIN users ON users.id = subject_id
       WHERE action = 'email_sent' AND (subject_id IS NOT NULL OR details ->> 'to' = 'outside@example.com')
       ORDER BY details ->> 'type'`,
    );
    expect(entries).toEqual([
      { account: 'learner@example.com', details: { type: 'course_completion' } },
      { account: null, details: { type: 'password_reset', to: 'outside@example.com' } },
    ]);
  });

  it('is nobody more than twenty times an hour', async () => {
    const busy = await server.signUp({ email: 'busy@example.com' });
    const answers = [];
    for (let sent = 0; sent <= 20; sent += 1) answers.push((await send('busy@example.com', reset(), busy)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  });
});

describe('what may be sent', () => {
  it.each([
    ['an address with a line break', { to: 'learner@example.com\r\nBcc: victim@example.com', ...payment }],
    ['two addresses', { to: 'learner@example.com,victim@example.com', ...payment }],
    ['an address with a name', { to: 'Ana <learner@example.com>', ...payment }],
    ['a look-alike letter', { to: 'ſearner@example.com', ...payment }],
    ['an unknown type', { to: 'learner@example.com', type: 'advert', data: { userName: 'Ana' } }],
    ['missing data', { to: 'learner@example.com', type: 'welcome', data: {} }],
    ['a negative amount', { to: 'learner@example.com', ...payment, data: { ...payment.data, amount: -1 } }],
    [
      'a link that runs',
      {
        to: 'learner@example.com',
        type: 'password_reset',
        data: { userName: 'Ana', resetLink: 'javascript:alert(1)' },
      },
    ],
  ])('is not %s', async (_, body) => {
    const answer = await server.call('/api/functions/send-email', { body, cookie: admin });
    expect(answer.status).toBe(422);
  });

  it('is one message for a second click, and another for other words', async () => {
    // Both clicks in the same minute, wherever the clock stands.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Math.ceil(Date.now() / 60_000) * 60_000) });
    try {
      await Promise.all([1, 2].map(() => send('twice@example.com', payment, admin)));
      await send('twice@example.com', { ...payment, data: { ...payment.data, amount: 20 } }, admin);
    } finally {
      vi.useRealTimers();
    }
    expect(await requestedTo('twice@example.com')).toHaveLength(2);
  });
});

describe('the language', () => {
  const sentence = { sl: 'Prejeli smo', en: 'We have received', de: 'Wir haben' };

  it.each(languages)('is the recipient’s when they have an account (%s)', async (language) => {
    const email = `reader-${language}@example.com`;
    const reader = await server.signUp({ email });
    await server.call('/api/profile', { method: 'PATCH', body: { language }, cookie: reader });
    await send(email, payment, `${admin}; language=${language === 'en' ? 'de' : 'en'}`);
    expect((await requestedTo(email))[0]?.text).toContain(sentence[language]);
  });

  it.each(languages)('is the request’s for an address without one (%s)', async (language) => {
    const email = `stranger-${language}@example.com`;
    await send(email, payment, `${admin}; language=${language}`);
    expect((await requestedTo(email))[0]?.text).toContain(sentence[language]);
  });
});

it('leaves out what its recipient does without, but not what concerns money', async () => {
  const email = 'quiet@example.com';
  const quiet = await server.signUp({ email });
  await server.call('/api/profile', { method: 'PATCH', body: { muted_notifications: ['courses'] }, cookie: quiet });
  expect((await send(email, course, admin)).status).toBe(202);
  expect((await send(email, payment, admin)).status).toBe(202);
  expect(await requestedTo(email)).toMatchObject([{ text: expect.stringContaining('19') }]);
});

describe('what somebody asks for about themselves', () => {
  const about = async (name: string) => {
    const email = `${name}@example.com`;
    const cookie = await server.signUp({ email });
    const [row] = await server.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
    const mails = () =>
      server.database.query<Row & { cause: string }>(
        `SELECT cause, subject, text FROM platform.mails WHERE recipient = $1 AND cause NOT LIKE 'welcome:%' ORDER BY created_at`,
        [email],
      );
    return { email, cookie, id: row?.id ?? '', mails };
  };

  it.each([
    ['a course that was not completed', course],
    ['a payment that was not made', payment],
    [
      'a page that is not ours',
      { type: 'password_reset', data: { userName: 'Ana', resetLink: 'https://evil.example/' } },
    ],
    ['a page for no new password', { type: 'password_reset', data: { userName: 'Ana', resetLink: 'PLACE/dashboard' } }],
  ])('is refused where it is not so: %s', async (title, email) => {
    const { email: to, cookie, mails } = await about(title.replaceAll(' ', '-'));
    const body = JSON.parse(JSON.stringify({ to, ...email }).replace('PLACE', server.url));
    const answer = await server.call('/api/functions/send-email', { body, cookie });
    expect(answer.status).toBe(403);
    expect(await json<ErrorBody>(answer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await mails()).toEqual([]);
  });

  it('is sent once where it is so, in our words: a course', async () => {
    const { email, cookie, id, mails } = await about('completed');
    await insertSampleCourse(server.database, { id: 'osnove', titles: { de: 'Grundlagen' } });
    await server.database.query(
      `INSERT INTO course_enrollments (user_id, course_id, completed_at) VALUES ($1, $2, now())`,
      [id, 'osnove'],
    );
    const asked = { type: 'course_completion', data: { userName: 'Somebody Else', courseName: 'Grundlagen' } };
    expect((await send(email, asked, cookie)).status).toBe(202);
    expect((await send(email, asked, cookie)).status).toBe(202);
    expect(await mails()).toMatchObject([{ cause: `course-completion:${id}:osnove` }]);
    expect((await mails())[0]?.text).not.toContain('Somebody Else');
  });

  it('is sent once where it is so, in our words: a payment', async () => {
    const { email, cookie, id, mails } = await about('paid');
    const [paid] = await server.database.query<{ id: string }>(
      `INSERT INTO payments (user_id, source, cashier_ref, plan_id, cents, currency, status, paid_at)
       VALUES ($1, 'sandbox', 'pay-1', 'sl-standard', 1900, 'EUR', 'paid', now()) RETURNING id`,
      [id],
    );
    await server.database.query(
      `INSERT INTO invoices (user_id, payment_id, kind, series, sequence, number, cause, language, cents, currency, content)
       VALUES ($1, $2, 'invoice', 'R-2026', 1, 'R-2026-000001', 'pay-1', 'sl', 1900, 'EUR', '{}')`,
      [id, paid?.id],
    );
    expect((await send(email, payment, cookie)).status).toBe(202);
    expect((await send(email, payment, cookie)).status).toBe(202);
    expect(await mails()).toMatchObject([{ cause: `payment-confirmation:${paid?.id}` }]);
    expect((await mails())[0]?.text).toContain('R-2026-000001');
  });

  it('is a link for a new password that we make ourselves, whatever token it was asked with', async () => {
    const { email, cookie, mails } = await about('forgetful');
    expect((await send(email, reset('?token=chosen'), cookie)).status).toBe(202);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), soon);
    expect((await mails())[0]?.text).toMatch(/reset-password\?token=(?!chosen)\S{40}/);
  });

  it('is no more links an hour than anybody may ask for', async () => {
    const { email, cookie } = await about('flooded');
    for (let times = 0; times < 8; times++) expect((await send(email, reset(), cookie)).status).toBe(202);
    await server.call('/api/password/reset-request', { body: { email } });
    const queued = await server.database.query(
      `SELECT FROM jobs.job WHERE name = 'send-password-reset' AND data ->> 'email' = $1`,
      [email],
    );
    expect(queued).toHaveLength(5);
  });

  it('is no welcome to an account that is five minutes old, and no second one to a new one', async () => {
    const { email, cookie, id } = await about('greeted');
    const welcomes = () => server.database.query(`SELECT FROM platform.mails WHERE cause = 'welcome:' || $1`, [id]);
    await vi.waitFor(async () => expect(await welcomes()).toHaveLength(1), soon);
    const welcome = { type: 'welcome', data: { userName: 'Ana' } };
    expect((await send(email, welcome, cookie)).status).toBe(202);
    expect(await welcomes()).toHaveLength(1);
    await server.database.query(`UPDATE users SET created_at = now() - interval '5 minutes' WHERE id = $1`, [id]);
    expect((await send(email, welcome, cookie)).status).toBe(403);
  });
});

it('arrives with every letter intact and with nothing added by a name', async () => {
  const mailServer = await startMailServer();
  const real = await startServerForTest({ SMTP_URL: mailServer.url });
  const cookie = await real.signUp({ email: 'ana@example.com', full_name: 'Ana Žagar', roles: ['learner', 'admin'] });
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), soon);
  const data = { userName: 'Ana Žagar', courseName: 'Čšž ÄÖÜß Bcc: victim@example.com' };
  for (const trick of ['\r\nBcc: victim@example.com', '\0', ' https://evil.example']) {
    const userName = `Ana${trick}`;
    const refused = await send(
      'ana@example.com',
      { type: 'course_completion', data: { ...data, userName } },
      cookie,
      real,
    );
    expect(refused.status).toBe(422);
  }
  await send('ana@example.com', { type: 'course_completion', data }, cookie, real);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), soon);
  const mail = mailServer.received[1];
  expect(mail?.to).toMatchObject({ value: [{ address: 'ana@example.com' }] });
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.has('bcc')).toBe(false);
  expect(mail?.subject).toContain('Čšž ÄÖÜß Bcc: victim@example.com');
  expect(mail?.html).toContain('Čšž ÄÖÜß');
  expect(mail?.text).toContain('Ana Žagar');
  expect(mailServer.state.attempts, 'one recipient a message').toBe(2);
});
