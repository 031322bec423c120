import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { forgetWritesBefore } from './forget-authoring-writes.ts';
import { type AuthoringWrite, findMade, makeOnce, partOfWrite } from './make-once.ts';

let server: TestServer;
let author: SamplePerson;
let other: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  other = await openAccount(server, 'other', { roles: ['author'] });
});
afterAll(() => server.stop());

const newWrite = (changes: Partial<AuthoringWrite> = {}): AuthoringWrite => ({
  ...{ userId: author.id, key: crypto.randomUUID(), endpoint: 'shelves.add', body: { title: 'Ohm' } },
  ...changes,
});

let count = 0;
/** Makes something new each time, as an endpoint would that chooses an id. */
const add = (write: AuthoringWrite | undefined) =>
  server.services.db.transaction((tx) => makeOnce(tx, { write, make: async () => ({ id: ++count }) }));

describe('the same write once more', () => {
  it('is answered as it was first', async () => {
    const write = newWrite();
    const first = await add(write);
    expect(await add(write)).toEqual(first);
    expect(await findMade(server.services.db, write)).toEqual({ made: first });
  });

  it('is answered as it was first where both come at once', async () => {
    const write = newWrite();
    const before = count;
    const made = await Promise.all([add(write), add(write), add(write)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(count).toBe(before + 1);
  });

  it.each([
    ['asks for something else', { body: { title: 'Volt' } }],
    ['is sent to another endpoint', { endpoint: 'shelves.remove' }],
  ])('is another one where it %s', async (_, changes) => {
    const write = newWrite();
    const first = await add(write);
    expect(await findMade(server.services.db, { ...write, ...changes })).toBeUndefined();
    expect(await add({ ...write, ...changes })).not.toEqual(first);
  });

  it('is another one for another account, which does not learn of the first', async () => {
    const write = newWrite();
    const first = await add(write);
    const foreign = { ...write, userId: other.id };
    expect(await findMade(server.services.db, foreign)).toBeUndefined();
    expect(await add(foreign)).not.toEqual(first);
  });

  it('is tried again where it failed, or made nothing', async () => {
    const write = newWrite();
    const failing = server.services.db.transaction((tx) =>
      makeOnce(tx, { write, make: () => Promise.reject(new Error('no room')) }),
    );
    await expect(failing).rejects.toThrow('no room');
    const refuse = (tx: Parameters<typeof makeOnce>[0]) =>
      makeOnce(tx, { write, make: async () => ({ id: 0 }), isMade: ({ id }) => id > 0 });
    expect(await server.services.db.transaction(refuse)).toEqual({ id: 0 });
    expect(await add({ ...write, body: { title: 'Ohm, corrected' } })).not.toEqual({ id: 0 });
  });
});

it('is made each time without a key', async () => {
  const { id } = await add(undefined);
  expect(await add(undefined)).toEqual({ id: id + 1 });
});

it('has parts that are made once each', async () => {
  const write = newWrite();
  const [course, quiz] = [await add(partOfWrite(write, 'course a')), await add(partOfWrite(write, 'quiz a'))];
  expect(quiz).not.toEqual(course);
  expect(await add(partOfWrite(write, 'course a'))).toEqual(course);
  expect(partOfWrite(undefined, 'course a')).toBeUndefined();
});

it('is forgotten after a while, a batch at a time', async () => {
  const { db } = server.services;
  const age = (days: number) =>
    server.database.query(
      `INSERT INTO authoring_writes (user_id, fingerprint, made, at)
       SELECT $1, 'of day ' || $2::int || ' ' || each, '1', now() - make_interval(days => $2::int)
       FROM generate_series(1, 5) AS each`,
      [author.id, days],
    );
  await age(3);
  await age(1);
  await forgetWritesBefore(db, new Date(Date.now() - 2 * 24 * 60 * 60 * 1000), 2);
  const kept = await server.database.query<{ fingerprint: string }>(
    `SELECT fingerprint FROM authoring_writes WHERE fingerprint LIKE 'of day %'`,
  );
  expect(kept.map(({ fingerprint }) => fingerprint.slice(0, 'of day 1'.length))).toEqual(Array(5).fill('of day 1'));
});
