import { expect, it } from 'vitest';
import { quoteFrom, sentencesOf } from './quote.ts';

it.each([
  ['Moč je delo na enoto časa:', 'P = W/t = U I', 'Enota je watt.'],
  ['Ohm’s law reads', 'U = R I', 'The unit of resistance is the ohm.'],
  ['Das ohmsche Gesetz lautet', 'U = R I', 'Die Einheit ist das Ohm.'],
])('ends a quotation with the displayed formula: %s %s', (before, formula, after) => {
  const sentences = sentencesOf([before, formula, after].join('\n'));
  expect(quoteFrom(sentences, 0, '[1]')).toBe(`> ${before} ${formula} [1]`);
});

it('goes on after a sentence with a formula in it', () => {
  const text = 'Ohmov zakon: U = R I. Velja za upor.';
  expect(quoteFrom(sentencesOf(text), 0, '[1]')).toBe(`> ${text} [1]`);
});
