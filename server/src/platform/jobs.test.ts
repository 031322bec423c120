import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
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
async function startWorking<Input extends object>(definitions: Job<Input>[]): Promise<Jobs> {
  const jobs = createJobs(database.url, log, shortPauses);
  started.push(jobs);
  await jobs.start(definitions as unknown as Job[]);
  await jobs.work(definitions as unknown as Job[], { db: connection.db, log } as unknown as Services);
  return jobs;
}

function queued(name: string) {
  return database.query(`SELECT state::text, retry_count FROM jobs.job WHERE name = $1`, [name]);
}
