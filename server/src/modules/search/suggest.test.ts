import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { bringIndexUpToDate } from './indexing/bring-index-up-to-date.ts';
import { hits, searchCalls } from './search.fixture.ts';

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
  const titles = {
    ohm: { sl: 'Ohmov zakon', en: 'Ohm’s law', de: 'Ohmsches Gesetz' },
    raba: { sl: 'Uporaba Ohmovega zakona', en: 'Uses of Ohm’s law', de: 'Anwendung des ohmschen Gesetzes' },
    cevi: { sl: 'Črpalke in cevi', en: 'Pumps and pipes', de: 'Pumpen und Rohre' },
    motor: { sl: 'Pogoni', en: 'Motors', de: 'Antriebe' },
    motorji: { sl: 'Motorji', en: 'Machines', de: 'Maschinen' },
  };
  for (const [id, each] of Object.entries(titles)) {
    await insertSampleCourse(server.database, { id, titles: each, modules: { uvod: ['lekcija'] } });
  }
  await insertSampleCourse(server.database, { id: 'osnutek', status: 'draft', titles: { sl: 'Ohmmeter' } });
  for (let index = 0; index < 30; index++) {
    const modules = { uvod: [`lekcija-${index}`] };
    await insertSampleCourse(server.database, {
      id: `stroj-${index}`,
      titles: { sl: `Strojni elementi ${index}` },
      modules,
    });
  }
  await bringIndexUpToDate(server.services);
});
afterAll(() => server.stop());

const titles = async (q: string, language: 'sl' | 'en' | 'de' = 'sl') =>
  (await calls.suggest(q, { language })).map(({ title }) => title);

it('goes on with what is typed, first where a title begins so', async () => {
  expect((await titles('ohm')).slice(0, 2)).toEqual(['Ohmov zakon', 'Uporaba Ohmovega zakona']);
  expect((await titles('crpal'))[0]).toBe('Črpalke in cevi');
  expect((await titles('in ce'))[0]).toBe('Črpalke in cevi');
});

it('keeps a title in its place that is found in several ways', async () => {
  expect((await titles('ohmov'))[0]).toBe('Ohmov zakon');
});

it('takes words in any order and form', async () => {
  expect(await titles('zakon ohm')).toContain('Ohmov zakon');
  expect(await titles('cev')).toContain('Črpalke in cevi');
  expect(await titles('pipe', 'en')).toContain('Pumps and pipes');
});

it('has the asker’s language first, and shows everything in it', async () => {
  expect((await titles('motor')).slice(0, 2)).toEqual(['Motorji', 'Pogoni']);
  expect((await titles('motor', 'en')).slice(0, 2)).toEqual(['Motors', 'Machines']);
  expect((await titles('gesetz', 'sl')).slice(0, 1)).toEqual(['Ohmov zakon']);
});

it('marks what is typed', async () => {
  const [first] = await calls.suggest('zak');
  expect(first?.title).toBe('Ohmov zakon');
  expect(hits(first?.marked_title)).toEqual(['zakon']);
});

it('finds by what was mistyped where no title begins so', async () => {
  expect(await titles('črplake')).toContain('Črpalke in cevi');
});

it('is short, has nothing twice, and no drafts', async () => {
  const suggestions = await calls.suggest('stroj');
  expect(suggestions).toHaveLength(8);
  expect(new Set(suggestions.map(({ id }) => id)).size).toBe(8);
  expect(await titles('ohmm')).not.toContain('Ohmmeter');
});

it.each(['', ' ', 'o', '%', '"'])('says nothing to %j', async (question) => {
  expect(await calls.suggest(question)).toEqual([]);
});
