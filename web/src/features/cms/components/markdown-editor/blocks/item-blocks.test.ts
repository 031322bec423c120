import { expect, it } from 'vitest';
import { blocksOf } from './block-kinds.ts';
import { calculatorText, equationsIn, foundBy } from './calculator-text.ts';
import { columnsIn, dataTableText } from './data-table-text.ts';
import { emptyQuantity } from './live-formula-text.ts';

it('offers each kind of text what it can show', () => {
  expect(blocksOf.lesson).not.toContain('calculator');
  expect(blocksOf.lesson).toContain('video');
  expect(blocksOf.item).toEqual(expect.arrayContaining(['calculator', 'dataTable', 'figure']));
  expect(blocksOf.item).not.toContain('video');
  expect(blocksOf.page).not.toContain('figure');
});

it('writes a table of data with the columns of its file', () => {
  expect(columnsIn('\ufeff"A",I_cu,use\n1,2,3')).toEqual(['A', 'I_cu', 'use']);
  expect(columnsIn('A;I_cu\r\n1;2')).toEqual(['A', 'I_cu']);
  expect(dataTableText({ path: 'tables/a.csv', caption: 'Baker: tok', columns: 'A, I_cu,' })).toBe(
    "```table\nsrc: tables/a.csv\ncaption: 'Baker: tok'\ncolumns:\n  A: { name: A }\n  I_cu: { name: I_cu }\n```",
  );
});

it('writes a calculator in which what stands on the left is found from the rest', () => {
  const equations = equationsIn('U = R * I\n\nP = U * I\nnothing');
  expect([...foundBy(equations)]).toEqual(['U', 'P']);
  const row = (symbol: string, unit: string) => ({
    ...emptyQuantity(symbol),
    name: symbol,
    unit,
    value: '2',
    most: '9',
  });
  expect(calculatorText({ title: 'Moč', equations, quantities: [row('U', 'V'), row('R', 'ohm')] })).toBe(
    [
      '```calculator\ntitle: Moč\nquantities:',
      '  U: { name: U, unit: V, range: [0 V, 9 V] }',
      '  R: { name: R, unit: ohm, range: [0 ohm, 9 ohm], start: 2 ohm }',
      'equations:\n  - U = R * I\n  - P = U * I\n```',
    ].join('\n'),
  );
});
