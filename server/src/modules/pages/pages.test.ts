import type { Page } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSamplePages } from '../../test-support/sample-pages.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ OPERATOR: 'Šola <Tehnika>; Šolska 1' });
  await saveSamplePages(server.services);
});
afterAll(() => server.stop());

const get = (path: string) => json<Page>(server.call(`/api/pages/${path}`));

it('shows a page to anybody, with the name of whoever runs the installation', async () => {
  const page = await get('about?language=de');
  expect(page).toMatchObject({ id: 'about', title: 'Über uns', summary: 'Wer wir sind.', language: 'de' });
  expect(page.body).toMatchObject([
    { kind: 'html', html: expect.stringContaining('betreibt Šola &#60;Tehnika&#62;.') },
  ]);
  expect(page.contents).toEqual([{ id: 'stik', text: 'Kontakt', level: 2 }]);
});

it('is in Slovenian where a language lacks a part of it', async () => {
  await saveSamplePages(server.services, { 'pages/terms/text.en.md': null });
  expect(await get('terms?language=en')).toMatchObject({ title: 'Pogoji', language: 'sl' });
  expect(await get('terms?language=de')).toMatchObject({ title: 'Bedingungen', language: 'de' });
});

it('does not find a page that nobody has written', async () => {
  expect((await server.call('/api/pages/privacy')).status).toBe(404);
});

it('refuses a page that there is no address for', async () => {
  expect((await server.call('/api/pages/kolofon')).status).toBe(422);
});
