import { expect, it } from 'vitest';
import { csvRows, lineWithBrokenQuote } from './csv-rows.ts';

it('reads cells with commas and quotes in them, and no empty lines', () => {
  expect(csvRows('\ufeffA,use\r\n1.5,"luč, ""A"""\r\n\r\n2,\n')).toEqual([
    ['A', 'use'],
    ['1.5', 'luč, "A"'],
    ['2', ''],
  ]);
});

it.each([
  ['no quotes', 'a,b\n1,2', null],
  ['closed quotes, and quotes in them', 'a,b\n"x, y", "1/2"""', null],
  ['a quote that is not closed', 'a,b\n\n"x,y', 3],
  ['a quote within a cell', 'a,b\r\nx"y",z\r\n"x', 2],
])('finds the line of a broken quote in a table with %s', (_, text, line) => {
  expect(lineWithBrokenQuote(text)).toBe(line);
});
