import { describe, expect, it } from 'vitest';
import { calculatorOf, choice, constant, ruled, variable } from './calculator.fixture.ts';
import type { CalculatorRule } from './calculator.ts';
import { startValues } from './calculator-plan.ts';
import { readCondition } from './read-condition.ts';
import { solveCalculator } from './solve-calculator.ts';

const power = calculatorOf({ U: variable(12), R: variable(4), I: variable(null), P: variable(null) }, [
  'P = U * I',
  'U = R * I',
]);

describe('a calculator', () => {
  it('finds one quantity after another', () => {
    const { findings, order, contradictions } = solveCalculator(power, { U: 12, R: 4 });
    expect(order).toEqual(['I', 'P']);
    expect(contradictions).toEqual([]);
    expect([...findings.keys()]).toEqual(['U', 'R', 'I', 'P']);
    expect(findings.get('U')).toEqual({ kind: 'given', value: 12 });
    expect(findings.get('I')).toEqual({
      kind: 'found',
      value: 3,
      equation: 1,
      way: 'exact',
      isInRange: true,
      others: [],
    });
    expect(findings.get('P')).toMatchObject({ value: 36, equation: 0 });
  });

  it('finds what cannot be solved for by trying', () => {
    const spring = calculatorOf({ y: variable(10), x: variable(null, 0, 10) }, ['y = x^3 + x']);
    expect(solveCalculator(spring, { y: 10 }).findings.get('x')).toMatchObject({
      ...{ kind: 'found', way: 'numeric', isInRange: true },
      value: expect.closeTo(2, 9),
    });
  });

  it('takes the least of several values, and tells the others', () => {
    const square = calculatorOf({ y: variable(4), x: variable(null, -10, 10), z: variable(null, -100, 100) }, [
      'y = x^2',
      'z = 10 * x',
    ]);
    const { findings } = solveCalculator(square, { y: 4 });
    expect(findings.get('x')).toMatchObject({ value: expect.closeTo(-2, 9), isInRange: true, others: [2] });
    expect(findings.get('z')).toMatchObject({ value: expect.closeTo(-20, 8) });
  });

  it('takes none of several values that its limits or a condition rule out', () => {
    const square = calculatorOf({ y: variable(4), x: variable(null, -10, 10), z: variable(null, -100, 100) }, [
      'y = x^2',
      'z = 10 * x',
    ]);
    const positive = readCondition('x > 0', ['x']);
    if (positive.kind !== 'condition') throw new Error('no condition');
    const conditions = [{ ...positive, message: 'x is positive' }];
    const limited = square.quantities.map((quantity) =>
      quantity.key === 'x' ? { ...quantity, limits: { lower: { value: 0, isIncluded: true } } } : quantity,
    );
    for (const calculator of [
      { ...square, conditions },
      { ...square, quantities: limited },
    ]) {
      const { findings } = solveCalculator(calculator, { y: 4 });
      expect(findings.get('x')).toMatchObject({ value: 2, others: [] });
      expect(findings.get('z')).toMatchObject({ value: 20 });
    }
  });

  it('says that a value is outside of its range, and goes on with it', () => {
    const narrow = calculatorOf({ a: variable(5), b: variable(null, 0, 1), c: variable(null) }, [
      'b = 2 * a',
      'c = b + 1',
    ]);
    const { findings } = solveCalculator(narrow, { a: 5 });
    expect(findings.get('b')).toMatchObject({ value: 10, isInRange: false });
    expect(findings.get('c')).toMatchObject({ value: 11, isInRange: true });
  });

  it('uses constants and the options that are chosen', () => {
    const mixed = calculatorOf({ a: variable(null), c: choice([5, 7], 1), d: constant(10) }, ['a = c * d']);
    const found = (given: Record<string, number>) => solveCalculator(mixed, given).findings.get('a');
    expect(found({})).toMatchObject({ value: 70 });
    expect(found({ c: 0 })).toMatchObject({ value: 50 });
    // What is no place of an option is as good as nothing.
    for (const c of [2, -1, 0.5, Number.NaN]) expect(found({ c })).toMatchObject({ value: 70 });
    expect(solveCalculator(mixed, { c: 0, d: 3 }).findings.get('d')).toEqual({ kind: 'constant', value: 10 });
    expect(solveCalculator(mixed, { c: 0 }).findings.get('c')).toEqual({ kind: 'given', value: 5 });
  });

  it.each([
    ['no value', { y: -1 }, 'x', { kind: 'no-value' }],
    ['nothing that leads to it', {}, 'x', { kind: 'needs', keys: ['y', 'z'] }],
    ['no value of what it is found from', { y: -1 }, 'z', { kind: 'needs', keys: ['x'] }],
  ])('says that there is %s', (_, given, key, reason) => {
    const root = calculatorOf({ y: variable(4), x: variable(null), z: variable(null) }, ['y = x^2', 'z = x + 1']);
    expect(solveCalculator(root, given).findings.get(key)).toMatchObject({ kind: 'none', reason });
  });

  it('says that any value would do', () => {
    expect(solveCalculator(power, { U: 0, I: 0 }).findings.get('R')).toEqual({
      ...{ kind: 'none', reason: { kind: 'any-value' }, equation: 1 },
    });
  });

  it('reports what contradicts itself, and nothing that follows from the rest', () => {
    expect(solveCalculator(power, { U: 12, R: 4, I: 3 }).contradictions).toEqual([]);
    expect(solveCalculator(power, { U: 12, R: 4, I: 2 }).contradictions).toEqual([1]);
  });

  it('stands numbers of any size', () => {
    const { findings } = solveCalculator(power, { U: 1e308, R: 1e-308 });
    expect(findings.get('I')).toMatchObject({ kind: 'none', reason: { kind: 'no-value' } });
    expect(solveCalculator(power, { U: 1e308, I: 1e308 }).findings.get('P')).toMatchObject({ kind: 'none' });
  });

  it('is not led astray by names that every object has', () => {
    const given = JSON.parse('{"U": 12, "R": 4, "__proto__": {"I": 7}, "constructor": 5}');
    expect(solveCalculator(power, given).findings.get('I')).toMatchObject({ kind: 'found', value: 3 });
    const inherited = Object.create({ U: 12, R: 4 });
    expect(solveCalculator(power, inherited).findings.get('U')).toMatchObject({ kind: 'none' });
  });
});

