import { foldLetter } from './fold-text.ts';

/** Letters on each side of the first hit. */
const reach = 80;

/** The piece of a text around the first place that has one of these folded words. */
export function excerptAround(text: string, words: readonly string[]): string {
  const letters = Array.from(text.replace(/\s+/gu, ' ').trim());
  const { start, end } = placeOfFirst(letters, words);
  const from = wordStart(letters, start - reach);
  const to = wordEnd(letters, end + reach);
  return `${from > 0 ? '… ' : ''}${letters.slice(from, to).join('').trim()}${to < letters.length ? ' …' : ''}`;
}

function placeOfFirst(letters: readonly string[], words: readonly string[]): { start: number; end: number } {
  /** Of each letter of the folded text, the letter of the text that it comes from: one may become two, or none. */
  const origins: number[] = [];
  let folded = '';
  for (const [index, letter] of letters.entries()) {
    const plain = foldLetter(letter);
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(index);
  }
  const places = words.map((word) => ({ at: folded.indexOf(word), word })).filter(({ at }) => at >= 0);
  const first = places.sort((a, b) => a.at - b.at)[0];
  if (!first) return { start: 0, end: 0 };
  return { start: origins[first.at] ?? 0, end: (origins[first.at + first.word.length - 1] ?? 0) + 1 };
}

/** Words are not cut, unless one is longer than anybody's. */
const longestWord = 30;

function wordStart(letters: readonly string[], wanted: number): number {
  if (wanted <= 0) return 0;
  const space = letters.indexOf(' ', wanted);
  return space >= 0 && space - wanted < longestWord ? space + 1 : wanted;
}

function wordEnd(letters: readonly string[], wanted: number): number {
  if (wanted >= letters.length) return letters.length;
  const space = letters.lastIndexOf(' ', wanted);
  return space >= 0 && wanted - space < longestWord ? space : wanted;
}
