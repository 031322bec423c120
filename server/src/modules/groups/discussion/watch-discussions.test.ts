import { randomUUID } from 'node:crypto';
import type { Discussion, DiscussionChange, DiscussionMessage } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortLimits, startDatabaseProxy } from '../../../test-support/database-proxy.ts';
import { openEventStream } from '../../../test-support/event-stream.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import { json, startServerForTest, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { ahead, dayMs, insertTutor, plannedForm } from '../groups.fixture.ts';
import { changesAddress, planSampleSession, type SampleSession } from './discussion.fixture.ts';
import { mostChanges } from './find-changes.ts';

const soon = { timeout: 30_000, interval: 20 };
const listenerPauses = { ping: 50, answer: 2000, retry: { first: 20, longest: 200 } };

let server: TestServer;
let other: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople({ listenerPauses }));
  other = await startTestServer(
    { SECRET: server.services.secret },
    { sharedDatabase: server.database, listenerPauses },
  );
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

let session: SampleSession;
let learner: SamplePerson;
beforeEach(async () => {
  session = await planSampleSession(server, newPerson);
  learner = await session.seat(await newPerson());
});

type Stream = Awaited<ReturnType<typeof watch>>;

/** Follows the session's discussion from the beginning, unless told otherwise. */
async function watch(
  { cookie }: Pick<SamplePerson, 'cookie'>,
  { at = server, after = { [session.sessionId]: 0 }, headers = {} as Record<string, string> } = {},
) {
  const stream = await openEventStream(at, changesAddress(after), { cookie, headers });
  const all = () => stream.events.map(({ data }) => data as DiscussionChange);
  const changes = () => all().filter(({ kind }) => kind !== 'alive');
  const texts = () => changes().map((change) => (change.kind === 'message' ? change.message.text : change.kind));
  return { ...stream, changes, texts };
}

const untilTexts = (stream: Stream, texts: (string | null)[]) =>
  vi.waitFor(() => expect(stream.texts()).toEqual(texts), soon);

