import { solveCalculator, startValues } from '@navor/quantities';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from './compile-calculator.ts';

const drop = `title: Padec napetosti
quantities:
  b: { name: vrsta, choices: { enofazni ali enosmerni: 2, trifazni: 1.7321 } }
  rho: { name: vodnik, symbol: '\\rho', unit: Ω*mm^2/m, choices: { baker: 0.0178, aluminij: 0.0286 }, start: aluminij }
  U: { name: napetost, unit: V, range: [1 V, 1000 V], start: 230 V }
  l: { name: dolžina, unit: m, range: [0 m, 1000 m], start: 25 m }
  I: { name: tok, unit: A, range: [0 A, 1000 A], start: 16 A }
  p: { name: padec, unit: '%', range: [0 %, 100 %], start: 3 % }
  A: { name: prerez, unit: mm^2, range: [0 mm^2, 1000 mm^2] }
  A_n: { name: standardni prerez, unit: mm^2, series: { of: A, values: [1.5, 2.5, 4, 6, 10, 16] } }
equations:
  - A = b * rho * l * I / (p * U)
`;

const fit = `quantities:
  hole: { name: toleranca, choices: [H7, H8] }
  D: { name: premer, unit: mm, range: [0 mm, 10 mm], start: 5 mm }
  T: { name: širina, unit: µm, lookup: { choice: hole, by: D, upTo: [3, 6], values: { H7: [10, 12], H8: [14, null] } } }
  D_max: { name: največji premer, unit: mm, range: [0 mm, 20 mm] }
equations:
  - D_max = D + T
`;

const power = `quantities:
  U: { name: napetost, unit: V, range: [0 V, 400 V], start: 12 V }
  R: { name: upornost, unit: Ω, range: [1 Ω, 1 kΩ], start: 4 Ω }
  I: { name: tok, unit: A, range: [0 A, 100 A] }
  P: { name: moč, unit: W, range: [0 W, 10 kW] }
equations:
  - U = R * I
  - P = U * I
`;

const compile = (source: string) => compileCalculator(source, { id: 'calculator-1', language: 'sl', firstLine: 10 });

const problemsOf = (source: string) => {
  const { calculator, problems } = compile(source);
  if (problems.some(({ severity }) => severity === 'error')) expect(calculator).toBeNull();
  else expect(calculator).not.toBeNull();
  return problems.map(({ line, rule, severity }) => `${line} ${severity === 'warning' ? 'warning ' : ''}${rule}`);
};

const found = (source: string, key: string) => {
  const { calculator } = compile(source);
  return calculator && solveCalculator(calculator, startValues(calculator)).findings.get(key);
};

