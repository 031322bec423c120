import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyMarkdown } from '../blocks/markdown-texts.fixture.ts';
import { splitBlocks } from '../blocks/split-blocks.ts';
import { compareTranslation, marksOf } from './compare-translation.ts';
import { TranslationMarks } from './translation-marks.ts';

const runs = { numRuns: 300, seed: 24 };
const word = fc.constantFrom('tok', 'upor', 'napetost', 'moč', 'delo', 'naboj', 'volt', '12 V', '$U$');
const paragraph = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 10 });
const text = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
const translated = (blocks: readonly string[]) => blocks.map((block, at) => `Translated ${at}: ${block}`);
const none = new TranslationMarks([]);
const marked = (source: string, own: string) => none.with(marksOf(compareTranslation(source, own, none)));
const states = (...[source, own, marks]: Parameters<typeof compareTranslation>) =>
  new Set(compareTranslation(source, own, marks).map(({ state }) => state));

it('any text beside itself is right', () => {
  const property = fc.property(anyMarkdown, (file) => {
    const blocks = splitBlocks(file).filter(({ kind }) => kind !== 'blank');
    const rows = compareTranslation(file, file, none);
    expect(rows.map(({ state }) => state)).toEqual(blocks.map(() => 'current'));
    expect(rows.every((row) => row.state === 'current' && !row.isMoved)).toBe(true);
  });
  fc.assert(property, runs);
});

it('wrapping either text anew marks nothing', () => {
  const property = fc.property(paragraphs, fc.boolean(), (blocks, isOwn) => {
    const [source, own] = [text(blocks), text(translated(blocks))];
    const marks = marked(source, own);
    const wrapped = (file: string) => file.replace(/(\p{L}) (?=\p{L})/gu, '$1\n  ');
    const pair = isOwn ? [source, wrapped(own)] : [wrapped(source), own];
    expect(states(pair[0] ?? '', pair[1] ?? '', marks)).toEqual(new Set(['current']));
  });
  fc.assert(property, runs);
});

it('moving blocks of the source makes none outdated or missing', () => {
  const orders = paragraphs.chain((blocks) =>
    fc.tuple(
      fc.constant(blocks),
      fc.shuffledSubarray([...blocks.keys()], { minLength: blocks.length, maxLength: blocks.length }),
    ),
  );
  const property = fc.property(orders, ([blocks, order]) => {
    const [source, own] = [text(blocks), text(translated(blocks))];
    const moved = text(order.map((at) => blocks[at] ?? ''));
    expect(states(moved, own, marked(source, own))).toEqual(new Set(['current']));
  });
  fc.assert(property, runs);
});

it('no block of either text is lost or shown twice, whatever became of them', () => {
  const property = fc.property(anyMarkdown, anyMarkdown, anyMarkdown, anyMarkdown, (source, own, before, ownBefore) => {
    const rows = compareTranslation(source, own, marked(before, ownBefore));
    const lines = (file: string) => splitBlocks(file).flatMap(({ kind, line }) => (kind === 'blank' ? [] : line));
    const shown = (side: 'source' | 'own') =>
      rows.flatMap((row) => (side in row ? (row as Record<typeof side, { line: number }>)[side].line : []));
    expect(shown('source')).toEqual(lines(source));
    expect(shown('own').sort((one, other) => one - other)).toEqual(lines(own));
  });
  fc.assert(property, runs);
});
