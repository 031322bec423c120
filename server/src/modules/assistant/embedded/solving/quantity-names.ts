import type { Language } from '@navor/languages';
import { type CalculatorQuantity, fieldUnit, greekSign, measuresSame, quantityKind } from '@navor/quantities';
import { likeness, nameWords, type QuestionWord } from './question-words.ts';
import type { Asked, Given } from './read-problem.ts';
import { usualNames } from './usual-names.ts';

type Named = Pick<CalculatorQuantity, 'key' | 'name'>;

/** How well what a question asks for is this quantity by its name or symbol: 0 for not at all, 1 for well, more for better. */
export function askedLikeness(quantity: CalculatorQuantity, asked: Asked, language: Language): number {
  const bySymbol = asked.symbol === null ? 0 : symbolLikeness(asked.symbol, quantity);
  const names = nameWords(quantity.name, language);
  const own = fieldUnit(quantity);
  // In `napetost 12 V` the word tells what is given, and not what is asked.
  const isTaken = (given: Given) => measuresSame(given.unit, own);
  const weights = names.map((name) =>
    Math.max(
      0,
      ...asked.words.map(
        ({ word, weight, names: givens, isLeading }) =>
          weight * likeness(word, name) * (isLeading ? 1 : givens.some(isTaken) ? 0.3 : givens.length > 0 ? 0.6 : 1),
      ),
    ),
  );
  const matched = weights.filter((weight) => weight > 0.3).length;
  const coverage = names.length === 0 ? 0 : weights.reduce((sum, weight) => sum + weight, 0) / names.length;
  return Math.max(2 * bySymbol, coverage + 0.3 * Math.max(0, matched - 1));
}

/** Whether the words and the symbol beside a given value tell that it is this quantity: below 0 where they tell another. */
export function givenLikeness(quantity: Named, given: Given, language: Language): number {
  const symbols = given.symbols.map((symbol) => symbolLikeness(symbol, quantity));
  const bySymbol = symbols.length === 0 ? 0 : Math.max(...symbols) > 0 ? 3 * Math.max(...symbols) : -1.5;
  const names = nameWords(quantity.name, language);
  if (names.length === 0) return bySymbol;
  const share = (words: readonly QuestionWord[]) =>
    names.reduce((sum, name) => sum + Math.max(0, ...words.map((word) => likeness(word, name))), 0) / names.length;
  const usual = given.isBare ? 0 : 0.6 * share(usualNames(quantityKind(given.unit), language));
  return bySymbol + usual + Math.max(2 * share(given.before.slice(-4)), 1.2 * share(given.after.slice(0, 2)));
}

/** 1 for the same symbol, less where only the letter is the same: `U` for `U_0`; 0 for another. */
export function symbolLikeness(symbol: string, { key, name }: Named): number {
  if (/^cosφ$/.test(symbol)) return /cos|faktor moči|power factor|leistungsfaktor/i.test(name) ? 1 : 0;
  const [own, other] = [plainSymbol(symbol), plainSymbol(key)];
  if (own === other) return 1;
  const [letter, index] = [letterOf(own), own.slice(letterOf(own).length)];
  if (letter === letterOf(other)) return index === '' || other === letter ? 0.4 : 0;
  // English writes V for a voltage.
  return letter === 'V' && letterOf(other) === 'U' ? 0.4 : 0;
}

/** `R₁`, `R_{1}` → `R1`, `rho_1` → `ρ1`. */
function plainSymbol(symbol: string): string {
  const digits = symbol.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));
  const [letter = '', ...indices] = digits.replace(/[{}\\]/g, '').split('_');
  const [, delta = '', rest = ''] = /^(Delta)?(.*)$/.exec(letter) ?? [];
  return [delta && 'Δ', greekSign(rest) ?? rest, ...indices]
    .join('')
    .replace('µ', 'μ')
    .replace('∆', 'Δ')
    .replace('ϕ', 'φ');
}

function letterOf(symbol: string): string {
  return /^Δ?\p{L}/u.exec(symbol)?.[0] ?? symbol;
}
