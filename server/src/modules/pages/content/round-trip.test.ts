import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ContentFiles, readContentFiles } from '../../../content/files/content-files.ts';
import { samplePageFile, samplePageFiles, saveSamplePages } from '../../../test-support/sample-pages.ts';
import { starterFolder, starterTexts } from '../../../test-support/starter-content.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exportPages } from './export-pages.ts';
import { pagesContent } from './pages-content.ts';
import { preparePages } from './prepare-pages.ts';
import { savePages } from './save-pages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM pages'));

async function expectExported(files: ContentFiles): Promise<void> {
  const exported = await exportPages(server.services);
  expect([...exported.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [path, bytes] of files) expect(exported.get(path)?.toString('utf8'), path).toBe(bytes.toString('utf8'));
}

it('has no fault in the starter pages, which come out of the database as they went in', async () => {
  const files = await readContentFiles(starterFolder, pagesContent.paths);
  const prepared = await preparePages(files, { rendered: await starterTexts() });
  expect(prepared.problems).toEqual([]);
  expect(prepared.pages.map(({ id }) => id)).toEqual(['about', 'faq', 'privacy', 'terms']);
  await savePages(server.services, prepared);
  await expectExported(files);
}, 300_000);

it('comes out of the database byte for byte, and loads again without a change', async () => {
  expect(await saveSamplePages(server.services)).toEqual({ saved: ['about', 'terms'], unchanged: [] });
  await expectExported(samplePageFiles());
  expect(await saveSamplePages(server.services)).toEqual({ saved: [], unchanged: ['about', 'terms'] });
});

it('changes the page that changed, and leaves those alone that are not among the files', async () => {
  await saveSamplePages(server.services);
  const changed = samplePageFile('pages/about/text.de.md', 'Kontakt', 'Adresse');
  const gone = Object.fromEntries([...samplePageFiles().keys()].map((path) => [path, null]));
  const about = Object.fromEntries(
    [...samplePageFiles()].flatMap(([path, bytes]) => (path.startsWith('pages/about/') ? [[path, String(bytes)]] : [])),
  );
  const report = await saveSamplePages(server.services, { ...gone, ...about, 'pages/about/text.de.md': changed });
  expect(report).toEqual({ saved: ['about'], unchanged: [] });
  await expectExported(samplePageFiles({ 'pages/about/text.de.md': changed }));
});
