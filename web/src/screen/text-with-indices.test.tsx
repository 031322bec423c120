import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithIndices } from './text-with-indices.tsx';

const shown = (text: string) => renderToStaticMarkup(<TextWithIndices text={text} />);

it.each([
  ['R_1', 'R<sub>1</sub>'],
  ['1. Kolikšen je I_n pri U = R_1 I?', '1. Kolikšen je I<sub>n</sub> pri U = R<sub>1</sub> I?'],
  ['E_kin/(2 F_⊥)', 'E<sub>kin</sub>/(2 F<sub>⊥</sub>)'],
  ['Δt_1², ΔU_R, ω_max, Δ_0', 'Δt<sub>1</sub>², ΔU<sub>R</sub>, ω<sub>max</sub>, Δ<sub>0</sub>'],
  ['√R_1', '√R<sub>1</sub>'],
])('lowers the indices in %s', (text, html) => {
  expect(shown(text)).toBe(html);
});

it.each([
  '',
  'brez',
  'snake_case',
  'max_i',
  'x_value',
  'i_max_1',
  '__a_b__',
  'a_b_c',
  'R_',
  '_1',
  'x2_1',
  'R_(1,2)',
  'ž 5_3',
])('leaves %s as it is written', (text) => {
  expect(shown(text)).toBe(text);
});
