import { expect, it } from 'vitest';
import { plainExpression } from './plain-expression.ts';
import { readExpression } from './read-expression.ts';

it.each([
  ['((R) / (rho * l))', 'R/(ρ·l)'],
  ['b * (rho / A * cos(phi) + x * sin(phi)) * l * I', 'b·(ρ/A·cos φ + x·sin φ)·l·I'],
  ['U * R_2 / (R_1 + R_2)', 'U·R_2/(R_1 + R_2)'],
  ['(a + b) / c', '(a + b)/c'],
  ['(a / b) / c', '(a/b)/c'],
  ['a / (b / c)', 'a/(b/c)'],
  ['sqrt(3 * V / (pi * h))', '√(3·V/(π·h))'],
  ['sqrt(x)', '√x'],
  ['(a / b)^2', '(a/b)²'],
  ['x^(n - k)', 'x^(n − k)'],
  ['x^(1 / 2)', 'x^(1/2)'],
  ['10^(-3)', '10⁻³'],
  ['-x^2', '−x²'],
  ['a - (b - c)', 'a − (b − c)'],
  ['sin(2 * alpha)', 'sin(2·α)'],
  ['abs(x) * 1.5', '|x|·1,5'],
  ['log10(p)', 'log p'],
])('writes %s as %s', (typed, text) => {
  const reading = readExpression(typed);
  expect(reading.kind === 'expression' && plainExpression(reading.expression, { language: 'sl' })).toBe(text);
});

it('writes quantities with the symbols that they are given', () => {
  const reading = readExpression('dU / 2');
  const symbols = new Map([['dU', 'ΔU']]);
  expect(reading.kind === 'expression' && plainExpression(reading.expression, { language: 'en', symbols })).toBe(
    'ΔU/2',
  );
});
