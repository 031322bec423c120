import type { LibraryCard, LibraryEntrance, LibraryItem, LibraryList } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { insertSampleItem } from '../../test-support/sample-library.ts';
import { type NewPerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['library_items', 'library_tags', 'courses', 'themes']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
});

const insert = (...samples: Parameters<typeof insertSampleItem>[1][]) =>
  samples.reduce((before, sample) => before.then(() => insertSampleItem(server.database, sample)), Promise.resolve());
const idsOf = (cards: LibraryCard[]) => cards.map(({ id }) => id);
const list = (query = '', cookie = '') => json<LibraryList>(server.call(`/api/library/items?${query}`, { cookie }));
const get = (path: string, cookie = '') => json<LibraryItem>(server.call(`/api/library/items/${path}`, { cookie }));

describe('the list', () => {
  beforeEach(() =>
    insert(
      { id: 'zica', titles: { sl: 'Žica', en: 'Wire', de: 'Draht' }, age: 3, theme: 'elektro', tags: ['kovine'] },
      { id: 'cev', titles: { sl: 'Cev', en: 'Pipe', de: 'Rohr' }, age: 1, kind: 'table', tags: ['kovine', 'voda'] },
      { id: 'celada', titles: { sl: 'Čelada', en: 'Helmet', de: 'Äußerer Helm' }, age: 2, level: 'advanced' },
      { id: 'osnutek', status: 'draft', tags: ['skrito'], theme: 'skriti', kind: 'standard' },
    ),
  );

  it.each([
    ['sl', ['cev', 'celada', 'zica']],
    ['en', ['celada', 'cev', 'zica']],
    ['de', ['celada', 'zica', 'cev']],
  ])('sorts titles by the alphabet of %s', async (language, expected) => {
    expect(idsOf((await list(`language=${language}`)).items)).toEqual(expected);
  });

  it('puts the newest first where it is asked to', async () => {
    expect(idsOf((await list('sort=newest')).items)).toEqual(['cev', 'celada', 'zica']);
  });

  it('puts those with most readers first, those of the last thirty days', async () => {
    await server.database.query(
      `INSERT INTO library_reads (item_id, day, readers)
       VALUES ('zica', current_date, 2), ('celada', current_date, 5), ('cev', current_date - 40, 90)`,
    );
    expect(idsOf((await list('sort=most-read')).items)).toEqual(['celada', 'zica', 'cev']);
  });

  it('has what a card shows', async () => {
    const { items } = await list('language=en&tag=voda');
    expect(items).toEqual([
      {
        ...{ id: 'cev', kind: 'table', title: 'Pipe', summary: 'summary of cev en', language: 'en', level: 'beginner' },
        ...{ languages: ['sl', 'en', 'de'], theme: { id: 'vzorci', title: 'vzorci en' }, is_bookmarked: false },
        tags: [
          { id: 'kovine', title: 'kovine en' },
          { id: 'voda', title: 'voda en' },
        ],
      },
    ]);
  });

  it.each([
    ['a theme', 'theme=elektro', ['zica']],
    ['a kind', 'kind=table', ['cev']],
    ['a level', 'level=advanced', ['celada']],
    ['a tag', 'tag=kovine', ['cev', 'zica']],
    ['several at once', 'tag=kovine&kind=table', ['cev']],
    ['a theme that is not there', 'theme=drugo', []],
    ['what is no id', 'theme=%00%27%3B', []],
    ['the theme of a draft', 'theme=skriti', []],
  ])('is filtered by %s', async (_, query, expected) => {
    const { items, total } = await list(query);
    expect([idsOf(items), total]).toEqual([expected, expected.length]);
  });

  it('counts each choice with the other filters, and has no word of drafts', async () => {
    expect(await list()).toMatchObject({
      total: 3,
      themes: [
        { id: 'elektro', count: 1 },
        { id: 'vzorci', count: 2 },
      ],
      kinds: [
        { kind: 'article', count: 2 },
        { kind: 'table', count: 1 },
      ],
      tags: [
        { id: 'kovine', count: 2 },
        { id: 'voda', count: 1 },
      ],
    });
    expect(await list('tag=kovine&kind=article')).toMatchObject({
      total: 1,
      themes: [{ id: 'elektro', count: 1 }],
      kinds: [
        { kind: 'article', count: 1 },
        { kind: 'table', count: 1 },
      ],
      tags: [{ id: 'kovine', count: 1 }],
    });
  });

  it('still shows what is chosen where the other filters leave nothing of it', async () => {
    expect(await list('theme=elektro&kind=table&level=advanced')).toMatchObject({
      ...{ total: 0, items: [], page_count: 1, themes: [{ id: 'elektro', count: 0 }] },
      kinds: [{ kind: 'table', count: 0 }],
    });
  });

  it('refuses what is no kind, no sort and no page', async () => {
    for (const query of ['kind=poem', 'sort=best', 'page=0', 'page=x', 'language=fr']) {
      expect((await server.call(`/api/library/items?${query}`)).status, query).toBe(422);
    }
  });
});

