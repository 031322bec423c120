import { evaluate } from '@navor/quantities';
import fc from 'fast-check';
import { evaluate as mathjsEvaluate } from 'mathjs/number';
import { describe, expect, it } from 'vitest';
import { parseEquation } from './parse-equation.ts';

describe('an equation', () => {
  it('has two sides', () => {
    expect(parseEquation('U = R * I')).toEqual({
      kind: 'equation',
      left: { op: 'quantity', key: 'U' },
      right: { op: 'multiply', left: { op: 'quantity', key: 'R' }, right: { op: 'quantity', key: 'I' } },
    });
  });

  it.each([
    ['U = R = I', 'equationSides', []],
    ['U = ', 'equationSideEmpty', []],
    ['U = R + 1,5', 'equationComma', []],
    ['U = R I', 'equationProduct', ['I']],
    ['U = 2R', 'equationProduct', ['R']],
    ['U = gamma(I)', 'equationFunction', ['gamma']],
    ['U = 2 * (1 + R(I))', 'equationFunction', ['R']],
    ['U = (R', 'equationUnbalanced', ['(']],
    ['U = R)', 'equationUnbalanced', [')']],
    ['U = R *', 'equationIncompleteAt', ['*']],
    ['U = R ; I', 'equationUnexpected', [';']],
    ['U = 1.2.3', 'equationNumber', ['1.2.']],
    ['U = R^1000', 'equationTooLargeAt', ['1000']],
    [`U = ${'('.repeat(100)}R${')'.repeat(100)}`, 'equationTooDeep', []],
    [`U = ${'R + '.repeat(100)}R`, 'equationTooLong', ['300']],
  ])('says why it cannot read %s', (text, code, parts) => {
    expect(parseEquation(text)).toEqual({ kind: 'refused', fault: { code, parts } });
  });
});

describe('what is read agrees with mathjs', () => {
  const text = fc.letrec<{ formula: string }>((tie) => {
    const inner = tie('formula');
    return {
      formula: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constantFrom('x', 'y', 'R_1', 'alpha', 'pi', '2', '0.5', '1.5e2', '3'),
        fc.tuple(inner, fc.constantFrom('+', '-', '*', '/', ' - ', ' * '), inner).map((parts) => parts.join('')),
        fc.tuple(inner, fc.constantFrom('2', '3', '-1', '-x', '0.5')).map(([base, power]) => `${base}^${power}`),
        inner.map((of) => `(${of})`),
        inner.map((of) => `-${of}`),
        fc
          .tuple(fc.constantFrom('sqrt', 'sin', 'cos', 'tan', 'atan', 'exp', 'log10', 'abs'), inner)
          .map(([name, of]) => `${name}(${of})`),
      ),
    };
  }).formula;

  it('on random formulas', () => {
    const values = { x: 1.25, y: 0.75, R_1: 2.5, alpha: 0.3 };
    fc.assert(
      fc.property(text, (formula) => {
        const equation = parseEquation(`x = ${formula}`);
        // What is too long or large for us is none of mathjs's business.
        fc.pre(equation.kind === 'equation');
        const own = equation.kind === 'equation' ? evaluate(equation.right, values) : Number.NaN;
        // A tangent has no value at a right angle; theirs is what rounding leaves of one.
        fc.pre(!(formula.includes('tan(') && Number.isNaN(own)));
        const theirs = Number(mathjsEvaluate(formula, { ...values }));
        if (Number.isFinite(own) || Number.isFinite(theirs)) {
          expect(Math.abs(own - theirs)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(own), Math.abs(theirs), 1e-9));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
