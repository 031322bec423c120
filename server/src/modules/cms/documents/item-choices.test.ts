import type { ItemDraftChoices } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await saveSampleLibrary(server.services);
});
afterAll(() => server.stop());

it('names what an item can be about and lead on to, in the language asked for', async () => {
  const { cookie } = await openAccount(server, 'author', { roles: ['author'] });
  const choices = await json<ItemDraftChoices>(server.call('/api/item-draft-choices?language=de', { cookie }));
  expect(choices.items.map(({ id }) => id)).toEqual(expect.arrayContaining(['ohmov-zakon', 'upornosti']));
  expect(choices.courses).toMatchObject([{ id: 'osnove', title: 'Grundlagen' }]);
  expect(choices.courses[0]?.lessons.map(({ id }) => id)).toEqual(['tok', 'napetost']);
  expect(choices.themes.length).toBeGreaterThan(0);
});

it('begins no item where an address of its own is', async () => {
  const { cookie } = await openAccount(server, 'author', { roles: ['author'] });
  const value = {
    ...{ theme: 'elektrika', status: 'draft', kind: 'article', level: 'beginner', tags: [], keywords: {} },
    ...{ title: { sl: 'New' }, summary: { sl: 'Novo.' }, related: [], lessons: [], sources: [] },
  };
  const create = (id: string) => json(server.call('/api/cms/item', { body: { id, value }, cookie }));
  expect(await create('new')).toEqual({ kind: 'taken' });
  expect(await create('new-2')).toMatchObject({ kind: 'created' });
});

it('is for authors', async () => {
  const { cookie } = await openAccount(server, 'learner');
  expect((await server.call('/api/item-draft-choices', { cookie })).status).toBe(403);
});
