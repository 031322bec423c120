import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const call = (path: string, method = 'GET') => server.call(path, { method });

describe('an address with a slash at its end', () => {
  it.each([
    ['/quizzes/', '/quizzes'],
    ['/quizzes//', '/quizzes'],
    ['/courses/enosmerna-vezja/?language=en', '/courses/enosmerna-vezja?language=en'],
    ['/api/docs/', '/api/docs'],
    ['/.//elsewhere.example/', '/elsewhere.example'],
    ['/%5Celsewhere.example/', '/%5Celsewhere.example'],
  ])('leads for good to the one without: %s', async (path, other) => {
    const response = await call(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(other);
  });

  it('stays as it is where something is sent to it, since that would be lost', async () => {
    expect((await call('/quizzes/', 'POST')).status).not.toBe(301);
  });

  it('is that of the landing page, which has nothing else', async () => {
    expect((await call('/')).status).toBe(200);
    expect((await call('/?next=/quizzes/')).status).toBe(200);
  });
});
