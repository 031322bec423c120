import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../../config.ts';
import { findServerProcesses, type ServerProcess } from './server-processes.ts';

/** How long a server gets to end in good order, and then to end at once, in milliseconds. */
export type Patience = { orderly: number; immediate: number };

/**
 * Writing out all that it has in memory takes a server a few seconds at most. One that is asked to end while it handles the
 * crash of a backend may wait for ever. PostgreSQL itself kills what does not obey an immediate end within five seconds.
 */
export const usualPatience: Patience = { orderly: 8_000, immediate: 8_000 };

const killLimitMs = 30_000;
const pollMs = 50;

/**
 * Ends the server that Navor once started on these data and everything that is left of it. Only for whoever holds the lock of
 * the data folder: a server whose Navor is alive looks the same. Nothing that was acknowledged is lost however it ends.
 */
export async function endServer(cluster: string, patience: Patience = usualPatience): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { ours, foreign, all } = await findServerProcesses(cluster);
    if (foreign.length > 0) {
      throw new ConfigError(
        `DATA_DIR: a PostgreSQL that Navor did not start runs on ${cluster}, process ${foreign[0]}`,
      );
    }
    if (ours.length === 0) return forgetStranger(cluster, all);
    const passed = performance.now() - begun;
    if (passed > patience.orderly + patience.immediate + killLimitMs) {
      throw new ConfigError(`DATA_DIR: the earlier database on ${cluster} cannot be ended, process ${ours[0]?.pid}`);
    }
    signalThem(ours, passed, patience);
    await delay(pollMs);
  }
}

/** Each signal may come again and again: the server heeds the first of a kind. */
function signalThem(processes: ServerProcess[], passed: number, { orderly, immediate }: Patience): void {
  const postmaster = processes.find(({ role }) => role === 'postmaster');
  // Children end by themselves with their postmaster, unless they are stuck.
  if (!postmaster) {
    if (passed > immediate) for (const { pid } of processes) send(pid, 'SIGKILL');
  } else if (passed > orderly + immediate) {
    for (const { pid } of processes) send(pid, 'SIGKILL');
  } else {
    send(postmaster.pid, passed > orderly ? 'SIGQUIT' : 'SIGINT');
  }
}

/**
 * PostgreSQL takes its noted process for alive when any program has that number, which after a restart of the machine or in a
 * new container is likely. A number that nobody has it deals with itself.
 */
async function forgetStranger(cluster: string, all: ReadonlySet<number>): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  const noted = Number.parseInt(await readFile(note, 'utf8').catch(() => ''), 10);
  if (all.has(Math.abs(noted))) await rm(note, { force: true });
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
