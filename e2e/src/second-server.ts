import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, request } from '@playwright/test';
import { databaseUrl } from './database.ts';
import { dataFolder } from './run-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type SecondServer = Awaited<ReturnType<typeof startSecondServer>>;

/** Another process of the product, on the same database, with settings of its own; at the port of one that has ended, it is the same for browsers. */
export async function startSecondServer(settings: Record<string, string>, at?: number) {
  const port = at ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/src/main.ts', 'web'], {
    cwd: root,
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        DATA_DIR: dataFolder,
        DATABASE_URL: databaseUrl(),
        LOG_LEVEL: 'warn',
        PUBLIC_URL: '',
        DEMO: '1',
      },
      ...settings,
    },
    stdio: 'inherit',
  });
  try {
    await Promise.race([untilReady(address), failWithExit(child)]);
  } catch (error) {
    await end(child, 'SIGTERM');
    throw error;
  }
  return {
    address,
    port,
    stop: () => end(child, 'SIGTERM'),
    /** Without a last word to anybody. */
    kill: () => end(child, 'SIGKILL'),
  };
}

async function untilReady(address: string): Promise<void> {
  const visitor = await request.newContext();
  const isReady = () =>
    visitor.get(`${address}/readyz`).then(
      (response) => response.ok(),
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 120_000, intervals: [200] }).toBe(true);
  } finally {
    await visitor.dispose();
  }
}

async function failWithExit(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`The second server ended before it was ready: ${code ?? signal}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  // Ended by a signal, it has no exit code.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
