import { describe, expect, it } from 'vitest';
import { formulaKeys } from '../analysis/formulas/formula-keys.ts';
import { formsOf } from '../query/query-terms.ts';
import { excerpt, rowExcerpt } from './excerpt.ts';
import { highlight, hitsOfTerms } from './highlight.ts';

const hitsFor = (...words: string[]) =>
  hitsOfTerms(
    words.map((word) => ({
      ...{ word: { typed: word, folded: word, parts: [] }, forms: formsOf([word]), related: [], parts: [] },
    })),
  );
const shown = (pieces: { text: string; is_hit: boolean }[]) =>
  pieces.map(({ text, is_hit }) => (is_hit ? `[${text}]` : text)).join('');
const excerptOf = (text: string, ...words: string[]) =>
  shown(excerpt(text, 'sl', { isHit: hitsFor(...words), formulaKeys: [] }));

it('marks all forms of a word, as they are written', () => {
  expect(shown(highlight('Delilnik napetosti, napetost', 'sl', hitsFor('napetostjo')))).toBe(
    'Delilnik [napetosti], [napetost]',
  );
});

it('marks an equation that says the same', () => {
  const targets = { isHit: hitsFor(), formulaKeys: formulaKeys('U=RI') };
  expect(shown(excerpt('Zakon se glasi R = U/I, kjer je I tok.', 'sl', targets))).toBe(
    'Zakon se glasi [R = U/I], kjer je I tok.',
  );
});

it.each([
  ['R = U/I in I = U/R', '[R = U/I] in [I = U/R]'],
  ['Zakon (R = U/I) velja.', 'Zakon ([R = U/I]) velja.'],
  ['U = R I\nI = 2 A', '[U = R I] I = 2 A'],
  ['P = U I; U = R I', 'P = U I; [U = R I]'],
])('marks equations one by one in %j', (text, expected) => {
  expect(shown(excerpt(text, 'sl', { isHit: hitsFor(), formulaKeys: formulaKeys('U=RI') }))).toBe(expected);
});

it('quotes of a list the line that fits, and its head only where nothing else does', () => {
  const list = 'Navoj · Korak\nM6 · Korak 1 mm\nM8 · Korak 1,25 mm';
  const quoted = (...words: string[]) => shown(rowExcerpt(list, 'sl', { isHit: hitsFor(...words), formulaKeys: [] }));
  expect(quoted('m8')).toBe('[M8] · Korak 1,25 mm');
  expect(quoted('korak', 'm8')).toBe('[M8] · [Korak] 1,25 mm');
  expect(quoted('navoj')).toBe('[Navoj] · Korak');
});

it('quotes of a table the line with the formula, although nothing in it says what it equals', () => {
  const table = 'Prerez · A · W_x\npravokotnik · b h · b h²/6\nkrog · π d²/4 · π d³/32';
  const targets = { isHit: hitsFor(), formulaKeys: formulaKeys('W=πd³/32') };
  expect(shown(rowExcerpt(table, 'sl', targets))).toBe('krog · π d²/4 · [π d³/32]');
});

describe('an excerpt', () => {
  const filler = 'Tukaj stoji nekaj drugih besed. '.repeat(20);

  it('is the whole of a short text', () => {
    expect(excerptOf('  Kratko\n o napetosti. ', 'napetost')).toBe('Kratko o [napetosti].');
  });

  it('is cut between words around what has most of what was asked for', () => {
    const text = `Napetost. ${filler}Ohmov zakon povezuje napetost in tok. ${filler}`;
    const cut = excerptOf(text, 'ohmov', 'zakon', 'napetost');
    expect(cut).toContain('[Ohmov] [zakon] povezuje [napetost] in tok.');
    expect(cut).toMatch(/^… \S.*\S …$/);
    expect(cut.length).toBeLessThan(260);
  });

  it('begins at the beginning where nothing is marked', () => {
    expect(excerptOf(filler, 'napetost')).toMatch(/^Tukaj stoji.* …$/);
  });

  it.each([
    ['a text without spaces', 'x'.repeat(1000)],
    ['signs of two halves', '🙂'.repeat(500)],
    ['nothing', ''],
  ])('bears %s', (_, text) => {
    const cut = excerptOf(text, 'napetost');
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeLessThan(260);
  });
});
