import { expect, it } from 'vitest';
import { readExpression } from '../read-expression.ts';
import { evaluateWithoutRoundoff } from './value-with-error.ts';

const values = { a: 1.5, b: 1.2, c: 0.3, tiny: 1.602e-19 };

it.each([
  ['a - b - c', 0],
  ['b + c - a', 0],
  ['230 * cos(pi / 2)', 0],
  ['sin(pi)', 0],
  ['a - a', 0],
  ['a - b', 0.3],
  ['tiny', 1.602e-19],
  ['tiny * 2', 3.204e-19],
  ['a - 1.4999999', 1e-7],
  ['1 / (a - a)', Number.POSITIVE_INFINITY],
])('%s is %s', (text, expected) => {
  const reading = readExpression(text, { names: Object.keys(values) });
  if (reading.kind !== 'expression') throw new Error(text);
  const value = evaluateWithoutRoundoff(reading.expression, values);
  if (expected === 0 || !Number.isFinite(expected)) expect(value).toBe(expected);
  else expect(value / expected).toBeCloseTo(1, 6);
});