describe('what a rule finds', () => {
  const found = (rule: CalculatorRule, value: number, option = 0) =>
    solveCalculator(calculatorOf({ D: variable(null), hole: choice([0, 1]), x: ruled(rule) }, []), {
      ...{ D: value, hole: option },
    }).findings.get('x');

  it.each([
    [0, 1.5],
    [1.5, 1.5],
    [1.5000000000001, 1.5],
    [1.6, 2.5],
    [4, 4],
  ])('is for %d the next value of a series, %d', (value, next) => {
    const finding = found({ kind: 'series', of: 'D', values: [1.5, 2.5, 4] }, value);
    expect(finding).toEqual({ kind: 'found', value: next, equation: null, way: 'rule', isInRange: true, others: [] });
  });

  it('is nothing beyond the last value or limit', () => {
    expect(found({ kind: 'series', of: 'D', values: [1.5, 2.5] }, 2.6)).toEqual({
      ...{ kind: 'none', reason: { kind: 'beyond', key: 'D', last: 2.5 }, equation: null },
    });
    expect(found({ kind: 'lookup', by: 'D', upTo: [3, 6], values: [10, 12] }, 7)).toMatchObject({
      reason: { kind: 'beyond', key: 'D', last: 6 },
    });
  });

  it('is nothing for what is outside of its range, given or computed', () => {
    const cable = calculatorOf(
      {
        x: variable(2, -10, 10),
        A: variable(null, 0.5, 3),
        A_n: ruled({ kind: 'series', of: 'A', values: [1.5, 2.5, 4] }),
        t: ruled({ kind: 'lookup', by: 'x', upTo: [3, 40], values: [10, 12] }),
      },
      ['A = x - 1'],
    );
    const found = (x: number, key: string) => solveCalculator(cable, { x }).findings.get(key);
    expect(found(2, 'A_n')).toMatchObject({ value: 1.5 });
    expect(found(-1, 'A')).toMatchObject({ value: -2, isInRange: false });
    expect(found(-1, 'A_n')).toEqual({ kind: 'none', reason: { kind: 'outside', key: 'A' }, equation: null });
    expect(found(4.5, 'A_n')).toMatchObject({ reason: { kind: 'outside', key: 'A' } });
    expect(found(9, 'A_n')).toMatchObject({ reason: { kind: 'beyond', key: 'A', last: 4 } });
    expect(found(-11, 't')).toMatchObject({ reason: { kind: 'outside', key: 'x' } });
    expect(found(20, 't')).toMatchObject({ reason: { kind: 'outside', key: 'x' } });
    // What was computed may be beside the end of its range by what numbers are rounded to.
    expect(found(1.5 - 1e-15, 'A_n')).toMatchObject({ value: 1.5 });
  });

  it.each([
    [3, 10],
    [3.01, 12],
    [6, 12],
  ])('is for %d in a table %d', (value, expected) => {
    expect(found({ kind: 'lookup', by: 'D', upTo: [3, 6], values: [10, 12] }, value)).toMatchObject({
      value: expected,
    });
  });

  it('depends on the choice, and is nothing in an empty place', () => {
    const columns = [
      [10, 12],
      [14, null],
    ];
    const rule: CalculatorRule = { kind: 'choice-lookup', choice: 'hole', by: 'D', upTo: [3, 6], columns };
    expect(found(rule, 2, 0)).toMatchObject({ value: 10 });
    expect(found(rule, 2, 1)).toMatchObject({ value: 14 });
    expect(found(rule, 5, 1)).toMatchObject({ kind: 'none', reason: { kind: 'empty-place' } });
  });

  it('is used in equations, and rules lead on from what these find', () => {
    const cable = calculatorOf(
      {
        I: variable(10),
        j: constant(5),
        A: variable(null),
        A_n: ruled({ kind: 'series', of: 'A', values: [1.5, 2.5, 4] }),
        j_n: variable(null),
      },
      ['A = I / j', 'j_n = I / A_n'],
    );
    const { findings, order } = solveCalculator(cable, startValues(cable));
    expect(order).toEqual(['A', 'A_n', 'j_n']);
    expect(findings.get('j_n')).toMatchObject({ value: 4 });
    expect(solveCalculator(cable, { I: 100 }).findings.get('j_n')).toMatchObject({
      reason: { kind: 'needs', keys: ['A_n'] },
    });
  });
});
