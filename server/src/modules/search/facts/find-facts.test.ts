import type { Language } from '@navor/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { readQuestion } from '../passages/question-terms.ts';
import type { SearchScope } from '../search.policy.ts';
import { findFacts } from './find-facts.ts';
import { matchFacts } from './match-facts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { hasStarterContent: true });
}, 180_000);
afterAll(() => server.stop());

const everything: SearchScope = { accesses: ['everybody', 'signed-in', 'standard', 'premium'], ownerId: null };
const visitor: SearchScope = { accesses: ['everybody'], ownerId: null };

const look = (words: string, options: Partial<Parameters<typeof findFacts>[2]> = {}, scope = everything) =>
  findFacts(server.services.pool, scope, { words, language: 'sl', most: 4, ...options });

describe('a row of a table', () => {
  it.each([
    ['sl', 'Kateri sveder potrebujem za navoj M8?', /^M8$/, /Sveder/, '6,8'],
    ['en', 'Which tap drill do I need for M8?', /^M8$/, /Tap drill/, '6.8'],
    ['de', 'Welchen Kernlochbohrer brauche ich für M8?', /^M8$/, /bohrer|bohrung/i, '6,8'],
    ['en', 'What is the thread pitch of M10?', /^M10$/, /^Pitch P/, '1.5'],
    ['sl', 'Kolikšna je gostota bakra?', /^baker$/, /^Gostota/, '8930'],
    ['en', 'density of copper', /^copper$/, /^Density/, '8930'],
    ['de', 'Dichte von Kupfer', /^Kupfer$/, /^Dichte/, '8930'],
  ] as const)('is found together with its cell (%s): %s', async (language, words, name, column, value) => {
    const [found] = await look(words, { language, kinds: ['row'] });
    if (found?.fact.kind !== 'row') throw new Error('nothing found');
    expect(found.fact.cells.map(({ text }) => text)).toEqual(expect.arrayContaining([expect.stringMatching(name)]));
    const cell = found.fact.cells[found.askedCells[0] ?? -1];
    expect(cell?.name).toMatch(column);
    expect(cell?.text).toBe(value);
    expect(found.coverage).toBeGreaterThan(0.6);
  });

  it('is found by a value of it, and what the caption names are its other values', async () => {
    const [found] = await look('cross-section 2.5 mm² current', { language: 'en', kinds: ['row'] });
    if (found?.fact.kind !== 'row') throw new Error('nothing found');
    expect(found.fact.cells[0]?.text).toBe('2.5');
    expect(found.path).toBe(`technical-library/item/padec-napetosti#${found.fact.tableId}`);
  });

  it('is one of the series that is named', async () => {
    const [found] = await look('E24', { language: 'en', kinds: ['row'] });
    expect(found?.itemId).toBe('barvna-koda-uporov');
    expect(found?.fact.kind === 'row' && found.fact.cells[found.askedCells[0] ?? -1]?.name).toBe('E24');
  });
});

describe('an equation', () => {
  it.each([
    ['sl', 'Kako izračunam padec napetosti na kablu?', 'padec-napetosti'],
    ['en', 'voltage divider output voltage', 'osnove-elektrotehnike/delilnik-napetosti'],
    ['de', 'Was besagt das ohmsche Gesetz?', /ohmov-zakon|formule-elektrotehnika|osnovne-enacbe/],
  ] as const)('is found by its name (%s): %s', async (language, words, item) => {
    const [found] = await look(words, { language, kinds: ['formula', 'calculator'] });
    expect(found?.itemId).toMatch(item);
    expect(found?.language).toBe(language);
  });

  it('is found by what it reckons with alone, those first that have all of it', async () => {
    const [volt, ohm, ampere] = ['m^2·kg/(s^3·A)', 'm^2·kg/(s^3·A^2)', 'A'];
    const found = await look('', { dimensions: [volt, ohm, ampere], kinds: ['formula'] });
    expect(found.length).toBeGreaterThan(0);
    const [first] = found;
    const units = first?.fact.kind === 'formula' ? first.fact.formula.quantities.map(({ unit }) => unit) : [];
    expect(units.map((unit) => unit.replace(/^[mk]/, '')).sort()).toEqual(['A', 'V', 'Ω']);
  });
});

it('finds in another language only where the own one has nothing', async () => {
  const found = await look('tap drill M8', { language: 'sl', kinds: ['row'] });
  expect(new Set(found.map(({ language }) => language)).size).toBe(1);
});

it('finds nothing of what a reader may not open', async () => {
  const locked = (await look('delilnik napetosti', { most: 20 })).filter(({ kind }) => kind === 'lesson');
  expect(locked.length).toBeGreaterThan(0);
  const open = await look('delilnik napetosti', { most: 20 }, visitor);
  const paid = await server.database.query<{ item_id: string }>(
    `SELECT DISTINCT item_id FROM search_entries WHERE access <> 'everybody'`,
  );
  const paidIds = new Set(paid.map(({ item_id }) => item_id));
  expect(open.filter(({ itemId }) => paidIds.has(itemId))).toEqual([]);
});

it('reckons how rare a word is from what its reader may open', async () => {
  const question = await readQuestion(server.services.pool, 'napetost', { scope: everything, language: 'sl' });
  const options = { language: 'sl' as const, kinds: ['formula' as const], dimensions: [], most: 1 };
  const rarityFor = async (scope: SearchScope) =>
    (await matchFacts(server.services.pool, question, scope, options)).rarities[0] ?? 0;
  const rarest = await rarityFor({ accesses: [], ownerId: null });
  expect(rarest).toBeGreaterThan(await rarityFor(everything));
});

it('finds nothing for what no fact is about', async () => {
  for (const [words, language] of [
    ['Kako spečem torto?', 'sl'],
    ['Who won the cup?', 'en'],
    ['Hallo!', 'de'],
    ['', 'sl'],
  ] as [string, Language][]) {
    const found = await look(words, { language });
    expect(
      found.filter(({ coverage }) => coverage >= 0.6),
      words,
    ).toEqual([]);
  }
});

it('takes two statements: one for the words, one for the facts', async () => {
  const query = vi.spyOn(server.services.pool, 'query');
  await look('gostota bakra');
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});