describe('a calculator', () => {
  it('is prepared with its values in SI units', () => {
    const { calculator, problems } = compile(drop);
    expect(problems).toEqual([]);
    expect(calculator).toMatchObject({
      id: 'calculator-1',
      title: 'Padec napetosti',
      quantities: [
        { key: 'b', unit: '', kind: 'choice', options: [{ label: 'enofazni ali enosmerni', value: 2 }, {}], start: 0 },
        { key: 'rho', unit: 'Ω·mm²/m', options: [{ label: 'baker', value: 1.78e-8 }, {}], start: 1 },
        { key: 'U', kind: 'variable', min: 1, max: 1000, start: 230 },
        { key: 'l' },
        { key: 'I' },
        { key: 'p', unit: '%', max: 1, start: 0.03 },
        { key: 'A', unit: 'mm²', start: null },
        {
          key: 'A_n',
          kind: 'ruled',
          rule: { kind: 'series', of: 'A', values: expect.arrayContaining([1.5e-6, 1.6e-5]) },
        },
      ],
    });
    expect(found(drop, 'A')).toMatchObject({ value: expect.closeTo(3.316e-6, 9), isInRange: true });
    expect(found(drop, 'A_n')).toMatchObject({ value: 4e-6 });
  });

  it('is typeset, with every solution', () => {
    const [first] = compile(power).calculator?.equations ?? [];
    expect(first?.html).toContain('U = R\\,I');
    expect(Object.keys(first?.solutions ?? {})).toEqual(['U', 'R', 'I']);
    expect(first?.solutions.I?.html).toContain('I = \\frac{U}{R}');
  });

  it('looks up by a choice, with empty places', () => {
    const { calculator, problems } = compile(fit);
    expect(problems).toEqual([]);
    expect(calculator?.quantities[0]).toMatchObject({
      options: [
        { label: 'H7', value: 0 },
        { label: 'H8', value: 1 },
      ],
    });
    expect(calculator?.quantities[2]).toMatchObject({
      rule: {
        kind: 'choice-lookup',
        choice: 'hole',
        by: 'D',
        upTo: [0.003, 0.006],
        columns: [
          [1e-5, 1.2e-5],
          [1.4e-5, null],
        ],
      },
    });
    expect(found(fit, 'D_max')).toMatchObject({ value: expect.closeTo(0.005012, 9) });
  });

  it('says how many figures its results have', () => {
    const source = fit
      .replace('range: [0 mm, 20 mm]', 'range: [0 mm, 20 mm], figures: 7')
      .replace('unit: µm,', 'unit: µm, figures: 3,');
    expect(problemsOf(source)).toEqual([]);
    const figures = compile(source).calculator?.quantities.map((quantity) => [quantity.key, quantity.figures]);
    expect(figures).toEqual([
      ['hole', undefined],
      ['D', undefined],
      ['T', 3],
      ['D_max', 7],
    ]);
  });

  it('may have no equation', () => {
    const source = `quantities:
  D: { name: premer, unit: mm, range: [0 mm, 10 mm], start: 5 mm }
  p: { name: korak, unit: mm, lookup: { by: D, upTo: [3, 6], values: [0.5, 1] } }
`;
    expect(problemsOf(source)).toEqual([]);
    expect(found(source, 'p')).toMatchObject({ value: 0.001 });
  });

  it('may have an equation that follows from the others', () => {
    expect(problemsOf(`${power}  - P = R * I^2\n`)).toEqual([]);
  });
});

const change = (source: string, from: string, to: string) => {
  if (!source.includes(from)) throw new Error(from);
  return source.replace(from, to);
};

