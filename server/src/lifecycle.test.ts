import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, loadConfig } from './platform/config.ts';
import { sampleTask } from './platform/threads/sample-tasks.fixture.ts';
import { type RunningServer, type StartOptions, start } from './start.ts';
import { patientLimits } from './test-support/patient-limits.ts';
import { statusOf } from './test-support/program.ts';
import { startedTemplate } from './test-support/templates.ts';
import { createTestDatabase, type TestDatabase } from './test-support/test-database.ts';
import { plainWebApp } from './test-support/test-server.ts';
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
    await database.untilUnused();
  });

  it('ends the threads that it had work for', async () => {
    const { services, stop } = await startWith({});
    await services.threads.run(sampleTask, { kind: 'tell' });
    await stop();
    await expect(services.threads.run(sampleTask, { kind: 'tell' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('ends what is watched before it waits for the requests that go on with it', async () => {
    const { promise: watching, resolve: watch } = Promise.withResolvers<void>();
    const headers = { 'content-type': 'text/event-stream' };
    const running: RunningServer = await startWith(
      {
        handle: async () => {
          const changes = running.services.live.watch(['anything'], new AbortController().signal);
          return new Response(eventsOf(changes, watch), { headers });
        },
      },
      { patienceMs: 600_000 },
    );
    const answer = await fetch(running.address);
    await watching;
    await running.stop();
    expect(await answer.text()).toBe('reconnected');
    await database.untilUnused();
  });

  it('does not wait for connections on which nothing is asked', async () => {
    const running = await startWith({});
    const agent = new Agent({ keepAlive: true });
    expect(await statusOf(`${running.address}/healthz`, agent)).toBe(200);
    await running.stop();
    await expect(statusOf(`${running.address}/healthz`, agent)).rejects.toThrow();
    agent.destroy();
  });

  it('does not wait for a connection over which nothing ever came', async () => {
    const running = await startWith({}, { patienceMs: 600_000 });
    const { hostname, port } = new URL(running.address);
    const caller = connect(Number(port), hostname);
    await once(caller, 'connect');
    expect(await statusOf(`${running.address}/healthz`)).toBe(200);
    await running.stop();
    caller.destroy();
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

  it.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Half: '],
    [
      'body',
      'POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email"',
    ],
  ])('is not held up by a caller who sent half of the %s', async (_, half) => {
    const running = await startWith({}, { patienceMs: 300 });
    const { hostname, port } = new URL(running.address);
    const caller = connect(Number(port), hostname);
    caller.on('error', () => {}).resume();
    const isCutOff = once(caller, 'close');
    await once(caller, 'connect');
    caller.write(half);
    // Behind it another request is answered, so that the half is certainly being read.
    expect(await statusOf(`${running.address}/healthz`)).toBe(200);
    await running.stop();
    await isCutOff;
    await database.untilUnused();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('cannot be closed'))],
    ['comes to no end', () => new Promise<void>(() => {})],
  ])('leaves nothing running when a step on the way %s', async (_, close) => {
    const running = await startWith({ close }, { patienceMs: 100 });
    await running.stop();
    await database.untilUnused();
  });

  it('may be asked for again', async () => {
    const running = await startWith({});
    await running.stop();
    await expect(running.stop()).resolves.toBeUndefined();
  });
});

describe('a start that is broken off', () => {
  it('leaves nothing running, whichever step it is at', async () => {
    const { promise: isLoading, resolve: load } = Promise.withResolvers<void>();
    const broken = new AbortController();
    const starting = start(loadConfig(environment), {
      serves: { web: true, jobs: true },
      loadWebApp: () => {
        load();
        return new Promise(() => {});
      },
      signal: broken.signal,
      patienceMs: 100,
    });
    const outcome = expect(starting).rejects.toThrow('aborted');
    await isLoading;
    broken.abort();
    await outcome;
    await database.untilUnused();
  });
});

describe('a start while the database is away', () => {
  it('waits for it where others have served before', async () => {
    await database.cutOff();
    let hasStarted = false;
    const starting = startWith({}, { waitsForDatabase: true }).then((running) => {
      hasStarted = true;
      return running;
    });
    await expect(startWith({})).rejects.toThrow(ConfigError);
    expect(hasStarted).toBe(false);
    await database.reconnect();
    const running = await starting;
    expect(await statusOf(`${running.address}/readyz`)).toBe(200);
    await running.stop();
  });

  it('can be broken off', async () => {
    await database.cutOff();
    const broken = new AbortController();
    const outcome = expect(startWith({}, { waitsForDatabase: true, signal: broken.signal })).rejects.toThrow('aborted');
    broken.abort();
    await outcome;
    await database.reconnect();
  });
});

describe('a start that fails', () => {
  it('names DATA_DIR in one line when nothing can be kept there', async () => {
    const file = join(environment.DATA_DIR ?? '', 'file');
    await writeFile(file, '');
    environment.DATA_DIR = file;
    await expect(startWith({})).rejects.toMatchObject({
      constructor: ConfigError,
      message: expect.stringMatching(/^DATA_DIR: .*file cannot be used: EEXIST[^\n]*$/),
    });
    await rm(file);
    environment.DATA_DIR = join(file, '..');
  });

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
    await database.untilUnused();
    other.close();
  });

  it('leaves nothing running when the web app cannot be loaded', async () => {
    const failing = start(loadConfig(environment), {
      serves: { web: true, jobs: true },
      loadWebApp: () => Promise.reject(new Error('not built')),
    });
    await expect(failing).rejects.toThrow('not built');
    await database.untilUnused();
  });
});

function eventsOf(changes: AsyncIterable<{ kind: string }>, onFirst: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<string>({
    async start(controller) {
      for await (const { kind } of changes) {
        controller.enqueue(kind);
        onFirst();
      }
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
}

function startWith(web: Partial<WebApp>, options: Partial<StartOptions> = {}): Promise<RunningServer> {
  return start(loadConfig(environment), {
    serves: { web: true, jobs: true },
    loadWebApp: async () => ({ ...plainWebApp, ...web }),
    limits: patientLimits,
    ...options,
  });
}
