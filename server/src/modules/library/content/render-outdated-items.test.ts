import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { sampleLibraryFile, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exportLibrarySnapshot } from './export-library.ts';
import { findLibraryReferences } from './library-references.ts';
import { prepareLibrary } from './prepare-library.ts';
import { outdatedItems } from './render-outdated-items.ts';

const text = 'library/ohmov-zakon/text.sl.md';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM library_items');
  await saveSampleLibrary(server.services);
  await server.database.query(`UPDATE library_texts SET renderer_edition = 0, body = '[]'`);
});

const bodyOf = async (itemId = 'ohmov-zakon', language = 'sl') => {
  const [row] = await server.database.query(
    'SELECT body::text, renderer_edition FROM library_texts WHERE item_id = $1 AND language = $2',
    [itemId, language],
  );
  return row;
};

it('renders what an older renderer made, and nothing else changes', async () => {
  const items = () => server.database.query('SELECT id, content_hash, updated_at, xmin::text FROM library_items');
  const before = await items();
  expect(await outdatedItems.has(server.services.db)).toBe(true);
  await outdatedItems.job.run({}, server.services);
  expect(await outdatedItems.has(server.services.db)).toBe(false);
  expect(await bodyOf()).toMatchObject({ body: expect.stringContaining('Upor'), renderer_edition: rendererEdition });
  expect(await bodyOf('upornosti', 'de')).toMatchObject({ body: expect.stringContaining('Kupfer') });
  expect(await items()).toEqual(before);
});

it('never undoes what was loaded in the meantime', async () => {
  const { files, hashes } = await exportLibrarySnapshot(server.services);
  const library = await prepareLibrary(files, await findLibraryReferences(server.services.db));
  await saveSampleLibrary(server.services, { [text]: sampleLibraryFile(text, '## Zakaj', '## Čemu') });
  const loaded = await bodyOf();
  await outdatedItems.saveRendered(server.services, { ...library, owners: library.items }, hashes);
  expect(await bodyOf()).toEqual(loaded);
});

it('leaves a text that has faults by now as it was, and is done with it', async () => {
  await server.database.query(
    `UPDATE library_texts SET source = '<b>x</b>' WHERE item_id = 'ohmov-zakon' AND language = 'de'`,
  );
  await outdatedItems.job.run({}, server.services);
  expect(await bodyOf('ohmov-zakon', 'de')).toEqual({ body: '[]', renderer_edition: rendererEdition });
  expect(await bodyOf('ohmov-zakon', 'en')).toMatchObject({ body: expect.stringContaining('A resistor') });
  expect(await outdatedItems.has(server.services.db)).toBe(false);
});

it('is done with an item whose file cannot be read by now', async () => {
  await server.database.query(`UPDATE library_items SET kind = 'poem' WHERE id = 'ohmov-zakon'`);
  await outdatedItems.job.run({}, server.services);
  expect(await bodyOf()).toEqual({ body: '[]', renderer_edition: rendererEdition });
  expect(await outdatedItems.has(server.services.db)).toBe(false);
});

it('renders beside what is served, and leaves everything as it was when that does not come to an end', async () => {
  const endless = makeNextTaskEndless(server);
  await expect(outdatedItems.job.run({}, server.services)).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  expect(endless.name()).toBe('renderItems');
  expect(await outdatedItems.has(server.services.db)).toBe(true);
});
