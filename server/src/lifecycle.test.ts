import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, loadConfig } from './platform/config.ts';
import { sampleTask } from './platform/threads/sample-tasks.fixture.ts';
import { type RunningServer, start } from './start.ts';
import { copyStarterFiles, startedTemplate, starterTemplate } from './test-support/templates.ts';
import { besideTheProgram, createTestDatabase, type TestDatabase } from './test-support/test-database.ts';
import { cookiesOf, plainWebApp, testPassword } from './test-support/test-server.ts';
import type { WebApp } from './web-app.ts';

const soon = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let environment: Record<string, string>;
beforeEach(async () => {
  database = await createTestDatabase({ template: await startedTemplate() });
  const dataDir = await mkdtemp(join(tmpdir(), 'navor-lifecycle-'));
  environment = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: database.url };
});
afterEach(async () => {
  await database.drop();
  await rm(environment.DATA_DIR ?? '', { recursive: true, force: true });
});

describe('stopping', () => {
  it('answers the request that is being served, takes no new one, and is then gone', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    const running = await startWith({
      handle: async (_, { api }) => {
        ask();
        await allowed;
        await api.system.reportProblem({ message: 'needs the database', path: '/' });
        return new Response('answered');
      },
    });
    const answer = fetch(running.address);
    await asked;
    let isStopped = false;
    const stopped = Promise.race([running.stop(), running.stop()]).then(() => {
      isStopped = true;
    });
    await vi.waitFor(() => expect(statusOf(`${running.address}/healthz`)).rejects.toThrow('ECONNREFUSED'), soon);
    expect(isStopped).toBe(false);

    allow();
    expect(await (await answer).text()).toBe('answered');
    await stopped;
    expect(await connections()).toEqual([]);
  });

  it('ends the threads that it had work for', async () => {
    const { services, stop } = await startWith({});
    await services.threads.run(sampleTask, { kind: 'tell' });
    await stop();
    await expect(services.threads.run(sampleTask, { kind: 'tell' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('does not wait for connections on which nothing is asked', async () => {
    const running = await startWith({});
    const agent = new Agent({ keepAlive: true });
    expect(await statusOf(`${running.address}/healthz`, agent)).toBe(200);
    await running.stop();
    await expect(statusOf(`${running.address}/healthz`, agent)).rejects.toThrow();
    agent.destroy();
  });

  it('is not held up by a caller who asks on and on over an open connection', async () => {
    const running = await startWith({});
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asking = (async () => {
      for (;;) await statusOf(running.address, agent);
    })();
    asking.catch(() => {});
    expect(await statusOf(running.address)).toBe(200);
    await running.stop();
    await expect(asking).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
    agent.destroy();
  });

  it('may be asked for again', async () => {
    const running = await startWith({});
    await running.stop();
    await expect(running.stop()).resolves.toBeUndefined();
  });
});

describe('a start that fails', () => {
  it('names PORT when that is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    environment.PORT = String(port);
    const close = vi.fn(async () => {});

    const refusal = await startWith({ close }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toBe(`PORT: ${port} is already in use on 127.0.0.1`);
    expect(close).toHaveBeenCalledOnce();
    expect(await connections()).toEqual([]);
    other.close();
  });

  it('leaves nothing running when the web app cannot be loaded', async () => {
    const failing = start(loadConfig(environment), {
      serves: { web: true, jobs: true },
      loadWebApp: () => Promise.reject(new Error('not built')),
    });
    await expect(failing).rejects.toThrow('not built');
    expect(await connections()).toEqual([]);
  });
});

describe('the program', () => {
  it('ends with one line that names a wrong variable', async () => {
    const program = run({ PORT: 'eighty' });
    const [said, complained, [code]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(`${said}${complained}`.trim().split('\n')).toEqual([expect.stringMatching(/^PORT: .*"eighty"/)]);
  });

  it('serves until it is told to end, and then ends well', async () => {
    const program = await runWithStarterContent();
    const address = await addressOf(program);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    expect(await statusOf(address)).toBe(200);

    const exit = once(program, 'exit');
    program.kill('SIGTERM');
    program.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await connections()).toEqual([]);
  }, 180_000);

  it('makes pages without its database that say so, and goes on with it', async () => {
    const program = await runWithStarterContent();
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
    const data = await open('/courses.data', '');
    expect(data.status).toBe(503);
    await database.reconnect();
    for (const [whose, page] of pages) expect((await page()).status, whose).toBe(200);

    program.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  }, 180_000);
});

async function runWithStarterContent() {
  await database.drop();
  database = await createTestDatabase({ template: await starterTemplate() });
  await copyStarterFiles(environment.DATA_DIR ?? '');
  return run({ DATABASE_URL: database.url });
}

function startWith(web: Partial<WebApp>): Promise<RunningServer> {
  return start(loadConfig(environment), {
    serves: { web: true, jobs: true },
    loadWebApp: async () => ({ ...plainWebApp, ...web }),
  });
}

function run(env: Record<string, string>) {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [program], {
    env: { ...(PATH && { PATH }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Where it serves, as soon as it says so; one that ends before never will. */
async function addressOf({ stdout }: ReturnType<typeof run>): Promise<string> {
  let said = '';
  for await (const part of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += part;
    const address = /Navor is at (\S+)/.exec(said)?.[1];
    if (address) {
      stdout.resume();
      return address;
    }
  }
  throw new Error(`It ended without serving: ${said}`);
}

/** On a connection of its own unless an agent keeps one. */
function statusOf(address: string, agent?: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent: agent ?? false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject);
  });
}

/** What the database still sees of the program. */
async function connections() {
  const others = `SELECT application_name, query FROM pg_stat_activity
                  WHERE datname = current_database() AND application_name <> '${besideTheProgram}' AND backend_type = 'client backend'`;
  // A closed connection takes the database a moment to notice.
  return vi.waitUntil(
    async () => {
      const rows = await database.query(others);
      return rows.length === 0 ? rows : undefined;
    },
    { timeout: 60_000, interval: 50 },
  );
}
