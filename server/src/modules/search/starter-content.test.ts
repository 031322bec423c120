import type { SearchResult, SearchResults } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import {
  absentWords,
  everydayQueries,
  formulaQueries,
  inflections,
  inflectionsWithoutDiacritics,
  misspellings,
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
  const started = await startServerWithPeople({ hasStarterContent: true });
  server = started.server;
  reader = await started.newPerson({ plan: 'premium' });
  calls = searchCalls(server);
}, 180_000);
afterAll(() => server.stop());

/** The results of a query, best first. */
const found = async (q: string, options: Parameters<typeof calls.find>[1] = {}) =>
  (await calls.find(q, { as: reader, ...options })).results.map(keyOf);

/** A few at a time, as many as the database answers at once. */
async function inParallel<Input, Output>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = [];
  for (let at = 0; at < inputs.length; at += 8) {
    outputs.push(...(await Promise.all(inputs.slice(at, at + 8).map(work))));
  }
  return outputs;
}

const keyOf = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>) => `${kind} ${id}`;

it.each([
  ['as they are written', inflections],
  ['without diacritics', inflectionsWithoutDiacritics],
])(
  'finds by inflected forms %s what their dictionary form finds',
  async (_, forms) => {
    expect(inflections.length).toBeGreaterThanOrEqual(300);
    const lemmas = [...new Set(forms.map(([, lemma]) => lemma))];
    const firsts = new Map(await inParallel(lemmas, async (lemma) => [lemma, (await found(lemma))[0] ?? 'nothing']));
    const results = await inParallel(forms, async ([form]) => (await found(form)).slice(0, 5));
    const missed = forms
      .filter(([, lemma], at) => !results[at]?.includes(firsts.get(lemma) ?? ''))
      .map(([form, lemma]) => `${form} (${lemma})`);
    expect(1 - missed.length / forms.length, missed.join(', ')).toBeGreaterThanOrEqual(recall);
  },
  180_000,
);

it('has the right result first', async () => {
  const results = await inParallel(plainQueries, ({ q, language }) => found(q, { language }));
  const wrong = plainQueries.flatMap(({ q, kind, id }, at) => {
    const [first = 'nothing'] = results[at] ?? [];
    return first === `${kind} ${id}` ? [] : [`${q}: ${first}`];
  });
  expect(1 - wrong.length / plainQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(precision);
}, 120_000);

it('has what people mean among the first three when they use everyday words', async () => {
  const results = await inParallel(everydayQueries, ({ q, language }) => found(q, { language }));
  const missed = everydayQueries.flatMap(({ q, kind, id }, at) => {
    const firstThree = results[at]?.slice(0, 3) ?? [];
    return firstThree.includes(`${kind} ${id}`) ? [] : [`${q}: ${firstThree.join(', ') || 'nothing'}`];
  });
  expect(missed).toEqual([]);
}, 120_000);

it('has what uses an equation first, however it is typed, and the best of it among the first five', async () => {
  const results = await inParallel(formulaQueries, ({ q }) => found(q));
  const wrong = formulaQueries.flatMap(({ q, right }, at) => {
    const firstFive = results[at]?.slice(0, 5) ?? [];
    const isRight = right.includes(firstFive[0] ?? '') && firstFive.includes(right[0] ?? '');
    return isRight ? [] : [`${q}: ${firstFive.join(', ') || 'nothing'}`];
  });
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

it('replaces no word that is spelt as it should be, whether anything has it or not', async () => {
  const results = await inParallel(absentWords, ({ q, language }) => calls.find(q, { as: reader, language }));
  const absent = results.filter(({ total }) => total === 0);
  expect(absent.length).toBeGreaterThanOrEqual(250);
  const replaced = absentWords.flatMap(({ q }, at) =>
    results[at]?.corrected ? [`${q}: ${results[at].corrected}`] : [],
  );
  expect(replaced).toEqual([]);
}, 120_000);

it('mends what is mistyped, and offers what may have been meant by the rest', async () => {
  const results = await inParallel(misspellings, ({ q, language }) => calls.find(q, { as: reader, language }));
  const missed = (instead: (found: SearchResults) => string | null) =>
    misspellings.flatMap(({ q, meant }, at) => {
      const found = results[at];
      const text = found ? instead(found) : null;
      const isMeant = text?.toLowerCase().startsWith(meant.toLowerCase().slice(0, 6));
      return isMeant ? [] : [`${q}: ${text}`];
    });
  const unmended = missed(({ corrected }) => corrected);
  expect(unmended.length / misspellings.length, unmended.join('\n')).toBeLessThanOrEqual(0.1);
  expect(missed(({ corrected, offered }) => corrected ?? offered).length / misspellings.length).toBeLessThan(0.04);
}, 120_000);

it('leaves out a number that nothing has, and says so', async () => {
  for (const q of ['DIN 912', 'DIN912']) {
    const { results, is_loose, left_out } = await calls.find(q, { as: reader });
    expect(left_out, q).toEqual(['912']);
    expect(is_loose).toBe(true);
    expect(results.flatMap((result) => result.passage?.text ?? []).some(({ text }) => text.includes('DIN'))).toBe(true);
  }
});
