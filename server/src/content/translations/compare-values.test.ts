import { expect, it } from 'vitest';
import { marksOf } from './compare-translation.ts';
import { compareValues } from './compare-values.ts';
import { translatedValuesIn, withTranslatedValue } from './translated-values.ts';
import { TranslationMarks } from './translation-marks.ts';

const file = `title:
  sl: Osnove
  en: Basics
keywords:
  sl: [tok]
outcomes:
  sl:
    - Izmeriti tok.
    - Izračunati moč.
  en:
    - Measure current.
    - Calculate power.
modules:
  - id: tok
    title: {sl: Tok}
  - id: moc
    title: {sl: Moč, en: Power}
hints:
  - {sl: Najprej pretvorite., en: Convert first.}
`;
const none = new TranslationMarks([]);
const states = (text: string, marks = none) =>
  compareValues(text, 'en', marks).map(({ label, state }) => `${label?.join('.')} ${state}`);

it('compares the texts of a file by their places, but for what is no translation', () => {
  expect(states(file)).toEqual([
    'title current',
    'outcomes current',
    'modules.tok.title missing',
    'modules.moc.title current',
    'hints.1 current',
  ]);
});

it('tells what is outdated by what was right before, wherever it stands by now', () => {
  const marks = none.with(marksOf(compareValues(file, 'en', none)));
  const changed = file
    .replace('Izračunati moč.', 'Izračunati moč in energijo.')
    .replace('  - id: tok\n    title: {sl: Tok}\n', '')
    .replace('sl: Osnove\n', 'sl:   "Osnove"\n');
  expect(states(changed, marks)).toEqual([
    ...['title current', 'outcomes outdated', 'modules.moc.title current', 'hints.1 current'],
  ]);
});

it('is nothing in a file that cannot be read', () => {
  expect(translatedValuesIn('title: {sl: Osnove')).toEqual([]);
});

it('writes one text and no other, and lists as lists', () => {
  const value = { title: { sl: 'Osnove' }, outcomes: { sl: ['a', 'b'], en: ['c'] } };
  expect(withTranslatedValue(value, ['title'], 'de', 'Grundlagen')).toEqual({
    ...value,
    title: { sl: 'Osnove', de: 'Grundlagen' },
  });
  expect(withTranslatedValue(value, ['outcomes'], 'en', 'd\n\n e ')).toEqual({
    ...value,
    outcomes: { sl: ['a', 'b'], en: ['d', 'e'] },
  });
  expect(withTranslatedValue(value, ['modules', 0, 'title'], 'en', 'x')).toBeNull();
});
