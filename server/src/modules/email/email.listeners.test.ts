import { languages } from '@navor/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../platform/services.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { completionSettled } from '../certificates/index.ts';
import {
  accountClosing,
  emailChanged,
  emailChangeRequested,
  passwordChanged,
  passwordResetRequested,
  readEmailToken,
  requestEmailLink,
  revokeTokens,
  signUpAttempted,
  twoFactorChanged,
} from '../identity/index.ts';
import { soon, startEmailTestServer } from './email-test-server.fixture.ts';

let testServer: Awaited<ReturnType<typeof startEmailTestServer>>;
let server: TestServer;
let userId: string;
let cookie: string;
beforeAll(async () => {
  testServer = await startEmailTestServer();
  ({ server, userId, cookie } = testServer);
});
beforeEach(() => testServer.forgetMails());
afterAll(() => server.stop());

const happen = <Payload>(event: Event<Payload>, payload: Payload) => testServer.happen(event, payload);

const requestLink = <For extends Parameters<typeof requestEmailLink>[1]>(
  purpose: For,
  data: Parameters<typeof requestEmailLink<For>>[2],
) => requestEmailLink(server.services.db, purpose, data, new Date(Date.now() + 60_000));

const at = new Date('2026-03-09T10:00:00Z');

describe('a link', () => {
  it('for a new password goes to the account', async () => {
    const linkId = await requestLink('reset-password', { userId });
    const [mail] = await happen(passwordResetRequested, { userId, linkId });
    expect(mail?.recipient).toBe('ana@example.com');
    const token = /https:\/\/learn\.example\/reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await readEmailToken(server.services.db, 'reset-password', token)).toEqual({ userId });
    expect(mail?.cause).not.toContain(token);
  });

  it('for another address goes to that address', async () => {
    const newEmail = 'new@example.com';
    const linkId = await requestLink('change-email', { userId, newEmail });
    await happen(emailChangeRequested, { userId, newEmail, linkId });
    // The account's own address is told as well, by another subscriber that may come first.
    await vi.waitFor(async () => expect(await testServer.mails()).toHaveLength(2), soon);
    const mail = (await testServer.mails()).find(({ recipient }) => recipient === 'new@example.com');
    expect(mail?.text).toMatch(/https:\/\/learn\.example\/auth\/confirm-email\?token=\S+/);
  });

  it('to keep an account goes with the date of its end', async () => {
    const linkId = await requestLink('keep-account', { userId });
    const [mail] = await happen(accountClosing, { userId, dueAt: at, linkId });
    expect(mail?.recipient).toBe('ana@example.com');
    expect(mail?.text).toMatch(/https:\/\/learn\.example\/auth\/keep-account\?token=\S+/);
    expect(mail?.text).toContain('9. 3. 2026');
  });

  it('is sent once, however often its event is told', async () => {
    const linkId = await requestLink('reset-password', { userId });
    await happen(passwordResetRequested, { userId, linkId });
    expect(await happen(passwordResetRequested, { userId, linkId })).toHaveLength(1);
    const another = await requestLink('reset-password', { userId });
    expect(await happen(passwordResetRequested, { userId, linkId: another })).toHaveLength(2);
  });

  it('that was revoked before its message was written is not sent', async () => {
    const linkId = await requestLink('reset-password', { userId });
    await revokeTokens(server.services.db, userId);
    expect(await happen(passwordResetRequested, { userId, linkId })).toEqual([]);
  });

  it('leaves its secret part in no event', async () => {
    const linkId = await requestLink('reset-password', { userId });
    const [mail] = await happen(passwordResetRequested, { userId, linkId });
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const kept = await server.database.query<{ payload: unknown }>('SELECT payload FROM platform.events');
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('a notice', () => {
  it('of another address goes to the old one, each time it is left', async () => {
    await happen(emailChanged, { userId, oldEmail: 'old@example.com' });
    const sent = await happen(emailChanged, { userId, oldEmail: 'old@example.com' });
    expect(sent.map(({ recipient }) => recipient)).toEqual(['old@example.com', 'old@example.com']);
  });

  it('of a new password goes out for each', async () => {
    await happen(passwordChanged, { userId, at });
    expect(await happen(passwordChanged, { userId, at: new Date('2026-03-09T10:00:01Z') })).toHaveLength(2);
  });

  it('of two-factor sign-in tells whether it is on or off', async () => {
    await happen(twoFactorChanged, { userId, isOn: true, at });
    const sent = await happen(twoFactorChanged, { userId, isOn: false, at: new Date('2026-03-09T10:05:00Z') });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Prijava v dveh korakih je vklopljena',
      'Prijava v dveh korakih je izklopljena',
    ]);
  });

  it('of an attempt to sign up again goes out once a day', async () => {
    await happen(signUpAttempted, { userId, at });
    expect(await happen(signUpAttempted, { userId, at: new Date('2026-03-09T23:00:00Z') })).toHaveLength(1);
    expect(await happen(signUpAttempted, { userId, at: new Date('2026-03-10T00:00:00Z') })).toHaveLength(2);
  });
});

describe('the congratulation on a course', () => {
  const completed = { courseId: 'osnove', titles: { sl: 'Osnove', en: 'Basics' }, at };
  const choose = (body: object) => server.call('/api/profile', { method: 'PATCH', body, cookie });

  it('goes out once for a course, with its title in the language of the account', async () => {
    await happen(completionSettled, { userId, ...completed });
    const sent = await happen(completionSettled, { userId, ...completed });
    expect(sent).toMatchObject([{ cause: `course-completion:${userId}:osnove`, recipient: 'ana@example.com' }]);
    expect(sent[0]?.subject).toContain('Osnove');
    await choose({ language: 'en' });
    const [, second] = await happen(completionSettled, { userId, ...completed, courseId: 'circuits' });
    expect(second?.subject).toContain('Basics');
    await choose({ language: 'de' });
    const [, , third] = await happen(completionSettled, { userId, ...completed, courseId: 'antriebe' });
    expect(third?.subject, 'Slovenian where a title is missing').toContain('Osnove');
    await choose({ language: 'sl' });
  });

  it('is not for those who do without', async () => {
    await choose({ muted_notifications: ['courses'] });
    expect(await happen(completionSettled, { userId, ...completed, courseId: 'quiet' })).toEqual([]);
    await choose({ muted_notifications: [] });
  });
});

it.each(languages)('is written in the language of the account (%s)', async (language) => {
  await server.call('/api/profile', { method: 'PATCH', body: { language }, cookie });
  const [mail] = await happen(passwordChanged, { userId, at });
  const subjects = {
    sl: 'Vaše geslo je spremenjeno',
    en: 'Your password has been changed',
    de: 'Ihr Passwort wurde geändert',
  };
  expect(mail?.subject).toBe(subjects[language]);
});

it('is not written to an account that is gone', async () => {
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(await happen(passwordResetRequested, { userId: gone, linkId: gone })).toEqual([]);
});
