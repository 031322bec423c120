import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dimension, dimensionText } from './dimension.ts';
import { countQuantity, evaluate, quantityKeys } from './evaluate.ts';
import type { Expression, FunctionName } from './expression.ts';
import { dimensionOf } from './expression-dimension.ts';
import { isolate } from './isolate.ts';
import { sampleCurve } from './sample-curve.ts';
import { scaleOf } from './scale.ts';
import { solve } from './solve.ts';
import { type Notation, typeset } from './typeset.ts';
import { noUnit, readUnit } from './unit.ts';

const q = (key: string): Expression => ({ op: 'quantity', key });
const n = (value: number): Expression => ({ op: 'number', value });
const call = (name: FunctionName, of: Expression): Expression => ({ op: 'call', name, of });
const pair =
  (op: Extract<Expression, { left: Expression }>['op']) =>
  (left: Expression, right: Expression): Expression => ({ op, left, right });
const [add, subtract, multiply, divide, power] = [
  pair('add'),
  pair('subtract'),
  pair('multiply'),
  pair('divide'),
  pair('power'),
];

const ohm = { left: q('U'), right: multiply(q('R'), q('I')) };

/** An equation as it is prepared for readers. */
function prepare({ left, right }: { left: Expression; right: Expression }) {
  const solutions: Record<string, { expression: Expression; html: string }> = {};
  for (const key of new Set([...quantityKeys(left), ...quantityKeys(right)])) {
    const expression = isolate(left, right, key);
    if (expression) solutions[key] = { expression, html: '' };
  }
  return { left, right, solutions };
}

const plain: Notation = {
  leaf: (leaf) => ({
    text: leaf.op === 'number' ? String(leaf.value) : leaf.op === 'pi' ? 'π' : leaf.key,
    tightness: 'atom',
  }),
  add: (left, right) => `${left} + ${right}`,
  subtract: (left, right) => `${left} - ${right}`,
  negate: (of) => `-${of}`,
  multiply: (left, right, isDotted) => `${left}${isDotted ? '·' : ' '}${right}`,
  fraction: (above, below) => `[${above}/${below}]`,
  power: (base, exponent) => `${base}^{${exponent}}`,
  root: (of) => `√{${of}}`,
  absolute: (of) => `|${of}|`,
  euler: null,
  call: (name, argument) => `${name} ${argument}`,
  parentheses: (of) => `(${of})`,
};

const solved = (equation: { left: Expression; right: Expression }, key: string) => {
  const found = isolate(equation.left, equation.right, key);
  return found && typeset(found, plain);
};

