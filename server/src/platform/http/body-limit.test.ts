import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, json, plainWebApp, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const megabyte = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    { web: { ...plainWebApp, handle: async (request) => new Response(String((await request.text()).length)) } },
  );
});
afterAll(() => server.stop());

describe.each(['/', '/api/sign-in', '/api/rpc/identity/signIn'])('a body for %s', (path) => {
  it.each([
    ['announced', (length: number) => sendAnnounced(path, length)],
    ['sent in chunks of untold number', (length: number) => sendChunked(path, length)],
  ])('is refused over one megabyte when it is %s', async (_, send) => {
    const response = await send(megabyte + 1);
    expect(response.status).toBe(413);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'BODY_TOO_LARGE', data: { limit: megabyte } });
  });
});

describe('a body of exactly one megabyte', () => {
  it('is taken, announced or in chunks', async () => {
    for (const response of [await sendAnnounced('/', megabyte), await sendChunked('/', megabyte)]) {
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(String(megabyte));
    }
  });
});

describe('a connection on which a body was refused', () => {
  it('serves what is sent on it next', async () => {
    for (const send of [sendAnnounced, sendChunked]) {
      await (await send('/', 2 * megabyte)).text();
      const answers = await Promise.all(
        // Hashing keeps these running for a while, which is when a lingering refusal would cut them off.
        [1, 2, 3, 4].map(() =>
          server.call('/api/sign-in', { body: { email: `${send.name}@example.com`, password: 'some password' } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    }
  });
});

function sendAnnounced(path: string, length: number): Promise<Response> {
  return server.call(path, { body: 'x'.repeat(length) });
}

function sendChunked(path: string, length: number): Promise<Response> {
  const stream = new Blob(['x'.repeat(length)]).stream();
  return fetch(new URL(path, server.url), {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  });
}
