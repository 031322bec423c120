import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

/** By this name, which shows in every process's title, a server is known as one that Navor has started. */
export const serverName = 'navor';

export type ServerProcess = { pid: number; role: 'postmaster' | 'child' };
export type ServerProcesses = {
  ours: ServerProcess[];
  /** PostgreSQL on the same data, but by somebody else's hand. */
  foreign: number[];
  /** Every process there is, whatever it runs. */
  all: ReadonlySet<number>;
};

/**
 * The PostgreSQL processes on these data. A process is known by its title together with the folder that it works in, as a
 * number from a file may meanwhile be anybody's; where the system does not tell the folder, by its command line, or its parent.
 */
export async function findServerProcesses(cluster: string): Promise<ServerProcesses> {
  const directory = await realpath(cluster).catch(() => cluster);
  const processes = await (process.platform === 'linux' ? listFromProc() : listFromPs());
  const isHere = ({ folder, command }: Process) =>
    folder === undefined ? [cluster, directory].some((path) => command.includes(` -D ${path} `)) : folder === directory;
  const found: ServerProcesses = { ours: [], foreign: [], all: new Set(processes.map(({ pid }) => pid)) };
  for (const each of processes.filter(isPostgres)) {
    if (!isHere(each)) continue;
    if (isOurPostmaster(each)) found.ours.push({ pid: each.pid, role: 'postmaster' });
    else if (isOurChild(each)) found.ours.push({ pid: each.pid, role: 'child' });
    else found.foreign.push(each.pid);
  }
  const known = new Set(found.ours.map(({ pid }) => pid));
  for (const each of processes.filter(isOurChild)) {
    if (!known.has(each.pid) && known.has(each.parent)) found.ours.push({ pid: each.pid, role: 'child' });
  }
  return found;
}

type Process = { pid: number; parent: number; program: string; command: string; folder: string | undefined };

const isPostgres = ({ program }: Process) => /^postgres:|(^|\/)postgres$/.test(program);
const isOurPostmaster = ({ command }: Process) => command.includes(` -c cluster_name=${serverName} `);
const isOurChild = ({ command }: Process) => command.startsWith(`postgres: ${serverName}: `);

async function listFromProc(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const processes = await Promise.all(pids.map(readFromProc));
  return processes.filter((each) => each !== undefined);
}

/** One that has ended and only waits to be noticed by its parent has no command line any more. */
async function readFromProc(pid: number): Promise<Process | undefined> {
  try {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    const [program = ''] = words;
    const command = words.join(' ');
    if (!program.includes('postgres')) return { pid, parent: 0, program, command, folder: undefined };
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return { pid, parent, program, command, folder };
  } catch {
    // It ended in between.
    return undefined;
  }
}

async function listFromPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,ppid=,command='], { maxBuffer: 16_000_000 });
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    ...{ pid: Number(pid), parent: Number(parent), folder: undefined },
    ...{ program: command.split(' -')[0] ?? '', command: `${command} ` },
  }));
}
