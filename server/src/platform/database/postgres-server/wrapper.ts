import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The id of the unprivileged "nobody", as which the server runs when we are root. */
const nobody = 65534;

/** What stands before a command of PostgreSQL, and the user whose its files must be where that is not ours. */
export type Wrapper = { prefix: string[]; owner?: number };

/**
 * PostgreSQL refuses to run as root, so root enters a user namespace (or, where those are not allowed, another user id).
 * `setpriv --pdeathsig` ends the server when this process dies in any way.
 */
export async function chooseWrapper(): Promise<Wrapper> {
  if (process.platform !== 'linux') return { prefix: [] };
  const follow = ['setpriv', '--pdeathsig', 'INT'];
  if (process.getuid?.() !== 0) return (await works(follow)) ? { prefix: follow } : { prefix: [] };
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, ...follow];
  if (await works(namespace)) return { prefix: namespace };
  return { prefix: [...follow, `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'], owner: nobody };
}

async function works([command = '', ...args]: string[]): Promise<boolean> {
  return run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );
}

/** In a process group of its own: Ctrl-C must reach the application first, which then stops the database. */
export function spawnWrapped({ prefix }: Wrapper, [program = '', ...args]: string[]): ChildProcess {
  const [command = '', ...rest] = [...prefix, program, ...args];
  return spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, cwd: '/' });
}
