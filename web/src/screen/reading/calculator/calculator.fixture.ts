import type { Calculator, Expression } from '@navor/quantities';

const q = (key: string): Expression => ({ op: 'quantity', key });
const two: Expression = { op: 'number', value: 2 };
const multiply = (left: Expression, right: Expression): Expression => ({ op: 'multiply', left, right });
const divide = (left: Expression, right: Expression): Expression => ({ op: 'divide', left, right });
const named = (key: string, name: string, unit: string) => ({
  ...{ key, name, unit },
  symbolHtml: `<i>${key}</i>`,
  symbolMathml: `<mi>${key}</mi>`,
});
const solved = (expression: Expression) => ({ expression, html: '' });

/** A loop of wire: what it resists, what current flows, which cross-section is made, which fuse fits it. */
export const wire: Calculator = {
  id: 'vod',
  title: 'Vod',
  quantities: [
    {
      ...named('rho', 'vodnik', 'Ω·mm²/m'),
      kind: 'choice',
      options: [
        { label: 'baker', value: 0.0178e-6 },
        { label: 'aluminij', value: 0.0286e-6 },
      ],
      start: 0,
    },
    { ...named('l', 'dolžina', 'm'), kind: 'variable', min: 0, max: 1000, start: 25 },
    { ...named('I', 'tok', 'A'), kind: 'variable', min: 0, max: 1000, start: 16 },
    { ...named('U', 'padec napetosti', 'V'), kind: 'variable', min: 0, max: 100, start: 6.9 },
    { ...named('A', 'prerez', 'mm²'), kind: 'variable', min: 0, max: 100e-6, start: null },
    { ...named('R', 'upornost voda', 'Ω'), kind: 'variable', min: 0, max: 1000, start: null },
    {
      ...named('A_n', 'standardni prerez', 'mm²'),
      kind: 'ruled',
      rule: { kind: 'series', of: 'A', values: [1.5e-6, 2.5e-6, 4e-6] },
    },
    { ...named('mount', 'polaganje', ''), kind: 'choice', options: [label('v steni'), label('na steni')], start: 0 },
    {
      ...named('I_max', 'dovoljeni tok', 'A'),
      kind: 'ruled',
      rule: {
        kind: 'choice-lookup',
        choice: 'mount',
        by: 'A_n',
        upTo: [1.5e-6, 2.5e-6, 4e-6],
        columns: [
          [15.5, 21, null],
          [17.5, 24, 32],
        ],
      },
    },
  ],
  equations: [
    {
      left: q('U'),
      right: multiply(q('R'), q('I')),
      html: '<b>U = R I</b>',
      solutions: {
        U: solved(multiply(q('R'), q('I'))),
        R: solved(divide(q('U'), q('I'))),
        I: solved(divide(q('U'), q('R'))),
      },
    },
    {
      left: q('R'),
      right: divide(multiply(two, multiply(q('rho'), q('l'))), q('A')),
      html: '<b>R = 2 rho l / A</b>',
      solutions: {
        R: solved(divide(multiply(two, multiply(q('rho'), q('l'))), q('A'))),
        A: solved(divide(multiply(two, multiply(q('rho'), q('l'))), q('R'))),
        l: solved(divide(multiply(q('R'), q('A')), multiply(two, q('rho')))),
      },
    },
  ],
};

function label(text: string) {
  return { label: text, value: 0 };
}

/** h = v·t − 5·t², where the time is found twice, and a speed that is found from it. */
export const toss: Calculator = {
  id: 'met',
  title: null,
  quantities: [
    { ...named('h', 'višina', 'm'), kind: 'variable', min: 0, max: 100, start: 10 },
    { ...named('v', 'hitrost', 'm/s'), kind: 'variable', min: 0, max: 50, start: 15 },
    { ...named('a', 'polovica pospeška', 'm/s²'), kind: 'constant', value: 5 },
    { ...named('t', 'čas', 's'), kind: 'variable', min: 0, max: 20, start: null },
    { ...named('s', 'pot', 'm'), kind: 'variable', min: 0, max: 1000, start: null },
  ],
  equations: [
    {
      left: q('h'),
      right: {
        op: 'subtract',
        left: multiply(q('v'), q('t')),
        right: multiply(q('a'), { op: 'power', left: q('t'), right: two }),
      },
      html: '<b>h</b>',
      solutions: {},
    },
    {
      left: q('s'),
      right: multiply(q('v'), q('t')),
      html: '<b>s = v t</b>',
      solutions: { s: solved(multiply(q('v'), q('t'))) },
    },
  ],
};