it('lists in pages', async () => {
  await insert(...Array.from({ length: 25 }, (_, index) => ({ id: `i-${String(index).padStart(2, '0')}` })));
  const first = await list();
  expect(first).toMatchObject({ total: 25, page: 1, page_count: 2 });
  expect(first.items).toHaveLength(24);
  expect(idsOf((await list('page=2')).items)).toEqual(['i-24']);
  expect((await list('page=3')).items).toEqual([]);
});

describe('the entrance', () => {
  const enter = (cookie = '') => json<LibraryEntrance>(server.call('/api/library?language=en', { cookie }));

  it('tells what there is, what is new and what is read', async () => {
    await insert(
      { id: 'prva', age: 4, theme: 'elektro' },
      { id: 'druga', age: 1, kind: 'calculator' },
      { id: 'osnutek', status: 'draft', theme: 'skriti' },
    );
    await server.database.query(`INSERT INTO library_reads (item_id, day, readers) VALUES ('prva', current_date, 2)`);
    const { newest, most_read, ...entrance } = await enter();
    expect([idsOf(newest), idsOf(most_read)]).toEqual([['druga'], ['prva']]);
    expect(entrance).toEqual({
      item_count: 2,
      themes: [
        { id: 'elektro', title: 'elektro en', summary: 'summary of elektro en', language: 'en', count: 1 },
        { id: 'vzorci', title: 'vzorci en', summary: 'summary of vzorci en', language: 'en', count: 1 },
      ],
      kinds: [
        { kind: 'article', count: 1 },
        { kind: 'calculator', count: 1 },
      ],
      own: null,
    });
  });

  it('has what was added last first, and calls nothing new that the library began with', async () => {
    await insert({ id: 'a', age: 9 }, { id: 'b', age: 9 });
    expect((await enter()).newest).toEqual([]);
    await insert({ id: 'c', age: 3 }, { id: 'd', age: 5 }, { id: 'e', age: 1 });
    expect(idsOf((await enter()).newest)).toEqual(['e', 'c', 'd']);
  });

  it('shows people what they bookmarked and read, the newest first, and nothing of others', async () => {
    await insert({ id: 'prva' }, { id: 'druga' }, { id: 'osnutek' });
    const [person, other] = [await newPerson(), await newPerson()];
    for (const [id, method, path] of [
      ...['prva', 'osnutek', 'druga'].map((id) => [id, 'PUT', 'bookmark'] as const),
      ...['druga', 'osnutek', 'prva'].map((id) => [id, 'POST', 'reading'] as const),
    ]) {
      const { status } = await server.call(`/api/library/items/${id}/${path}`, { method, cookie: person.cookie });
      expect(status).toBe(200);
    }
    await server.database.query(`UPDATE library_items SET status = 'draft' WHERE id = 'osnutek'`);
    const { own } = await enter(person.cookie);
    expect([idsOf(own?.bookmarks ?? []), idsOf(own?.recent ?? [])]).toEqual([
      ['druga', 'prva'],
      ['prva', 'druga'],
    ]);
    expect((await enter(other.cookie)).own).toEqual({ bookmarks: [], recent: [] });
  });

  it('is there where there is nothing', async () => {
    expect(await enter()).toMatchObject({ item_count: 0, themes: [], kinds: [], newest: [], most_read: [] });
  });
});