describe('a faulty calculator', () => {
  const ofPower = (from: string, to: string) => change(power, from, to);
  const ofDrop = (from: string, to: string) => change(drop, from, to);
  const ofFit = (from: string, to: string) => change(fit, from, to);

  it.each([
    ['a field that is unknown', ofPower('equations:', 'plot: a\nequations:'), ['15 calculator-block']],
    [
      'a field of a quantity that is unknown',
      ofPower('start: 12 V', 'begin: 12 V'),
      ['11 calculator-block', '11 calculator-order'],
    ],
    ['no quantities', 'equations:\n  - a = b\n', ['10 calculator-block']],
    ['a text instead of fields', 'U = R * I', ['10 calculator-block']],
    [
      'equations that are no list',
      ofPower('equations:\n  - U = R * I\n  - P = U * I', 'equations: U = R * I'),
      ['15 calculator-block'],
    ],
    ['an equation that is none', ofPower('U = R * I', 'U + R * I'), ['16 calculator-block']],
    ['a key that is not among quantities', ofPower('P = U * I', 'P = U * J'), ['17 unknown-quantity']],
    ['a quantity that is not used', ofPower('  - P = U * I\n', ''), ['14 unknown-quantity']],
    ['a wrong dimension', ofPower('P = U * I', 'P = U * R'), ['17 calculator-dimension']],
    ['an equation written twice', `${power}  - R * I = U\n`, ['18 calculator-block']],
    ['an unknown unit', ofPower('unit: Ω', 'unit: jabolk'), ['12 unknown-unit']],
    ['a range of another dimension', ofPower('[1 Ω, 1 kΩ]', '[1 V, 1 kΩ]'), ['12 calculator-dimension']],
    ['a range that descends', ofPower('[1 Ω, 1 kΩ]', '[1 kΩ, 1 Ω]'), ['12 calculator-range']],
    ['a start outside of the range', ofPower('start: 4 Ω', 'start: 0.5 Ω'), ['12 calculator-range']],
    ['no range', ofPower('range: [0 A, 100 A]', 'symbol: I'), ['13 calculator-block']],
    ['a start too few', ofPower(', start: 4 Ω', ''), ['12 calculator-order']],
    ['a start too many', ofPower('[0 A, 100 A]', '[0 A, 100 A], start: 2 A'), ['16 calculator-contradiction']],
    ['one that fits by chance', ofPower('[0 A, 100 A]', '[0 A, 100 A], start: 3 A'), ['16 calculator-contradiction']],
    ['equations that deny each other', `${power}  - P = 2 * R * I^2\n`, ['18 calculator-contradiction']],
    ['a value outside of its range', ofPower('[0 A, 100 A]', '[0 A, 1 A]'), ['13 warning calculator-range']],
    ['no value at first', ofPower('U = R * I', 'U = R * I^2 / (1 A) + 40 * U'), ['16 calculator-block']],
    ['too many figures', ofPower('[0 A, 100 A]', '[0 A, 100 A], figures: 10'), ['13 calculator-block']],
    ['too few figures', ofPower('[0 A, 100 A]', '[0 A, 100 A], figures: 2'), ['13 calculator-block']],
    ['figures that are no number', ofPower('[0 A, 100 A]', '[0 A, 100 A], figures: all'), ['13 calculator-block']],
    ['a constant with a range', ofPower('start: 4 Ω', 'constant: 4 Ω'), ['12 calculator-block']],
    [
      'an equation of constants alone',
      `${ofPower('range: [1 Ω, 1 kΩ], start: 4 Ω', 'constant: 4 Ω')}  - R = R + R\n`,
      ['18 calculator-block'],
    ],

    ['a choice with figures', ofDrop('choices: { baker', 'figures: 6, choices: { baker'), ['13 calculator-block']],
    [
      'a constant with figures',
      ofDrop('range: [1 V, 1000 V], start: 230 V', 'constant: 230 V, figures: 6'),
      ['14 calculator-block'],
    ],
    [
      'a series of what is outside its range',
      ofDrop('range: [0 mm^2, 1000 mm^2]', 'range: [0 mm^2, 2 mm^2]'),
      ['18 warning calculator-range', '19 warning calculator-range'],
    ],
    ['a choice with a range', ofDrop('choices: { baker', 'range: [0, 1], choices: { baker'), ['13 calculator-block']],
    ['a start that is no choice', ofDrop('start: aluminij', 'start: jeklo'), ['13 calculator-block']],
    [
      'a single choice',
      ofDrop('{ enofazni ali enosmerni: 2, trifazni: 1.7321 }', '{ enofazni: 2 }'),
      ['12 calculator-block'],
    ],
    ['a choice that is no number', ofDrop('baker: 0.0178', 'baker: malo'), ['13 calculator-block']],
    ['a choice in another unit', ofDrop('baker: 0.0178', 'baker: 1 V'), ['13 calculator-dimension']],
    ['a choice given twice', ofDrop('trifazni: 1.7321', 'enofazni ali enosmerni: 3'), ['12 calculator-block']],
    ['a choice with a comma', ofDrop('baker: 0.0178', "baker: '0,0178'"), ['13 calculator-block']],
    ['a series that does not ascend', ofDrop('[1.5, 2.5, 4', '[1.5, 4, 2.5'), ['19 calculator-range']],
    ['a series without values', ofDrop('[1.5, 2.5, 4, 6, 10, 16]', '[]'), ['19 calculator-block']],
    ['a series of what is not there', ofDrop('of: A,', 'of: B,'), ['19 unknown-quantity']],
    ['a series of another dimension', ofDrop('of: A,', 'of: U,'), ['19 calculator-dimension']],
    ['a series of itself', ofDrop('of: A,', 'of: A_n,'), ['19 calculator-order']],
    ['a series with a start', ofDrop('series:', 'start: 4, series:'), ['19 calculator-block']],
    ['a series and a lookup', ofDrop('series:', 'lookup: {}, series:'), ['19 calculator-block']],
    ['a start beyond the series', ofDrop('[1.5, 2.5, 4, 6, 10, 16]', '[1.5]'), ['19 warning calculator-range']],

    ['names alone given twice', ofFit('[H7, H8]', '[H7, H7]'), ['11 calculator-block', '13 unknown-choice']],
    ['names alone with a unit', ofFit('choices:', 'unit: mm, choices:'), ['11 calculator-block']],
    ['names alone in an equation', ofFit('D_max = D + T', 'D_max = (D + T) * hole'), ['16 unknown-quantity']],
    ['limits that do not ascend', ofFit('upTo: [3, 6]', 'upTo: [6, 6]'), ['13 calculator-range']],
    ['too few values', ofFit('H7: [10, 12]', 'H7: [10]'), ['13 calculator-block']],
    ['an option that is none', ofFit('H8: [14', 'H9: [14'), ['13 unknown-choice', '13 unknown-choice']],
    ['a lookup by names', ofFit('by: D,', 'by: hole,'), ['13 unknown-quantity']],
    ['a choice that is none', ofFit('choice: hole', 'choice: D'), ['13 unknown-quantity', '11 unknown-quantity']],
    ['columns without a choice', ofFit('choice: hole, ', ''), ['13 calculator-block']],
    ['an empty place at the start', ofFit('[H7, H8] }', '[H7, H8], start: H8 }'), ['13 warning calculator-range']],
    [
      'an empty place without a choice',
      ofFit(
        'choice: hole, by: D, upTo: [3, 6], values: { H7: [10, 12], H8: [14, null] }',
        'by: D, upTo: [3, 6], values: [1, null]',
      ),
      ['13 calculator-block', '11 unknown-quantity'],
    ],
  ])('has %s', (_, source, problems) => {
    expect(problemsOf(source)).toEqual(problems);
  });
});

