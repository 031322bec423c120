import { describe, expect, it } from 'vitest';
import { filterRows, searchTexts } from './filter-rows.ts';
import type { Row } from './sort-rows.ts';

const rows: Row[] = [
  ['Žica, bakrena', '1,5', 'razsvetljava'],
  ['Kabel', '2,5', 'vtičnice'],
  ['Weiß', '10\u00a0000', 'Größe ∅ 40 mm²'],
  ['M8', '−1', ''],
].map((cells) => cells.map((text) => ({ text, value: null })));
const texts = searchTexts(rows);
const found = (typed: string) => filterRows(rows, texts, typed).map(([first]) => first?.text);

describe('filterRows', () => {
  it.each(['', '   '])('shows all for "%s"', (typed) => {
    expect(filterRows(rows, texts, typed)).toBe(rows);
  });

  it.each([
    ['zica', 'Žica, bakrena'],
    ['VTIČ', 'Kabel'],
    ['vtic', 'Kabel'],
    ['1,5', 'Žica, bakrena'],
    ['1.5', 'Žica, bakrena'],
    ['weiss', 'Weiß'],
    ['grosse', 'Weiß'],
    ['10000', 'Weiß'],
    ['10 000', 'Weiß'],
    ['mm2', 'Weiß'],
    ['-1', 'M8'],
    ['m8', 'M8'],
  ])('finds "%s"', (typed, name) => {
    expect(found(typed)).toEqual([name]);
  });

  it('wants every word, in whichever column', () => {
    expect(found('raz zica')).toEqual(['Žica, bakrena']);
    expect(found('kabel razsvetljava')).toEqual([]);
  });

  it('takes nothing for a pattern', () => {
    expect(found('.*')).toEqual([]);
    expect(found('[')).toEqual([]);
  });

  it('finds nothing across two cells', () => {
    expect(found('kabel2')).toEqual([]);
  });

  it('stays quick with five hundred rows', () => {
    const many = Array.from(
      { length: 500 },
      (_, row): Row => Array.from({ length: 12 }, (_, column) => ({ text: `vrednost ${row},${column}`, value: row })),
    );
    const searched = searchTexts(many);
    const began = process.threadCpuUsage();
    for (let time = 0; time < 20; time += 1) filterRows(many, searched, 'vrednost 499,11');
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(500);
  });
});
