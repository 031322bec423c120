import { describe, expect, it } from 'vitest';
import { markdownFaultWords } from '../markdown-faults.ts';
import { csvFaultAt, readCsv } from './read-csv.ts';

const cellsOf = (source: string) => {
  const csv = readCsv(source);
  if (csv.kind === 'faulty') throw new Error(JSON.stringify(csv.faults));
  return [csv.keys, ...csv.rows.map(({ cells }) => cells)];
};

const faultsOf = (source: string) => {
  const csv = readCsv(source);
  if (csv.kind === 'read') return [];
  return csv.faults.map((fault) => markdownFaultWords(csvFaultAt(`${fault.line}`, fault)).replace(': ', ' '));
};

describe('a CSV file', () => {
  it('is read cell by cell', () => {
    expect(cellsOf('A,I_cu,use\n1.5,17.5,lighting\n2.5,,sockets\n')).toEqual([
      ['A', 'I_cu', 'use'],
      ['1.5', '17.5', 'lighting'],
      ['2.5', '', 'sockets'],
    ]);
  });

  it.each([
    ['commas in quotes', 'a,b\n"x, y",z', ['x, y', 'z']],
    ['quotes in quotes', 'a,b\n"1/2""",z', ['1/2"', 'z']],
    ['empty quotes', 'a,b\n"",z', ['', 'z']],
    ['blanks around cells', 'a,b\n  x ,\t"y " ', ['x', 'y']],
    ['empty cells at both ends', 'a,b,c\n,x,', ['', 'x', '']],
    ['lines as Windows ends them', 'a,b\r\nx,y\r\n', ['x', 'y']],
    ['no end of the last line', 'a,b\nx,y', ['x', 'y']],
  ])('may have %s', (_, source, cells) => {
    expect(cellsOf(source)[1]).toEqual(cells);
  });

  it('knows the lines of its rows', () => {
    expect(readCsv('a\nx\ny')).toMatchObject({ rows: [{ line: 2 }, { line: 3 }] });
  });

  it.each([
    ['a quote that is not closed', 'a,b\n"x,y', /^2 a quote/],
    ['a quote inside of a cell', 'a,b\nx"y",z', /^2 a quote/],
    ['something after a quote', 'a,b\n"x"y,z', /^2 a quote/],
    ['a cell over two lines', 'a,b\n"x\ny,z', /^2 a quote/],
    ['rows of unequal length', 'a,b\nx,y\nx\n', /^3 not as many cells as columns \(1 ≠ 2\)/],
    ['an empty line', 'a,b\n\nx,y', /^2 the line is empty/],
    ['no rows', 'a,b\n', /^1 there are no rows/],
    ['nothing at all', '', /^1 the line is empty/],
    ['a byte order mark', '\uFEFFa\nx', /^1 .*byte order mark/],
    ['a lonely carriage return', 'a\nx\ry', /^2 the character U\+000D/],
    ['a control character', 'a\nx\u0000', /^2 the character U\+0000/],
    ['two columns of one name', 'a,a\nx,y', /^1 there are two columns a/],
    ['a column without a name', 'a,\nx,y', /^1 "" cannot be/],
    ['a column that every object has', 'a,constructor\nx,y', /^1 "constructor" cannot be/],
    ['another one', '__proto__,b\nx,y', /^1 "__proto__" cannot be/],
    ['HTML for a key', '<b>,b\nx,y', /^1 "<b>" cannot be/],
    ['too many columns', `${Array.from({ length: 21 }, (_, at) => `a${at}`).join(',')}\nx`, /^1 .*20 columns/],
    ['too many rows', `a\n${'x\n'.repeat(2001)}`, /^2002 .*2000 rows/],
    ['too long a cell', `a\n${'x'.repeat(401)}`, /^2 .*400 characters/],
    ['too long a file', 'x'.repeat(500_001), /^1 .*500000 characters/],
  ])('is refused with %s', (_, source, message) => {
    expect(faultsOf(source)).toEqual([expect.stringMatching(message)]);
  });

  it('is not lengthy about what is wrong', () => {
    expect(faultsOf(`a,b\n${'x\n'.repeat(500)}`)).toHaveLength(10);
  });

  it('is read quickly, whatever it is made of', () => {
    const hostile = [
      `a\n${','.repeat(499_000)}`,
      `a\n"${'""'.repeat(199)}`,
      `a\n${'"'.repeat(399)}`,
      `a\n${' '.repeat(100_000)}x"`,
      `a\n${'\t'.repeat(100_000)}"`,
    ];
    const began = process.threadCpuUsage();
    for (const source of hostile) faultsOf(source);
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(1000);
  });
});
