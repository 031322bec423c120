import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { saveSamplePages } from '../../../test-support/sample-pages.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { outdatedPages } from './render-outdated-pages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM pages');
  await saveSamplePages(server.services);
  await server.database.query(`UPDATE page_texts SET renderer_edition = 0, body = '[]'`);
});

const textOf = async (language: string) => {
  const [row] = await server.database.query(
    `SELECT body::text, renderer_edition FROM page_texts WHERE page_id = 'about' AND language = $1`,
    [language],
  );
  return row;
};

it('renders what an older renderer made, and nothing else changes', async () => {
  const pages = () => server.database.query('SELECT id, content_hash, updated_at, xmin::text FROM pages');
  const before = await pages();
  expect(await outdatedPages.has(server.services.db)).toBe(true);
  await outdatedPages.job.run({}, server.services);
  expect(await outdatedPages.has(server.services.db)).toBe(false);
  expect(await textOf('de')).toMatchObject({
    body: expect.stringContaining('Lernraum'),
    renderer_edition: rendererEdition,
  });
  expect(await pages()).toEqual(before);
});

it('leaves a text that has faults by now as it was, and is done with it', async () => {
  await server.database.query(`UPDATE page_texts SET source = '<b>x</b>' WHERE page_id = 'about' AND language = 'de'`);
  await outdatedPages.job.run({}, server.services);
  expect(await textOf('de')).toEqual({ body: '[]', renderer_edition: rendererEdition });
  expect(await textOf('sl')).toMatchObject({ body: expect.stringContaining('učilnico') });
});
