import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectTo } from '../database.ts';
import type { Fault } from './fault.ts';

const fullMs = 3000;
const reserveLimitMs = 60_000;
/** So much room is left beside the data before the disk is filled, enough to start and to serve. */
const roomBytes = 256 * 1024 * 1024;
const block = Buffer.alloc(64 * 1024);

export type SmallDisk =
  | { kind: 'mounted'; dataDirectory: string; remove: () => void }
  | { kind: 'refused'; reason: string };

/** A copy of the data on a disk of its own with little room, where one may be mounted. */
export async function mountSmallDisk(path: string, dataDirectory: string): Promise<SmallDisk> {
  await mkdir(path);
  const { stdout } = await promisify(execFile)('du', ['-sk', dataDirectory]);
  const bytes = Number.parseInt(stdout, 10) * 1024 + roomBytes;
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path]);
  } catch (error) {
    const [first] = `${(error as { stderr?: string }).stderr || error}`.split('\n');
    return { kind: 'refused', reason: `no disk with little room can be mounted: ${first}` };
  }
  // Also when the run is interrupted; what still has files open there keeps it until it ends.
  const remove = () => void execFileSync('umount', ['--lazy', path]);
  process.once('exit', remove);
  await cp(dataDirectory, join(path, 'data'), { recursive: true, preserveTimestamps: true });
  return {
    kind: 'mounted',
    dataDirectory: join(path, 'data'),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

export const fullDisk: Fault = {
  name: `disk full for ${fullMs / 1000} s`,
  endsServer: false,
  async bringAbout({ dataDirectory }) {
    const path = join(dataDirectory, '../ballast');
    const ballast = await open(path, 'w');
    const fill = async () => {
      // The last write fails where the room ends in the middle of a block.
      while ((await statfs(dataDirectory)).bavail > 0) await ballast.write(block).catch(() => {});
    };
    try {
      await fill();
      await useUpReserve(dataDirectory, fill);
      const until = performance.now() + fullMs;
      while (performance.now() < until) {
        await fill();
        await delay(5);
      }
    } finally {
      await ballast.close();
      await rm(path);
    }
  },
};

/** PostgreSQL writes into files that it has laid in store, so that a full disk stops it only once those are used up. */
async function useUpReserve(dataDirectory: string, fill: () => Promise<void>): Promise<void> {
  const database = await connectTo(dataDirectory);
  database.on('error', () => {});
  const until = performance.now() + reserveLimitMs;
  while (performance.now() < until) {
    try {
      await database.query('SELECT pg_switch_wal()');
    } catch {
      return;
    }
    await fill();
    await delay(20);
  }
  throw new Error('The disk was full, but the database went on writing');
}
