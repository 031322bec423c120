import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { blameDataDirectory, prepareDataDirectory } from '../files/data-directory.ts';
import { readOrCreateSecret } from '../files/secret.ts';
import { applicationRole, prepareApplicationRole } from './postgres-server/application-role.ts';
import { createCluster } from './postgres-server/create-cluster.ts';
import { endServer, type Patience } from './postgres-server/end-server.ts';
import { keepRunning } from './postgres-server/keep-running.ts';
import { type Launch, LaunchFailed, launchServer, type PostgresServer } from './postgres-server/launch-server.ts';
import { locateBinaries, type PostgresBinaries } from './postgres-server/locate-binaries.ts';
import { lockDataDirectory } from './postgres-server/lock-data-directory.ts';
import { chooseWrapper } from './postgres-server/wrapper.ts';

export type { PostgresBinaries };
export type EmbeddedDatabase = {
  /** For the application, as a role that owns its tables and nothing else. */
  url: string;
  /** For whoever looks after the server itself. */
  superuserUrl: string;
  stop: () => Promise<void>;
};
export type EmbeddedOptions = {
  binaries?: PostgresBinaries | undefined;
  /** Settings of the server that are not to be as usual. */
  settings?: Record<string, string>;
  /** Ends a start that is under way, with nothing left running. */
  signal?: AbortSignal | undefined;
  /** It ended by itself and is being started again, on the same port. */
  onInterrupted?: (reason: string) => void;
  /** It kept ending by itself and is not started again. */
  onLost?: (reason: string) => void;
  patience?: Patience;
  restartPauses?: readonly number[];
};

const superuser = 'navor';
const launches = 3;

/**
 * Starts the PostgreSQL server that comes with the npm packages, with its data under `directory`, which nobody else may use
 * meanwhile. It stops with this process, even when that is killed; what is left of an earlier one is ended first.
 */
export async function startEmbeddedDatabase(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const { binaries, settings, signal, onInterrupted = () => {}, onLost = () => {}, patience, restartPauses } = options;
  let unlock = () => {};
  try {
    await prepareDataDirectory(directory);
    unlock = lockDataDirectory(directory);
    const { initdb, postgres, locale } = binaries ?? (await locateBinaries());
    const cluster = join(directory, 'postgres');
    const password = await readOrCreateSecret(join(directory, superuserPasswordFile));
    const wrapper = await chooseWrapper();
    // Another user id must be able to pass through to its own folder, not to read this one.
    if (wrapper.owner) await chmod(directory, 0o711);

    if (!existsSync(cluster)) {
      await createCluster({ cluster, initdb: [initdb, ...locale], user: superuser, password, wrapper }, signal);
    }
    const { port, server } = await launchOnFreePort({ postgres, cluster, wrapper, patience, settings }, signal);
    const kept = keepRunning(server, {
      async launch(stopping) {
        await endServer(cluster, patience);
        return launchServer({ postgres, cluster, port, wrapper, patience, settings }, stopping);
      },
      onInterrupted,
      onLost,
      pauses: restartPauses,
    });
    const superuserUrl = urlOf(superuser, password, port);
    const stop = async () => {
      await kept.stop();
      unlock();
    };
    try {
      await prepareApplicationRole(superuserUrl, await applicationPassword(directory));
      return { url: await embeddedUrl(directory, port), superuserUrl, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    unlock();
    if (error instanceof LaunchFailed) {
      throw new ConfigError(`DATA_DIR: the database in ${directory} cannot be started: ${error.message}`);
    }
    throw blameDataDirectory(directory, error);
  }
}

/** Where the embedded server of a data folder is reached while it runs. */
export async function embeddedUrl(directory: string, port: number): Promise<string> {
  return urlOf(applicationRole, await applicationPassword(directory), port);
}

const superuserPasswordFile = 'postgres.password';

function applicationPassword(directory: string): Promise<string> {
  return readOrCreateSecret(join(directory, 'postgres-application.password'));
}

function urlOf(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
}

/** A leftover may come into being, and a free port be taken, between looking and starting: then it is done once more. */
async function launchOnFreePort(
  launch: Omit<Launch, 'port'>,
  signal?: AbortSignal,
): Promise<{ port: number; server: PostgresServer }> {
  for (let left = launches; ; left -= 1) {
    await endServer(launch.cluster, launch.patience);
    const port = await freePort();
    try {
      return { port, server: await launchServer({ ...launch, port }, signal) };
    } catch (error) {
      const isWorthRepeating = error instanceof LaunchFailed && error.isInTheWay && left > 1;
      if (!isWorthRepeating) throw error;
    }
  }
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
