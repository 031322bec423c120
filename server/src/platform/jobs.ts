import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type QueueResult } from 'pg-boss';
import './database/survive-late-errors.ts';
import { type ConnectionLimits, connectionOptions, usualLimits } from './database/connection.ts';
import type { Db } from './database/database.ts';
import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { type Logger, withoutParameters } from './logging.ts';
import type { Job, Services } from './services.ts';

export function defineJob<Input extends object>(job: Job<Input>): Job<Input> {
  return job;
}

export type Jobs = ReturnType<typeof createJobs>;

/** How long the queue waits, in seconds. */
export type JobPauses = {
  /** Before work that failed is tried again; the wait doubles each time up to `longest`. Null tries it at once. */
  retry: { first: number; longest: number } | null;
  /** Between two looks for work of which no message came: what waited for its next attempt, above all. */
  poll: number;
  /** The same while the database's messages are heard. */
  pollBesideMessages: number;
  /** Until a process that does not say that it is still at its work is taken for dead; ten at least. */
  silence: number;
  /** Between two looks for such work. */
  supervision: number;
};

const usualPauses: JobPauses = {
  ...{ retry: { first: 2, longest: 3600 }, poll: 2, pollBesideMessages: 5 },
  // Together well below a minute; a process says so twice within the silence, and a busy one may be late.
  ...{ silence: 30, supervision: 10 },
};

/** How long a stop waits for running jobs. */
const longestWaitMs = 10_000;

export function createJobs(
  databaseUrl: string,
  log: Logger,
  pauses: JobPauses = usualPauses,
  limits: ConnectionLimits = usualLimits,
) {
  const boss = new PgBoss({
    ...connectionOptions(databaseUrl, limits),
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: pauses.supervision,
    monitorIntervalSeconds: pauses.supervision,
  });
  boss.on('error', errorLog(log));
  const working = new Set<string>();

  return {
    /** Creates the queues; after this jobs may be enqueued. Safe when several processes start at once. */
    async start(definitions: readonly Job[]): Promise<void> {
      await boss.start();
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { name, retries } of definitions) {
        const options = { retryLimit: retries, heartbeatSeconds: pauses.silence, ...retryOptions(pauses) };
        const queue = known.get(name);
        if (!queue) await boss.createQueue(name, { ...options, notify: true });
        else if (!isAsWanted(queue, options)) await boss.updateQueue(name, options);
      }
    },

    /** Takes up work in this process. */
    async work(definitions: readonly Job[], services: Services): Promise<void> {
      for (const job of definitions) {
        working.add(job.name);
        await boss.work(job.name, workOptions(pauses), (batch) =>
          Promise.all(batch.map(({ id, data }) => runLogged(job, id, data, services))),
        );
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC', missed: 'once' });
      }
    },

    /** `id` names the piece of work: as long as the queue knows of it, it is not queued a second time. */
    async enqueue<Input extends object>(db: Db, job: Job<Input>, input: Input, id?: string): Promise<void> {
      await boss.send(job.name, job.input.parse(input), { db: fromDrizzle(db, sql), ...(id && { id }) });
    },

    /** Many of a kind by one statement. */
    async enqueueAll<Input extends object>(db: Db, job: Job<Input>, inputs: readonly Input[]): Promise<void> {
      if (inputs.length === 0) return;
      const pieces = inputs.map((input) => ({ data: job.input.parse(input) }));
      await boss.insert(job.name, pieces, { db: fromDrizzle(db, sql) });
    },

    /** Begins anew with work that waits for its next attempt or was given up; what is under way goes on. */
    async restart<Input extends object>(db: Db, job: Job<Input>, input: Input, id: string): Promise<void> {
      const connection = { db: fromDrizzle(db, sql) };
      const [known] = await boss.findJobs(job.name, { id, ...connection });
      if (known?.state === 'active') return;
      await boss.deleteJob(job.name, id, connection);
      await boss.send(job.name, job.input.parse(input), { id, ...connection });
    },

    /** One more attempt for work that was given up; what was asked for before that moment stays so. */
    async retryFailed(db: Db, job: Pick<Job, 'name'>, since: Date): Promise<void> {
      const { rows } = await db.execute<{ id: string }>(
        sql`SELECT id FROM jobs.job WHERE name = ${job.name} AND state = 'failed' AND created_on > ${since}`,
      );
      if (rows.length === 0) return;
      await boss.retry(
        job.name,
        rows.map(({ id }) => id),
        { db: fromDrizzle(db, sql) },
      );
    },

    /** Waits for running jobs, then lets go; what did not finish is taken up again at the next start. */
    async stop(): Promise<void> {
      const isEnough = new AbortController();
      // The queue's own stop looks every half second whether they are done.
      const done = Promise.all([...working].map((name) => boss.offWork(name))).finally(() => isEnough.abort());
      await Promise.race([done, delay(longestWaitMs, undefined, { signal: isEnough.signal }).catch(() => {})]);
      await boss.stop({ graceful: false, close: true });
    },
  };
}

/** Each queue misses the database every few seconds: that is told once a minute for all of them. */
function errorLog(log: Logger): (error: Error) => void {
  let isToldUntil = 0;
  return (error) => {
    if (!isDatabaseUnavailable(error)) return log.error({ err: error }, 'job queue error');
    if (Date.now() < isToldUntil) return;
    isToldUntil = Date.now() + 60_000;
    log.warn({ reason: error.message }, 'job queue without database');
  };
}

/** A condition: the work with this id is queued, waits for its next attempt or is under way. */
export function isUnfinished(jobName: string, id: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM jobs.job WHERE name = ${jobName} AND job.id = ${id} AND state < 'completed')`;
}

type RetryOptions = Pick<QueueResult, 'retryDelay' | 'retryBackoff'> & { retryDelayMax?: number };
type QueueOptions = RetryOptions & { retryLimit: number; heartbeatSeconds: number };

function isAsWanted(queue: QueueResult, { retryDelayMax: _, ...wanted }: QueueOptions): boolean {
  return Object.entries(wanted).every(([name, value]) => queue[name as keyof typeof wanted] === value);
}

function retryOptions({ retry }: JobPauses): RetryOptions {
  if (!retry) return { retryDelay: 0, retryBackoff: false };
  return { retryDelay: retry.first, retryBackoff: true, retryDelayMax: retry.longest };
}

/** A new job wakes its worker at once; the intervals are for those that wait for their next attempt. */
function workOptions({ poll, pollBesideMessages }: JobPauses) {
  return {
    batchSize: 5,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: poll,
    notifyPollingIntervalSeconds: pollBesideMessages,
  } as const;
}

async function runLogged(job: Job, id: string, data: unknown, services: Services): Promise<JobResult> {
  try {
    await job.run(job.input.parse(data ?? {}), services);
    services.log.debug({ job: job.name, jobId: id }, 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    services.log.error({ err: error, job: job.name, jobId: id }, 'job failed');
    return { id, status: 'failed', output: { message: String(withoutParameters(error)) } };
  }
}
