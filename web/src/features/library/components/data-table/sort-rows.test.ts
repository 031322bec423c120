import { describe, expect, it } from 'vitest';
import { nextSorting, type Row, sortRows } from './sort-rows.ts';

const text = (value: string) => ({ text: value, value: null });
const number = (value: number) => ({ text: String(value).replace('.', ','), value });
const empty = { text: '', value: null };

const rows: Row[] = [
  [text('žica'), number(10)],
  [text('cev'), number(2.5)],
  [text('čep'), empty],
  [text('M10'), number(-1)],
  [text('M8'), number(100)],
];
const names = (sorted: readonly Row[]) => sorted.map(([first]) => first?.text);

describe('sortRows', () => {
  it('leaves the order of the author where none is chosen', () => {
    expect(sortRows(rows, null, 'sl')).toBe(rows);
  });

  it('sorts numbers by value, not by their signs, with empty cells at the end', () => {
    expect(names(sortRows(rows, { column: 1, direction: 'ascending' }, 'sl'))).toEqual([
      'M10',
      'cev',
      'žica',
      'M8',
      'čep',
    ]);
    expect(names(sortRows(rows, { column: 1, direction: 'descending' }, 'sl'))).toEqual([
      'M8',
      'žica',
      'cev',
      'M10',
      'čep',
    ]);
  });

  it('sorts texts as the language does, and numbers inside of them by value', () => {
    expect(names(sortRows(rows, { column: 0, direction: 'ascending' }, 'sl'))).toEqual([
      'cev',
      'čep',
      'M8',
      'M10',
      'žica',
    ]);
  });

  it('does not touch the rows it was given', () => {
    const before = [...rows];
    sortRows(rows, { column: 0, direction: 'descending' }, 'sl');
    expect(rows).toEqual(before);
  });
});

describe('nextSorting', () => {
  it('goes from rising to falling and back to no order', () => {
    const rising = nextSorting(null, 1);
    expect(rising).toEqual({ column: 1, direction: 'ascending' });
    const falling = nextSorting(rising, 1);
    expect(falling).toEqual({ column: 1, direction: 'descending' });
    expect(nextSorting(falling, 1)).toBeNull();
  });

  it('begins anew with another column', () => {
    expect(nextSorting({ column: 1, direction: 'descending' }, 0)).toEqual({ column: 0, direction: 'ascending' });
  });
});
