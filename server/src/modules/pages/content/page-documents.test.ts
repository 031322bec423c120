import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentFiles } from '../../../content/documents.ts';
import { samplePageFile, samplePageFiles, saveSamplePages } from '../../../test-support/sample-pages.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { pageDocuments } from './page-documents.ts';
import { pagesContent } from './pages-content.ts';

const german = 'pages/about/text.de.md';
const end = '\n\n## Kontakt\n\nHier.\n';
const renewed = `Neu${end}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ OPERATOR: 'Šolski center' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM pages');
  await saveSamplePages(server.services);
});

async function filesWith(path: string, text: string): Promise<DocumentFiles> {
  const found = await pageDocuments.find(server.services.db, 'about');
  return new Map(found?.files).set(path, { bytes: Buffer.from(text) });
}

async function publish(files: DocumentFiles) {
  const { problems, save } = await pageDocuments.prepare(server.services, {
    ...{ id: 'about', files, rendered: new Map(), addresses: [] },
  });
  if (problems.length === 0) await server.services.db.transaction((tx) => save(tx));
  return problems;
}

it('publishes a page, and leaves it as it was where something is wrong', async () => {
  expect(await publish(await filesWith('text.de.md', `{{nobody}}${end}`))).toMatchObject([
    { rule: 'placeholder', path: german },
  ]);
  expect(await publish(await filesWith('text.de.md', `Neu: {{operator}}${end}`))).toEqual([]);
  const text = await pageDocuments.findFile(server.services.db, 'about', 'text.de.md');
  expect(text).toEqual({ bytes: Buffer.from(`Neu: {{operator}}${end}`) });
});

it('shows a text as readers would see it, with the name of whoever runs the installation', async () => {
  const files = await filesWith('text.de.md', `Von {{operator}}. [Kontakt](nirgends)${end}`);
  const rendered = await pageDocuments.renderText(server.services, {
    ...{ id: 'about', files, addresses: [], path: 'text.de.md' },
  });
  expect(rendered.body).toMatchObject([{ html: expect.stringContaining('Von Šolski center.') }]);
  expect(rendered.problems).toMatchObject([{ rule: 'broken-link', line: 1 }]);
});

it('refuses files that would undo an edit made in the app, and takes the export of it', async () => {
  await publish(await filesWith('text.de.md', renewed));
  const { db } = server.services;
  const load = (german: string) => pagesContent.prepare(samplePageFiles({ 'pages/about/text.de.md': german }), { db });
  const stale = await load(samplePageFile(german, 'Kontakt', 'Adresse'));
  expect(stale.problems).toMatchObject([{ path: german, rule: 'edited-in-app' }]);
  const exported = await load(renewed);
  expect(exported.problems).toEqual([]);
  expect(await exported.save(server.services)).toEqual({ saved: ['about'], unchanged: ['terms'] });
});

it('leaves an edit made in the app alone when the files it was loaded from are loaded again', async () => {
  await publish(await filesWith('text.de.md', renewed));
  expect(await saveSamplePages(server.services)).toEqual({ saved: [], unchanged: ['about', 'terms'] });
  const found = await pageDocuments.findFile(server.services.db, 'about', 'text.de.md');
  expect(found).toEqual({ bytes: Buffer.from(renewed) });
});

it('has no page that nobody has written or that there is no address for', async () => {
  for (const id of ['privacy', 'kolofon']) expect(await pageDocuments.find(server.services.db, id)).toBeUndefined();
});
