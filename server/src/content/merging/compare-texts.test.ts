import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMarkdown } from '../blocks/markdown-texts.fixture.ts';
import { type BlockDifference, compareTexts } from './compare-texts.ts';

const compare = (before: string, after: string) => compareTexts({ before, after, format: 'markdown' });
const same = (text: string) => ({ kind: 'same', text });
const removed = (text: string) => ({ kind: 'removed', text });
const added = (text: string) => ({ kind: 'added', text });

describe('the difference between two texts', () => {
  it('is nothing where nothing changed', () => {
    expect(compare('A\n\nB\n', 'A\n\nB\n')).toEqual([same('A\n\nB')]);
    expect(compare('', '')).toEqual([]);
  });

  it('shows the words of a block that changed', () => {
    expect(compare('A\n\nTok teče skozi upor.\n\nB\n', 'A\n\nTok teče skozi velik upor.\n\nB\n')).toEqual([
      same('A'),
      { kind: 'changed', words: [same('Tok teče skozi '), added('velik '), same('upor.')] },
      same('B'),
    ]);
  });

  it('shows what was added and what is gone at its place', () => {
    const texts = ['Prvi o toku.', 'Drugi o napetosti.', 'Tretji o moči.'];
    const [one, two, three] = texts as [string, string, string];
    expect(compare(`${one}\n\n${two}`, `${one}\n\n${two}\n\n${three}`)).toEqual([
      same(`${one}\n\n${two}`),
      added(three),
    ]);
    expect(compare(texts.join('\n\n'), `${one}\n\n${three}`)).toEqual([same(one), removed(two), same(three)]);
  });

  it('shows a block that moved once, with its changes', () => {
    const [moving, staying] = ['Ta odstavek se bo premaknil.', 'Prvi, ki ostane.\n\nDrugi, ki ostane.'];
    expect(compare(`${moving}\n\n${staying}`, `${staying}\n\n${moving}`)).toEqual([
      same(staying),
      { kind: 'moved', words: [same(moving)] },
    ]);
    expect(compare(`${moving}\n\n${staying}`, `${staying}\n\nTa odstavek se je premaknil.`)).toEqual([
      same(staying),
      { kind: 'moved', words: [same('Ta odstavek se '), removed('bo'), added('je'), same(' premaknil.')] },
    ]);
  });

  it('is nothing where lines are only wrapped anew, unless they are code', () => {
    expect(compare('Tok teče\nskozi upor.', 'Tok\nteče skozi upor.')).toEqual([same('Tok\nteče skozi upor.')]);
    expect(compare('```\na b\n```', '```\na\nb\n```')).toMatchObject([{ kind: 'changed' }]);
  });

  it('is that of an entry in the front matter', () => {
    expect(compare('---\ntitle: Tok\nsummary: A\n---\n\nB\n', '---\ntitle: Naboj\nsummary: A\n---\n\nB\n')).toEqual([
      same('---'),
      { kind: 'changed', words: [same('title: '), removed('Tok'), added('Naboj')] },
      same('summary: A\n---\n\nB'),
    ]);
  });

  it('goes line by line through what is no Markdown', () => {
    const [before, after] = ['level: beginner\nweeks: 3\n', 'level: advanced\nweeks: 3\n'];
    expect(compareTexts({ before, after, format: 'lines' })).toEqual([
      { kind: 'changed', words: [same('level: '), removed('beginner'), added('advanced')] },
      same('weeks: 3'),
    ]);
  });

  it('has every word of both texts', () => {
    const property = fc.property(anyMarkdown, anyMarkdown, (before, after) => {
      const differences = compare(before, after);
      expect(wordsIn(differences, 'removed')).toEqual(wordsOf(before));
      expect(wordsIn(differences, 'added')).toEqual(wordsOf(after));
    });
    fc.assert(property, { numRuns: 300, seed: 24 });
  });

  it.each([
    ['blocks', (text: string) => text.replaceAll('Ista', 'Moja')],
    ['words of one block', (text: string) => text.replaceAll('\n\n', '\n').replaceAll('vrstica', 'beseda')],
  ])('is found for a text of thousands of equal lines with other %s', (_, change) => {
    const text = 'Ista vrstica, ki se ponavlja in ponavlja brez kon.\n\n'.repeat(3700);
    const differences = compare(text, change(text));
    expect(wordsIn(differences, 'added')).toEqual(wordsOf(change(text)));
  });
});

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort();
}

/** Of the older text without what was added, or of the newer one without what was removed. */
function wordsIn(differences: BlockDifference[], changed: 'added' | 'removed'): string[] {
  const texts = differences.flatMap((one) => ('words' in one ? one.words : [one]));
  const shown = texts.filter(({ kind }) => kind === 'same' || kind === changed);
  return shown.flatMap(({ text }) => wordsOf(text)).sort();
}
