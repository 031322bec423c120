import type { Translation, TranslationRow } from '@navor/contract';
import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const block = (line: number, text: string) => ({ line, text, fingerprint: text, kind: 'paragraph' });
const right = (line: number, text: string): TranslationRow => ({
  ...{ state: 'current', source: block(line, text), own: block(line, `${text}!`), is_moved: false },
});
const missing = (line: number, text: string): TranslationRow => ({
  ...{ state: 'missing', source: block(line, text), after: null },
});
const extra = (line: number, text: string): TranslationRow => ({ state: 'extra', own: block(line, text) });
const translation = (...rows: TranslationRow[]) => ({ rows }) as Translation;

const shown = (...translations: Translation[]) =>
  sideBySide(translations).map(({ source, cells }) => [source?.text, ...cells.map((cell) => cell?.state)].join(' '));

it('puts what two languages have of a source block beside it', () => {
  expect(shown(translation(right(1, 'a'), missing(3, 'b')), translation(right(1, 'a'), right(3, 'b')))).toEqual([
    'a current current',
    'b missing current',
  ]);
});

it('keeps blocks of the same words apart', () => {
  const twice = translation(right(1, 'a'), right(3, 'a'));
  expect(shown(twice, twice)).toEqual(['a current current', 'a current current']);
});

it('shows what only one language has where that language has it', () => {
  const one = translation(extra(1, 'x'), right(1, 'a'), right(3, 'b'));
  const other = translation(right(1, 'a'), extra(2, 'y'), right(3, 'b'));
  expect(shown(one, other)).toEqual([' extra ', 'a current current', '  extra', 'b current current']);
});
