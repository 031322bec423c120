import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { loadCatalogues } from '@navor/translations';
import { createApp, declared } from './app.ts';
import { type Config, ConfigError } from './platform/config.ts';
import type { ConnectionLimits } from './platform/database/connection.ts';
import { connectDatabase } from './platform/database/database.ts';
import { startEmbeddedDatabase } from './platform/database/embedded.ts';
import { isDatabaseUnavailable } from './platform/database/is-database-unavailable.ts';
import { takeTurns } from './platform/database/locks.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { createEvents } from './platform/events.ts';
import { blameDataDirectory, prepareDataDirectory } from './platform/files/data-directory.ts';
import { readOrCreateSecret } from './platform/files/secret.ts';
import { createStorage } from './platform/files/storage.ts';
import { createHttp } from './platform/http/http.ts';
import { createJobs, type JobPauses } from './platform/jobs.ts';
import type { ListenerPauses } from './platform/live/listener.ts';
import { createLive } from './platform/live/live.ts';
import { createLogger, type Logger } from './platform/logging.ts';
import { createMail } from './platform/mail/mail.ts';
import type { Services } from './platform/services.ts';
import { createTextsByLanguage } from './platform/texts.ts';
import { createThreadPool } from './platform/threads/thread-pool.ts';
import type { WebApp } from './web-app.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export type StartOptions = {
  serves: { web: boolean; jobs: boolean };
  loadWebApp: (catalogues: ReturnType<typeof loadCatalogues>) => Promise<WebApp>;
  /** The folder of the content that an empty installation starts with. */
  starterContent?: string;
  /** How long background work waits, where that is not as usual. */
  pauses?: JobPauses;
  /** How long the connection for live messages waits, where that is not as usual. */
  listenerPauses?: ListenerPauses;
  /** How long the database may take, where that is not as usual. */
  limits?: ConnectionLimits;
  /** Called before each step that may take a while. */
  onStep?: (step: string) => void;
  /** The embedded database is gone for good: nothing can be served until a new start. */
  onDatabaseLost?: (reason: string) => void;
  /** A database that does not answer yet is waited for, instead of being a reason to give up. */
  waitsForDatabase?: boolean;
  /** Breaks a start off that is under way; what was started is stopped again. */
  signal?: AbortSignal;
  /** How long a stop waits for what others hold up, in milliseconds: half a request, a connection in use. */
  patienceMs?: number;
};

const usualPatienceMs = 10_000;
/** Longer than the database's own ways to its end take together. */
const databaseStopLimitMs = 60_000;

export type RunningServer = {
  address: string;
  stop: () => Promise<void>;
  services: Services;
  /** What whoever started it should be told. */
  greeting: () => Promise<string[]>;
};

/** Brings the whole product up, in this process. What was started before a failing step is stopped again. */
export async function start(config: Config, options: StartOptions): Promise<RunningServer> {
  const { serves, loadWebApp, starterContent, pauses, limits, onStep = () => {}, onDatabaseLost = () => {} } = options;
  const { waitsForDatabase, listenerPauses, signal, patienceMs = usualPatienceMs } = options;
  const log = createLogger(config.logLevel);
  const undo = new Undo(log, 2 * patienceMs);
  const unlessAborted = abortable(signal, patienceMs);
  try {
    await prepareDataDirectory(config.dataDir);
    let databaseUrl = config.databaseUrl;
    if (!databaseUrl) {
      onStep('Starting the embedded database');
      const embedded = await startEmbeddedDatabase(config.dataDir, {
        signal,
        onInterrupted: (reason) => log.warn({ reason }, 'embedded database stopped, starting it again'),
        onLost: onDatabaseLost,
      });
      undo.later(embedded.stop, databaseStopLimitMs);
      databaseUrl = embedded.url;
    }
    if (waitsForDatabase) await waitForDatabase(databaseUrl, { log, signal });
    onStep('Updating the database');
    await unlessAborted(migrateDatabase(databaseUrl, limits?.wait));
    const database = connectDatabase(databaseUrl, log, limits);
    // A job that was not waited for any longer may still hold a connection.
    undo.later(database.close, patienceMs / 2);

    const threads = createThreadPool();
    undo.later(threads.stop);
    const catalogues = loadCatalogues();
    const jobs = createJobs(databaseUrl, log, pauses, limits);
    const events = createEvents(declared.listeners, jobs);
    const mail = createMail(config, jobs);
    const live = createLive(databaseUrl, log, limits, listenerPauses);
    const services: Services = {
      config,
      secret: config.secret ?? (await readOrCreateSecret(join(config.dataDir, 'secret'))),
      db: database.db,
      pool: database.pool,
      log,
      jobs,
      events,
      mail,
      live,
      storage: createStorage(join(config.dataDir, 'files')),
      threads,
      texts: createTextsByLanguage(catalogues),
      version,
      personalTables: declared.personalTables,
      searchSources: declared.searchSources,
      calendarSources: declared.calendarSources,
      documents: declared.documents,
    };
    const app = createApp(services);
    const definitions = [...declared.jobs, ...events.jobs, ...mail.jobs];
    undo.later(jobs.stop);
    await unlessAborted(jobs.start(definitions));
    undo.later(app.stop);

    if (starterContent) {
      await unlessAborted(app.prepare(starterContent, () => onStep('Loading the starter content')));
    }
    await unlessAborted(takeTurns(database.pool, 'demoAccounts', config.isDemo ? app.loadDemo : app.endDemo));
    if (serves.jobs) await unlessAborted(jobs.work(definitions, services));
    const running = { stop: () => undo.run(), services, greeting: app.greeting };
    if (!serves.web) return { address: 'background jobs only', ...running };

    const web = await unlessAborted(loadWebApp(catalogues));
    undo.later(web.close);
    const http = createHttp({
      services,
      router: app.router,
      findViewer: app.findViewer,
      webhooks: app.webhooks,
      uploads: app.uploads,
      downloads: app.downloads,
      web,
    });
    const server = createAdaptorServer({ fetch: http.fetch }) as Server;
    // Longer than any usual proxy keeps a connection that nobody uses: else one is closed here while a request is on its way.
    server.keepAliveTimeout = 75_000;
    // A video takes its time to come over a slow line.
    server.requestTimeout = 30 * 60_000;
    web.attach(server);
    const silent = silentConnections(server);
    const address = await listen(server, config);
    undo.later(() => closeServer(server, { patienceMs, silent }));
    // First of all: a stream goes on for as long as somebody looks at it, and would hold the stop up.
    undo.later(live.stop);
    return { address, ...running };
  } catch (error) {
    await undo.run();
    throw blameDatabase(config.databaseUrl, blameDataDirectory(config.dataDir, error));
  }
}

