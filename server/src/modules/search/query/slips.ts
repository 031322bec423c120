import type { WordUses } from './vocabulary.ts';

/** What tells a typed word from another one, and how many letters they share before and behind it. */
export type Slip = { kind: SlipKind; before: number; behind: number };
type SlipKind = 'swapped' | 'ie-for-ei' | 'el-for-le' | 'doubled' | 'left-out' | 'vowel' | 'sound' | 'other';

export function slipBetween(typed: string, word: string): Slip {
  const before = sharedLength([...typed], [...word]);
  const ends = [typed.slice(before), word.slice(before)].map((end) => [...end].reverse()) as [string[], string[]];
  const behind = sharedLength(...ends);
  const [mine, theirs] = ends.map((end) => end.slice(behind).reverse().join('')) as [string, string];
  return { kind: kindOf(typed, word, { mine, theirs, before }), before, behind };
}

type Difference = { mine: string; theirs: string; before: number };

function kindOf(typed: string, word: string, { mine, theirs, before }: Difference): SlipKind {
  const isDoubled = typed.length !== word.length && withoutDoubles(typed) === withoutDoubles(word);
  if (isDoubled) return separatesVerbs(word, before) ? 'other' : 'doubled';
  if (mine.length === 2 && theirs === `${mine[1]}${mine[0]}`) return swapOf(mine, word.slice(before + 2));
  if (mine.length + theirs.length === 1) return 'left-out';
  if (mine.length !== 1 || theirs.length !== 1) return 'other';
  if (isVowel(mine) && isVowel(theirs)) return 'vowel';
  return likeSounds.some((letters) => letters.includes(mine) && letters.includes(theirs)) ? 'sound' : 'other';
}

/** `Scheibe` and `Schiebe`, `Ziegen` and `zeigen`, `angel` and `angle` are words both. */
function swapOf(letters: string, behind: string): SlipKind {
  if (letters === 'ie' || letters === 'ei') return 'ie-for-ei';
  return behind === '' && (letters === 'el' || letters === 'le') ? 'el-for-le' : 'swapped';
}

/** `kirchof` and `kirchhoff` differ in what they double alone. */
export function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** `filing` and `filling`, `planer` and `planner` are words both. */
function separatesVerbs(word: string, at: number): boolean {
  return /^.?(?:ing|ed|er)s?$/.test(word.slice(at));
}

const likeSounds = ['bp', 'dt', 'gk', 'ckqsz', 'fv', 'vw', 'mn', 'iy'];

function isVowel(letter: string): boolean {
  return 'aeiouy'.includes(letter);
}

function sharedLength(one: string[], other: string[]): number {
  const at = one.findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? one.length : at;
}

/** Words get rarer as they get longer: what is one letter away from a long one is hardly another. */
const [longEnoughForSwap, longEnoughForDouble, longEnough, longEnoughByItself] = [5, 6, 9, 12];
/** What so many texts have is meant more often than a short word that happens to be near it, or a long one. */
const [usualShort, usualLong] = [10, 3];

/**
 * Whether nobody would write a word so on purpose. Words are told from each other by their beginnings (`pritok`, `pretok`)
 * and endings, and short ones by any letter (`Reifen`, `Reihen`): there a slip is nothing but likely. So it is where few
 * texts have the other word, and none of them in its title: that is no reason to look for it.
 */
export function isCertainSlip({ length }: string, { kind, before, behind }: Slip, uses: WordUses): boolean {
  const isUsual = uses.count >= usualLong || uses.isInTitle || length >= longEnoughByItself;
  switch (kind) {
    case 'swapped':
      return length >= longEnoughForSwap && before >= 2 && (length > longEnoughForDouble || uses.count >= usualShort);
    case 'el-for-le':
      return length > longEnoughForDouble;
    case 'ie-for-ei':
      return length >= longEnough && before > 0;
    case 'doubled':
      return length >= longEnoughForDouble && (length > longEnoughForDouble || uses.count >= usualShort);
    case 'left-out':
      return isUsual && length >= longEnough && before >= 2 && behind >= 2;
    case 'vowel':
      return isUsual && length >= longEnough && before >= 4 && behind >= 1;
    case 'sound':
      return isUsual && length >= longEnough && before >= 4 && behind >= 2;
    case 'other':
      return false;
  }
}
