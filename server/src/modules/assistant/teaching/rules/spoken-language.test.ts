import { languages } from '@navor/languages';
import { expect, it } from 'vitest';
import { isInOtherLanguage } from './spoken-language.ts';

it.each([
  'La corriente vale doscientos cincuenta y cinco miliamperios según la ley de Ohm entre tensión y resistencia.',
  'Le courant vaut deux cent cinquante-cinq milliampères, car la loi de Ohm relie la tension et la résistance.',
  'La corrente vale duecentocinquantacinque milliampere, perché la legge di Ohm collega tensione e resistenza, come noto.',
  'Ток в цепи равен двумстам пятидесяти пяти миллиамперам, потому что закон Ома связывает напряжение и сопротивление.',
])('hears languages that are none of ours: %s', (reply) => {
  for (const language of languages) expect(isInOtherLanguage(reply, language)).toBe(true);
});

it.each([
  '$I = \\frac{U}{R}$, $U = 12\\,\\mathrm{V}$',
  'Ohm, Kirchhoff, Thévenin, Norton.',
  '| Material | ρ | α | λ | c | E |\n| --- | --- | --- | --- | --- | --- |\n| Cu | Al | Fe | Ag | Au | Pt |',
])('hears no language in names, formulas and tables: %j', (reply) => {
  for (const language of languages) expect(isInOtherLanguage(reply, language)).toBe(false);
});