describe('a hostile calculator', () => {
  const line = (key: string) => `  ${key}: { name: x, range: [0, 1], start: 0.5 }\n`;

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'pi', 'a b', '1a'])(
    'cannot have the key %s',
    (key) => {
      expect(problemsOf(`quantities:\n${line(`'${key}'`)}${line('b')}equations:\n  - b = 2 * b\n`)).toContain(
        '11 calculator-block',
      );
    },
  );

  it('may have options by any name', () => {
    const names = ['__proto__', 'constructor', '<b>x</b>'];
    const source = `quantities:
  k: { name: x, choices: { ${names.map((name, index) => `'${name}': ${index + 1}`).join(', ')} }, start: constructor }
  T: { name: x, lookup: { choice: k, by: D, upTo: [3], values: { ${names.map((name) => `'${name}': [2]`).join(', ')} } } }
  D: { name: x, range: [0, 10], start: 1 }
`;
    expect(problemsOf(source)).toEqual([]);
    const { calculator } = compile(source);
    expect(calculator?.quantities[0]).toMatchObject({
      start: 1,
      options: names.map((label, index) => ({ label, value: index + 1 })),
    });
    expect(found(source, 'T')).toMatchObject({ value: 2 });
  });

  it('is refused when it is too large', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => line(`a_${index}`)).join('');
    expect(problemsOf(`quantities:\n${many(25)}equations:\n  - a_0 = a_1\n`)).toEqual(['11 calculator-block']);
    const equations = Array.from({ length: 17 }, (_, index) => `  - a_0 = ${index + 2} * a_1\n`).join('');
    expect(problemsOf(`quantities:\n${many(2)}equations:\n${equations}`)).toEqual(['14 calculator-block']);
    expect(problemsOf(`title: ${'x'.repeat(16_000)}`)).toEqual(['10 calculator-block']);
  });

  it.each([
    ['a number beyond all numbers', power.replace('12 V', '1e999 V'), '11 calculator-block'],
    ['a depth beyond all reason', `quantities: ${'['.repeat(5000)}`, '10 calculator-block'],
    [
      'deep brackets in an equation',
      power.replace('R * I', `${'('.repeat(140)}R${')'.repeat(140)}`),
      '16 calculator-block',
    ],
    [
      'a link in a symbol',
      power.replace('unit: Ω', "unit: Ω, symbol: '\\href{https://example.com}{x}'"),
      '12 calculator-block',
    ],
    ['an alias', power.replace('unit: Ω', 'unit: *x'), '12 calculator-block'],
    ['a control character', power.replace('upornost', '"\\u0007"'), '12 calculator-block'],
  ])('is refused with %s', (_, source, problem) => {
    expect(problemsOf(source)).toContain(problem);
  });

  it('stands huge numbers that are none beyond', () => {
    const source = power.replace('[0 V, 400 V], start: 12 V', '[0 V, 1e300 V], start: 1e299 V');
    expect(problemsOf(source)).toEqual(['13 warning calculator-range', '14 warning calculator-range']);
  });
});
