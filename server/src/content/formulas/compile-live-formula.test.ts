import { describe, expect, it } from 'vitest';
import { compileLiveFormula } from './compile-live-formula.ts';

const ohm = `title: Ohmov zakon
equation: U = R * I
quantities:
  U: { name: napetost, unit: V, range: [0 V, 400 V], start: 12 V }
  R: { name: upornost, unit: kΩ, range: [1 Ω, 1 MΩ], start: 4.7 kΩ }
  I: { name: tok, unit: mA, range: [0 A, 10 A] }
solve: I
plot: I over R
`;

const leading = '\\href{https://example.com}{x}';
const deep = '{'.repeat(3000) + '}'.repeat(3000);

const compile = (source: string) => compileLiveFormula(source, { id: 'formula-1', language: 'sl', firstLine: 10 });

const problemsOf = (source: string) => {
  const { formula, problems } = compile(source);
  if (problems.some(({ severity }) => severity === 'error')) expect(formula).toBeNull();
  return problems.map(({ line, rule }) => `${line} ${rule}`);
};

describe('a live formula', () => {
  it('is prepared with its values in SI units', () => {
    const { formula, problems } = compile(ohm);
    expect(problems).toEqual([]);
    expect(formula).toMatchObject({
      id: 'formula-1',
      title: 'Ohmov zakon',
      left: { op: 'quantity', key: 'U' },
      solve: 'I',
      plot: { x: 'R', y: 'I' },
      quantities: [
        { key: 'U', name: 'napetost', unit: 'V', kind: 'variable', min: 0, max: 400, start: 12 },
        { key: 'R', unit: 'kΩ', min: 1, max: 1e6, start: 4700 },
        { key: 'I', unit: 'mA', min: 0, max: 10, start: null },
      ],
    });
  });

  it('is typeset, with every solution', () => {
    const { formula } = compile(ohm);
    expect(formula?.equationHtml).toContain('U = R\\,I');
    expect(formula?.solutions.I?.html).toContain('I = \\frac{U}{R}');
    expect(formula?.quantities[1]?.symbolMathml).toBe('<mrow><mi>R</mi></mrow>');
  });

  it('has constants, indices, Greek letters and symbols of its own', () => {
    const { formula, problems } = compile(`equation: F_x = 0.5 * m * g * cos(alpha)^2 / R_in
quantities:
  F_x: { name: sila, unit: N, range: [0 N, 1 kN] }
  m: { name: masa, unit: kg, range: [0 kg, 10 kg], start: 2 kg }
  g: { name: težni pospešek, constant: 9.81 m/s^2 }
  alpha: { name: kot, unit: °, range: [0 °, 90 °], start: 30 ° }
  R_in: { name: razmerje, symbol: 'R_\\mathrm{n}^{*}', range: [1, 10], start: 2 }
solve: F_x
`);
    expect(problems).toEqual([]);
    expect(formula?.quantities[2]).toMatchObject({ kind: 'constant', value: 9.81, unit: 'm/s²' });
    expect(formula?.equationHtml).toContain(
      'F_{x} = \\frac{0{,}5\\,m\\,g\\,\\left(\\cos{\\alpha}\\right)^{2}}{{R_\\mathrm{n}^{*}}}',
    );
    expect(formula?.plot).toBeNull();
  });

  it('leaves out a solution that only numbers can find', () => {
    const { formula } = compile(`equation: s = v * t + a * t^2 / 2
quantities:
  s: { name: pot, unit: m, range: [0 m, 100 m] }
  v: { name: hitrost, unit: m/s, range: [0 m/s, 10 m/s], start: 2 m/s }
  a: { name: pospešek, unit: m/s^2, range: [0 m/s^2, 5 m/s^2], start: 1 m/s^2 }
  t: { name: čas, unit: s, range: [0 s, 20 s], start: 3 s }
solve: s
`);
    expect(Object.keys(formula?.solutions ?? {})).toEqual(['s', 'v', 'a']);
  });

  it.each([
    ['no YAML', 'equation: [U', ['10 formula-block']],
    ['no fields', 'U = R * I', ['10 formula-block']],
    ['an unknown field', `${ohm}colour: red`, ['18 formula-block']],
    ['a missing equation', ohm.replace('equation: U = R * I\n', ''), ['10 formula-block']],
    ['a missing name', ohm.replace('name: tok, ', ''), ['15 formula-block']],
    ['a missing start value', ohm.replace(', start: 12 V', ''), ['13 formula-block']],
    ['a missing range', ohm.replace(', range: [0 A, 10 A]', ''), ['15 formula-block']],
    ['two signs of equality', ohm.replace('U = R * I', 'U = R = I'), ['11 formula-block']],
    ['an implicit product', ohm.replace('R * I', 'R I'), ['11 formula-block']],
    ['a function nobody knows', ohm.replace('R * I', 'R * gamma(I)'), ['11 formula-block']],
    ['code', ohm.replace('R * I', 'R * (f(x) = x)'), ['11 formula-block']],
    ['an assignment to a property', ohm.replace('R * I', 'R.constructor * I'), ['11 formula-block']],
    ['a matrix', ohm.replace('R * I', "'[R; I]'"), ['11 formula-block']],
    ['a wrong LaTeX symbol', ohm.replace('name: tok', "name: tok, symbol: '\\frac{'"), ['15 formula-block']],
    ['a symbol that swallows what follows', ohm.replace('name: tok', "name: tok, symbol: 'x%'"), ['15 formula-block']],
    ['a symbol that leads away', ohm.replace('name: tok', `name: tok, symbol: '${leading}'`), ['15 formula-block']],
    ['a huge shift', ohm.replace('name: tok', "name: tok, symbol: '\\kern-1000em x'"), ['15 formula-block']],
    [
      'symbols that expand too often together',
      ohm.replaceAll(/name: \w+/g, (name) => `${name}, symbol: 'x_{${'\\dots '.repeat(120)}}'`),
      ['11 formula-block'],
    ],
    ['a symbol that nests without end', ohm.replace('name: tok', `name: tok, symbol: '${deep}'`), ['15 formula-block']],
    ['nesting without end', `equation: ${'['.repeat(7000)}`, ['10 formula-block']],
    ['a character that no text has', ohm.replace('Ohmov zakon', '"Ohm\\0"'), ['10 formula-block']],
    ['half a character', ohm.replace('name: tok', 'name: "\\ud800"'), ['15 formula-block', '15 formula-block']],
    ['a decimal comma', ohm.replace('start: 4.7 kΩ', "start: '4,7 kΩ'"), ['14 formula-block']],
    ['an unknown unit', ohm.replace('unit: mA', 'unit: mX'), ['15 unknown-unit']],
    ['an unknown unit in a value', ohm.replace('12 V', '12 furlongs'), ['13 unknown-unit']],
    ['a value of another dimension', ohm.replace('12 V', '12 A'), ['13 formula-dimension']],
    ['an undeclared quantity', ohm.replace('R * I', 'R * I * x'), ['11 unknown-quantity']],
    [
      'a quantity that is not used',
      ohm.replace('U = R * I', 'U = R * I').replace('solve', '  x: { name: x, constant: 1 }\nsolve'),
      ['16 unknown-quantity'],
    ],
    [
      'a sought quantity that is not there',
      ohm.replace('solve: I', 'solve: Z').replace('[0 A, 10 A]', '[0 A, 10 A], start: 1 A'),
      ['16 unknown-quantity'],
    ],
    ['sides of unlike dimensions', ohm.replace('R * I', 'R * I^2'), ['11 formula-dimension']],
    ['terms that cannot be added', ohm.replace('R * I', 'R + I'), ['11 formula-dimension']],
    ['a start value outside its range', ohm.replace('start: 12 V', 'start: 500 V'), ['13 formula-range']],
    ['a range backwards', ohm.replace('[0 V, 400 V]', '[400 V, 0 V]'), ['13 formula-range']],
    ['a start result outside its range', ohm.replace('[0 A, 10 A]', '[1 A, 10 A]'), ['16 formula-range']],
    ['a plot of nothing', ohm.replace('I over R', 'I over X'), ['17 formula-plot']],
    ['a plot that cannot be read', ohm.replace('I over R', 'I(R)'), ['17 formula-plot']],
    ['a plot over itself', ohm.replace('I over R', 'R over R'), ['17 formula-plot']],
  ])('reports %s with its line and rule', (_, source, expected) => {
    expect(problemsOf(source)).toEqual(expected);
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('has no quantity called %s', (key) => {
    expect(
      problemsOf(
        ohm
          .replace('R * I', `R * ${key}`)
          .replace('  I:', `  ${key}:`)
          .replace('solve: I', `solve: ${key}`)
          .replace('plot: I over R', ''),
      ),
    ).toEqual(['15 formula-block']);
  });

  it('explains unlike dimensions', () => {
    const { problems } = compile(ohm.replace('R * I', 'R * I^2'));
    expect(problems[0]?.message).toBe('the left side has the unit V (m^2·kg/(s^3·A)), the right side W (m^2·kg/s^3)');
  });

  it('turns hostile blocks away cheaply', () => {
    const began = process.threadCpuUsage();
    expect(problemsOf('x'.repeat(100_000))).toEqual(['10 formula-block']);
    expect(problemsOf(ohm.replace('R * I', `${'('.repeat(140)}I${')'.repeat(140)}`))).toEqual(['11 formula-block']);
    expect(problemsOf(`a: &a [1,1]\nb: &b [*a,*a]\nequation: *b\n`).length).toBeGreaterThan(0);
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(500);
  });
});
