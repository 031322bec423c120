import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { analysisEdition } from '../analysis/lexemes.ts';
import { bringIndexUpToDate } from '../indexing/bring-index-up-to-date.ts';
import { indexed } from '../search.fixture.ts';
import { findFacts } from './find-facts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const save = async (changes?: Parameters<typeof saveSampleLibrary>[1]) => {
  await saveSampleLibrary(server.services, changes);
  await indexed(server);
};

const rowOf = async (words: string) => {
  const scope = { accesses: ['everybody' as const], ownerId: null };
  const [found] = await findFacts(server.services.pool, scope, { words, language: 'sl', most: 1, kinds: ['row'] });
  return found?.fact.kind === 'row' ? found.fact.cells.map(({ text }) => text) : null;
};

const table = 'library/upornosti/tables/kovine.csv';
const withCopper = (value: string) => ({ [table]: `metal,rho\nsilver,0.0159\ncopper,${value}\n` });

it('follows its text: a changed cell changes the fact, and what is withdrawn has none', async () => {
  await save();
  expect(await rowOf('upornost bakra')).toEqual(['baker', expect.any(String)]);
  await save(withCopper('0.0201'));
  expect(await rowOf('upornost bakra')).toEqual(['baker', '0,0201']);
  await server.database.query(`UPDATE library_items SET status = 'draft' WHERE id = 'upornosti'`);
  await bringIndexUpToDate(server.services);
  expect(await rowOf('upornost bakra')).toBeNull();
  const left = await server.database.query(
    `SELECT FROM search_facts JOIN search_entries AS entry ON entry.id = entry_id WHERE entry.item_id = 'upornosti'`,
  );
  expect(left).toHaveLength(0);
});

it('is made for what an older edition has indexed without it', async () => {
  await save(withCopper('0.0175'));
  await server.database.query('DELETE FROM search_facts');
  await server.database.query('UPDATE search_groups SET edition = $1', [analysisEdition - 1]);
  await bringIndexUpToDate(server.services);
  expect(await rowOf('upornost bakra')).toEqual(['baker', '0,0175']);
});
