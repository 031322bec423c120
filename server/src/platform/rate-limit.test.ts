import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { type ErrorBody, json, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { countUse, forgetExpiredRateLimits } from './rate-limit.ts';

const rule = { limit: 5, windowSeconds: 60 };

let database: TestDatabase;
let pool: pg.Pool;
let server: TestServer;
let sibling: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  server = await startTestServer({}, { sharedDatabase: database });
  sibling = await startTestServer({}, { sharedDatabase: database });
  proxied = await startTestServer({ PUBLIC_URL: 'https://navor.example' }, { sharedDatabase: database });
});
afterAll(async () => {
  await Promise.all([server.stop(), sibling.stop(), proxied.stop(), pool.end()]);
  await database.drop();
});
beforeEach(() => database.query('DELETE FROM platform.rate_limits'));

describe('counting uses', () => {
  it('never lets more than the limit through, however many come at once', async () => {
    const verdicts = await Promise.all(Array.from({ length: 40 }, () => countUse(pool, 'many', rule)));
    expect(verdicts.filter(({ kind }) => kind === 'allowed')).toHaveLength(rule.limit);
  });

  it('counts each key by itself', async () => {
    for (let use = 0; use < rule.limit; use += 1) await countUse(pool, 'one', rule);
    expect(await countUse(pool, 'one', rule)).toMatchObject({ kind: 'limited' });
    expect(await countUse(pool, 'other', rule)).toEqual({ kind: 'allowed', left: rule.limit - 1 });
  });

  it('tells how long to wait, which trying again does not prolong', async () => {
    for (let use = 0; use < rule.limit; use += 1) await countUse(pool, 'waiting', rule);
    await database.query(`UPDATE platform.rate_limits SET resets_at = now() + interval '30 seconds'`);
    for (let use = 0; use < 3; use += 1) {
      const verdict = await countUse(pool, 'waiting', rule);
      if (verdict.kind !== 'limited') throw new Error('The limit did not hold');
      expect(verdict.retryAfterSeconds).toBeGreaterThanOrEqual(1);
      expect(verdict.retryAfterSeconds).toBeLessThanOrEqual(30);
    }
  });

  it('starts anew when the window has passed', async () => {
    for (let use = 0; use <= rule.limit; use += 1) await countUse(pool, 'patient', rule);
    await passWindow();
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => countUse(pool, 'patient', rule)));
    expect(verdicts.filter(({ kind }) => kind === 'allowed')).toHaveLength(rule.limit);
  });
});

describe('an endpoint with a limit', () => {
  /** Twenty reports in ten minutes are accepted from one address. */
  const limit = 20;

  it('holds it for all servers on a database together', async () => {
    const answers: Response[] = [];
    for (let call = 0; call < limit; call += 1) answers.push(await report(call % 2 ? server : sibling));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect((await report(server)).status).toBe(429);
    expect((await report(sibling)).status).toBe(429);
  });

  it('holds it against calls at the same moment', async () => {
    const calls = Array.from({ length: limit + 10 }, (_, index) => report(index % 2 ? server : sibling));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(limit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('says so, and when to come back, and lets in again then', async () => {
    for (let call = 0; call < limit; call += 1) await report(server);
    const refused = await report(server);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(await json<ErrorBody>(refused)).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      data: { retryAfterSeconds: seconds },
    });
    await passWindow();
    expect((await report(server)).status).toBe(202);
  });

  it('cannot be escaped by a made-up X-Forwarded-For', async () => {
    for (let call = 0; call < limit; call += 1) await report(server, `203.0.113.${call}`);
    expect((await report(server, '203.0.113.200')).status).toBe(429);
  });

  it('counts by what the proxy says behind one, and not by what the caller claims to it', async () => {
    for (let call = 0; call < limit; call += 1) await report(proxied, `198.51.100.${call}, 203.0.113.7`);
    expect((await report(proxied, '198.51.100.250, 203.0.113.7')).status).toBe(429);
    expect((await report(proxied, '203.0.113.8')).status).toBe(202);
  });

  it.each([
    ['203.0.113.9:4000', '203.0.113.9:4001'],
    ['[2001:db8::1]:4000', '[2001:db8::2]:4001'],
    ['nonsense:1', 'nonsense:2'],
  ])('counts a caller once, with whichever port or words the proxy passes on: %s, %s', async (first, second) => {
    for (let call = 0; call < limit; call += 1) await report(proxied, first);
    expect((await report(proxied, second)).status).toBe(429);
  });
});

describe('forgetting', () => {
  it('removes counts whose window has passed, and no others', async () => {
    await countUse(pool, 'old', rule);
    await passWindow();
    await countUse(pool, 'current', rule);
    await forgetExpiredRateLimits.run({}, server.services);
    expect(await database.query('SELECT key FROM platform.rate_limits')).toEqual([{ key: 'current' }]);
  });
});

function report(to: TestServer, forwardedFor?: string): Promise<Response> {
  return to.call('/api/problems', {
    body: { message: 'Something broke', path: '/' },
    ...(forwardedFor && { headers: { 'x-forwarded-for': forwardedFor } }),
  });
}

function passWindow() {
  return database.query(`UPDATE platform.rate_limits SET resets_at = now() - interval '1 second'`);
}
