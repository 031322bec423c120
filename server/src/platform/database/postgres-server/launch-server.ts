import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { endServer, type Patience, usualPatience } from './end-server.ts';
import { failureReason } from './failure-reason.ts';
import { serverName } from './server-processes.ts';
import { spawnWrapped, type Wrapper } from './wrapper.ts';

/** Nearly every server ends within this time, and need not be watched while it does. */
const usualStopMs = 1000;

export type PostgresServer = {
  /** Resolves with the reason once it has ended, asked to or not. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

export type Launch = {
  postgres: string;
  cluster: string;
  port: number;
  wrapper: Wrapper;
  patience?: Patience | undefined;
  /** What is not to be as usual. */
  settings?: Record<string, string> | undefined;
};

/** Starts PostgreSQL on existing data; resolves once it takes connections, fails with the reason that it gave. */
export async function launchServer(
  { postgres, cluster, port, wrapper, patience = usualPatience, settings = {} }: Launch,
  signal?: AbortSignal,
): Promise<PostgresServer> {
  signal?.throwIfAborted();
  const child = spawnWrapped(wrapper, [
    ...[postgres, '-D', cluster, '-p', String(port)],
    ...asArguments({ cluster_name: serverName, listen_addresses: '127.0.0.1', unix_socket_directories: '' }),
    ...asArguments({ max_connections: '60', shared_buffers: '64MB', jit: 'off', random_page_cost: '1.1' }),
    // Its reasons are understood in English only.
    ...asArguments({ lc_messages: 'C' }),
    ...asArguments(settings),
  ]);
  const { ready, ended } = follow(child);
  const stop = () => stopServer(child, ended, { cluster, patience });
  let stopping: Promise<void> | undefined;
  const interrupt = () => {
    stopping = stop();
  };
  signal?.addEventListener('abort', interrupt);
  try {
    const failure = await Promise.race([ready, ended]);
    // It may have come up in the very moment in which it was to stop.
    await stopping;
    signal?.throwIfAborted();
    if (failure !== undefined) throw new LaunchFailed(failure);
    return { ended, stop };
  } finally {
    signal?.removeEventListener('abort', interrupt);
  }
}

/** PostgreSQL did not come up; the message is the reason that it gave. */
export class LaunchFailed extends Error {
  /** Another server was on the data, or somebody else on the port, at that moment. */
  get isInTheWay(): boolean {
    return /lock file .* already exists|shared memory block .* still in use|TCP\/IP sockets/.test(this.message);
  }
}

function follow(child: ChildProcess): { ready: Promise<undefined>; ended: Promise<string> } {
  let said = '';
  const ready = new Promise<undefined>((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-8000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (_code, signal) => resolve(signal ? `it was ended by ${signal}` : failureReason(said)));
  });
  return { ready, ended };
}

/** SIGINT is PostgreSQL's fast shutdown: running statements are rolled back, everything committed is kept. */
async function stopServer(
  child: ChildProcess,
  ended: Promise<string>,
  { cluster, patience }: { cluster: string; patience: Patience },
): Promise<void> {
  child.kill('SIGINT');
  const isEnough = new AbortController();
  const unhurried = delay(usualStopMs, 'still running' as const, { signal: isEnough.signal }).catch(() => {});
  const outcome = await Promise.race([ended, unhurried]);
  isEnough.abort();
  if (outcome === 'still running') await endServer(cluster, patience);
  await ended;
}

function asArguments(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