/** A database elsewhere that goes away during the start is told in one line, as one that was not there. */
function blameDatabase(databaseUrl: string | undefined, error: unknown): unknown {
  if (!databaseUrl || error instanceof ConfigError || !isDatabaseUnavailable(error)) return error;
  const reason = rootCause(error);
  return new ConfigError(`DATABASE_URL: the database went away during the start: ${reason}`);
}

function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? rootCause(error.cause) : error.message;
}

/** Waits for a step, but not for long once the start has been broken off. */
function abortable(signal: AbortSignal | undefined, patienceMs: number) {
  const { promise: brokenOff, reject } = Promise.withResolvers<never>();
  brokenOff.catch(() => {});
  signal?.addEventListener('abort', () => setTimeout(() => reject(signal.reason), patienceMs).unref());
  return async <Result>(step: Promise<Result>): Promise<Result> => {
    const result = await Promise.race([step, brokenOff]);
    signal?.throwIfAborted();
    return result;
  };
}

/**
 * Steps back in the reverse order of the steps forward, once, however often it is asked to. A step that fails, or does not
 * come to an end, does not keep the others from being taken.
 */
class Undo {
  #steps: (() => Promise<unknown>)[] = [];
  #done: Promise<void> | undefined;
  #log: Logger;
  #limitMs: number;

  constructor(log: Logger, limitMs: number) {
    this.#log = log;
    this.#limitMs = limitMs;
  }

  later(step: () => Promise<unknown>, limitMs = this.#limitMs): void {
    this.#steps.push(() => atMost(limitMs, step()));
  }

  run(): Promise<void> {
    this.#done ??= this.#stepBack();
    return this.#done;
  }

  async #stepBack(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error) => this.#log.error({ err: error }, 'not everything could be stopped'));
    }
  }
}

function listen(server: Server, { host, port }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new ConfigError(`PORT: ${port} is already in use on ${host}`) : error);
    });
    // A crowd that comes at once waits here until it is answered; with the usual 511, those behind are cut off.
    server.listen({ port, host, backlog: 4096 }, () => {
      const { port: chosen } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${chosen}`);
    });
  });
}

/** Browsers open connections that they may never use, which count neither as idle nor as busy. */
function silentConnections(server: Server): () => Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

/** For what may be on its way to be sent over such a connection. */
const silenceMs = 1000;

type Closing = { patienceMs: number; silent: () => Socket[] };

/**
 * Takes no new connections and waits for the running requests; a connection that is kept open ends with its request. Whoever
 * has sent half of a request, or takes the answer too slowly, is cut off in the end.
 */
function closeServer(server: Server, { patienceMs, silent }: Closing): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeSilent = setTimeout(() => {
      for (const socket of silent()) socket.destroy();
    }, silenceMs);
    const closeAll = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(closeSilent);
      clearTimeout(closeAll);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const isDone = new AbortController();
  const tooLong = delay(milliseconds, undefined, { signal: isDone.signal }).then(() => {
    throw new Error(`A step took longer than ${milliseconds / 1000} s`);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    isDone.abort();
  }
}
