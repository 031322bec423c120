import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Candidate } from '../answers/exam-room.ts';
import { countLost } from '../answers/killed-server.ts';
import { connectTo } from '../database.ts';
import type { Fault, Outcome, Site } from './fault.ts';
import { startWriters } from './writers.ts';

const calmMs = 1500;
const recoveryLimitMs = 60_000;

/** Writes, brings the fault about, and tells whether everything acknowledged is there and everybody is served again. */
export async function tryFault(
  { name, bringAbout, endsServer }: Fault,
  site: Site,
  openRoom: (database: pg.Client) => Promise<Candidate[]>,
): Promise<Outcome> {
  const before = site.server();
  const room = await withDatabase(site, openRoom);
  const writers = startWriters(room, () => site.server().address);
  await delay(calmMs);
  const begun = performance.now();
  writers.fallSilent();
  let complaint: string | undefined;
  await bringAbout(site).catch((error: Error) => {
    complaint = firstLine(error.message);
  });
  const over = performance.now();
  const isServed = await writers.areServed(over, recoveryLimitMs);
  const backAfterMs = isServed ? performance.now() - over : undefined;
  await delay(calmMs);
  await writers.stop();
  const { acknowledged, refused, lastRefusal } = writers.counts();
  if (!isServed) complaint ??= `not served again: ${lastRefusal}`;
  const ending = before.failure();
  if (ending && !endsServer) {
    complaint = `${firstLine(ending)}: ${before.lastLine()}`;
    await site.startAgain();
  }
  const lost = await withDatabase(site, (database) => countLost(database, writers.last));
  return { kind: 'tried', name, acknowledged, refused, lost, lastedMs: over - begun, backAfterMs, complaint };
}

const firstLine = (text: string) => text.split('\n')[0];

async function withDatabase<Result>(
  { dataDirectory }: Site,
  work: (database: pg.Client) => Promise<Result>,
): Promise<Result> {
  const database = await connectTo(dataDirectory);
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
