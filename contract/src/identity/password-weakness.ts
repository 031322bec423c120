/** Why a password is among the first that a guesser tries, without looking it up anywhere. */
export type PasswordWeakness = 'too_simple' | 'product_name' | 'own_data';

/**
 * What makes a password easy to guess for somebody who knows `related`, such as its owner's name and address. The server
 * refuses such a password, and the browser says so before: both by this.
 */
export function passwordWeakness(password: string, related: readonly string[] = []): PasswordWeakness | undefined {
  // A year or an exclamation mark behind it is the next thing to be tried.
  const forms = [password, withoutTail(password)].map((each) => each.toLowerCase());
  if (forms.some((form) => isMadeOf(form, [productName]))) return 'product_name';
  if (forms.some((form) => isMadeOf(form, [productName, ...related.flatMap(words)]))) return 'own_data';
  if (forms.some((form) => isRepetition(form) || isRowsOfKeys(form))) return 'too_simple';
  return undefined;
}

const productName = 'navor';

/** How much must be left of a password besides what anybody would try. */
const leastOwn = 4;

function isMadeOf(text: string, known: readonly string[]): boolean {
  const typed = letters(text);
  // The longest first: `ana@novak.si` holds `ana` as well.
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest.length < leastOwn && rest !== typed;
}

/** `Ana.Novak77@example.com` → the whole, and each part that is long enough to mean something, also without its number. */
function words(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return [text, ...parts, ...parts.map(withoutTail)].map(letters).filter((word) => word.length > 2);
}

/** Up to four digits and signs at the end. */
function withoutTail(text: string): string {
  return text.replace(/[^\p{L}\p{M}]{1,4}$/u, '');
}

/** Žagar types `zagar` where the keyboard has no Ž, and so does whoever guesses. */
function letters(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll('đ', 'd').replaceAll('ß', 'ss');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Longer pieces are hard to guess by themselves. */
const longestPiece = 8;

/** One character or one short piece over and over, whatever stands between them. */
function isRepetition(text: string): boolean {
  const typed = letters(text);
  // Among many signs, the few letters say nothing.
  const forms = typed.length * 2 > text.length ? [text, typed] : [text];
  return forms.some((form) => {
    const characters = [...form];
    const lengths = Array.from(
      { length: Math.min(longestPiece, Math.floor(characters.length / 2)) },
      (_, at) => at + 1,
    );
    return lengths.some((length) => characters.every((each, at) => at < length || each === characters[at - length]));
  });
}

/** The rows of English, German and Slovenian keyboards, and the alphabet. */
const rows = ['1234567890', 'qwertyuiop', 'qwertzuiopšđ', 'qwertzuiopü', 'asdfghjklčćž', 'asdfghjklöä', 'zxcvbnm'];
const sequences = [...rows, 'yxcvbnm', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/** Fewer keys side by side are in many words. */
const shortestRun = 3;

/** Runs along the rows of the keyboard, forth or back, or on one key, and next to nothing else. */
function isRowsOfKeys(text: string): boolean {
  const characters = [...text];
  let rest = 0;
  for (let at = 0; at < characters.length; ) {
    const length = runLength(characters, at);
    const isRun = length >= shortestRun;
    if (!isRun) rest += 1;
    at += isRun ? length : 1;
  }
  return rest < leastOwn;
}

function runLength(characters: readonly string[], start: number): number {
  let end = start + 1;
  while (end < characters.length && isRun(characters.slice(start, end + 1))) end += 1;
  return end - start;
}

function isRun(characters: readonly string[]): boolean {
  const run = characters.join('');
  return characters.every((each) => each === characters[0]) || sequences.some((sequence) => sequence.includes(run));
}
