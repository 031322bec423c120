import { expect, it } from 'vitest';
import { cellsIn, tableEquations } from './table-equations.ts';

const equationsIn = (...lines: string[]) => tableEquations(lines.join('\n')).map(({ equation }) => equation);

it('reads what stands below a symbol as what it equals', () => {
  expect(
    equationsIn(
      'Prerez · A · I_x · W_x',
      'pravokotnik · b h · b h³/12 · b h²/6',
      'krog · π d²/4 · π d⁴/64 · π d³/32',
      'cev · ni podatka · (D⁴ − d⁴) π/64 · 2 I_x/D',
    ),
  ).toEqual([
    ...['A = b h', 'I_x = b h³/12', 'W_x = b h²/6', 'A = π d²/4', 'I_x = π d⁴/64', 'W_x = π d³/32'],
    ...['I_x = (D⁴ − d⁴) π/64', 'W_x = 2 I_x/D'],
  ]);
});

it.each([
  ['numbers', 'Navoj · d · P', 'M8 · 8 · 1,25'],
  ['words', 'Znak · A · B', 'opis · glavna faza · po dogovoru'],
  ['a line with fewer cells', 'Prerez · A · W', 'pravokotnik · b h²/6'],
  ['a table without symbols', 'Prerez · Ploščina', 'pravokotnik · b h'],
])('takes no equation from %s', (_, ...lines) => {
  expect(equationsIn(...lines)).toEqual([]);
});

it('takes a few equations only, however long the list', () => {
  const long = `x · y\n${'a b · c/d\n'.repeat(5000)}${' · '.repeat(20_000)}`;
  const began = process.threadCpuUsage();
  expect(tableEquations(long)).toHaveLength(40);
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(500);
});

it('tells where a cell is', () => {
  const line = 'krog · π d²/4 · π d³/32';
  expect(cellsIn(line, ['π d³/32']).map(({ start, end }) => line.slice(start, end))).toEqual(['π d³/32']);
});
