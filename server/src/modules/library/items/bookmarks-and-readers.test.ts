import type { LibraryItem, LibraryList } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSampleItem } from '../../../test-support/sample-library.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { countReader } from './count-reader.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM library_items');
  await insertSampleItem(server.database, { id: 'prva' });
  await insertSampleItem(server.database, { id: 'druga' });
});

describe('a bookmark', () => {
  const send = (method: 'PUT' | 'DELETE', cookie = '') =>
    server.call('/api/library/items/prva/bookmark', { method, cookie });
  const isBookmarked = async (cookie: string) =>
    (await json<LibraryItem>(server.call('/api/library/items/prva', { cookie }))).is_bookmarked;
  const bookmarked = async (cookie = '') => {
    const list = await json<LibraryList>(server.call('/api/library/items?bookmarked=true', { cookie }));
    return [list.items.map(({ id }) => id), list.total];
  };

  it('stays, however often it is sent, until it is removed', async () => {
    const { cookie } = await newPerson();
    const answers = await Promise.all([send('PUT', cookie), send('PUT', cookie), send('PUT', cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await isBookmarked(cookie), await bookmarked(cookie)]).toEqual([true, [['prva'], 1]]);
    for (let times = 0; times < 2; times++) expect((await send('DELETE', cookie)).status).toBe(200);
    expect([await isBookmarked(cookie), await bookmarked(cookie)]).toEqual([false, [[], 0]]);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    await send('PUT', owner.cookie);
    expect([await isBookmarked(other.cookie), await bookmarked(other.cookie)]).toEqual([false, [[], 0]]);
    expect((await send('DELETE', other.cookie)).status).toBe(200);
    expect(await isBookmarked(owner.cookie)).toBe(true);
  });

  it('is new from when it was set', async () => {
    const { id, cookie } = await newPerson();
    for (const [item, day] of [
      ['druga', 2],
      ['prva', 3],
    ] as const) {
      await server.database.query(
        'INSERT INTO library_bookmarks (user_id, item_id, created_at) VALUES ($1, $2, make_date(2026, 1, $3))',
        [id, item, day],
      );
    }
    await server.database.query(`UPDATE library_items SET created_at = now() + interval '1 hour' WHERE id = 'druga'`);
    const list = await json<LibraryList>(server.call('/api/library/items?bookmarked=true&sort=newest', { cookie }));
    expect(list.items.map((item) => item.id)).toEqual(['prva', 'druga']);
  });

  it('is for people who are signed in', async () => {
    expect([(await send('PUT')).status, (await send('DELETE')).status]).toEqual([401, 401]);
    expect(await bookmarked()).toEqual([[], 0]);
  });
});

describe('a reader', () => {
  const read = (itemId: string, cookie = '') =>
    server.call(`/api/library/items/${itemId}/reading`, { method: 'POST', cookie });
  const readers = async () =>
    (await server.database.query<{ item_id: string; readers: number }>(`SELECT item_id, readers FROM library_reads`))
      .map(({ item_id, readers }) => `${item_id} ${readers}`)
      .sort();

  beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

  it('counts once a day, however often they read and whether at once', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await Promise.all(Array.from({ length: 5 }, () => read('prva', one.cookie)));
    await read('prva', one.cookie);
    expect(await readers()).toEqual(['prva 1']);
    await read('prva', other.cookie);
    await read('druga', one.cookie);
    expect(await readers()).toEqual(['druga 1', 'prva 2']);
  });

  it('counts again on the next day, in UTC', async () => {
    const { id } = await newPerson();
    const viewer = { kind: 'signed-in', user: { id } } as Parameters<typeof countReader>[1]['viewer'];
    const at = (moment: string) =>
      countReader(server.services, { itemId: 'prva', viewer, address: '', at: new Date(moment) });
    for (const moment of ['2026-03-09T00:01Z', '2026-03-09T23:59Z', '2026-03-10T00:01Z']) await at(moment);
    // One that comes late neither counts again nor goes back in time.
    await at('2026-03-09T23:58Z');
    expect(await server.database.query('SELECT day::text, readers FROM library_reads ORDER BY day')).toEqual([
      { day: '2026-03-09', readers: 1 },
      { day: '2026-03-10', readers: 1 },
    ]);
    expect(await server.database.query('SELECT last_read_at FROM library_visits')).toEqual([
      { last_read_at: new Date('2026-03-10T00:01Z') },
    ]);
  });

  it('counts once a day by address where they are not signed in, and nothing else is kept of them', async () => {
    await Promise.all(Array.from({ length: 5 }, () => read('prva')));
    await read('druga');
    expect(await readers()).toEqual(['druga 1', 'prva 1']);
    expect(await server.database.query('SELECT user_id FROM library_visits')).toEqual([]);
    const kept = await server.database.query<{ key: string }>('SELECT key FROM platform.rate_limits ORDER BY key');
    expect(kept.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^library-read:druga:/),
      expect.stringMatching(/^library-read:prva:/),
    ]);
  });

  it('goes with their account, but what they added to the count stays', async () => {
    const person = await newPerson();
    await read('prva', person.cookie);
    await server.database.query('DELETE FROM users WHERE id = $1', [person.id]);
    expect(await server.database.query('SELECT FROM library_visits')).toEqual([]);
    expect(await readers()).toEqual(['prva 1']);
  });
});
