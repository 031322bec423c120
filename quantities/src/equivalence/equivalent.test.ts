import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression } from '../expression.ts';
import { readExpression } from '../read-expression.ts';
import { type Equivalence, equivalenceTo, equivalent } from './equivalent.ts';

/** Only q is never given a range. */
const names = ['q', 'x', 'y', 'z', 'a', 'b', 'c', 'n', 'R_1', 'R_2', 'L', 'C', 'g', 'h', 'k', 'm'];

function read(text: string): Expression {
  const reading = readExpression(text, { names, implicitProducts: true });
  if (reading.kind !== 'expression') throw new Error(`${text}: ${JSON.stringify(reading)}`);
  return reading.expression;
}

function compare(one: string, other: string, [min, max] = [0.5, 3], seed = 1): Equivalence {
  return equivalent(read(one), read(other), { symbols: names.slice(1).map((key) => ({ key, min, max })), seed });
}

const said = ({ kind, by }: Equivalence) => `${kind} by ${by}`;

describe('expressions that are the same', () => {
  it.each([
    ['a b', 'b a'],
    ['(x+y)^2', 'x^2 + 2xy + y^2'],
    ['(x+y)(x-y)', 'x^2-y^2'],
    ['x/2', '0.5x'],
    ['0.1x + 0.2x', '0.3x'],
    ['R_1R_2/(R_1+R_2)', '1/(1/R_1+1/R_2)'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['x^-2', '1/x²'],
    ['-(a-b)', 'b-a'],
    ['x^3/x', 'x^2'],
    ['2 pi sqrt(L C)', 'sqrt(C L) pi * 2'],
    ['1/(2 pi sqrt(L C))', '(L C)^(-1/2)/(2 pi)'],
    ['sqrt(x)^2', 'x'],
    ['sqrt(k/m)*sqrt(k/m)', 'k/m'],
    ['x sqrt(x)', 'x^(3/2)'],
    ['1/sqrt(x)', 'sqrt(x)/x'],
    ['sin((x^2-1)/(x-1))', 'sin(x+1)'],
    ['sin(2x)^2 - 1', '(sin(x+x)-1)(sin(2x)+1)'],
    ['x^n x^n', '(x^n)^2'],
    ['a/b/c', 'a/(b c)'],
  ])('%s and %s, with proof', (one, other) => {
    expect(said(compare(one, other))).toBe('equal by symbols');
  });

  it.each([
    ['sin(x)^2 + cos(x)^2', '1'],
    ['sin(2x)', '2 sin(x) cos(x)'],
    ['sqrt(a) sqrt(b)', 'sqrt(a b)'],
    ['sqrt(8)', '2 sqrt(2)'],
    ['sqrt(x^2)', 'x'],
    ['exp(a) exp(b)', 'exp(a+b)'],
    ['ln(a b)', 'ln(a) + ln(b)'],
    ['x^(n+1)', 'x x^n'],
    ['log10(x)', 'ln(x)/ln(10)'],
    ['tan x', 'sin(x)/cos(x)'],
    ['e^(2x)', 'exp(x)^2'],
    ['ln(e x)', '1 + ln x'],
    ['sin(9 pi)', '0'],
    ['sin(4 pi)', 'cos(5 pi / 2)'],
    ['a tan(11 pi) / b', '0'],
    ['sqrt(x+1+2sqrt(x)) - sqrt(x) - 1', '0'],
    ['|x|', 'x'],
    ['(x+y+z+1)^40', '(1+x+y+z)^20 (z+y+x+1)^20'],
    ['0.30000000000000004x', '0.3x'],
  ])('%s and %s, at every point', (one, other) => {
    expect(said(compare(one, other))).toBe('equal by samples');
  });
});

describe('expressions that differ', () => {
  it.each([
    ['x', 'y'],
    ['x', '1.000001x'],
    ['x', 'x + 0.000001'],
    ['pi x', '3.14x'],
    ['(x+y)^2', 'x^2 + y^2'],
    ['a/b c', 'a/b * c'],
    ['R_1+R_2', 'R_1R_2/(R_1+R_2)'],
    ['x', '-x'],
    ['x', '1/x'],
    ['sqrt(-x)', 'x'],
    ['2 pi sqrt(L/C)', '2 pi sqrt(L C)'],
    ['0', 'x'],
  ])('%s and %s', (one, other) => {
    expect(said(compare(one, other))).toBe('different by samples');
  });

  it('depends on where the symbols are', () => {
    expect(compare('sqrt(x^2)', 'x', [0.5, 3]).kind).toBe('equal');
    expect(compare('sqrt(x^2)', 'x', [-3, -0.5]).kind).toBe('different');
    expect(compare('sqrt(x^2)', 'x', [-3, 3]).kind).toBe('different');
  });
});

it('is a matter of where both have a value, once it is proved', () => {
  expect(said(compare('sqrt(x)^2', 'x', [-1, 3]))).toBe('equal by symbols');
  expect(said(compare('sqrt(x)^4', '|x|^2', [-1, 3]))).toBe('different by samples');
});

describe('nothing is said', () => {
  it.each([
    ['where neither has a value', 'sqrt(-x)', 'ln(-x)'],
    ['of what is divided by zero', 'x (y-y)/(y-y)', '(y-y)/(y-y)'],
    ['of what is nothing but rounding', '1e20 + x - 1e20', 'x + sin(x) - sin(x) + 1e20 sin(y) - 1e20 sin(y + 0)'],
    ['of a symbol without a range', 'sin(q)', 'cos(q)'],
  ])('%s', (_, one, other) => {
    expect(compare(one, other).kind).toBe('unknown');
  });

  it.each([
    '1e20 - 1e20',
    '1e15 x - 1e15 x',
    '1e100 y - 1e100 y',
    '1e20 + x - 1e20',
    '1e20 sin(x) - 1e20 cos(x - pi/2)',
    'x (y-y)/(y-y)',
    '0/(sin(x)^2 + cos(x)^2 - 1)',
  ])('in favour of %s, which is lost in its own rounding', (hostile) => {
    expect(compare('a b + c', hostile).kind).not.toBe('equal');
  });

  it.each([
    '1e20 + x - 1e20',
    '1e12 sin(x) - 1e12 sin(x + 1e-12)',
    'x (y-y)/(y-y)',
    '1e-20 x',
    'sin(3.14159265358979)',
  ])('in favour of nothing by %s, which may be something', (hostile) => {
    expect(compare('0', hostile).kind).not.toBe('equal');
  });
});

describe('hostile expressions', () => {
  it.each([
    ['((((x+1)^9)^9)^9)^9', 'x'],
    ['((((x+1)^9)^9)^9)^9', '((((1+x)^9)^9)^9)^9'],
    ['(x+y+z+1)^64', '(x+y+z+a+b+c+1)^64'],
    ['((9^64)^64)^64 x', 'x'],
    ['x^x^x^x^x^x^x^x^x^x', 'x^x^x^x^x^x^x^x^x'],
    ['0.123456789123^64 x^64', '0.123456789124^64 x^64'],
    ['1/(1/(1/(1/(1/(x+1)+y)+z)+a)+b)', '1/(1/(1/(1/(1/(x+2)+y)+z)+a)+b)'],
    [Array.from({ length: 24 }, (_, at) => `1/(x+${at}y+z)`).join('+'), 'x'],
    [Array.from({ length: 30 }, (_, at) => `sin(${at}x)`).join('+'), 'x'],
    [`${'sqrt('.repeat(30)}x${')'.repeat(30)}`, 'x'],
    ['(sqrt(x+1)+sqrt(y+1)+sqrt(z+1)+sqrt(a+1))^30', 'x'],
  ])('%s end in an answer', (one, other) => {
    expect(['equal', 'different', 'unknown']).toContain(compare(one, other).kind);
  });
});

describe('properties', () => {
  const tree = fc.letrec<{ tree: Expression }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom('x', 'y', 'z').map((key): Expression => ({ op: 'quantity', key })),
      fc.integer({ min: 1, max: 9 }).map((value): Expression => ({ op: 'number', value: value / 4 })),
      fc
        .tuple(fc.constantFrom('add' as const, 'subtract' as const, 'multiply' as const), tie('tree'), tie('tree'))
        .map(([op, left, right]): Expression => ({ op, left, right })),
      tie('tree').map((of): Expression => ({ op: 'call', name: 'sin', of })),
      tie('tree').map((of): Expression => ({ op: 'negate', of })),
    ),
  })).tree;
  const symbols = ['x', 'y', 'z'].map((key) => ({ key, min: 0.5, max: 3 }));
  const ask = (one: Expression, other: Expression) => equivalent(one, other, { symbols, seed: 7 });

  it('the order of terms and factors does not matter', () => {
    fc.assert(
      fc.property(tree, tree, fc.constantFrom('add' as const, 'multiply' as const), (left, right, op) => {
        expect(ask({ op, left, right }, { op, left: right, right: left }).kind).not.toBe('different');
      }),
    );
  });

  it('factors may be multiplied out', () => {
    fc.assert(
      fc.property(tree, tree, tree, (one, two, three) => {
        const times = (left: Expression, right: Expression): Expression => ({ op: 'multiply', left, right });
        const plus = (left: Expression, right: Expression): Expression => ({ op: 'add', left, right });
        expect(ask(times(one, plus(two, three)), plus(times(one, two), times(one, three))).kind).not.toBe('different');
      }),
    );
  });

  it('one more is never the same', () => {
    fc.assert(
      fc.property(tree, (of) => {
        expect(ask(of, { op: 'add', left: of, right: { op: 'quantity', key: 'x' } }).kind).not.toBe('equal');
      }),
    );
  });

  it('the seed decides the answer', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        expect(ask(one, other)).toEqual(ask(one, other));
      }),
    );
  });
});

it('tells of one beside several what it tells of each pair', () => {
  const options = { symbols: names.slice(1).map((key) => ({ key, min: 0.5, max: 3 })), seed: 1 };
  for (const one of ['x(y+1)', 'sqrt(-x)', 'ln(x-1)', 'q']) {
    const beside = equivalenceTo(read(one), options);
    for (const other of ['x y + x', 'x y', 'sqrt(-x)', 'ln(x-1) + 0', '1/0', 'q']) {
      expect(beside(read(other)), `${one}, ${other}`).toEqual(equivalent(read(one), read(other), options));
    }
  }
});
