import { libraryKinds } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertSampleItem, sampleLibraryFile, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { librarySearchSource } from './library-search-source.ts';

const tags = 'library/tags.yaml';
const law = 'library/ohmov-zakon/item.yaml';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['library_items', 'library_tags', 'platform.events']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
});

const load = (id: string) => librarySearchSource.loadGroup(server.services.db, id);
const announced = async () => {
  const rows = await server.database.query<{ id: string }>(
    `DELETE FROM platform.events WHERE name = 'searchable.changed' AND payload ->> 'source' = 'library'
     RETURNING payload ->> 'groupId' AS id`,
  );
  return rows.map(({ id }) => id).sort();
};

it.each(libraryKinds)('calls a %s what the library calls it', async (kind) => {
  await insertSampleItem(server.database, { id: 'prva', kind });
  const [item] = await load('prva');
  const said = item?.documents.map(({ language, context }) => [
    context,
    server.services.texts.say(language, `library:kinds.${kind}`),
  ]);
  expect(said).toHaveLength(3);
  for (const [found, shown] of said ?? []) expect(found).toBe(shown);
});

it('offers every language of an item, with what it is found by', async () => {
  await saveSampleLibrary(server.services);
  expect(await librarySearchSource.listGroups(server.services.db)).toEqual(['ohmov-zakon', 'upornosti']);
  const [item, ...others] = await load('ohmov-zakon');
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    ...{ kind: 'library', id: 'ohmov-zakon', path: 'technical-library/item/ohmov-zakon' },
    ...{ access: 'everybody', ownerId: null },
  });
  expect(item?.documents.map(({ language }) => language)).toEqual(['de', 'en', 'sl']);
  expect(item?.documents[1]).toMatchObject({
    ...{ title: "Ohm's law", summary: 'How voltage and current belong together.', context: 'Article' },
    keywords: ['circuits', 'article'],
  });
  expect(item?.documents[1]?.passages).toContainEqual(expect.objectContaining({ anchor: 'zakaj', heading: 'Why' }));
});

it('offers the keywords of each language', async () => {
  const keywords = 'keywords:\n  en:\n    - wires\n    - amps\nrelated:';
  await saveSampleLibrary(server.services, { [law]: sampleLibraryFile(law, 'related:', keywords) });
  const [item] = await load('ohmov-zakon');
  expect(item?.documents.map((document) => document.keywords)).toEqual([
    ['Schaltungen', 'Artikel'],
    ['wires', 'amps', 'circuits', 'article'],
    ['vezja', 'članek'],
  ]);
});

it('offers what tables say, in words', async () => {
  await saveSampleLibrary(server.services);
  const [item] = await load('upornosti');
  const german = item?.documents.find(({ language }) => language === 'de');
  expect(german?.passages).toContainEqual(
    expect.objectContaining({
      heading: 'Metalle',
      text: expect.stringMatching(/^Kupfer · .+\nSilber · /),
      isList: true,
    }),
  );
});

it('offers the standards among its sources, without their titles', async () => {
  const sources = `sources:
  - title: 'SIST EN ISO 286-1 (ISO 286-1:2010), ISO code system for tolerances on linear sizes'
  - title: TSG-N-002:2021, Nizkonapetostne električne inštalacije
  - title: A book of 2019`;
  await saveSampleLibrary(server.services, { [law]: sampleLibraryFile(law, 'sources:', sources) });
  const [item] = await load('ohmov-zakon');
  for (const { passages } of item?.documents ?? []) {
    expect(passages.at(-1)).toMatchObject({
      anchor: null,
      text: 'SIST EN ISO 286-1 · ISO 286-1:2010\nTSG-N-002:2021',
    });
  }
});

it('offers only languages that the item is whole in, and nothing of drafts and of what is not there', async () => {
  await saveSampleLibrary(server.services, { 'library/ohmov-zakon/text.de.md': null });
  expect((await load('ohmov-zakon'))[0]?.documents.map(({ language }) => language)).toEqual(['en', 'sl']);
  const draft = sampleLibraryFile('library/upornosti/item.yaml', 'status: published', 'status: draft');
  const unlinked = sampleLibraryFile('library/ohmov-zakon/text.sl.md', '[glejte](upornosti)', 'glejte');
  await saveSampleLibrary(server.services, {
    'library/upornosti/item.yaml': draft,
    ...Object.fromEntries(['sl', 'en', 'de'].map((each) => [`library/ohmov-zakon/text.${each}.md`, unlinked])),
  });
  expect([await load('upornosti'), await load('nikjer')]).toEqual([[], []]);
});

it('is announced when something is loaded, changed or withdrawn, and not otherwise', async () => {
  await saveSampleLibrary(server.services);
  expect(await announced()).toEqual(['ohmov-zakon', 'upornosti']);
  await saveSampleLibrary(server.services);
  expect(await announced()).toEqual([]);
  await saveSampleLibrary(server.services, { [law]: sampleLibraryFile(law, 'status: published', 'status: draft') });
  expect(await announced()).toEqual(['ohmov-zakon']);
});

it('is announced for all that have a tag which gets another name', async () => {
  await saveSampleLibrary(server.services);
  await announced();
  await saveSampleLibrary(server.services, { [tags]: sampleLibraryFile(tags, 'de: Leiter', 'de: Leitungen') });
  expect(await announced()).toEqual(['upornosti']);
});
