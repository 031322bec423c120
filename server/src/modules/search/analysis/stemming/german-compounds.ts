import { fold } from '../fold.ts';
import { withoutSpeltUmlauts } from './german.ts';

const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const shortestPart = 3;
const longestCompound = 48;

/**
 * The known words that a German compound is made of (`Spannungsteiler`: `spannung`, `teiler`), as few as possible; none
 * where it cannot be taken apart. `isKnown` is asked for folded words, some hundred times at most.
 */
export function splitGermanCompound(word: string, isKnown: (word: string) => boolean): string[] {
  const whole = withoutSpeltUmlauts(fold(word));
  if (whole.length < 2 * shortestPart || whole.length > longestCompound) return [];
  /** By where it ends, the best way to take the beginning apart. */
  const ways: (string[] | undefined)[] = [[]];
  for (let end = shortestPart; end <= whole.length; end++) {
    for (let start = 0; start <= end - shortestPart; start++) {
      const before = ways[start];
      if (!before || (start === 0 && end === whole.length)) continue;
      const best = ways[end];
      if (best && best.length <= before.length + 1) continue;
      const part = partOf(whole.slice(start, end), end === whole.length, isKnown);
      if (part) ways[end] = [...before, part];
    }
  }
  return ways[whole.length] ?? [];
}

/** A part may be linked to the next one, and a word may lose its last vowel for that: `Achs` + `abstand`. */
function partOf(written: string, isLast: boolean, isKnown: (word: string) => boolean): string | null {
  if (isKnown(written)) return written;
  if (isLast) return null;
  for (const link of links) {
    const stem = written.slice(0, written.length - link.length);
    if (link !== '' && written.endsWith(link) && stem.length >= shortestPart && isKnown(stem)) return stem;
  }
  return isKnown(`${written}e`) ? `${written}e` : null;
}
