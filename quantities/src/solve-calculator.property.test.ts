import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorOf, constant, ruled, variable } from './calculator.fixture.ts';
import { startValues, swapsFor } from './calculator-plan.ts';
import { evaluate } from './evaluate.ts';
import { solveCalculator } from './solve-calculator.ts';

/** Products alone: each quantity has one root, and no difference of large numbers loses the figures of a small one. */
const motor = calculatorOf(
  {
    U: variable(230, 0, 1e9),
    I: variable(10, 0, 1e9),
    c: variable(0.8, 0, 1),
    eta: variable(0.9, 0, 1),
    k: constant(Math.sqrt(3)),
    P: variable(null, 0, 1e12),
    P_out: variable(null, 0, 1e15),
    S: variable(null, 0, 1e12),
    R: variable(2, 0, 1e9),
    loss: variable(null, 0, 1e15),
    t: variable(null, 0, 1e15),
    T_n: ruled({ kind: 'series', of: 't', values: [10, 100, 1e4, 1e8, 1e16] }),
  },
  ['S = k * U * I', 'P = S * c', 'P_out = P * eta', 'loss = R * I^2', 't = loss / P_out'],
);

const size = fc.double({ noNaN: true, min: 0.1, max: 1000 });
const share = fc.double({ noNaN: true, min: 0.05, max: 0.99 });
const anyGiven = fc.record({ U: size, I: size, c: share, eta: share, R: size });

function valuesOf(given: Record<string, number>): Record<string, number> {
  const { findings, contradictions } = solveCalculator(motor, given);
  expect(contradictions).toEqual([]);
  return Object.fromEntries(
    [...findings].map(([key, finding]) => [key, finding.kind === 'none' ? Number.NaN : finding.value]),
  );
}

describe('a calculator, whatever is given', () => {
  it('finds values that satisfy every equation', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const values = valuesOf(given);
        for (const { left, right } of motor.equations) {
          const [one, other] = [evaluate(left, values), evaluate(right, values)];
          expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.abs(one));
        }
      }),
      { numRuns: 50, seed: 7 },
    );
  });

  it('gives the same numbers after a swap, and after another one back', () => {
    const computed = ['P', 'P_out', 'S', 'loss', 't'];
    fc.assert(
      fc.property(anyGiven, fc.constantFrom(...computed), fc.nat(), (given, key, which) => {
        const values = valuesOf(given);
        const swaps = swapsFor(motor, given, key);
        expect(swaps.length).toBeGreaterThan(0);
        const freed = swaps[which % swaps.length] ?? '';
        const { [freed]: _, ...others } = given as Record<string, number>;
        const swapped = { ...others, [key]: values[key] ?? Number.NaN };
        const found = valuesOf(swapped);
        for (const [name, value] of Object.entries(values)) {
          expect(Math.abs((found[name] ?? Number.NaN) / value - 1)).toBeLessThanOrEqual(1e-9);
        }
        expect(swapsFor(motor, swapped, freed)).toContain(key);
        const back: Record<string, number> = { ...given, [freed]: found[freed] ?? Number.NaN };
        for (const [name, value] of Object.entries(valuesOf(back))) {
          expect(Math.abs(value / (values[name] ?? Number.NaN) - 1)).toBeLessThanOrEqual(1e-9);
        }
      }),
      { numRuns: 50, seed: 7 },
    );
  });

  it('never swaps into what cannot be solved', () => {
    const keys = motor.quantities.map(({ key }) => key);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.nat()), { maxLength: 8 }), (moves) => {
        let given: Record<string, number> = { ...startValues(motor) };
        for (const [key, which] of moves) {
          const swaps = swapsFor(motor, given, key);
          const freed = swaps[which % Math.max(swaps.length, 1)];
          if (freed === undefined) continue;
          const values = valuesOf(given);
          const { [freed]: _, ...others } = given;
          given = { ...others, [key]: values[key] ?? Number.NaN };
          expect(Object.values(valuesOf(given)).every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});
