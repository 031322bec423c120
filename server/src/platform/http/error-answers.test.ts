import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ErrorBody,
  json,
  startServerForTest,
  startTestServer,
  type TestServer,
} from '../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what an endpoint would have to read first', () => {
  it.each([
    ['POST', '/api/rpc/identity/setAvatar'],
    ['PUT', '/api/profile/avatar'],
    ['POST', '/api/quizzes/import'],
  ])('is not read for somebody who may not call it: %s %s', async (method, path) => {
    const response = await server.call(path, { method, body: '{ this cannot be read' });
    expect(response.status).toBe(401);
  });

  it.each([
    ['a number of any length', 0, '1'.repeat(100)],
    ['a regular expression', 5, '/(/'],
  ])('is not made into %s, which nothing is', async (_, type, email) => {
    const body = { json: { email, password: 'some password' }, meta: [[type, 'email']] };
    const response = await server.call('/api/rpc/identity/signIn', { body });
    expect(response.status).toBe(422);
    const { json: error } = await json<{ json: ErrorBody }>(response);
    expect(error.data).toEqual({ fields: [{ path: '', problem: 'invalid' }] });
  });
});

describe('an unknown API address', () => {
  it.each(['/api/nothing', '/api/rpc/nothing', '/api/rpc/identity', '/api/auth/nothing', '/api/%zz', '/api/session/x'])(
    'answers NOT_FOUND as JSON: %s',
    async (path) => {
      const response = await server.call(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await json<ErrorBody>(response)).toEqual({
        code: 'NOT_FOUND',
        status: 404,
        message: 'Tega ni mogoče najti.',
      });
    },
  );

  it.each([
    ['GET', '/api/sign-in'],
    ['DELETE', '/api/session'],
    ['PUT', '/api/profile'],
  ])('is one that is known, but not for %s: %s', async (method, path) => {
    const response = await server.call(path, { method });
    expect(response.status).toBe(404);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a body that cannot be read', () => {
  const malformed: [string, string, Record<string, string>][] = [
    ['JSON that breaks off', '{"email": "ana@ex', {}],
    ['no JSON at all', 'hello', {}],
    ['JSON of another kind', '["ana@example.com"]', {}],
    ['null', 'null', {}],
    ['text', 'hello', { 'content-type': 'text/plain' }],
    ['a form that breaks off', '--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }],
  ];

  it.each(malformed)('is answered INVALID_INPUT: %s', async (_, body, headers) => {
    const response = await server.call('/api/sign-in', { body, headers });
    expect(response.status).toBe(422);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: '' }] } });
  });

  it.each(malformed)('is answered INVALID_INPUT over RPC too: %s', async (_, body, headers) => {
    const response = await server.call('/api/rpc/identity/signIn', { body, headers });
    expect(response.status).toBe(422);
    expect(await json<{ json: ErrorBody }>(response)).toMatchObject({ json: { code: 'INVALID_INPUT' } });
  });
});

describe('the words of an error', () => {
  const sl = 'Za to dejanje se morate prijaviti.';
  const en = 'You need to log in to do this.';
  const de = 'Dafür müssen Sie sich anmelden.';

  it.each([
    ['are Slovenian unless asked otherwise', {}, sl],
    ['follow Accept-Language', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, de],
    ['follow the chosen language first', { 'accept-language': 'de', cookie: 'other=1; language=en' }, en],
    ['are Slovenian for a language we do not speak', { 'accept-language': 'fr' }, sl],
    ['ignore a choice that does not exist', { cookie: 'language=xx', 'accept-language': 'en' }, en],
  ])('%s', async (_, headers, message) => {
    expect(await json<ErrorBody>(server.call('/api/profile', { headers }))).toMatchObject({ message });
    const rpc = await json<{ json: ErrorBody }>(server.call('/api/rpc/identity/profile', { headers, body: {} }));
    expect(rpc.json).toMatchObject({ message });
  });

  it('follow the same choice outside of endpoints', async () => {
    const headers = { cookie: 'language=en' };
    expect(await json<ErrorBody>(server.call('/api/nothing', { headers }))).toMatchObject({
      message: 'This could not be found.',
    });
  });
});

describe('something unexpected', () => {
  it('is answered INTERNAL and tells nothing more, wherever it happens', async () => {
    const broken = await startServerForTest();
    const cookie = await broken.signUp({ email: 'ana@example.com' });
    await broken.database.query('DROP TABLE platform.rate_limits');
    const problem = { message: 'x', path: '/' };
    const inEndpoint = await broken.call('/api/problems', { body: problem });
    const overRpc = await broken.call('/api/rpc/system/reportProblem', { body: { json: problem } });
    await broken.database.query('ALTER TABLE sessions RENAME TO sessions_gone');
    const beforeEndpoint = await broken.call('/api/session', { cookie });

    for (const response of [inEndpoint, overRpc, beforeEndpoint]) {
      expect(response.status).toBe(500);
      const body = await response.text();
      expect(body).toContain('"code":"INTERNAL"');
      expect(body).toContain('Na strežniku se je nekaj zataknilo.');
      expect(body).not.toMatch(/relation|rate_limits|sessions|SELECT|INSERT|at .+\.ts/);
    }
  });

  it('does not keep a page from being rendered, which can say it better', async () => {
    const broken = await startServerForTest();
    const cookie = await broken.signUp({ email: 'ana@example.com' });
    await broken.database.query('ALTER TABLE sessions RENAME TO sessions_gone');
    expect(await (await broken.call('/courses', { cookie })).text()).toBe('page /courses');
  });

  it('inside the sign-in library is answered INTERNAL as well', async () => {
    const broken = await startServerForTest();
    await broken.database.query('ALTER TABLE users RENAME TO users_gone');
    const person = { email: 'ana@example.com', password: 'a long enough password' };
    const response = await broken.call('/api/sign-in', { body: person });
    expect(response.status).toBe(500);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'INTERNAL' });
  });
});
