import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shortLimits, startDatabaseProxy } from '../../test-support/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../test-support/test-database.ts';
import { connectDatabase, type Database } from '../database/database.ts';
import { createLogger } from '../logging.ts';
import type { ListenerPauses } from './listener.ts';
import { createLive, type Live } from './live.ts';
import type { LiveChange } from './watchers.ts';

const soon = { timeout: 60_000, interval: 20 };
const pauses: ListenerPauses = { ping: 50, answer: 2000, retry: { first: 20, longest: 200 } };

let database: TestDatabase;
let connection: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.url, createLogger('silent'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

let topics = 0;
let topic: string;
beforeEach(() => {
  topic = `topic:${topics++}`;
});

/** As a process of its own has it. */
function startLive(url = database.url, ping = pauses.ping): Live {
  const live = createLive(url, createLogger('silent'), shortLimits, { ...pauses, ping });
  onTestFinished(live.stop);
  return live;
}

/** Everything that a watcher is told, from now on. */
function follow(live: Live, watched: string[]) {
  const told: LiveChange[] = [];
  const leaving = new AbortController();
  const changes = live.watch(watched, leaving.signal);
  const ended = (async () => {
    for await (const change of changes) told.push(change);
  })();
  onTestFinished(() => leaving.abort());
  const ids = () => told.flatMap((change) => (change.kind === 'changed' ? [change.id] : []));
  const timesReconnected = () => told.filter(({ kind }) => kind === 'reconnected').length;
  const untilListening = (times = 1) => vi.waitFor(() => expect(timesReconnected()).toBe(times), soon);
  return { ids, ended, untilListening, timesReconnected, leave: () => leaving.abort() };
}

const publish = (live: Live, to: string, id: string) => live.publish(connection.db, to, id);

const listeners = () =>
  database.query<{
    pid: number;
  }>(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
                                   AND query IN ('LISTEN navor_live', 'SELECT')`);

describe('what is published', () => {
  it('reaches those who watch it, in every process, in its order', async () => {
    const [one, two] = [startLive(), startLive()];
    const [here, there] = [follow(one, [topic, 'other']), follow(two, [topic])];
    const elsewhere = follow(two, [`${topic}:elsewhere`]);
    await Promise.all([here, there, elsewhere].map((each) => each.untilListening()));
    const ids = Array.from({ length: 50 }, (_, index) => String(index));
    for (const id of ids) await publish(one, topic, id);
    await vi.waitFor(() => expect([here.ids(), there.ids()]).toEqual([ids, ids]), soon);
    expect(elsewhere.ids()).toEqual([]);
  });

  it('is told if and only if its transaction commits', async () => {
    const live = startLive();
    const watcher = follow(live, [topic]);
    await watcher.untilListening();
    const undone = connection.db.transaction(async (tx) => {
      await live.publish(tx, topic, 'undone');
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await connection.db.transaction((tx) => live.publish(tx, topic, 'done'));
    await vi.waitFor(() => expect(watcher.ids()).toEqual(['done']), soon);
  });

  it('is a topic and an id, never what changed', async () => {
    const live = startLive();
    await expect(publish(live, topic, 'x'.repeat(9000))).rejects.toThrow('Only a topic and an id');
    await expect(publish(live, 'two words', 'x')).rejects.toThrow('Only a topic and an id');
  });

  it('comes whole and in order to a thousand watchers', async () => {
    const live = startLive();
    const watchers = Array.from({ length: 1000 }, () => follow(live, [topic]));
    await watchers[0]?.untilListening();
    for (const id of ['a', 'b', 'c']) await publish(live, topic, id);
    await vi.waitFor(() => {
      for (const watcher of watchers) expect(watcher.ids()).toEqual(['a', 'b', 'c']);
    }, soon);
    for (const watcher of watchers) watcher.leave();
    await Promise.all(watchers.map(({ ended }) => ended));
    expect(await listeners()).toHaveLength(1);
  });

  it('becomes one call to read everything again for who is too slow to take it', async () => {
    const live = startLive();
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const changes = live.watch([topic], leaving.signal)[Symbol.asyncIterator]();
    expect((await changes.next()).value).toEqual({ kind: 'reconnected' });
    const quick = follow(live, [topic]);
    await connection.db.transaction(async (tx) => {
      for (let id = 0; id < 300; id += 1) await live.publish(tx, topic, String(id));
    });
    await vi.waitFor(() => expect(quick.timesReconnected()).toBe(1), soon);
    expect((await changes.next()).value).toEqual({ kind: 'reconnected' });
  });
});

describe('the connection that hears of it', () => {
  it('is made for the first watcher, and is one for all of them', async () => {
    const live = startLive();
    await publish(live, topic, 'unheard');
    const before = (await listeners()).length;
    const [one, two] = [follow(live, [topic]), follow(live, ['other'])];
    await Promise.all([one.untilListening(), two.untilListening()]);
    expect((await listeners()).length).toBe(before + 1);
  });

  it('is made anew when the database ends it, and every watcher is called to read again', async () => {
    const live = startLive();
    const watchers = [follow(live, [topic]), follow(live, ['other'])];
    await Promise.all(watchers.map((watcher) => watcher.untilListening()));
    for (const { pid } of await listeners()) await database.query('SELECT pg_terminate_backend($1)', [pid]);
    await Promise.all(watchers.map((watcher) => watcher.untilListening(2)));
    await publish(live, topic, 'after');
    await vi.waitFor(() => expect(watchers[0]?.ids()).toEqual(['after']), soon);
  });

  it('is made anew when it dies without a word, and every watcher is called to read again', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const live = startLive(proxy.url);
    const watcher = follow(live, [topic]);
    await watcher.untilListening();
    proxy.cut();
    await publish(live, topic, 'unheard');
    proxy.restore();
    await watcher.untilListening(2);
    await publish(live, topic, 'after');
    await vi.waitFor(() => expect(watcher.ids()).toEqual(['after']), soon);
  });

  it('waits for a database that is away', async () => {
    const live = startLive();
    const watcher = follow(live, [topic]);
    await watcher.untilListening();
    await database.cutOff();
    await connection.db.execute('SELECT').catch(() => {});
    await database.reconnect();
    await watcher.untilListening(2);
  });

  it('ends with the stop, as does everything that is watched', async () => {
    const live = startLive();
    const watcher = follow(live, [topic]);
    await watcher.untilListening();
    await live.stop();
    await watcher.ended;
    await follow(live, [topic]).ended;
    await vi.waitFor(async () => expect(await listeners()).toEqual([]), soon);
  });

  it('can be stopped while it is being made', async () => {
    const proxy = await startDatabaseProxy(database.url);
    proxy.cut();
    const live = startLive(proxy.url);
    const watcher = follow(live, [topic]);
    await live.stop();
    await watcher.ended;
  });
});
