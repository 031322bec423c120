import { readdir, readFile } from 'node:fs/promises';

/** In bytes. `proportional` counts pages that processes share once, `resident` in each of them. */
export type Memory = { processes: number; resident: number; proportional: number };
export type ServerMemory = { server: Memory; database: Memory };

/** What the server and the database processes below it hold, or nothing where the system does not tell. */
export async function measureMemory(pid: number): Promise<ServerMemory | undefined> {
  const parents = await readParents().catch(() => undefined);
  if (!parents) return undefined;
  return { server: await memoryOf([pid]), database: await memoryOf(descendantsOf(pid, parents)) };
}

function descendantsOf(pid: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child, parents)]);
}

async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const entries = await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const));
  return new Map(entries.filter((entry): entry is [number, number] => entry[1] !== undefined));
}

async function parentOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(status) ?? [];
  return parent === undefined ? undefined : Number(parent);
}

async function memoryOf(pids: readonly number[]): Promise<Memory> {
  const total = { processes: pids.length, resident: 0, proportional: 0 };
  for (const pid of pids) {
    // A process that ended in between holds nothing.
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    total.resident += kilobytesOf('Rss', rollup) * 1024;
    total.proportional += kilobytesOf('Pss', rollup) * 1024;
  }
  return total;
}

function kilobytesOf(field: string, rollup: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0);
}
