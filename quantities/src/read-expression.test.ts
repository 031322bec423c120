// Long, since each way of writing a formula is a row of one and the same call.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { type ExpressionOptions, readExpression } from './read-expression.ts';

const names = [
  'x',
  'y',
  'a',
  'b',
  'U',
  'R',
  'R_1',
  'R_2',
  'U_max',
  'alpha',
  'omega',
  'phi',
  't',
  'm',
  'v',
  'n',
  'DeltaT',
];
const typed: ExpressionOptions = { names, decimalComma: true, implicitProducts: true };
const values = Object.fromEntries(names.map((name, at) => [name, 1.5 + at / 8]));
const { x = 0, y = 0, a = 0, b = 0, U = 0, R = 0, R_1 = 0, R_2 = 0, alpha = 0, omega = 0, phi = 0 } = values;
const { t = 0, m = 0, v = 0, n = 0, U_max = 0, DeltaT = 0 } = values;

function valueFrom(text: string, options = typed): number {
  const reading = readExpression(text, options);
  if (reading.kind !== 'expression') throw new Error(`${text}: ${JSON.stringify(reading)}`);
  return evaluate(reading.expression, values);
}

describe('a typed formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['1,5 + .5', 2],
    ['1.5 + ,5', 2],
    ['2e3', 2000],
    ['8 : 4 ÷ 2', 1],
    ['2 · 3 × 4 ⋅ 5', 120],
    ['8 − 3 – 2', 3],
    ['2^3^2', 512],
    ['2**3', 8],
    ['-2^2', -4],
    ['2^-2', 0.25],
    ['2^-x^2', 2 ** -(x ** 2)],
    ['--2', 2],
    ['3 * -2', -6],
    ['x²', x ** 2],
    ['x⁻¹²', x ** -12],
    ['xⁿ', x ** n],
    ['x²ⁿ', x ** (2 * n)],
    ['(x²)³', x ** 6],
    ['√4', 2],
    ['√(x+y)', Math.sqrt(x + y)],
    ['2√x', 2 * Math.sqrt(x)],
    ['2x', 2 * x],
    ['2 x', 2 * x],
    ['x(y+1)', x * (y + 1)],
    ['(a)(b)', a * b],
    ['[a + (b)] x', (a + b) * x],
    ['2xy²', 2 * x * y ** 2],
    ['UR', U * R],
    ['U_max R', U_max * R],
    ['U/2R', U / (2 * R)],
    ['1/2mv^2', (m * v ** 2) / 2],
    ['1/2 (a+b)', (a + b) / 2],
    ['U/R*x', (U / R) * x],
    ['R_1R_2/(R_1+R_2)', (R_1 * R_2) / (R_1 + R_2)],
    ['R1 + R₂ + R_{1}', 2 * R_1 + R_2],
    ['sin(x)^2', Math.sin(x) ** 2],
    ['sin²x', Math.sin(x) ** 2],
    ['sin^2(x) + cos^2 x', 1],
    ['sin x', Math.sin(x)],
    ['sinx cosx', Math.sin(x) * Math.cos(x)],
    ['sin 2x', Math.sin(2 * x)],
    ['sin2x', Math.sin(2 * x)],
    ['U_max sin ωt', U_max * Math.sin(omega * t)],
    ['sin x^2', Math.sin(x ** 2)],
    ['sin x * y', Math.sin(x) * y],
    ['2 sin x + 1', 2 * Math.sin(x) + 1],
    ['tg α', Math.tan(alpha)],
    ['cot x + ctg(x)', 2 / Math.tan(x)],
    ['sec²x - csc x', 1 / Math.cos(x) ** 2 - 1 / Math.sin(x)],
    ['log_2 8 + log₂(4) + log_{10}(x)', 5 + Math.log10(x)],
    ['SQRT(x) + SIN(y)', Math.sqrt(x) + Math.sin(y)],
    ['arcsin(0,5)', Math.asin(0.5)],
    ['arctg 1', Math.PI / 4],
    ['log(100)', 2],
    ['ln 2', Math.LN2],
    ['exp(1)', Math.E],
    ['2πx', 2 * Math.PI * x],
    ['2 pi x', 2 * Math.PI * x],
    ['|−3|', 3],
    ['2|x - y|y', 2 * Math.abs(x - y) * y],
    ['|x|y||', Number.NaN],
    ['||x| - |y||', y - x],
    ['φ + ϕ + fi + phi', 4 * phi],
    ['alpha + alfa', 2 * alpha],
    ['ΔT', DeltaT],
    ['x\u00a0+\u202fy', x + y],
    ['x^{2} + sqrt{x}', x ** 2 + Math.sqrt(x)],
    ['{x + y} a', (x + y) * a],
    ['Sqrt(x) + Sin x', Math.sqrt(x) + Math.sin(x)],
    ['koren(x) + wurzel(x) + root(x)', 3 * Math.sqrt(x)],
    ['2Pi x', 2 * Math.PI * x],
    ['x \u2014 y', x - y],
    ['½mv²', (m * v ** 2) / 2],
    ['¾ x', 0.75 * x],
    // LaTeX.
    ['\\frac{1}{2}mv^2', (m * v ** 2) / 2],
    ['\\sqrt{\\frac{3x}{\\pi y}}', Math.sqrt((3 * x) / (Math.PI * y))],
    ['\\frac{R_1 R_2}{R_1+R_2}', (R_1 * R_2) / (R_1 + R_2)],
    ['2\\pi\\cdot x\\,y', 2 * Math.PI * x * y],
    ['U\\left(1-e^{-\\frac{t}{x}}\\right)', U * (1 - Math.exp(-t / x))],
    ['x\\sin\\alpha', x * Math.sin(alpha)],
    ['x^\\frac{1}{2}', Math.sqrt(x)],
    // The base of natural logarithms.
    ['e^x', Math.exp(x)],
    ['U e^(-t/x)', U * Math.exp(-t / x)],
    ['2e^{3}', 2 * Math.exp(3)],
    ['e²', Math.exp(2)],
    ['x e', x * Math.E],
    ['ln e', 1],
    ['xe^y', x * Math.exp(y)],
    ['e^100/e^99', Math.E],
    ['2e3e', 2000 * Math.E],
  ])('%s', (text, value) => {
    if (Number.isNaN(value)) expect(readExpression(text, typed).kind).toBe('unreadable');
    else expect(valueFrom(text) / value).toBeCloseTo(1, 12);
  });

  it.each([
    ['1/2mv^2', '(1/2)mv^2', '1/(2mv^2)'],
    ['1/2πxy', '(1/2)πxy', '1/(2πxy)'],
    ['1/2 πxy', '(1/2) πxy', '1/(2 πxy)'],
    ['1 / 2 x', '(1 / 2) x', '1 / (2 x)'],
    ['a + 3/4(x+y)', 'a + (3/4)(x+y)', 'a + 3/(4(x+y))'],
    ['U/2 R', '(U/2) R', 'U/(2 R)'],
    ['a+x*U/R y', 'a+(x*U/R) y', 'a+x*U/(R y)'],
    ['e^2x', '(e^2)x', 'e^(2x)'],
    ['1-e^-t/x', '1-(e^-t)/x', '1-e^(-t/x)'],
    ['x^1/2 + y', '(x^1)/2 + y', 'x^(1/2) + y'],
    ['(x+y)^1/2', '((x+y)^1)/2', '(x+y)^(1/2)'],
    ['sqrt(x)^1/2', '(sqrt(x)^1)/2', 'sqrt(x)^(1/2)'],
    ['|x|^1/2', '(|x|^1)/2', '|x|^(1/2)'],
    ['e^-t/(R x) + 1', '(e^-t)/(R x) + 1', 'e^(-t/(R x)) + 1'],
    ['10^x/20', '(10^x)/20', '10^(x/20)'],
    ['U*2^-t/x', 'U*(2^-t)/x', 'U*2^(-t/x)'],
    ['x^-1/2', '(x^-1)/2', 'x^(-1/2)'],
    ['U/x(x-y)', '(U/x)(x-y)', 'U/(x(x-y))'],
    ['U / x (x - y)', '(U / x) (x - y)', 'U / (x (x - y))'],
    ['1/(2πx)y', '(1/(2πx))y', '1/((2πx)y)'],
    ['U/sqrt(2)R', '(U/sqrt(2))R', 'U/(sqrt(2)R)'],
    ['√2ax', '(√2)ax', '√(2ax)'],
    ['√3x/πy', '(√3)x/πy', '√(3x/πy)'],
    ['2π√x/a', '2π(√x)/a', '2π√(x/a)'],
    ['√x²y', '(√x²)y', '√(x²y)'],
    ['a ln U/R', 'a (ln U)/R', 'a ln (U/R)'],
    ['sin ω·t', '(sin ω)·t', 'sin (ω·t)'],
    ['cos 2·π·x·t + 1', '(cos 2)·π·x·t + 1', 'cos (2·π·x·t) + 1'],
    ['sin²x/2', '(sin²x)/2', 'sin²(x/2)'],
  ])('in %s leaves the choice between %s and %s', (text, first, second) => {
    expect(readExpression(text, typed)).toMatchObject({ kind: 'expression', choices: [first, second] });
    for (const choice of [first, second]) {
      expect(readExpression(choice, typed)).toMatchObject({ kind: 'expression' });
      expect(readExpression(choice, typed)).not.toHaveProperty('choices');
    }
    expect(valueFrom(first)).not.toBeCloseTo(valueFrom(second));
  });

  it.each([
    '1/2 mv^2',
    '1/2*x',
    '(1/2)x',
    'U/2R',
    'U / 2 R',
    'U/R*x',
    'U/sin x',
    'e^x y',
    'e^-x*y',
    'e^(x/y)',
    'x^2y',
    '10^-3x',
    'x^y/2',
    'a(x-y)/x',
    'U/R*(x)',
    '√2/2',
    '√(2a)x',
    '√2 a x',
    'ln x/ln 2',
    'sin x * y',
    'ln U / R',
    '1/2',
  ])('in %s leaves no choice', (text) => {
    expect(readExpression(text, typed)).toMatchObject({ kind: 'expression' });
    expect(readExpression(text, typed)).not.toHaveProperty('choices');
  });

  it('takes e for the base of natural logarithms only where no name could be meant', () => {
    const modulus = { names: ['E', 'x'], implicitProducts: true };
    expect(readExpression('e x', modulus)).toMatchObject({ reason: 'unknown-name', at: 0, part: 'e' });
    expect(readExpression('E e^x', modulus)).toMatchObject({ expression: { right: { op: 'call', name: 'exp' } } });
    const charge = readExpression('e^x', { names: ['e', 'x'] });
    expect(charge).toMatchObject({ expression: { op: 'power', left: { op: 'quantity', key: 'e' } } });
  });

  it('takes the longest name that is known', () => {
    expect(readExpression('UR', { names: ['U', 'R', 'UR'], implicitProducts: true })).toEqual({
      kind: 'expression',
      expression: { op: 'quantity', key: 'UR' },
    });
    expect(valueFrom('fi', { names: ['fi', 'phi'] })).toBeNaN();
    // Beside a length and gravity nobody means a logarithm.
    expect(readExpression('2lgx', { names: ['l', 'g', 'x'], implicitProducts: true })).toEqual(
      readExpression('2 l g x', { names: ['l', 'g', 'x'], implicitProducts: true }),
    );
    expect(readExpression('2tg', { names: ['t', 'g'], implicitProducts: true })).toEqual(
      readExpression('2 t g', { names: ['t', 'g'], implicitProducts: true }),
    );
  });

  it.each(['tg α', 'tg(alpha)', 'tgα'])('takes %s for a tangent also beside a time and gravity', (text) => {
    const reading = readExpression(text, { names: ['t', 'g', 'alpha'], implicitProducts: true });
    expect(reading).toMatchObject({ kind: 'expression', expression: { op: 'call', name: 'tan' } });
  });

  it.each(['√2cos φ', '√3xcos y', 'sin x·2ln y', 'sin x·y^-2', 'ln x/e^-y', 'ln x/|y|', 'sin x·-y', '√2gh', '1/2πfC'])(
    'offers for %s only what can be read',
    (text) => {
      const options = { ...typed, names: [...names, 'f', 'C', 'g', 'h'] };
      const reading = readExpression(text, options);
      expect(reading.kind).toBe('expression');
      const choices = reading.kind === 'expression' ? (reading.choices ?? []) : [];
      for (const choice of choices) expect(readExpression(choice, options).kind).toBe('expression');
    },
  );

  it('does not cut the base of a logarithm', () => {
    expect(readExpression('log_1000', { ...typed }).kind).toBe('unreadable');
    expect(readExpression('Pi', { names: ['P_i'] })).toMatchObject({ expression: { op: 'quantity', key: 'P_i' } });
  });

  it('may begin with the name of what it says', () => {
    expect(valueFrom('y = x + 1', { ...typed, left: 'y' })).toBe(x + 1);
    expect(valueFrom('ω=x', { ...typed, left: 'omega' })).toBe(x);
    expect(valueFrom('= x', { ...typed, left: 'y' })).toBe(x);
    expect(readExpression('x = 1', { ...typed, left: 'y' })).toMatchObject({ reason: 'unexpected', at: 2, part: '=' });
    expect(readExpression('y =', { ...typed, left: 'y' })).toMatchObject({ reason: 'missing-operand' });
    expect(readExpression('y = x + q', { ...typed, left: 'y' })).toMatchObject({ reason: 'unknown-name', at: 8 });
  });

  it('may hold any name where none are given', () => {
    expect(readExpression('sin(ω_0)')).toEqual({
      kind: 'expression',
      expression: { op: 'call', name: 'sin', of: { op: 'quantity', key: 'omega_0' } },
    });
    expect(readExpression('constructor').kind).toBe('expression');
  });

  it.each(['', '  ', '\u00a0'])('is empty where nothing is typed: "%s"', (text) => {
    expect(readExpression(text, typed)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['x + q', 'unknown-name', 4, 'q'],
    ['xq', 'unknown-name', 1, 'q'],
    ['x2', 'unknown-name', 0, 'x2'],
    ['log2(x)', 'unknown-name', 0, 'log2'],
    ['log_1(x)', 'unknown-name', 0, 'log_1'],
    ['xsqrt2', 'unknown-name', 1, 'sqrt2'],
    ['constructor', 'unknown-name', 0, 'constructor'],
    ['x ; y', 'unexpected', 2, ';'],
    ['\\sqrt[3]{x}', 'unexpected', 0, '\\sqrt'],
    ['x + \\foo', 'unknown-name', 4, '\\foo'],
    ['x\\', 'unexpected', 1, '\\'],
    ['\\frac12', 'missing-operand', 0, '\\frac'],
    ['\\frac{x}', 'missing-operand', 0, '\\frac'],
    ['x = y', 'unexpected', 2, '='],
    ['x 2', 'unexpected', 2, '2'],
    ['sin x y', 'unexpected', 6, 'y'],
    ['sin 2(x)', 'unexpected', 5, '('],
    ['sin^-1 x', 'missing-operand', 0, 'sin'],
    ['sqrt x', 'missing-operand', 0, 'sqrt'],
    ['x +', 'missing-operand', 2, '+'],
    ['* x', 'missing-operand', 0, '*'],
    ['()', 'missing-operand', 0, '('],
    ['x⁻', 'unexpected', 1, '⁻'],
    ['(x', 'unbalanced', 0, '('],
    ['x)', 'unbalanced', 1, ')'],
    ['(x]', 'unbalanced', 2, ']'],
    ['{x)', 'unbalanced', 2, ')'],
    ['{x', 'unbalanced', 0, '{'],
    ['|x', 'unbalanced', 0, '|'],
    ['1,2,3', 'number', 0, '1,2,'],
    ['root(3, x)', 'number', 5, '3,'],
    ['1 000', 'number', 2, '000'],
    ['1e999', 'too-large', 0, '1e999'],
    ['(x-a)^6000', 'too-large', 6, '6000'],
    ['x^-65', 'too-large', 2, '-'],
    ['x⁶⁵', 'too-large', 1, '⁶⁵'],
    ['x'.repeat(501), 'too-long', 500, ''],
    ['('.repeat(10_000), 'too-long', 500, ''],
    [`${'('.repeat(60)}x${')'.repeat(60)}`, 'too-deep', 41, '('],
    [`${'-'.repeat(60)}x`, 'too-deep', 41, '-'],
    [`x${'^x'.repeat(60)}`, 'too-deep', 82, 'x'],
    [`x${'+x'.repeat(249)}`, 'too-large', 401, '+'],
  ])('says why it cannot read %s: %s', (text, reason, at, part) => {
    expect(readExpression(text, typed)).toEqual({ kind: 'unreadable', reason, at, part });
  });

  it.each([
    ['2x', 'unexpected', 1, 'x'],
    ['UR', 'unknown-name', 0, 'UR'],
    ['x(y)', 'unknown-name', 0, 'x'],
    ['sin x', 'missing-operand', 0, 'sin'],
    ['1,5', 'number', 0, '1,'],
  ])('needs every sign in files: %s', (text, reason, at, part) => {
    expect(readExpression(text, { names })).toEqual({ kind: 'unreadable', reason, at, part });
  });

  it('never throws, and points into the text', () => {
    const pieces = fc.constantFrom(
      ...'xyUR2,.5+-*/^()|√²⁻ⁿ= _{}\\',
      'frac',
      'sin',
      'log',
      'R_1',
      '_{1}',
      'α',
      '**',
      '1e9',
      'pi',
    );
    const options = fc.record({ decimalComma: fc.boolean(), implicitProducts: fc.boolean(), left: fc.constant('y') });
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
      fc.array(fc.nat({ max: 0xffff }), { maxLength: 510 }).map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(texts, options, (text, given) => {
        const reading = readExpression(text, { ...given, names });
        if (reading.kind !== 'unreadable') return;
        expect(text.slice(reading.at, reading.at + reading.part.length)).toBe(reading.part);
      }),
      { numRuns: 2000 },
    );
  });
});
