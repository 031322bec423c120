import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectTo } from '../database.ts';
import type { Fault, Site } from './fault.ts';

const stopLimitMs = 60_000;

/** Faults of the usual installation: one process with the embedded database. */
export const faultsOfOneMachine: Fault[] = [
  {
    name: 'server killed',
    endsServer: true,
    async bringAbout({ server, startAgain }) {
      process.kill(server().pid, 'SIGKILL');
      await startAgain();
    },
  },
  {
    name: 'server killed 3 ms after a backend',
    endsServer: true,
    async bringAbout(site) {
      await killBackend(site);
      await delay(3);
      // It may have ended by itself.
      if (!site.server().failure()) process.kill(site.server().pid, 'SIGKILL');
      await site.startAgain();
    },
  },
  {
    name: 'server told to end (SIGTERM)',
    endsServer: true,
    async bringAbout({ server, startAgain }) {
      const { pid, failure } = server();
      process.kill(pid, 'SIGTERM');
      const until = performance.now() + stopLimitMs;
      while (!failure() && performance.now() < until) await delay(20);
      const ending = failure() ?? `It did not end within ${stopLimitMs / 1000} s`;
      await startAgain();
      if (!ending.startsWith('The server ended with 0\n')) throw new Error(ending);
    },
  },
  { name: 'backend killed', endsServer: false, bringAbout: killBackend },
  {
    name: 'embedded database killed',
    endsServer: false,
    async bringAbout({ dataDirectory }) {
      process.kill(await postmasterOf(dataDirectory), 'SIGKILL');
    },
  },
];

async function killBackend({ dataDirectory }: Site): Promise<void> {
  const database = await connectTo(dataDirectory);
  // All connections end with that one.
  database.on('error', () => {});
  const { rows } = await database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
  );
  if (!rows[0]) throw new Error('The server has no connection to its database');
  process.kill(rows[0].pid, 'SIGKILL');
}

export async function postmasterOf(dataDirectory: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10);
}
