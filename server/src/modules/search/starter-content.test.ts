import { fileURLToPath } from 'node:url';
import type { SearchResult } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declared } from '../../app.ts';
import { loadFolder } from '../../content/content-folder.ts';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { bringIndexUpToDate } from './indexing/bring-index-up-to-date.ts';
import {
  everydayQueries,
  formulaQueries,
  inflections,
  inflectionsWithoutDiacritics,
  plainQueries,
} from './recall/recall-queries.fixture.ts';
import { searchCalls } from './search.fixture.ts';

/** The bars: the word's own first result among the first five of its forms, and the right result first. */
const recall = 0.9;
const precision = 0.95;

let server: TestServer;
let reader: SamplePerson;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  reader = await started.newPerson({ plan: 'premium' });
  calls = searchCalls(server);
  const folder = fileURLToPath(new URL('../../../../content', import.meta.url));
  const report = await loadFolder(server.services, declared.contentKinds, folder);
  expect(report.problems).toEqual([]);
  await bringIndexUpToDate(server.services);
}, 180_000);
afterAll(() => server.stop());

const keyOf = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>) => `${kind} ${id}`;

it.each([
  ['as they are written', inflections],
  ['without diacritics', inflectionsWithoutDiacritics],
])(
  'finds by inflected forms %s what their dictionary form finds',
  async (_, forms) => {
    expect(inflections.length).toBeGreaterThanOrEqual(300);
    const firsts = new Map<string, string>();
    const missed: string[] = [];
    for (const [form, lemma] of forms) {
      if (!firsts.has(lemma)) {
        const [first] = (await calls.find(lemma, { as: reader })).results;
        firsts.set(lemma, first ? keyOf(first) : 'nothing');
      }
      const found = (await calls.find(form, { as: reader })).results.slice(0, 5).map(keyOf);
      if (!found.includes(firsts.get(lemma) ?? '')) missed.push(`${form} (${lemma})`);
    }
    expect(1 - missed.length / forms.length, missed.join(', ')).toBeGreaterThanOrEqual(recall);
  },
  180_000,
);

it('has the right result first', async () => {
  const wrong: string[] = [];
  for (const { q, language, kind, id } of plainQueries) {
    const [first] = (await calls.find(q, { as: reader, language })).results;
    if (!first || keyOf(first) !== `${kind} ${id}`) wrong.push(`${q}: ${first ? keyOf(first) : 'nothing'}`);
  }
  expect(1 - wrong.length / plainQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(precision);
}, 120_000);

it('has what people mean among the first three when they use everyday words', async () => {
  const missed: string[] = [];
  for (const { q, language, kind, id } of everydayQueries) {
    const found = (await calls.find(q, { as: reader, language })).results.slice(0, 3).map(keyOf);
    if (!found.includes(`${kind} ${id}`)) missed.push(`${q}: ${found.join(', ') || 'nothing'}`);
  }
  expect(missed).toEqual([]);
}, 120_000);

it('has what uses an equation first, however it is typed, and the best of it among the first five', async () => {
  const wrong: string[] = [];
  for (const { q, right } of formulaQueries) {
    const found = (await calls.find(q, { as: reader })).results.slice(0, 5).map(keyOf);
    const isRight = right.includes(found[0] ?? '') && found.includes(right[0] ?? '');
    if (!isRight) wrong.push(`${q}: ${found.join(', ') || 'nothing'}`);
  }
  expect(1 - wrong.length / formulaQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(precision);
}, 120_000);

it('finds the lesson about Ohm’s law by its formula, however it is written', async () => {
  for (const question of ['U=RI', 'R=U/I', 'I = U / R', 'U = R·I', 'u=r*i']) {
    const [first] = (await calls.find(question, { as: reader, kind: 'lesson' })).results;
    expect(first && keyOf(first), question).toBe('lesson osnove-elektrotehnike/ohmov-zakon');
  }
  const [power] = (await calls.find('P = U*I', { as: reader, kind: 'lesson' })).results;
  expect(power && keyOf(power)).toBe('lesson osnove-elektrotehnike/moc-in-energija');
});
