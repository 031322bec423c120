import type { Expression, LiveFormula as Formula } from '@navor/quantities';
import { fireEvent, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import de from '../../../../../translations/de/formula.json' with { type: 'json' };
import en from '../../../../../translations/en/formula.json' with { type: 'json' };
import sl from '../../../../../translations/sl/formula.json' with { type: 'json' };
import LiveFormula from './live-formula.tsx';

export const q = (key: string): Expression => ({ op: 'quantity', key });
export const symbols = (key: string) => ({ key, symbolHtml: `<i>${key}</i>`, symbolMathml: `<mi>${key}</mi>` });
const solution = (left: string, right: string) => ({
  expression: { op: 'divide', left: q(left), right: q(right) } satisfies Expression,
  html: '',
});

export const ohm: Formula = {
  id: 'ohmov-zakon',
  title: 'Ohmov zakon',
  equationHtml: '<b>U = R I</b>',
  left: q('U'),
  right: { op: 'multiply', left: q('R'), right: q('I') },
  quantities: [
    { ...symbols('U'), name: 'napetost', unit: 'V', kind: 'variable', min: 0, max: 400, start: 12 },
    { ...symbols('R'), name: 'upornost', unit: 'kΩ', kind: 'variable', min: 1, max: 1e6, start: 4700 },
    { ...symbols('I'), name: 'tok', unit: 'mA', kind: 'variable', min: 0, max: 10, start: null },
  ],
  solutions: {
    U: { expression: { op: 'multiply', left: q('R'), right: q('I') }, html: '' },
    R: solution('U', 'I'),
    I: solution('U', 'R'),
  },
  solve: 'I',
  plot: { x: 'R', y: 'I' },
};

/** h = v·t − 5·t²: a height that is reached twice. */
export const toss: Formula = {
  ...ohm,
  left: q('h'),
  right: {
    op: 'subtract',
    left: { op: 'multiply', left: q('v'), right: q('t') },
    right: { op: 'multiply', left: q('a'), right: { op: 'power', left: q('t'), right: { op: 'number', value: 2 } } },
  },
  quantities: [
    { ...symbols('h'), name: 'višina', unit: 'm', kind: 'variable', min: 0, max: 100, start: 10 },
    { ...symbols('v'), name: 'hitrost', unit: 'm/s', kind: 'variable', min: 0, max: 50, start: 15 },
    { ...symbols('a'), name: 'polovica pospeška', unit: 'm/s²', kind: 'constant', value: 5 },
    { ...symbols('t'), name: 'čas', unit: 's', kind: 'variable', min: 0, max: 20, start: null },
  ],
  solutions: {},
  solve: 't',
  plot: null,
};

export function page(formula: Formula, language: 'sl' | 'en' | 'de' = 'sl') {
  const texts = createInstance();
  texts.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: { sl: { formula: sl, ui: {} }, en: { formula: en, ui: {} }, de: { formula: de, ui: {} } },
    interpolation: { escapeValue: false },
  });
  return createElement(I18nextProvider, { i18n: texts }, createElement(LiveFormula, { formula }));
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
export const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
export const result = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
