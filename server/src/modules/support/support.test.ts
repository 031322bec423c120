import { randomUUID } from 'node:crypto';
import { messageLength } from '@navor/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectPersonalData } from '../../platform/personal-data.ts';
import { openAccount, type SamplePerson } from '../../test-support/sample-people.ts';
import {
  type ErrorBody,
  fieldProblems,
  json,
  startTestServer,
  type TestServer,
} from '../../test-support/test-server.ts';
import { deleteClosedAccounts } from '../identity/index.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000, interval: 50 };

let server: TestServer;
let learner: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  await openAccount(server, 'first-admin', { roles: ['admin'] });
  const second = await openAccount(server, 'second-admin', { roles: ['learner', 'admin'] });
  await server.call('/api/profile', { method: 'PATCH', body: { language: 'de' }, cookie: second.cookie });
  const closing = await openAccount(server, 'leaving-admin', { roles: ['admin'] });
  await server.database.query(`UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = $1`, [
    closing.id,
  ]);
  learner = await openAccount(server, 'ana');
  await server.call('/api/profile', { method: 'PATCH', body: { full_name: 'Ana Žagar' }, cookie: learner.cookie });
  await settled();
});
beforeEach(async () => {
  await server.database.query('DELETE FROM platform.rate_limits; DELETE FROM contact_messages');
  await server.database.query('DELETE FROM platform.mails');
});
// What is still on its way would reach the next test.
afterEach(() => settled());
afterAll(() => server.stop());

const written = (changes: object = {}) => ({
  id: randomUUID() as string,
  name: 'Črt Novak',
  email: 'crt@school.example',
  topic: 'organisation',
  message: 'Nas je 24.\nhttps://foreign.example bi radi do septembra.',
  ...changes,
});
const send = (body: object, options: { cookie?: string; headers?: Record<string, string> } = {}) =>
  server.call('/api/contact', { body, ...options });

type Mail = { cause: string; recipient: string; owner_id: string | null; subject: string; text: string; html: string };
const mails = () => server.database.query<Mail>('SELECT * FROM platform.mails ORDER BY recipient, created_at');
const kept = () => server.database.query('SELECT * FROM contact_messages ORDER BY created_at');

/** Waits until every announcement has reached whoever writes mail. */
function settled(): Promise<void> {
  return vi.waitFor(async () => {
    const waiting = await server.database.query(
      `SELECT 1 FROM jobs.job WHERE name = 'deliver-event' AND state IN ('created', 'retry', 'active')`,
    );
    expect(waiting).toEqual([]);
  }, soon);
}

async function mailsAfter(request: Promise<Response>): Promise<Mail[]> {
  expect((await request).status).toBe(202);
  await settled();
  return mails();
}

describe('a message of a visitor', () => {
  it('is kept with the language it was written in, and belongs to no account', async () => {
    const message = written();
    const response = await send(message, { headers: { cookie: 'language=en' } });
    expect(response.status).toBe(202);
    expect(await json(response)).toEqual({ accepted: true });
    expect(await kept()).toMatchObject([{ ...message, user_id: null, language: 'en' }]);
  });

  it('reaches every administrator in their language, with the way to answer', async () => {
    const sent = await mailsAfter(send(written()));
    const [first, second] = sent.filter(({ recipient }) => recipient.includes('admin'));
    expect(first).toMatchObject({
      recipient: 'first-admin@example.com',
      subject: 'Novo sporočilo: paket za organizacijo',
      owner_id: null,
    });
    expect(first?.text).toContain('Črt Novak (crt@school.example) piše:\n\nNas je 24.\n\nhttps://foreign.example bi');
    expect(first?.text).toContain('Pošiljatelj ni bil prijavljen');
    expect(second).toMatchObject({
      recipient: 'second-admin@example.com',
      subject: 'Neue Nachricht: Tarif für eine Organisation',
    });
    expect(sent.map(({ recipient }) => recipient)).not.toContain('leaving-admin@example.com');
  });

  it('is confirmed in words of ours alone, since the address may be anybody’s', async () => {
    const message = written({ email: 'Stranger@School.example', name: 'Buy now' });
    const sent = await mailsAfter(send(message, { headers: { cookie: 'language=en' } }));
    const confirmation = sent.find(({ recipient }) => recipient === 'stranger@school.example');
    expect(confirmation?.subject).toBe('We have received your message');
    for (const part of [confirmation?.text, confirmation?.html]) {
      expect(part).toContain('Hello!');
      expect(part).not.toMatch(/Buy now|foreign\.example|Nas je/);
    }
  });

  it('is confirmed once a day to an address, however many arrive', async () => {
    await mailsAfter(send(written()));
    const sent = await mailsAfter(send(written({ message: 'Še nekaj bi vas vprašal.' })));
    expect(sent.filter(({ recipient }) => recipient === 'crt@school.example')).toHaveLength(1);
    expect(sent.filter(({ recipient }) => recipient === 'first-admin@example.com')).toHaveLength(2);
  });

  it('shows markup as text', async () => {
    const sent = await mailsAfter(send(written({ message: '<img src=x> in <b>krepko</b>' })));
    for (const { html } of sent) expect(html).not.toMatch(/<img|<b>/);
  });
});

