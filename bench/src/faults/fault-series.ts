import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedDatabase } from '../../../server/src/platform/database/embedded.ts';
import { openExamRoom } from '../answers/exam-room.ts';
import { startAttempt } from '../answers/start-attempt.ts';
import { waitForJobs } from '../database.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import type { Fault, Outcome, Site } from './fault.ts';
import { faultsOfANetwork } from './faults-of-a-network.ts';
import { faultsOfOneMachine } from './faults-of-one-machine.ts';
import { openFaultyNetwork } from './faulty-network.ts';
import { fullDisk, mountSmallDisk } from './full-disk.ts';
import { tryFault } from './try-fault.ts';

const roomSize = 24;
const awayMs = 2000;

type Series = { root: string; folder: string; rounds: number; onOutcome: (outcome: Outcome) => void };

/** Every fault in turn, several times: first with the embedded database, then with one elsewhere, then on a full disk. */
export async function runFaultSeries({ root, folder, rounds, onOutcome }: Series): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome);
    onOutcome(outcome);
  };
  const dataDirectory = join(folder, 'data');
  const attemptId = await prepare(root, dataDirectory);

  async function tryAll(faults: readonly Fault[], data: string, env: Record<string, string> = {}): Promise<void> {
    const { site, stop } = await openSite(root, data, env);
    const openRoom = (database: pg.Client) => openExamRoom(database, data, { attemptId, size: roomSize });
    try {
      for (const fault of faults) {
        for (let round = 0; round < rounds; round += 1) tell(await tryFault(fault, site, openRoom));
      }
    } finally {
      await stop();
    }
  }

  await tryAll(faultsOfOneMachine, dataDirectory);

  const database = await startEmbeddedDatabase(dataDirectory, {
    restartPauses: Array.from({ length: rounds }, () => awayMs),
  });
  const url = new URL(database.url);
  const network = await openFaultyNetwork(Number(url.port));
  url.port = String(network.port);
  await tryAll(faultsOfANetwork(network), dataDirectory, { DATABASE_URL: url.href, WORKERS: '2' });
  await network.close();
  await database.stop();

  const path = join(folder, 'small');
  const disk = await mountSmallDisk(path, dataDirectory);
  if (disk.kind === 'refused') tell({ kind: 'skipped', name: fullDisk.name, reason: disk.reason });
  else {
    await tryAll([fullDisk], disk.dataDirectory);
    disk.remove();
  }
  await rm(path, { recursive: true, force: true });
  return outcomes;
}

/** Data with the starter content and one attempt, of which each room is made. */
async function prepare(root: string, dataDirectory: string): Promise<string> {
  const server = await startServer(root, dataDirectory);
  try {
    await server.firstPage;
    await waitForJobs(dataDirectory);
    return await startAttempt(server.address);
  } finally {
    await server.stop();
  }
}

async function openSite(
  root: string,
  dataDirectory: string,
  env: Record<string, string>,
): Promise<{ site: Site; stop: () => Promise<void> }> {
  let server: ServerProcess = await startServer(root, dataDirectory, env);
  await server.firstPage;
  const site: Site = {
    dataDirectory,
    server: () => server,
    async startAgain() {
      await server.stop();
      server = await startServer(root, dataDirectory, env);
      await server.firstPage;
    },
  };
  return { site, stop: () => server.stop() };
}