describe('an equation solved for a quantity', () => {
  it.each([
    ['Ohm for I', ohm, 'I', '[U/R]'],
    [
      'Coulomb for Q',
      { left: q('F'), right: divide(multiply(multiply(q('k'), q('Q')), q('P')), power(q('r'), n(2))) },
      'Q',
      '[F r^{2}/k P]',
    ],
    ['Coulomb for r', { left: q('F'), right: divide(q('k'), power(q('r'), n(2))) }, 'r', '√{[k/F]}'],
    [
      'parallel for R',
      { left: divide(n(1), q('R')), right: add(divide(n(1), q('A')), divide(n(1), q('B'))) },
      'R',
      '[1/[1/A] + [1/B]]',
    ],
    ['component for α', { left: q('x'), right: multiply(q('F'), call('cos', q('α'))) }, 'α', 'acos ([x/F])'],
    ['difference', { left: q('a'), right: subtract(q('b'), q('c')) }, 'c', 'b - a'],
    [
      'exponential',
      { left: q('a'), right: multiply(q('b'), call('exp', { op: 'negate', of: q('c') })) },
      'c',
      '-ln ([a/b])',
    ],
    ['cube', { left: q('V'), right: power(q('a'), n(3)) }, 'a', 'V^{[1/3]}'],
    ['exponent', { left: q('y'), right: power(n(2), q('x')) }, 'x', '[ln y/ln 2]'],
  ])('%s', (_, equation, key, text) => {
    expect(solved(equation, key)).toBe(text);
  });

  it('is left to numbers where the quantity occurs twice', () => {
    expect(solved({ left: q('s'), right: add(q('t'), power(q('t'), n(2))) }, 't')).toBeNull();
  });

  it('satisfies the equation, whatever surrounds the quantity', () => {
    const side = fc.letrec<{ tree: Expression }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constant(q('x')),
        fc
          .tuple(fc.constantFrom(add, subtract, multiply, divide), tie('tree'), fc.integer({ min: 2, max: 9 }))
          .map(([make, of, by]) => make(of, n(by))),
        fc
          .tuple(fc.constantFrom(add, subtract, multiply, divide), tie('tree'), fc.integer({ min: 2, max: 9 }))
          .map(([make, of, by]) => make(n(by), of)),
        fc
          .tuple(fc.constantFrom<FunctionName>('sqrt', 'exp', 'ln', 'atan', 'log10'), tie('tree'))
          .map(([name, of]) => call(name, of)),
        tie('tree').map((of): Expression => ({ op: 'negate', of })),
        tie('tree').map((of) => power(of, n(3))),
      ),
    })).tree;
    fc.assert(
      fc.property(side, fc.double({ min: 0.5, max: 3, noNaN: true }), (left, x) => {
        const value = evaluate(left, { x });
        fc.pre(Number.isFinite(value) && Math.abs(value) > 1e-6 && Math.abs(value) < 1e6);
        const found = isolate(left, q('y'), 'x');
        if (!found) throw new Error('not isolated');
        const back = evaluate(found, { y: value });
        // A root of a negative number is the one thing that powers cannot undo.
        fc.pre(Number.isFinite(back));
        expect(Math.abs(evaluate(left, { x: back }) - value)).toBeLessThan(1e-3 * (1 + Math.abs(value)));
        expect(countQuantity(found, 'x')).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('solving with numbers', () => {
  const range = { min: 0, max: 100 };

  it('takes the solved form where there is one', () => {
    expect(solve(prepare(ohm), 'I', { U: 12, R: 4700 }, { min: 0, max: 10 })).toEqual({
      kind: 'solved',
      value: 12 / 4700,
      isInRange: true,
      way: 'exact',
    });
  });

  it('tells a value outside of the range from none', () => {
    expect(solve(prepare(ohm), 'I', { U: 12, R: 0.1 }, { min: 0, max: 10 })).toMatchObject({
      value: 120,
      isInRange: false,
    });
    expect(solve(prepare({ left: q('a'), right: call('sqrt', q('b')) }), 'b', { a: -3 }, range)).toEqual({
      kind: 'none',
    });
    expect(
      solve(prepare({ left: q('x'), right: multiply(q('F'), call('cos', q('α'))) }), 'α', { x: 2, F: 1 }, range),
    ).toEqual({ kind: 'none' });
  });

  it('finds a quantity that occurs twice', () => {
    const fall = prepare({ left: q('s'), right: add(multiply(q('v'), q('t')), multiply(n(5), power(q('t'), n(2)))) });
    const found = solve(fall, 't', { s: 30, v: 5 }, range);
    expect(found).toMatchObject({ kind: 'solved', way: 'numeric', isInRange: true });
    expect(found.kind === 'solved' && found.value).toBeCloseTo(2, 9);
  });

  it('reports all solutions in the range', () => {
    const throwing = prepare({
      left: q('h'),
      right: subtract(multiply(q('v'), q('t')), multiply(n(5), power(q('t'), n(2)))),
    });
    const found = solve(throwing, 't', { h: 10, v: 15 }, range);
    expect(found.kind === 'several' && found.values.map((value) => Number(value.toFixed(6)))).toEqual([1, 2]);
    const sine = prepare({ left: q('y'), right: call('sin', q('x')) });
    const angles = solve(sine, 'x', { y: 0.5 }, { min: 0, max: Math.PI });
    expect(angles.kind === 'several' && angles.values.map((value) => Math.round((value * 180) / Math.PI))).toEqual([
      30, 150,
    ]);
  });

  it('prefers the negative root where only that is in the range', () => {
    const square = prepare({ left: q('y'), right: power(q('x'), n(2)) });
    const found = solve(square, 'x', { y: 9 }, { min: -10, max: -1 });
    expect(found).toMatchObject({ kind: 'solved', isInRange: true });
    expect(found.kind === 'solved' && found.value).toBeCloseTo(-3, 9);
  });

  it('takes a pole for no solution', () => {
    const hyperbola = prepare({ left: divide(n(1), subtract(q('x'), n(5))), right: multiply(n(0), q('x')) });
    expect(solve({ ...hyperbola, solutions: {} }, 'x', {}, { min: 0.3, max: 10 })).toEqual({ kind: 'none' });
  });

  it('finds small values in a wide range that starts at zero', () => {
    const parallel = prepare({ left: divide(n(1), q('R')), right: add(divide(n(1), q('A')), divide(n(1), q('B'))) });
    const found = solve({ ...parallel, solutions: {} }, 'R', { A: 2, B: 2 }, { min: 0, max: 1e6 });
    expect(found.kind === 'solved' && found.value).toBeCloseTo(1, 9);
  });
});

describe('dimensions', () => {
  const units: Record<string, string> = { U: 'V', R: 'kΩ', I: 'mA', t: 's', a: 'm/s^2', alpha: '°' };
  const of = (key: string): Dimension => (readUnit(units[key] ?? '') ?? noUnit).dimension;
  const text = (expression: Expression) => {
    const finding = dimensionOf(expression, of);
    return finding.kind === 'dimension' ? dimensionText(finding.dimension) : finding.kind;
  };

  it.each([
    [multiply(q('R'), q('I')), dimensionText(of('U'))],
    [call('sqrt', divide(q('a'), q('a'))), '1'],
    [call('sqrt', power(q('t'), n(2))), 's'],
    [multiply(q('t'), call('sin', q('alpha'))), 's'],
    [add(q('U'), q('I')), 'unlike-terms'],
    [add(q('U'), n(1)), 'unlike-terms'],
    [call('ln', q('t')), 'not-a-number'],
    [power(n(2), q('t')), 'not-a-number'],
    [power(q('t'), q('alpha')), 'changing-exponent'],
  ])('%#', (expression, expected) => {
    expect(text(expression)).toBe(expected);
  });

  it('are written with base units', () => {
    expect(dimensionText(of('R'))).toBe('m^2·kg/(s^3·A^2)');
    expect(dimensionText(noUnit.dimension)).toBe('1');
  });
});

describe('a sampled curve', () => {
  it('is cut where there is no value', () => {
    const root = prepare({ left: q('y'), right: call('sqrt', subtract(power(q('x'), n(2)), n(1))) });
    const pieces = sampleCurve(root, { x: 'x', y: 'y', range: { min: 0, max: 10 } }, {}, scaleOf(-3, 3));
    expect(pieces).toHaveLength(2);
    expect(pieces.flat().every(({ x }) => Math.abs(x) >= 1)).toBe(true);
    expect(pieces[0]?.at(-1)?.x).toBeCloseTo(-1, 5);
    expect(pieces[1]?.[0]?.x).toBeCloseTo(1, 5);
  });

  it('is cut at a pole', () => {
    const tangent = prepare({ left: q('y'), right: call('tan', q('x')) });
    const pieces = sampleCurve(tangent, { x: 'x', y: 'y', range: { min: -10, max: 10 } }, {}, scaleOf(0, 3));
    expect(pieces).toHaveLength(2);
  });

  it('is one piece where a line crosses zero', () => {
    const line = prepare({ left: q('y'), right: subtract(q('x'), n(1.234)) });
    expect(sampleCurve(line, { x: 'x', y: 'y', range: { min: -9, max: 9 } }, {}, scaleOf(-5, 5))).toHaveLength(1);
  });
});
