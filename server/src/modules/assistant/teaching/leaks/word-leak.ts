import { folded } from './number-words.ts';
import { isSameWord } from './words-in.ts';

/** Whether a word that is right is told, in whatever form of it, or spelled letter by letter, or backwards. */
export function tellsWords(plain: string, variants: readonly string[], bodies: readonly string[]): boolean {
  const said = lettersOf(plain);
  const spelled = said.join('');
  return variants.some((variant) => {
    const words = lettersOf(variant);
    // What the question says itself gives nothing away.
    if (words.length === 0 || bodies.some((body) => hasPhrase(lettersOf(body), words))) return false;
    if (hasPhrase(said, words)) return true;
    const letters = words.join('');
    return letters.length >= 5 && (isSpelled(plain, letters) || spelled.includes([...letters].reverse().join('')));
  });
}

function lettersOf(text: string): string[] {
  return folded(text).match(/[\p{L}\d]+/gu) ?? [];
}

function hasPhrase(said: readonly string[], words: readonly string[]): boolean {
  return said.some((_, start) => words.every((word, at) => isSameOrCompound(said[start + at] ?? '', word)));
}

/** `Amperemeters` is told by `Amperemeterskala` as well. */
function isSameOrCompound(said: string, word: string): boolean {
  return isSameWord(said, word) || (word.length >= 6 && said.includes(word));
}

/** `a-m-m-e-t-e-r`, `A M M E T E R`, `am·me·ter`. */
function isSpelled(plain: string, letters: string): boolean {
  const pattern = [...letters].join('[^\\p{L}\\n]{0,3}');
  return new RegExp(`(?<!\\p{L})${pattern}`, 'u').test(folded(plain));
}
