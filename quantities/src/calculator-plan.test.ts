import { describe, expect, it } from 'vitest';
import { calculatorOf, choice, constant, ruled, variable } from './calculator.fixture.ts';
import { planCalculator, startValues, swapsFor } from './calculator-plan.ts';

const power = calculatorOf({ U: variable(12), R: variable(4), I: variable(null), P: variable(null) }, [
  'P = U * I',
  'U = R * I',
]);

describe('the order in which a calculator is solved', () => {
  it('takes each equation as soon as one quantity is left in it', () => {
    expect(planCalculator(power, { U: 12, R: 4 })).toEqual({
      steps: [
        { key: 'I', equation: 1 },
        { key: 'P', equation: 0 },
      ],
      leftover: [],
      missing: [],
    });
  });

  it('says what it does not come to', () => {
    expect(planCalculator(power, { P: 36, R: 4 })).toMatchObject({ steps: [], missing: ['U', 'I'] });
    expect(planCalculator(power, {})).toMatchObject({ missing: ['U', 'R', 'I', 'P'] });
  });

  it('names the equations that have nothing left to find', () => {
    expect(planCalculator(power, { U: 12, R: 4, I: 3 })).toMatchObject({ leftover: [1], missing: [] });
  });

  it('takes what is no number for not given', () => {
    expect(planCalculator(power, { U: 12, R: Number.NaN, I: 3 })).toMatchObject({
      steps: [{ key: 'P' }, { key: 'R' }],
    });
    expect(planCalculator(power, { U: 12, R: Number.POSITIVE_INFINITY }).missing).toEqual(['R', 'I', 'P']);
  });

  it('goes on from what rules find, but never back through them', () => {
    const size = calculatorOf(
      {
        A: variable(1),
        A_n: ruled({ kind: 'series', of: 'A', values: [1.5, 2.5] }),
        l: variable(2),
        R: variable(null),
      },
      ['R = l / A_n'],
    );
    expect(planCalculator(size, { A: 1, l: 2 }).steps).toEqual([
      { key: 'A_n', equation: null },
      { key: 'R', equation: 0 },
    ]);
    expect(planCalculator(size, { R: 1, l: 2 }).missing).toEqual(['A', 'A_n']);
    // What it follows stays given; the other two may be found from each other.
    expect(swapsFor(size, { A: 1, l: 2 }, 'R')).toEqual(['l']);
    expect(swapsFor(size, { A: 1, l: 2 }, 'A_n')).toEqual([]);
  });

  it('starts with the start values and the places of options', () => {
    const mixed = calculatorOf({ a: variable(3), b: variable(null), c: choice([5, 7], 1), d: constant(9) }, [
      'a = b * c * d',
    ]);
    expect(startValues(mixed)).toEqual({ a: 3, c: 1 });
  });
});

describe('what can be swapped', () => {
  it('is what leaves everything solvable', () => {
    expect(swapsFor(power, { U: 12, R: 4 }, 'I')).toEqual(['U', 'R']);
    // From P and R alone, neither equation has a single unknown.
    expect(swapsFor(power, { U: 12, R: 4 }, 'P')).toEqual(['R']);
  });

  it('grows with an equation that follows from the others', () => {
    const whole = calculatorOf({ U: variable(12), R: variable(4), I: variable(null), P: variable(null) }, [
      'P = U * I',
      'U = R * I',
      'P = R * I^2',
    ]);
    expect(swapsFor(whole, { U: 12, R: 4 }, 'P')).toEqual(['U', 'R']);
  });

  it('is never a constant or a choice, and nothing for what is given already or unknown', () => {
    const fixed = calculatorOf({ a: variable(3), b: variable(null), c: choice([5, 7]), d: constant(9) }, [
      'b = a * c * d',
    ]);
    expect(swapsFor(fixed, { a: 3, c: 0 }, 'b')).toEqual(['a']);
    for (const key of ['a', 'c', 'd', 'x', '__proto__', 'constructor'])
      expect(swapsFor(fixed, { a: 3 }, key)).toEqual([]);
  });
});
