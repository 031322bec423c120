import { describe, expect, it } from 'vitest';
import { readExpression } from '../read-expression.ts';
import { equationForm } from './equation-form.ts';

function formOf(equation: string, nameOf?: (key: string) => string): string | null {
  const [left, right] = equation.split('=').map((side) => {
    const reading = readExpression(side, { implicitProducts: true });
    return reading.kind === 'expression' ? reading.expression : expect.fail(side);
  });
  return left && right ? equationForm(left, right, nameOf) : expect.fail(equation);
}

describe('the form of an equation', () => {
  it.each([
    ['U = R * I', 'R = U / I'],
    ['1 / R = 1 / a + 1 / b', 'R = a * b / (a + b)'],
    ['c = sqrt(a^2 + b^2)', 'c^2 = a^2 + b^2'],
    ['T = 2 * pi * sqrt(l / g)', 'g = 4 * pi^2 * l / T^2'],
    ['v = s^(1/3)', 's = v^3'],
    ['v = s^(3/2)', 's^3 = v^2'],
    ['-x = y / 2', '0.5 * y = -x'],
    ['P = U * I * cos(a)', 'I = P / (U * cos(a))'],
  ])('%s is that of %s', (one, other) => {
    expect(formOf(one)).not.toBeNull();
    expect(formOf(one)).toBe(formOf(other));
  });

  it.each([
    ['U = R * I', 'U = R / I'],
    ['v = s^(1/3)', 'v = s^(1/2)'],
    ['x = sin(a)', 'x = sin(2 * a)'],
    ['x = 2^n', 'x = n^2'],
    ['a = b + c', 'a = b - c'],
  ])('%s is not that of %s', (one, other) => {
    expect(formOf(one)).not.toBe(formOf(other));
  });

  it('takes symbols with the same name for the same one, inside of functions too', () => {
    const lower = (key: string) => key.toLowerCase();
    expect(formOf('X = sin(A) * sqrt(B + b)', lower)).toBe(formOf('x = sin(a) * sqrt(2 * b)', lower));
    expect(formOf('X = a')).not.toBe(formOf('x = a'));
  });

  it.each([
    ['says nothing', 'x = x'],
    ['has one term only', 'x = 0'],
    ['divides by zero', 'x = y / (a - a)'],
    ['takes too long', 'x = (a + b + c + d + e + f)^60'],
  ])('is none where it %s', (_, equation) => {
    expect(formOf(equation)).toBeNull();
  });
});
