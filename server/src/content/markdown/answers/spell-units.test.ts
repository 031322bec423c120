import { expect, it } from 'vitest';
import { typeset } from '../formulas/typeset.ts';
import { spellUnits } from './spell-units.ts';

it.each([
  ['\\SI{5}{\\volt}', '5\\,\\mathrm{V}'],
  ['\\qty{4,7}{\\kilo\\ohm}', '4{,}7\\,\\mathrm{k\\Omega{}}'],
  ['\\SI[per-mode=symbol]{9.81}{\\metre\\per\\second\\squared}', '9.81\\,\\mathrm{m/s^2}'],
  ['\\SI{3}{\\square\\milli\\metre}', '3\\,\\mathrm{mm^2}'],
  ['\\SI{3}{\\newton\\per\\square\\metre}', '3\\,\\mathrm{N/m^2}'],
  ['\\SI{12}{\\newton\\metre}', '12\\,\\mathrm{N\\,m}'],
  ['\\SI{1.6e-19}{\\coulomb}', '1.6\\cdot 10^{-19}\\,\\mathrm{C}'],
  ['\\SI{2}{m.s^{-1}}', '2\\,\\mathrm{m\\,s^{-1}}'],
  ['\\si{\\per\\second}', '\\mathrm{1/s}'],
  ['\\unit{\\micro\\farad}', '\\mathrm{µF}'],
  ['\\SI{20}{\\degreeCelsius}', '20\\,\\mathrm{^{\\circ}C}'],
  ['\\num{1e6} + \\ang{45}', '1\\cdot 10^{6} + 45^{\\circ}'],
  ['R = 5\\,\\ohm', 'R = 5\\,\\Omega'],
])('spells %s', (written, spelt) => {
  expect(spellUnits(written)).toBe(spelt);
  expect(typeset(spelt, false).kind).toBe('typeset');
});

it('leaves alone what it does not know', () => {
  expect(spellUnits('\\si{\\constructor}')).toBe('\\mathrm{\\constructor}');
  expect(spellUnits('\\SI{5} \\sin{x} \\qty(x)')).toBe('\\SI{5} \\sin{x} \\qty(x)');
});
