import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { shortLimits, startDatabaseProxy } from '../test-support/database-proxy.ts';
import { shortPauses } from '../test-support/job-pauses.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { connectDatabase, type Database } from './database/database.ts';
import { createJobs, defineJob, type Jobs } from './jobs.ts';
import { createLogger } from './logging.ts';
import type { Job, Services } from './services.ts';

const log = createLogger('silent');
const soon = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let connection: Database;
let started: Jobs[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.url, log);
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

describe('work queued in a transaction', () => {
  it('is done once when the transaction commits, and never when it is rolled back', async () => {
    const done: string[] = [];
    const note = job('note', async ({ word }) => void done.push(word));
    const jobs = await startWorking([note]);
    const rolledBack = connection.db.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { word: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await connection.db.transaction((tx) => jobs.enqueue(tx, note, { word: 'committed' }));

    await vi.waitFor(async () => expect(await queued('note')).toEqual([{ state: 'completed', retry_count: 0 }]), soon);
    expect(done).toEqual(['committed']);
  });

  it('is not begun before the transaction commits', async () => {
    const done: string[] = [];
    const note = job('patient', async ({ word }) => void done.push(word));
    const jobs = await startWorking([note]);
    await connection.db.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { word: 'first queued' });
      await jobs.enqueue(connection.db, note, { word: 'first committed' });
      await vi.waitFor(() => expect(done).toEqual(['first committed']), soon);
    });
    await vi.waitFor(() => expect(done).toEqual(['first committed', 'first queued']), soon);
  });

  it('is refused at once when its input is wrong', async () => {
    const note = job('strict', async () => {});
    const jobs = await startWorking([note]);
    await expect(jobs.enqueue(connection.db, note, { word: 7 as unknown as string })).rejects.toThrow();
    expect(await queued('strict')).toEqual([]);
  });

  it('is done by one of several processes', async () => {
    const done: string[] = [];
    const note = job('shared', async ({ word }) => void done.push(word));
    const [jobs] = await Promise.all([startWorking([note]), startWorking([note])]);
    const words = Array.from({ length: 10 }, (_, index) => `word ${index}`);
    for (const word of words) await jobs.enqueue(connection.db, note, { word });
    const allDone = words.map(() => ({ state: 'completed', retry_count: 0 }));
    await vi.waitFor(async () => expect(await queued('shared')).toEqual(allDone), soon);
    expect(done.toSorted()).toEqual(words);
  });
});

describe('work that fails', () => {
  it('is tried again until it succeeds', async () => {
    const tries: string[] = [];
    const flaky = job('flaky', async ({ word }) => {
      tries.push(word);
      if (tries.length === 1) throw new Error('not yet');
    });
    const jobs = await startWorking([flaky]);
    await jobs.enqueue(connection.db, flaky, { word: 'again' });
    await vi.waitFor(async () => expect(await queued('flaky')).toEqual([{ state: 'completed', retry_count: 1 }]), soon);
    expect(tries).toEqual(['again', 'again']);
  });

  it('is given up after as many tries as it asks for', async () => {
    const hopeless = job('hopeless', () => Promise.reject(new Error('never')), { retries: 0 });
    const jobs = await startWorking([hopeless]);
    await jobs.enqueue(connection.db, hopeless, { word: 'x' });
    await vi.waitFor(async () => expect(await queued('hopeless')).toEqual([{ state: 'failed', retry_count: 0 }]), soon);
  });
});

