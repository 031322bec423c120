import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareTranslation, marksOf } from './compare-translation.ts';
import { TranslationMarks } from './translation-marks.ts';

const none = new TranslationMarks([]);

const source = ['Električni tok je $I = Q / t$.', 'Merimo ga v amperih.', '## Nevarnost', 'Tok nad 50 mA je smrten.'];
const own = ['The current is $I = Q / t$.', 'It is measured in amperes.', '## Danger', 'More than 50 mA kills.'];
const text = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
/** A list with one element replaced, or without it. */
const having = (blocks: readonly string[], at: number, ...replacement: string[]) =>
  blocks.toSpliced(at, 1, ...replacement);

/** As they are after a translation was finished. */
const marks = none.with(marksOf(compareTranslation(text(source), text(own), none)));

const compared = (from: readonly string[], to: readonly string[], known = marks) =>
  compareTranslation(text(from), text(to), known).map((row) =>
    [
      'isMoved' in row && row.isMoved ? `${row.state} moved` : row.state,
      'source' in row ? row.source.text : null,
      'own' in row ? row.own.text : null,
    ].join(' | '),
  );
const states = (...versions: Parameters<typeof compared>) =>
  compared(...versions).map((row) => row.split(' | ')[0] ?? '');

describe('a translation', () => {
  it('is right as long as nothing changes', () => {
    expect(states(source, own)).toEqual(['current', 'current', 'current', 'current']);
  });

  it('stays right when either text is wrapped anew', () => {
    expect(
      states(having(source, 1, 'Merimo ga\n  v   amperih.'), having(own, 1, 'It is\nmeasured in amperes.')),
    ).toEqual(Array(4).fill('current'));
  });

  it('stays right when blocks are moved in both, and says so where only one has moved them', () => {
    const [first = '', second = '', ...rest] = source;
    const [ownFirst = '', ownSecond = '', ...ownRest] = own;
    const moved = [second, first, ...rest];
    expect(states(moved, [ownSecond, ownFirst, ...ownRest])).toEqual(Array(4).fill('current'));
    expect(states(moved, own).sort()).toEqual(['current', 'current', 'current', 'current moved']);
  });

  it('is outdated where its source block changed, and tells what that was', () => {
    const changed = having(source, 3, 'Tok nad 30 mA je lahko smrten.');
    const rows = compareTranslation(text(changed), text(own), marks);
    expect(rows.map(({ state }) => state)).toEqual(['current', 'current', 'current', 'outdated']);
    expect(rows[3]).toMatchObject({
      sourceBefore: 'Tok nad 50 mA je smrten.',
      own: { text: 'More than 50 mA kills.' },
    });
  });

  it('is outdated even where its source block was written anew, at its place', () => {
    expect(states(having(source, 1, 'Povsem nekaj drugega piše tukaj.'), own)).toEqual([
      ...['current', 'outdated', 'current', 'current'],
    ]);
  });

  it('is right again once that is said, and still right for the source as it was', () => {
    const changed = having(source, 3, 'Tok nad 50 mA je lahko smrten.');
    const row = compareTranslation(text(changed), text(own), marks)[3];
    if (row?.state !== 'outdated') throw new Error('It should be outdated');
    const checked = { own: row.own.fingerprint, source: row.source.fingerprint, sourceText: row.source.text };
    expect(states(changed, own, marks.with([checked]))).toEqual(Array(4).fill('current'));
    expect(states(source, own, marks.with([checked]))).toEqual(Array(4).fill('current'));
  });

  it('is missing what the source has on top', () => {
    expect(compared(having(source, 1, 'Merimo ga v amperih.', 'Prevodniki ga vodijo.'), own)).toEqual([
      `current | ${source[0]} | ${own[0]}`,
      `current | ${source[1]} | ${own[1]}`,
      'missing | Prevodniki ga vodijo. | ',
      `current | ${source[2]} | ${own[2]}`,
      `current | ${source[3]} | ${own[3]}`,
    ]);
  });

  it('has too much where a source block went', () => {
    expect(compared(having(source, 1), own)[1]).toBe(`extra |  | ${own[1]}`);
  });

  it('stays as it is when its own words are edited: right where it was right, outdated where it was outdated', () => {
    const edited = having(own, 3, 'More than 50 mA may kill.');
    expect(states(source, edited)).toEqual(Array(4).fill('current'));
    const changed = having(source, 3, 'Tok nad 30 mA je lahko smrten.');
    expect(compareTranslation(text(changed), text(edited), marks)[3]).toMatchObject({
      state: 'outdated',
      sourceBefore: 'Tok nad 50 mA je smrten.',
    });
  });

  it('that was added together with its source is right', () => {
    expect(states([...source, 'Novo o varovalkah.'], [...own, 'New: about fuses.'])).toEqual(Array(5).fill('current'));
  });

  it('of a formula that is the same in every language is right without a mark, and outdated when only the source has changed', () => {
    const formula = '$$\nU = R I\n$$';
    const before = none.with(marksOf(compareTranslation(text([formula]), text([formula]), none)));
    expect(states([formula], [formula], none)).toEqual(['current']);
    expect(states(['$$\nU = R I + U_0\n$$'], [formula], before)).toEqual(['outdated']);
  });

  it('of nothing is missing altogether', () => {
    expect(compareTranslation(text(source), '', none).map(({ state }) => state)).toEqual(Array(4).fill('missing'));
  });
});

describe('texts without marks', () => {
  it('are aligned by their structure and by what is the same in every language', () => {
    expect(compared(source, having(own, 1), none)).toEqual([
      `current | ${source[0]} | ${own[0]}`,
      `missing | ${source[1]} | `,
      `current | ${source[2]} | ${own[2]}`,
      `current | ${source[3]} | ${own[3]}`,
    ]);
  });

  it('of the starter content are right as a whole', () => {
    const root = join(import.meta.dirname, '../../../../content');
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sl.md'));
    expect(paths.length).toBeGreaterThan(20);
    const uneven = paths.flatMap((path) =>
      ['en', 'de'].flatMap((language) => {
        const translated = path.replace(/\.sl\.md$/, `.${language}.md`);
        const [from, to] = [path, translated].map((each) => readFileSync(join(root, each), 'utf8'));
        const rows = compareTranslation(from ?? '', to ?? '', none);
        return rows.every((row) => row.state === 'current' && !row.isMoved) ? [] : [translated];
      }),
    );
    expect(uneven).toEqual([]);
  });
});

it('compares long texts of lines that are all the same', () => {
  const long = Array.from({ length: 4000 }, () => 'Enaka vrstica, ki se ponavlja in ponavlja brez konca.');
  const translated = long.map(() => 'The same line, which is repeated again and again without end.');
  expect(states(long, translated, none)).toEqual(Array(4000).fill('current'));
  const known = none.with(marksOf(compareTranslation(text(long), text(translated), none)));
  expect(states(having(long, 2000, 'Povsem druga.'), translated, known).filter((state) => state !== 'current')).toEqual(
    ['outdated'],
  );
});
