import { readFileSync } from 'node:fs';
import { type Language, languages } from '@navor/languages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { findPassages } from './find-passages.ts';

type Asked = { q: string; language: Language; items: string[] };

const fitting = (readYaml('fitting.yaml') as ({ items: string[] } & Partial<Record<Language, string[]>>)[]).flatMap(
  ({ items, ...asked }) => languages.flatMap((language) => questionsIn(asked, language, items)),
);
const unfitting = languages.flatMap((language) =>
  questionsIn(readYaml('unfitting.yaml') as Record<Language, string[]>, language, []),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { hasStarterContent: true });
}, 180_000);
afterAll(() => server.stop());

/** Of somebody who may open everything. */
const scope = { accesses: ['everybody', 'signed-in', 'standard', 'premium'] as const, ownerId: null };

const strongly = async ({ q, language }: { q: string; language: Language }, most = 3) => {
  const found = await findPassages(
    server.services.pool,
    { ...scope, accesses: [...scope.accesses] },
    { q, language, most },
  );
  return found.filter(({ isStrong }) => isStrong);
};

it('finds for questions in whole sentences what is about them, in the language of whoever asks', async () => {
  expect(fitting.length).toBeGreaterThanOrEqual(60);
  const missed: string[] = [];
  const notFirst: string[] = [];
  for (const asked of fitting) {
    const found = await strongly(asked);
    if (!found.some(({ itemId }) => asked.items.includes(itemId))) missed.push(asked.q);
    if (!asked.items.includes(found[0]?.itemId ?? '')) notFirst.push(asked.q);
    expect(new Set(found.map(({ language }) => language)), asked.q).toEqual(new Set([asked.language]));
  }
  expect(missed).toEqual([]);
  expect(notFirst.length / fitting.length, notFirst.join(' | ')).toBeLessThanOrEqual(0.05);
}, 60_000);

it('takes nothing for an answer to what the content is not about', async () => {
  expect(unfitting.length).toBeGreaterThanOrEqual(45);
  const mistaken: string[] = [];
  for (const asked of unfitting) {
    const [best] = await strongly(asked);
    if (best) mistaken.push(`${asked.q} → ${best.title}`);
  }
  // Half of a question about something else may be ours by chance; no more than one of them.
  expect(mistaken.length, mistaken.join(' | ')).toBeLessThanOrEqual(1);
}, 60_000);

it('answers a mistyped question, and one in another language than the pages are in', async () => {
  expect((await strongly({ q: 'Kaj je Ohmov zakno?', language: 'sl' }))[0]?.itemId).toMatch(/ohmov-zakon|formule/);
  const [english] = await strongly({ q: 'How does a voltage divider work?', language: 'sl' });
  expect(english).toMatchObject({ itemId: 'osnove-elektrotehnike/delilnik-napetosti', language: 'en' });
});

it('finds by an equation what has it', async () => {
  const found = await strongly({ q: 'Kaj pomeni U = R * I?', language: 'sl' }, 6);
  expect(found.map(({ itemId }) => itemId)).toContain('osnove-elektrotehnike/ohmov-zakon');
});

it('leads to the section of the passage', async () => {
  const [first] = await strongly({ q: 'Kakšen korak ima navoj M8?', language: 'sl' });
  expect(first?.path).toBe(`technical-library/item/metricni-navoji#${first?.anchor}`);
});

it('takes any text: empty, hostile, or as long as a pasted page', async () => {
  for (const q of ['', '   ', "'); DROP TABLE users; --", '\u0000', '&|!():*<->', '\ud800', 'napetost '.repeat(2000)]) {
    await expect(strongly({ q, language: 'sl' }), q.slice(0, 20)).resolves.toBeInstanceOf(Array);
  }
});

it('takes two statements however long the question is, and one more where a word is mistyped', async () => {
  for (const [q, expected] of [
    ['Kaj je Ohmov zakon?', 2],
    ['Kako izračunam padec napetosti na kablu, ki je dolg in tanek, če poznam tok in prerez bakrenega vodnika?', 2],
    ['Kaj je napetsot?', 3],
    ['Živjo, kako si?', 0],
  ] as const) {
    const query = vi.spyOn(server.services.pool, 'query');
    await strongly({ q, language: 'sl' });
    expect(query.mock.calls.length, q).toBeLessThanOrEqual(expected);
    query.mockRestore();
  }
});

function readYaml(file: string): unknown {
  return parse(readFileSync(new URL(`questions/${file}`, import.meta.url), 'utf8'));
}

function questionsIn(asked: Partial<Record<Language, string[]>>, language: Language, items: string[]): Asked[] {
  return (asked[language] ?? []).map((q) => ({ q, language, items }));
}