describe('work of a process that is heard of no more', () => {
  it('is taken up by another soon after', async () => {
    const begun: string[] = [];
    const proxy = await startDatabaseProxy(database.url);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const work = (name: string, end: Promise<void>) =>
      job('orphaned', async () => {
        begun.push(name);
        await end;
      });
    const [dying, heir] = [work('dying', held), work('heir', Promise.resolve())];
    const jobs = await startWorking([dying], proxy.url);
    await jobs.enqueue(connection.db, dying, { word: 'x' });
    await vi.waitFor(() => expect(begun).toEqual(['dying']), soon);
    await startWorking([heir]);
    proxy.cut();
    const takenUp = [{ state: 'completed', retry_count: 1 }];
    await vi.waitFor(async () => expect(await queued('orphaned')).toEqual(takenUp), soon);
    expect(begun).toEqual(['dying', 'heir']);
    letGo();
  });

  it('is left to a process that takes long over it, but is there', async () => {
    let isBegunAgain = false;
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    const slow = job('long', async () => {
      isBegunAgain = (await queued('long'))[0]?.retry_count !== 0;
      await allowed;
    });
    const [jobs] = [await startWorking([slow]), await startWorking([slow])];
    await jobs.enqueue(connection.db, slow, { word: 'x' });
    const isRefreshed = `SELECT heartbeat_on > started_on + interval '12 seconds' AS is_refreshed FROM jobs.job WHERE name = 'long'`;
    await vi.waitFor(async () => expect(await database.query(isRefreshed)).toEqual([{ is_refreshed: true }]), soon);
    allow();
    await vi.waitFor(async () => expect(await queued('long')).toEqual([{ state: 'completed', retry_count: 0 }]), soon);
    expect(isBegunAgain).toBe(false);
  });

  it('is watched over in queues that were made before', async () => {
    const old = job('old', async () => {});
    await startWorking([old]);
    await database.query(`UPDATE jobs.queue SET heartbeat_seconds = NULL WHERE name = 'old'`);
    await startWorking([old]);
    const rows = await database.query(`SELECT heartbeat_seconds FROM jobs.queue WHERE name = 'old'`);
    expect(rows).toEqual([{ heartbeat_seconds: shortPauses.silence }]);
  });
});

describe('a queue whose connections died without a word', () => {
  it('works on as soon as the database can be reached', async () => {
    const done: string[] = [];
    const note = job('silenced', async ({ word }) => void done.push(word));
    const proxy = await startDatabaseProxy(database.url);
    const jobs = await startWorking([note], proxy.url);
    await jobs.enqueue(connection.db, note, { word: 'before' });
    await vi.waitFor(() => expect(done).toEqual(['before']), soon);
    proxy.cut();
    proxy.restore();
    await jobs.enqueue(connection.db, note, { word: 'after' });
    await vi.waitFor(() => expect(done).toEqual(['before', 'after']), soon);
  });
});

describe('work by the clock', () => {
  it('is registered once, in UTC, however many processes take it up', async () => {
    const nightly = defineJob({
      name: 'nightly',
      input: z.object({}),
      retries: 0,
      schedule: '17 3 * * *',
      run: async () => {},
    });
    await Promise.all([startWorking([nightly]), startWorking([nightly])]);
    const schedules = await database.query(`SELECT cron, timezone FROM jobs.schedule WHERE name = 'nightly'`);
    expect(schedules).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }]);
  });
});

describe('stopping', () => {
  it('waits for work that is under way', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    const slow = job('slow', async () => {
      begin();
      await allowed;
    });
    const jobs = await startWorking([slow]);
    await jobs.enqueue(connection.db, slow, { word: 'x' });
    await begun;
    const stopped = jobs.stop();
    allow();
    await stopped;
    expect(await queued('slow')).toEqual([{ state: 'completed', retry_count: 0 }]);
  });
});

type Word = { word: string };

function job(
  name: string,
  run: (input: Word) => Promise<void>,
  options: { retries: number } = { retries: 3 },
): Job<Word> {
  return defineJob({ name, input: z.object({ word: z.string() }), run, ...options });
}

/** A process of its own, as far as the queue can tell. */
async function startWorking<Input extends object>(definitions: Job<Input>[], url = database.url): Promise<Jobs> {
  const jobs = createJobs(url, log, shortPauses, shortLimits);
  started.push(jobs);
  await jobs.start(definitions as unknown as Job[]);
  await jobs.work(definitions as unknown as Job[], { db: connection.db, log } as unknown as Services);
  return jobs;
}

function queued(name: string) {
  return database.query(`SELECT state::text, retry_count FROM jobs.job WHERE name = $1`, [name]);
}
