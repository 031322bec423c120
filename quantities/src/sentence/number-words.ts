/** Numbers as they are said, up to twelve, by the languages that say them so. */
const spoken: Record<string, readonly (readonly [value: number, ...words: string[]])[]> = {
  sl: [
    [0.5, 'pol'],
    [1, 'en', 'ena', 'eno', 'ene', 'enega', 'eni'],
    [2, 'dva', 'dve', 'dveh', 'dvema'],
    [3, 'tri', 'trije', 'treh', 'trem', 'tremi'],
    [4, 'štiri', 'štirje', 'štirih', 'štirim', 'štirimi'],
    [5, 'pet', 'petih', 'petimi'],
    [6, 'šest', 'šestih', 'šestimi'],
    [7, 'sedem', 'sedmih', 'sedmimi'],
    [8, 'osem', 'osmih', 'osmimi'],
    [9, 'devet', 'devetih', 'devetimi'],
    [10, 'deset', 'desetih', 'desetimi'],
    [11, 'enajst', 'enajstih'],
    [12, 'dvanajst', 'dvanajstih'],
  ],
  en: [
    [0.5, 'half a', 'half an', 'half'],
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
      (word, at) => [at + 1, word] as const,
    ),
  ],
  de: [
    [0.5, 'eine halbe', 'einen halben', 'ein halbes', 'halbe', 'halben'],
    [1, 'ein', 'eine', 'einen', 'einer', 'einem'],
    ...['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'].map(
      (word, at) => [at + 2, word] as const,
    ),
    [2, 'zweier', 'beide', 'beiden'],
  ],
};

const values = new Map(
  Object.entries(spoken).map(([language, entries]) => [
    language,
    new Map(entries.flatMap(([value, ...words]) => words.map((word) => [word, value] as const))),
  ]),
);

/** A pattern for any of the words of a language, the longest first. */
export function numberWordPattern(language: string): string {
  const words = [...(values.get(language)?.keys() ?? [])].sort((one, other) => other.length - one.length);
  return words.map((word) => word.replaceAll(' ', '\\s+')).join('|') || '(?!)';
}

export function numberOfWord(word: string, language: string): number | null {
  return values.get(language)?.get(word.toLowerCase().replace(/\s+/g, ' ')) ?? null;
}
