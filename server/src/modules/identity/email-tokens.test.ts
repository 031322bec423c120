import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestLink, startTestServer, type TestServer, testPassword } from '../../test-support/test-server.ts';

const newPassword = 'another long enough password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits; DELETE FROM platform.events'));

/** A link must not outlive the reason it was sent for. */
describe('a link that was sent before', () => {
  it('to a thief’s address changes nothing after the owner’s new password', async () => {
    const cookie = await server.signUp({ email: 'owner@example.com' });
    const thief = await changeToken(cookie, 'thief@example.com');
    const link = await resetToken('owner@example.com');
    expect((await reset(link)).status).toBe(200);
    expect((await confirm(thief)).status).toBe(410);
  });

  it('to a mistyped address changes nothing after another one was asked for', async () => {
    const cookie = await server.signUp({ email: 'typo@example.com' });
    const wrong = await changeToken(cookie, 'wrong@example.com');
    const right = await changeToken(cookie, 'right@example.com');
    expect((await confirm(wrong)).status).toBe(410);
    expect((await confirm(right)).status).toBe(200);
  });

  it('to the former address opens nothing once the account has left it', async () => {
    const cookie = await server.signUp({ email: 'former@example.com' });
    const change = await changeToken(cookie, 'current@example.com');
    const link = await resetToken('former@example.com');
    expect((await confirm(change)).status).toBe(200);
    expect((await reset(link)).status).toBe(410);
  });

  it('changes nothing on an account that is closed, which can still be kept', async () => {
    const cookie = await server.signUp({ email: 'closed@example.com' });
    const change = await changeToken(cookie, 'elsewhere@example.com');
    await server.call('/api/account/delete', { cookie, body: { password: testPassword } });
    const { token } = await newestLink(server, 'identity.account-closing');
    expect((await confirm(change)).status).toBe(410);
    expect((await reset(await resetToken('closed@example.com'))).status).toBe(200);
    expect((await server.call('/api/account/keep', { body: { token } })).status).toBe(200);
  });
});

async function changeToken(cookie: string, email: string): Promise<string> {
  await server.database.query('DELETE FROM platform.events');
  await server.call('/api/account/email', { cookie, body: { email, password: testPassword } });
  return (await newestLink(server, 'identity.email-change-requested')).token;
}

async function resetToken(email: string): Promise<string> {
  await server.database.query('DELETE FROM platform.events');
  await server.call('/api/password/reset-request', { body: { email } });
  return (await newestLink(server, 'identity.password-reset-requested')).token;
}

function confirm(token: string): Promise<Response> {
  return server.call('/api/account/email/confirm', { body: { token } });
}

function reset(token: string): Promise<Response> {
  return server.call('/api/password/reset', { body: { token, password: newPassword } });
}
