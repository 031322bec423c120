import { describe, expect, it } from 'vitest';
import { compileCalculator } from './compile-calculator.ts';
import { compileLiveFormula } from './compile-live-formula.ts';

const place = { id: 'x', language: 'sl', firstLine: 10 } as const;

const cylinder = `quantities:
  D: { name: premer bata, unit: mm, range: [1 mm, 500 mm], above: 0 mm, start: 50 mm }
  d: { name: premer batnice, unit: mm, range: [0 mm, 400 mm], least: 0 mm, start: 20 mm }
  eta: { name: izkoristek, range: [0.1, 1], above: 0, most: 1, start: 0.9 }
  n: { name: valjev, range: [1, 10], least: 1, whole: true, start: 2 }
  A: { name: površina, unit: cm^2, range: [0 cm^2, 5000 cm^2], above: 0 cm^2 }
equations:
  - A = n * eta * pi * (D^2 - d^2) / 4
conditions:
  d < D: Batnica mora biti tanjša od bata.
`;

const expansion = `equation: s = a * dT
quantities:
  s: { name: raztezek, range: [0, 1] }
  a: { name: koeficient, unit: 1/K, range: [0 1/K, 1 1/K], start: 0.001 1/K }
  dT: { name: razlika, unit: K, range: [-100 K, 100 K], start: 40 °C, difference: true }
solve: s
`;

const problemsOf = (source: string) =>
  compileCalculator(source, place).problems.map(({ line, rule }) => `${line} ${rule}`);
const change = (from: string, to: string) => {
  expect(cylinder).toContain(from);
  return problemsOf(cylinder.replace(from, to));
};

describe('what an author declares', () => {
  it('is prepared in SI units', () => {
    const { calculator, problems } = compileCalculator(cylinder, place);
    expect(problems).toEqual([]);
    expect(calculator).toMatchObject({
      quantities: [
        { key: 'D', limits: { lower: { value: 0, isIncluded: false } } },
        { key: 'd', limits: { lower: { value: 0, isIncluded: true } } },
        { limits: { lower: { value: 0, isIncluded: false }, upper: { value: 1, isIncluded: true } } },
        { key: 'n', isWhole: true },
        { key: 'A' },
      ],
      conditions: [{ comparison: '<', message: 'Batnica mora biti tanjša od bata.' }],
    });
  });

  it('of a temperature needs no absolute zero, and of a difference none holds', () => {
    const { formula, problems } = compileLiveFormula(expansion, place);
    expect(problems).toEqual([]);
    expect(formula?.quantities[2]).toMatchObject({ isDifference: true, start: 40 });
    expect(formula?.quantities[2]).not.toHaveProperty('limits');
    const absolute = expansion.replace('[-100 K, 100 K], start: 40 °C, difference: true', '[1 K, 400 K], start: 40 °C');
    expect(compileLiveFormula(absolute, place).formula?.quantities[2]).toMatchObject({
      limits: { lower: { value: 0, isIncluded: true } },
      start: 313.15,
    });
  });

  it.each([
    [
      'both kinds of lower limit',
      'above: 0 mm, start: 50',
      'above: 0 mm, least: 1 mm, start: 50',
      '11 calculator-block',
    ],
    ['limits that leave nothing', 'above: 0, most: 1', 'above: 2, most: 1', '13 calculator-limits'],
    ['a limit of another dimension', 'above: 0 mm, start: 50', 'above: 0 V, start: 50', '11 calculator-dimension'],
    ['a range beyond the limits', '[0.1, 1]', '[0.1, 1.2]', '13 calculator-limits'],
    ['a start that is no whole number', 'start: 2 }', 'start: 2.5 }', '14 calculator-limits'],
    [
      'a start at a limit that is not included',
      '[1 mm, 500 mm], above: 0',
      '[1 mm, 500 mm], above: 50',
      '11 calculator-limits',
    ],
    ['a result that is impossible', 'above: 0 cm^2', 'above: 4000 cm^2', '15 calculator-limits'],
    ['a whole that is neither there nor not', 'whole: true', 'whole: maybe', '14 calculator-block'],
    ['a difference that is none of temperatures', 'whole: true', 'difference: true', '14 calculator-block'],
    ['a condition of something unknown', 'd < D:', 'd < E:', '19 calculator-condition'],
    ['a condition between unlike things', 'd < D:', 'd < eta:', '19 calculator-condition'],
    ['a condition that is an equation', 'd < D:', 'd = D:', '19 calculator-condition'],
    ['a condition of numbers', 'd < D:', '1 < 2:', '19 calculator-condition'],
    ['a condition that is none', 'd < D:', 'd:', '19 calculator-condition'],
    ['a condition that the start values break', 'd < D:', 'd > D:', '19 calculator-condition'],
    ['a condition without words', ' Batnica mora biti tanjša od bata.', '', '19 calculator-block'],
  ])('cannot have %s', (_, from, to, problem) => {
    expect(change(from, to)).toContain(problem);
  });

  it.each([
    ['d:', 'conditionIncomplete', ['d']],
    ['d < d < D:', 'conditionUnreadable', ['d < d < D', '<']],
  ])('says why it cannot read the condition %s', (to, code, parts) => {
    const { problems } = compileCalculator(cylinder.replace('d < D:', to), place);
    expect(problems.map(({ fault }) => fault)).toContainEqual({ code: `markdown.${code}`, parts });
  });

  it('tells a temperature below absolute zero from a difference', () => {
    const { problems } = compileLiveFormula(expansion.replace('40 °C, difference: true', '40 K'), place);
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'formula-limits: dT goes below absolute zero; a difference of temperatures has difference: true',
    ]);
  });

  it('is for what can change', () => {
    const fixed = 'equations:\n  - D = 2 * g\n';
    const source = (declared: string) =>
      `quantities:\n  D: { name: a, range: [0, 9] }\n  g: { name: b, ${declared} }\n${fixed}`;
    expect(problemsOf(source('constant: 2, least: 0'))).toEqual(['12 calculator-block']);
    expect(problemsOf(source('choices: { a: 1, b: 2 }, most: 3'))).toEqual(['12 calculator-block']);
  });

  it('is checked in live formulas too', () => {
    const conditioned = `${expansion}conditions:\n  s > 1: Raztezek je premajhen.\n`;
    expect(compileLiveFormula(conditioned, place).problems.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      '17 formula-condition',
    ]);
  });
});
