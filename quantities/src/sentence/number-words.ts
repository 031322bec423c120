import { spokenNumbers } from './spoken-numbers.ts';

/** Halves are said before things as well, and so are pairs. */
const parts: Record<string, Record<string, number>> = {
  sl: { pol: 0.5 },
  en: { 'half a': 0.5, 'half an': 0.5, half: 0.5 },
  de: {
    ...{ 'eine halbe': 0.5, 'einen halben': 0.5, 'ein halbes': 0.5, halbe: 0.5, halben: 0.5 },
    ...{ beide: 2, beiden: 2 },
  },
};

/** Beyond this people write digits. */
const mostSaid = 12;
/** Words that name an amount by themselves: `a dozen volts`. */
const amounts = new Set(['dozen', 'ducat', 'dutzend']);

const values = new Map(
  Object.entries(parts).map(([language, own]) => {
    const whole = [...spokenNumbers(language)].filter(
      ([word, value]) => value >= 1 && value <= mostSaid && !amounts.has(word),
    );
    return [language, new Map([...Object.entries(own), ...whole])];
  }),
);

/** A pattern for any of the words of a language, the longest first. */
export function numberWordPattern(language: string): string {
  const words = [...(values.get(language)?.keys() ?? [])].sort((one, other) => other.length - one.length);
  return words.map((word) => word.replaceAll(' ', '\\s+')).join('|') || '(?!)';
}

export function numberOfWord(word: string, language: string): number | null {
  return values.get(language)?.get(word.toLowerCase().replace(/\s+/g, ' ')) ?? null;
}
