import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findServerProcesses } from './platform/database/postgres-server/server-processes.ts';
import { addressOf, runProgram, statusOf } from './test-support/program.ts';
import { copyStarterFiles, starterTemplate } from './test-support/templates.ts';
import { createTestDatabase, type TestDatabase } from './test-support/test-database.ts';
import { cookiesOf, testPassword } from './test-support/test-server.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'navor-program-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the program', () => {
  it('ends with one line that names a wrong variable', async () => {
    const program = runProgram({ ...variables(), PORT: 'eighty' });
    const [said, complained, [code]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(`${said}${complained}`.trim().split('\n')).toEqual([expect.stringMatching(/^PORT: .*"eighty"/)]);
  });

  it('ends well when it is told to while it still starts, and leaves no database behind', async () => {
    const program = runProgram(variables());
    const complained = text(program.stderr);
    const exit = once(program, 'exit');
    const cluster = join(dataDir, 'postgres');
    for await (const part of program.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      if (part.includes('Starting the embedded database')) break;
    }
    program.stdout.resume();
    program.kill('SIGTERM');
    expect([await exit, await complained]).toEqual([[0, null], '']);
    expect((await findServerProcesses(cluster)).ours).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

describe('the program with content', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase({ template: await starterTemplate() });
    await copyStarterFiles(dataDir);
  });
  afterEach(() => database.drop());

  it('serves until it is told to end, and then ends well', async () => {
    const program = runProgram({ ...variables(), DATABASE_URL: database.url });
    const address = await addressOf(program);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    expect(await statusOf(address)).toBe(200);

    const exit = once(program, 'exit');
    program.kill('SIGTERM');
    program.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await database.untilUnused();
  }, 180_000);

  it('makes pages without its database that say so, and goes on with it', async () => {
    const program = runProgram({ ...variables(), DATABASE_URL: database.url });
    const exit = once(program, 'exit');
    const address = await addressOf(program);
    const body = { email: 'ana@example.com', full_name: 'Ana', password: testPassword };
    const headers = { 'content-type': 'application/json' };
    const signedUp = await fetch(`${address}/api/sign-up`, { method: 'POST', body: JSON.stringify(body), headers });
    const open = (path: string, cookie: string) => fetch(`${address}${path}`, { headers: { cookie } });
    const pages = [
      ['of a visitor', () => open('/courses', '')],
      ['of somebody who is signed in', () => open('/dashboard', cookiesOf(signedUp))],
    ] as const;

    await database.cutOff();
    for (const [whose, page] of pages) {
      const response = await page();
      expect(response.status, whose).toBe(503);
      expect(response.headers.get('retry-after'), whose).toBe('5');
      const html = await response.text();
      expect(html, whose).toContain('Storitev trenutno ni na voljo');
      expect(html, whose).toContain('http-equiv="refresh"');
    }
    for (const path of ['/courses.data', '/readyz']) {
      const response = await open(path, '');
      expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '2']);
    }
    await database.reconnect();
    for (const [whose, page] of pages) expect((await page()).status, whose).toBe(200);

    program.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  }, 180_000);
});

function variables() {
  return { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
}
