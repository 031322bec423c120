import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  proxied = await startTestServer({ PUBLIC_URL: 'https://navor.example' });
});
afterAll(() => Promise.all([server.stop(), proxied.stop()]));

describe('a request for another name', () => {
  it.each(['elsewhere.example', 'navor.example.elsewhere.example', '192.168.1.7:3000'])(
    'is refused, whoever made that name lead here: %s',
    async (host) => {
      expect(await statusFor(server, host)).toBe(421);
      expect(await statusFor(proxied, host)).toBe(421);
    },
  );

  it('still learns whether the process lives, as those who watch over it ask by number', async () => {
    expect(await statusFor(proxied, 'elsewhere.example', '/healthz')).toBe(200);
    expect(await statusFor(proxied, '10.0.0.7:3000', '/readyz')).toBe(200);
  });
});

describe('a request for our own name', () => {
  it.each(['navor.example', 'navor.example:443', 'NAVOR.example', '127.0.0.1:3000', 'localhost'])(
    'is answered behind a proxy: %s',
    async (host) => {
      expect(await statusFor(proxied, host)).toBe(200);
    },
  );

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])('is answered on this machine: %s', async (host) => {
    expect(await statusFor(server, host)).toBe(200);
  });

  it('is any name where a whole network is served under none', async () => {
    const open = await startTestServer({ HOST: '0.0.0.0' });
    expect(await statusFor(open, 'school.local:3000')).toBe(200);
    await open.stop();
  });
});

function statusFor({ url }: TestServer, host: string, path = '/api/session'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(new URL(path, url.replace('0.0.0.0', '127.0.0.1')), { headers: { host } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
}
