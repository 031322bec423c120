import { folded } from './number-words.ts';
import type { Reading } from './reading.ts';
import { isSameWord, WordIndex, wordsIn } from './words-in.ts';

/** Whether a word that is right is told, in whatever form of it, or spelled letter by letter, or backwards. */
export function tellsWords(plain: string, variants: readonly string[], bodies: readonly string[]): boolean {
  const said = lettersOf(plain);
  const together = said.join('');
  const joined = said.filter((word) => !joining.has(word)).join('');
  const initials = plain
    .split('\n')
    .map((line) => lettersOf(line)[0]?.[0] ?? ' ')
    .join('');
  const runs = spelledRuns(said);
  return variants.some((variant) => {
    const words = lettersOf(variant);
    // What the question says itself gives nothing away.
    if (words.length === 0 || bodies.some((body) => hasPhrase(lettersOf(body), words))) return false;
    if (hasPhrase(said, words)) return true;
    const letters = words.join('');
    if (letters.length < 5) return false;
    const backwards = [...letters].reverse().join('');
    return together.includes(backwards) || [runs, joined, initials].some((each) => each.includes(letters));
  });
}

/** Words with which pieces are put together: `am and then meter`. */
const joining = new Set('and then plus in nato potem ter und dann followed by letter'.split(' '));

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

/** Pieces of words in a row, put together: `a-m-m-e-t-e-r`, `A M M E T E R`, `am·me·ter`. */
function spelledRuns(said: readonly string[]): string {
  let runs = '';
  for (const piece of said) runs += piece.length <= 3 ? piece : ' ';
  return runs;
}

/** So many words of its own has a sentence that guesses; more are a thought. */
const mostGuessed = 2;

/**
 * Whether a word is said again that the learner has brought up, and that could be the one asked for. Were only the right one
 * held back, asking what each of them means would tell it.
 */
export function tellsGuess(reply: Reading, talk: Reading, bodies: readonly string[]): boolean {
  const known = new WordIndex([...bodies.flatMap(wordsIn), ...asking]);
  const guesses = talk.sentences
    .map(({ plain }) => [...new Set(wordsIn(plain))].filter((word) => word.length >= 4 && !known.has(word)))
    .filter((own) => own.length <= mostGuessed);
  return guesses.flat().some((word) => reply.words.has(word));
}

/** Words of somebody who asks for help, and of whoever gives it. */
const asking = wordsIn(
  `give hint help please explain tell know understand think mean means next step sure could name called thanks start idea
   namig pomoc pomagajte prosim razlozite povejte vem razumem mislim pomeni naslednji korak ime imenuje hvala ideja zacnem
   hinweis tipp hilfe bitte erklaren sagen weiss verstehe denke bedeutet nachste schritt name heisst danke idee anfangen`,
);
