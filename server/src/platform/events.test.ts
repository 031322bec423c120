import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { shortPauses } from '../test-support/job-pauses.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { connectDatabase, type Database, type Db } from './database/database.ts';
import { createEvents, defineEvent, type Events, type Listener, listen } from './events.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLogger } from './logging.ts';
import type { Job, Services } from './services.ts';

const log = createLogger('silent');
const soon = { timeout: 60_000, interval: 50 };
const courseFinished = defineEvent('test.course-finished', z.object({ learner: z.string() }));

let database: TestDatabase;
let connection: Database;
let jobs: Jobs | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query('CREATE TABLE effects (listener text, learner text)');
  connection = connectDatabase(database.url, log);
});
beforeEach(() => database.query('TRUNCATE effects, platform.events CASCADE'));
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

describe('an event', () => {
  it('reaches every listener to it, and no other', async () => {
    const other = defineEvent('test.course-begun', z.object({ learner: z.string() }));
    const events = await startWorking([
      listen(courseFinished, 'certificates', record('certificates')),
      listen(courseFinished, 'email', record('email')),
      listen(other, 'search', record('search')),
    ]);
    await events.announce(connection.db, courseFinished, { learner: 'Ana' });
    await vi.waitFor(async () => expect(await effects()).toEqual(['certificates: Ana', 'email: Ana']), soon);
    await delivered();
    expect(await effects()).toEqual(['certificates: Ana', 'email: Ana']);
  });

  it('is told with many others at once, each to every listener and once', async () => {
    const events = await startWorking([
      listen(courseFinished, 'certificates', record('certificates')),
      listen(courseFinished, 'email', record('email')),
    ]);
    await events.announceAll(connection.db, courseFinished, []);
    await events.announceAll(connection.db, courseFinished, [{ learner: 'Ana' }, { learner: 'Bor' }]);
    const all = ['certificates: Ana', 'certificates: Bor', 'email: Ana', 'email: Bor'];
    await vi.waitFor(async () => expect((await effects()).toSorted()).toEqual(all), soon);
    await delivered();
    expect((await effects()).toSorted()).toEqual(all);
  });

  it('of a transaction that is rolled back is never heard of', async () => {
    const events = await startWorking([listen(courseFinished, 'email', record('email'))]);
    const rolledBack = connection.db.transaction(async (tx) => {
      await events.announce(tx, courseFinished, { learner: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await connection.db.transaction((tx) => events.announce(tx, courseFinished, { learner: 'Ana' }));
    await vi.waitFor(async () => expect(await effects()).toEqual(['email: Ana']), soon);
    await delivered();
    expect(await effects()).toEqual(['email: Ana']);
    expect(await database.query('SELECT payload FROM platform.events')).toEqual([{ payload: { learner: 'Ana' } }]);
  });

  it('is refused when it does not say what it should', async () => {
    const events = await startWorking([]);
    const wrong = { learner: 7 as unknown as string };
    await expect(events.announce(connection.db, courseFinished, wrong)).rejects.toThrow();
    expect(await database.query('SELECT id FROM platform.events')).toEqual([]);
  });
});

describe('the effects of an event', () => {
  it('happen once, however often and at once it is delivered', async () => {
    const events = await startWorking([listen(courseFinished, 'email', record('email'))]);
    await events.announce(connection.db, courseFinished, { learner: 'Ana' });
    const [event] = await database.query<{ id: string }>('SELECT id FROM platform.events');
    const [deliver] = events.jobs as Job[];
    const delivery = { eventId: event?.id, subscriber: 'email' };
    await Promise.all([1, 2, 3, 4].map(() => deliver?.run(delivery, services())));
    await delivered();
    await deliver?.run(delivery, services());
    expect(await effects()).toEqual(['email: Ana']);
  });

  it('happen once when a listener fails at first, even after it has written', async () => {
    let tries = 0;
    const events = await startWorking([
      listen(courseFinished, 'email', async (db, payload) => {
        await record('email')(db, payload);
        tries += 1;
        if (tries === 1) throw new Error('not yet');
      }),
      listen(courseFinished, 'certificates', record('certificates')),
    ]);
    await events.announce(connection.db, courseFinished, { learner: 'Ana' });
    await vi.waitFor(async () => expect(await effects()).toEqual(['certificates: Ana', 'email: Ana']), soon);
    await delivered();
    expect(tries).toBe(2);
    expect(await effects()).toEqual(['certificates: Ana', 'email: Ana']);
  });

  it('are let go when their listener no longer exists', async () => {
    const before = await startWorking([]);
    const [deliver] = before.jobs as Job[];
    const delivery = { eventId: '00000000-0000-4000-8000-000000000000', subscriber: 'removed' };
    await expect(deliver?.run(delivery, services())).resolves.toBeUndefined();
  });
});

describe('a delivery that was given up', () => {
  afterEach(() => database.query(`DELETE FROM jobs.job WHERE name = 'deliver-event'`));

  const retry = async (events: Events) => {
    const job = (events.jobs as Job[]).find(({ name }) => name === 'retry-deliveries');
    await job?.run({}, services());
  };

  it('gets another attempt, by which its effects happen once', async () => {
    const events = await startWorking([
      listen(courseFinished, 'certificates', record('certificates')),
      listen(courseFinished, 'email', record('email')),
    ]);
    await announceAndGiveUp(events, 'email');
    await delivered('completed', 'failed');
    expect(await effects()).toEqual(['certificates: Ana']);
    await retry(events);
    await delivered();
    await retry(events);
    await delivered();
    expect(await effects()).toEqual(['certificates: Ana', 'email: Ana']);
  });

  it('stays so after a week', async () => {
    const events = await startWorking([listen(courseFinished, 'email', record('email'))]);
    await announceAndGiveUp(events, 'email');
    await database.query(`UPDATE jobs.job SET created_on = now() - interval '8 days' WHERE state = 'failed'`);
    await retry(events);
    expect(await database.query(`SELECT state FROM jobs.job WHERE name = 'deliver-event'`)).toEqual([
      { state: 'failed' },
    ]);
  });

  it('does not make listeners of today hear of what was announced before there were any', async () => {
    const before = await startWorking([listen(courseFinished, 'email', record('email'))]);
    await announceAndGiveUp(before, 'email');
    await jobs?.stop();
    const events = await startWorking([
      listen(courseFinished, 'email', record('email')),
      listen(courseFinished, 'search', record('search')),
    ]);
    await retry(events);
    await delivered();
    expect(await effects()).toEqual(['email: Ana']);
  });
});

describe('listeners', () => {
  it('are refused when two share a name', () => {
    const twice = [listen(courseFinished, 'email', record('email')), listen(courseFinished, 'email', record('email'))];
    expect(() => createEvents(twice, createJobs(database.url, log))).toThrow('share a name');
  });
});

describe('old events', () => {
  it('are forgotten after ninety days', async () => {
    const events = await startWorking([]);
    await events.announce(connection.db, courseFinished, { learner: 'long ago' });
    await database.query(`UPDATE platform.events SET occurred_at = now() - interval '91 days'`);
    await events.announce(connection.db, courseFinished, { learner: 'today' });
    const forget = (events.jobs as Job[]).find(({ name }) => name === 'forget-old-events');
    await forget?.run({}, services());
    expect(await database.query('SELECT payload FROM platform.events')).toEqual([{ payload: { learner: 'today' } }]);
  });
});

async function startWorking(listeners: Listener[]): Promise<Events> {
  jobs = createJobs(database.url, log, shortPauses);
  const events = createEvents(listeners, jobs);
  await jobs.start(events.jobs as Job[]);
  await jobs.work(events.jobs as Job[], services());
  return events;
}

function services(): Services {
  return { db: connection.db, log } as unknown as Services;
}

/** A handler that leaves a trace in the transaction it is given. */
function record(listener: string) {
  return async (db: Db, { learner }: { learner: string }) => {
    await db.execute(sql`INSERT INTO effects VALUES (${listener}, ${learner})`);
  };
}

async function effects(): Promise<string[]> {
  const rows = await database.query<{ effect: string }>(
    `SELECT listener || ': ' || learner AS effect FROM effects ORDER BY 1`,
  );
  return rows.map(({ effect }) => effect);
}

/** As if all attempts to tell that listener had failed. */
async function announceAndGiveUp(events: Events, listener: string): Promise<void> {
  await connection.db.transaction(async (tx) => {
    await events.announce(tx, courseFinished, { learner: 'Ana' });
    await tx.execute(sql`
      UPDATE jobs.job SET state = 'failed', completed_on = now(), retry_count = retry_limit
      WHERE name = 'deliver-event' AND state = 'created' AND data ->> 'subscriber' = ${listener}`);
  });
}

/** Waits until no delivery is left to be done. */
async function delivered(...ended: ('completed' | 'failed')[]): Promise<void> {
  const states = ended.length > 0 ? ended : ['completed'];
  const open = `SELECT id FROM jobs.job WHERE name = 'deliver-event' AND NOT (state::text = ANY($1))`;
  await vi.waitFor(async () => expect(await database.query(open, [states])).toEqual([]), soon);
}
