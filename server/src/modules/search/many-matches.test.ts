import type { SearchResults } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { paths, searchCalls } from './search.fixture.ts';

/** More than are put in order by all rules. */
const count = 450;

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
  await server.database.query(
    `INSERT INTO search_groups (source, group_id, edition, digest) VALUES ('courses', 'many', 1, '')`,
  );
  await server.database.query(
    `INSERT INTO search_entries (source, group_id, kind, item_id, language, access, path, title, title_key, title_words,
                                 front, tokens, formulas)
     SELECT 'courses', 'many', CASE WHEN n % 3 = 0 THEN 'library' ELSE 'lesson' END, 'many-' || n, 'sl',
            CASE WHEN n % 50 = 0 THEN 'premium' ELSE 'everybody' END, 'many/' || n, 'Besedilo', 'besedilo', 1,
            (CASE WHEN n = $1 - 1 THEN '''vrtina'':1A ''sl~vrtin'':1A' ELSE '''besedilo'':1A' END)::tsvector,
            ('''vrtina'':9 ''sl~vrtin'':9' || CASE WHEN n = $1 - 2 THEN ' ''globina'':10 ''sl~globin'':10' ELSE '' END)::tsvector,
            '{}'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
});
afterAll(() => server.stop());

const hidden = Math.floor(count / 50);

async function allPages(question: string): Promise<SearchResults[]> {
  const first = await calls.find(question);
  const rest = Array.from({ length: first.page_count - 1 }, (_, index) => calls.find(question, { page: index + 2 }));
  return [first, ...(await Promise.all(rest))];
}

it('shows each of many matches once, the best first', async () => {
  const pages = await allPages('vrtina');
  const shown = pages.flatMap(paths);
  expect(shown[0]).toBe(`many/${count - 1}`);
  expect(shown).toHaveLength(count - hidden);
  expect(new Set(shown).size).toBe(count - hidden);
  expect(pages[0]?.total).toBe(count - hidden);
});

it('shows each of many that only have some of the words, those with most of them first', async () => {
  const pages = await allPages('vrtina globina neznanka');
  const shown = pages.flatMap(paths);
  expect(shown[0]).toBe(`many/${count - 2}`);
  expect(new Set(shown).size).toBe(count - hidden);
  expect(pages[0]).toMatchObject({ is_loose: true, total: count - hidden });
});

it('counts all kinds and shows the chosen one', async () => {
  const found = await calls.find('vrtina', { kind: 'library', page: 3 });
  const library = Math.floor(count / 3) - Math.floor(count / 150);
  expect(found.total).toBe(library);
  expect(found.results.every(({ kind }) => kind === 'library')).toBe(true);
  expect(found.kinds.reduce((sum, each) => sum + each.count, 0)).toBe(count - hidden);
});
