import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import asStarted from '../../scripts/server-process.json' with { type: 'json' };

export type ServerProcess = {
  pid: number;
  address: string;
  /** Milliseconds from the start of the process to the first answered page. */
  firstPage: Promise<number>;
  /** Why it ended, when it did so by itself, and the last it said. */
  failure: () => string | undefined;
  lastLine: () => string | undefined;
  stop: () => Promise<void>;
};

const startLimitMs = 120_000;
const stopLimitMs = 20_000;
const pollMs = 10;

/** Starts the real server, as `npm start` does. */
export async function startServer(
  root: string,
  dataDirectory: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...asStarted.flags, 'server/src/main.ts'], {
    cwd: root,
    env: { ...serverEnvironment(port, dataDirectory), ...env },
    // The channel tells the server to stop when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid === undefined) throw new Error('The server could not be started');
  const { failure, lastLine } = listen(child);
  const { pid } = child;
  return { pid, address, firstPage: firstPage(address, failure, started), failure, lastLine, stop: () => stop(child) };
}

async function firstPage(address: string, failure: () => string | undefined, started: number): Promise<number> {
  await answered(`${address}/readyz`, failure);
  await answered(`${address}/`, failure);
  return performance.now() - started;
}

/** Nothing of the operator's own settings may change what is measured. */
function serverEnvironment(port: number, dataDirectory: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    ...asStarted.env,
    ...{ PATH, HOME, TMPDIR },
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDirectory },
  };
}

function listen(child: ChildProcess): Pick<ServerProcess, 'failure' | 'lastLine'> {
  let said = '';
  let failure: string | undefined;
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
  }
  child.once('close', (code, signal) => {
    failure = `The server ended with ${signal ?? code}\n${said}`;
  });
  return { failure: () => failure, lastLine: () => said.trim().split('\n').at(-1) };
}

async function answered(url: string, failure: () => string | undefined): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    const reason = failure();
    if (reason) throw new Error(reason);
    if (await isAnswered(url)) return;
    await delay(pollMs);
  }
  throw new Error(`${url} did not answer within ${startLimitMs / 1000} s`);
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await exited;
  clearTimeout(forced);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