describe('a stream of a discussion', () => {
  it('comes uncompressed, unbuffered and uncached', async () => {
    const { response } = await watch(learner);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('tells at once what is written and removed, also over the other process', async () => {
    const [here, there] = [await watch(learner), await watch(session.tutor, { at: other })];
    const { id } = await json<DiscussionMessage>(session.write(learner, 'ena'));
    await session.write(session.tutor, 'dva');
    await session.remove(learner, id);
    for (const stream of [here, there]) await untilTexts(stream, ['ena', 'dva', null]);
    expect(there.changes()[0]).toMatchObject({ message: { id, is_own: false, can_remove: true } });
  });

  it('begins after what its caller knows, and goes on after the last event of an earlier one', async () => {
    await session.write(learner, 'ena');
    const { revision } = await json<Discussion>(session.read(learner));
    const first = await watch(learner, { after: { [session.sessionId]: revision } });
    await session.write(learner, 'dva');
    await untilTexts(first, ['dva']);
    first.leave();
    const { id } = await json<DiscussionMessage>(session.write(learner, 'tri'));
    await session.remove(learner, id);
    const lastId = first.events.at(-1)?.id ?? '';
    await untilTexts(await watch(learner, { headers: { 'last-event-id': lastId } }), [null]);
    await untilTexts(await watch(learner, { headers: { 'last-event-id': 'nonsense =1 x=y' } }), ['ena', 'dva', null]);
  });

  it('misses nothing and repeats nothing when many write at once', async () => {
    const writers = [learner, session.tutor, await session.seat(await newPerson())];
    const streams = [await watch(learner), await watch(learner, { at: other })];
    const written = writers.flatMap((writer) =>
      Array.from({ length: 25 }, (_, index) => session.write(writer, `${writer.id} ${index}`)),
    );
    expect((await Promise.all(written)).every(({ ok }) => ok)).toBe(true);
    const { messages } = await json<Discussion>(session.read(learner));
    for (const stream of streams) {
      await stream.until(75);
      expect(stream.texts().slice(-messages.length)).toEqual(messages.map(({ text }) => text));
      const numbers = stream.changes().map((change) => (change.kind === 'message' ? change.message.number : 0));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  });

  it('says that a discussion is to be read again where too much has happened', async () => {
    await server.database.query(
      `INSERT INTO group_messages (id, session_id, user_id, text, revision)
       SELECT gen_random_uuid(), $1, $2, 'x', n FROM generate_series(1, $3) AS n`,
      [session.sessionId, learner.id, mostChanges + 1],
    );
    const stream = await watch(learner);
    await stream.until(1);
    expect(stream.changes()).toEqual([{ kind: 'outdated', session_id: session.sessionId, revision: mostChanges + 1 }]);
  });

  it('follows several discussions, and says which of them are closed', async () => {
    const second = await planSampleSession(server, newPerson);
    await second.seat(learner);
    const foreign = await planSampleSession(server, newPerson);
    const after = { [session.sessionId]: 0, [second.sessionId]: 0, [foreign.sessionId]: 0 };
    const stream = await watch(learner, { after });
    await stream.until(1);
    await foreign.write(foreign.tutor, 'skrivaj');
    await session.write(learner, 'ena');
    await second.write(learner, 'dva');
    await vi.waitFor(() => expect(stream.texts().toSorted()).toEqual(['closed', 'dva', 'ena']), soon);
    expect(stream.changes()[0]).toEqual({ kind: 'closed', session_id: foreign.sessionId });
  });

  it('is also one of the typed client’s', async () => {
    const address = '/api/rpc/groups/discussion/watch';
    const body = { json: { after: { [session.sessionId]: 0 } } };
    await session.write(learner, 'ena');
    const response = await server.call(address, { body, cookie: learner.cookie });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('"ena"')) received += (await reader.read()).value;
    await reader.cancel();
  });
});

describe('who may not follow a discussion', () => {
  it('gets no stream', async () => {
    const stranger = await newPerson();
    expect((await watch(stranger)).response.status).toBe(404);
    expect((await watch(await session.seat(stranger, 'waiting'))).response.status).toBe(404);
    expect((await watch(learner, { after: { [randomUUID()]: 0 } })).response.status).toBe(404);
    expect((await watch({ cookie: '' })).response.status).toBe(401);
    for (const after of [{}, { x: 0 }, { [session.sessionId]: -1 }]) {
      expect((await watch(learner, { after: after as Record<string, number> })).response.status).toBe(422);
    }
    const many = Object.fromEntries(Array.from({ length: 21 }, () => [randomUUID(), 0]));
    expect((await watch(learner, { after: many })).response.status).toBe(422);
  });

  it('is told so when the seat is given up, and hears nothing more', async () => {
    const stream = await watch(learner);
    await session.write(session.tutor, 'za vse');
    await untilTexts(stream, ['za vse']);
    await session.seat(learner, 'left');
    await session.write(session.tutor, 'za druge');
    await stream.ended;
    expect(stream.texts()).toEqual(['za vse', 'closed']);
  });

  it.each([
    ['whoever leaves the session', leave],
    ['the tutor whom somebody else follows', handOver],
  ])('is told so at once: %s', async (_, lose) => {
    const reader = lose === leave ? learner : session.tutor;
    const streams = [await watch(reader), await watch(reader, { at: other })];
    const begun = Date.now();
    await lose();
    for (const stream of streams) await stream.ended;
    // Sooner than anybody looks by themselves.
    expect(Date.now() - begun).toBeLessThan(10_000);
    for (const stream of streams) expect(stream.texts()).toEqual(['closed']);
  });

  it('hears nothing more after signing out', async () => {
    const stream = await watch(learner);
    await server.call('/api/sign-out', { body: {}, cookie: learner.cookie });
    await session.write(session.tutor, 'za druge');
    await stream.ended;
    expect(stream.events).toMatchObject([{ event: 'error', data: { code: 'NOT_AUTHENTICATED' } }]);
  });

  it('is whoever has opened too many, until they close one', async () => {
    const streams = await Promise.all(Array.from({ length: 12 }, () => watch(learner)));
    const refused = await watch(learner);
    expect(refused.response.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await watch(session.tutor)).response.status, 'others are not held up').toBe(200);
    streams[0]?.leave();
    await vi.waitFor(async () => expect((await watch(learner)).response.status).toBe(200), soon);
  });
});

async function leave(): Promise<void> {
  const path = `/api/group-sessions/${session.sessionId}/seat`;
  expect((await server.call(path, { method: 'DELETE', body: {}, cookie: learner.cookie })).status).toBe(200);
}

async function handOver(): Promise<void> {
  await insertSampleTheme(server.database, 'mehanika', ['sl']);
  const [admin, follower] = [await newPerson({ roles: ['admin'] }), await newPerson()];
  const start = `${ahead(dayMs).toISOString().slice(0, 10)}T18:00`;
  const { id: _, ...plan } = plannedForm(await insertTutor(server, follower.id), { local_start: start });
  const path = `/api/group-sessions/${session.sessionId}`;
  expect((await server.call(path, { method: 'PUT', body: plan, cookie: admin.cookie })).status).toBe(200);
}

describe('a stream over a loss', () => {
  const listeners = `FROM pg_stat_activity WHERE datname = current_database() AND query IN ('LISTEN navor_live', 'SELECT')`;

  it('brings what was written while the listeners were gone', async () => {
    const streams = [await watch(learner), await watch(learner, { at: other })];
    await session.write(learner, 'prej');
    for (const stream of streams) await untilTexts(stream, ['prej']);
    await server.database.query(`SELECT pg_terminate_backend(pid) ${listeners} AND pid <> pg_backend_pid()`);
    await session.write(learner, 'medtem');
    for (const stream of streams) await untilTexts(stream, ['prej', 'medtem']);
  });

  it('brings what was written after the connection had died without a word', async () => {
    const proxy = await startDatabaseProxy(server.database.url);
    const behind = await startServerForTest(
      { DATABASE_URL: proxy.url, SECRET: server.services.secret },
      { sharedDatabase: server.database, limits: shortLimits, listenerPauses },
    );
    const stream = await watch(learner, { at: behind });
    await session.write(learner, 'prej');
    await untilTexts(stream, ['prej']);
    proxy.cut();
    await session.write(learner, 'medtem');
    proxy.restore();
    const goesOn = async () => {
      if (!stream.isOver()) return expect(stream.texts()).toEqual(['prej', 'medtem']);
      // What it asked of a dead connection failed: its owner comes again.
      const lastId = stream.events.findLast(({ id }) => id)?.id ?? '';
      const again = await watch(learner, { at: behind, headers: { 'last-event-id': lastId } });
      await untilTexts(again, ['medtem']);
    };
    await vi.waitFor(goesOn, soon);
  });

  it('ends with the server, which does not wait for it', async () => {
    const stopped = await startServerForTest(
      { SECRET: server.services.secret },
      { sharedDatabase: server.database, listenerPauses },
    );
    const stream = await watch(learner, { at: stopped });
    await session.write(learner, 'prej');
    await untilTexts(stream, ['prej']);
    await stopped.stop();
    await stream.ended;
    expect(stream.events.map(({ event }) => event)).toEqual(['message']);
  });
});