describe('a message of somebody signed in', () => {
  it('is kept with their account, and confirmed by name to its own address', async () => {
    const sent = await mailsAfter(send(written({ email: 'Ana@example.com' }), { cookie: learner.cookie }));
    expect(await kept()).toMatchObject([{ user_id: learner.id }]);
    const confirmation = sent.find(({ recipient }) => recipient === 'ana@example.com');
    expect(confirmation).toMatchObject({ owner_id: learner.id, subject: 'Vaše sporočilo smo prejeli' });
    expect(confirmation?.text).toContain('Pozdravljeni, Ana Žagar!');
    expect(confirmation?.text).not.toContain('Nas je 24');
    const toAdministrator = sent.find(({ recipient }) => recipient === 'first-admin@example.com');
    expect(toAdministrator).toMatchObject({ owner_id: learner.id });
    expect(toAdministrator?.text).toContain('Pošiljatelj je bil prijavljen kot ana@example.com.');
  });

  it('is confirmed without a name to any other address', async () => {
    const sent = await mailsAfter(send(written(), { cookie: learner.cookie }));
    const confirmation = sent.find(({ recipient }) => recipient === 'crt@school.example');
    expect(confirmation?.text).toContain('Pozdravljeni!');
    expect(confirmation?.text).not.toMatch(/Ana|Črt/);
  });

  it('goes with their account, also from the mail to administrators', async () => {
    const leaving = await openAccount(server, 'leaving');
    await mailsAfter(send(written(), { cookie: leaving.cookie }));
    await server.database.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [leaving.id]);
    await deleteClosedAccounts.run({}, server.services);
    expect(await kept()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('the same message again', () => {
  it('is taken once, and told once', async () => {
    const message = written();
    await mailsAfter(send(message));
    const sent = await mailsAfter(send({ ...message, message: 'Nekaj povsem drugega.' }));
    expect(await kept()).toMatchObject([{ message: message.message }]);
    expect(sent).toHaveLength(3);
  });

  it('is taken once when both arrive in the same moment', async () => {
    const message = written();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(message)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await settled();
    expect(await kept()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
  });

  it('is not refused for coming too often, as it has arrived', async () => {
    const message = written();
    await send(message);
    for (let sent = 0; sent < 4; sent += 1) await send(written());
    expect((await send(written())).status).toBe(429);
    expect((await send(message)).status).toBe(202);
  });
});

describe('too many messages', () => {
  it('are refused from one address, and nothing of them is kept', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send(written())).status).toBe(202);
    const refused = await send(written());
    expect(refused.status).toBe(429);
    expect(await json<ErrorBody>(refused)).toMatchObject({
      code: 'RATE_LIMITED',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await kept()).toHaveLength(5);
  });

  it('are refused from one person, whatever network they use', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      await server.database.query(`DELETE FROM platform.rate_limits WHERE key LIKE 'contact-from:%'`);
      expect((await send(written(), { cookie: learner.cookie })).status).toBe(202);
    }
    await server.database.query(`DELETE FROM platform.rate_limits WHERE key LIKE 'contact-from:%'`);
    expect((await send(written(), { cookie: learner.cookie })).status).toBe(429);
    expect((await send(written())).status).toBe(202);
  });
});

describe('what cannot be taken', () => {
  it.each([
    ['a missing name', { name: ' ' }, { path: 'name', problem: 'required' }],
    ['a name with an address in it', { name: 'www.foreign.example' }, { path: 'name', problem: 'invalid' }],
    ['what is no e-mail address', { email: 'crt@' }, { path: 'email', problem: 'not_an_email' }],
    ['a second recipient', { email: 'a@b.example, c@d.example' }, { path: 'email', problem: 'not_an_email' }],
    ['an unknown topic', { topic: 'spam' }, { path: 'topic', problem: 'not_allowed' }],
    ['hardly a word', { message: '  zdravo  ' }, { path: 'message', problem: 'too_short', limit: messageLength.min }],
    [
      'a whole book',
      { message: 'a'.repeat(messageLength.max + 1) },
      { path: 'message', problem: 'too_long', limit: messageLength.max },
    ],
    ['an id that is none', { id: 'x' }, { path: 'id', problem: 'invalid' }],
  ])('%s is named', async (_, changes, problem) => {
    const response = await send(written(changes));
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toEqual([problem]);
    expect(await kept()).toEqual([]);
  });

  it('is not a message with a character that the database cannot store', async () => {
    expect((await send(written({ message: 'ena dve\u0000 tri štiri' }))).status).toBe(202);
    expect(await kept()).toMatchObject([{ message: 'ena dve tri štiri' }]);
  });
});

it('is in its sender’s export, which does not tell who looks after the installation', async () => {
  await mailsAfter(send(written(), { cookie: learner.cookie }));
  const collected = await collectPersonalData(server.services.db, server.services.personalTables, learner.id);
  const rowsOf = (name: string) => collected.find((each) => each.name === name)?.rows;
  expect(rowsOf('contact-messages')).toMatchObject([{ name: 'Črt Novak', topic: 'organisation' }]);
  expect(JSON.stringify(rowsOf('e-mails'))).not.toContain('admin@example.com');
  expect(rowsOf('e-mails')).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('organizacijo') }),
  );
});