describe('an item', () => {
  it('has its text, its sources and what it leads on to, drafts apart', async () => {
    await insertSampleCourse(server.database, { id: 'osnove', access: 'standard', drafts: ['ohm'] });
    const of = (lesson: string) => ({ course: 'osnove', lesson });
    await insert(
      { id: 'druga', kind: 'table' },
      { id: 'tretja' },
      { id: 'osnutek', status: 'draft' },
      {
        ...{ id: 'prva', tags: ['kovine'], related: ['tretja', 'osnutek', 'nikjer', 'druga'] },
        lessons: [of('tok'), of('naboj'), of('ohm'), { course: 'nikjer', lesson: 'tok' }],
      },
    );
    const item = await get('prva?language=de');
    expect(item).toMatchObject({
      ...{ id: 'prva', kind: 'article', title: 'prva de', summary: 'summary of prva de', language: 'de' },
      body: [{ kind: 'html', html: '<p>body of prva de</p>' }],
      contents: [{ id: 'naslov', text: 'Naslov', level: 2 }],
      sources: [{ title: 'A book', url: null }],
      tags: [{ id: 'kovine', title: 'kovine de' }],
      updated_at: expect.any(String),
    });
    expect(item.related.map(({ id, title }) => [id, title])).toEqual([
      ['tretja', 'tretja de'],
      ['druga', 'druga de'],
    ]);
    expect(item.lessons).toEqual([
      {
        course: { id: 'osnove', title: 'osnove de' },
        lesson: { id: 'tok', title: 'tok de', language: 'de', minutes: 30 },
        is_open: false,
      },
      {
        course: { id: 'osnove', title: 'osnove de' },
        lesson: { id: 'naboj', title: 'naboj de', language: 'de', minutes: 30 },
        is_open: true,
      },
    ]);
    const { cookie } = await newPerson({ plan: 'standard' });
    expect((await get('prva', cookie)).lessons.map(({ is_open }) => is_open)).toEqual([true, true]);
  });

  it('is in Slovenian as a whole where something of it is missing in the language asked for', async () => {
    await insert({ id: 'prva', languages: ['sl', 'en'], related: ['druga'] }, { id: 'druga' });
    expect(await get('prva?language=de')).toMatchObject({
      ...{ title: 'prva sl', language: 'sl', languages: ['sl', 'en'], body: [{ html: '<p>body of prva sl</p>' }] },
      related: [{ title: 'druga de', language: 'de' }],
    });
    await server.database.query(`UPDATE library_items SET languages = '["sl"]' WHERE id = 'prva'`);
    expect(await get('prva?language=en')).toMatchObject({ title: 'prva sl', language: 'sl' });
  });

  it('is as it was saved last', async () => {
    await insert({ id: 'prva' });
    expect(await get('prva')).toMatchObject({ body: [{ html: '<p>body of prva sl</p>' }] });
    await server.database.query(`UPDATE library_texts SET body = '[{"kind": "html", "html": "<p>novo</p>"}]'`);
    expect(await get('prva')).toMatchObject({ body: [{ html: '<p>novo</p>' }] });
  });

  it.each(['osnutek', 'nikjer', "prva'", '%00', 'a'.repeat(100)])('does not exist as %s, for anybody', async (id) => {
    await insert({ id: 'prva' }, { id: 'osnutek', status: 'draft' });
    const { cookie } = await newPerson({ roles: ['author', 'admin'] });
    const calls = [
      server.call(`/api/library/items/${id}`),
      server.call(`/api/library/items/${id}`, { cookie }),
      server.call(`/api/library/items/${id}/reading`, { method: 'POST' }),
      server.call(`/api/library/items/${id}/bookmark`, { method: 'PUT', cookie }),
      server.call(`/api/library/items/${id}/bookmark`, { method: 'DELETE', cookie }),
    ];
    for (const call of calls) expect((await call).status).toBe(404);
  });
});
