import type { Secret } from '@navor/questions/scoring';
import { type ItemFinder, itemFinder } from './item-finder.ts';
import type { Reading } from './reading.ts';

export type PairsSecret = Extract<Secret, { kind: 'pairs' }>;
export type OrderSecret = Extract<Secret, { kind: 'order' }>;
type About = { isAbout: boolean; bodies: readonly string[] };

/** Whether a left side stands beside its right one in a sentence or a row of a table, or letters are paired. */
export function tellsPair({ plain, sentences }: Reading, { pairs }: PairsSecret, { isAbout, bodies }: About): boolean {
  if (!isAbout) return false;
  const joint = '\\s*(?:-+>?|→|=|:|>|with|in|z|s|mit|zu|und|and)\\s*';
  const letters = pairs.map(({ left, right }) => `${left.letter}${joint}${right.letter}`);
  if (new RegExp(`(?<![\\p{L}\\d])(?:${letters.join('|')})(?![\\p{L}\\d])`, 'iu').test(plain)) return true;
  const [lefts, rights] = [pairs.map(({ left }) => left), pairs.map(({ right }) => right)];
  const finders = pairs.map(({ left, right }) => ({
    hasLeft: itemFinder(left, lefts, bodies),
    hasRight: itemFinder(right, rights, bodies),
  }));
  return sentences.some((sentence) => {
    // A question that names all of one side only lists them.
    if (sentence.isQuestion && finders.every(({ hasRight }) => hasRight(sentence))) return false;
    return finders.some(({ hasLeft, hasRight }) => hasLeft(sentence) && hasRight(sentence));
  });
}

const sequence =
  /(?<!\p{L})(?:first|then|next|before|after|last|finally|followed|order|prv\p{L}{1,2}|najprej|nato|potem|pred|za|nazadnje|zadnj\p{L}|sledi|vrstni red|zuerst|dann|danach|vor|nach|zuletzt|folgt|reihenfolge)(?!\p{L})|→|->|[<>]/iu;

const courseWords =
  /(?<!\p{L})(?:first|then|next|afterwards|finally|in the end|only after|najprej|nato|potem|šele|nazadnje|na koncu|zuerst|dann|danach|erst|zuletzt|am ende|schließlich)(?!\p{L})/giu;

/** Whether neighbours of the right order are told in it, or where the first or last one stands. */
export function tellsOrder({ plain, sentences }: Reading, { items }: OrderSecret, { isAbout, bodies }: About): boolean {
  if (!isAbout) return false;
  const order = items.map(({ letter }) => letter).join('[\\s,;>→-]{1,6}');
  if (new RegExp(`(?<![\\p{L}\\d])${order}(?![\\p{L}\\d])`, 'iu').test(plain)) return true;
  const finders = items.map((item) => itemFinder(item, items, bodies));
  if (isInOrder(finders, sentences) || tellsCourse(sentences)) return true;
  return sentences.some((sentence) => {
    if (sentence.isQuestion) return false;
    const named = finders.flatMap((isFound, at) => (isFound(sentence) ? [at] : []));
    if (named.length >= 2) return sequence.test(sentence.plain) || named.length >= 3;
    const isEnd = named[0] === 0 || named[0] === items.length - 1;
    return isEnd && sequence.test(sentence.plain);
  });
}

/** `First we … , then …`: whoever tells a course of things tells this one, in whatever words. */
function tellsCourse(sentences: readonly Reading[]): boolean {
  const told = sentences.filter(({ isQuestion }) => !isQuestion).map(({ plain }) => plain);
  return (told.join(' ').match(courseWords)?.length ?? 0) >= 2;
}

/** Lines or sentences with one item each, one below the other. */
function isInOrder(finders: readonly ItemFinder[], sentences: readonly Reading[]): boolean {
  const places = finders.flatMap((isFound) => {
    const at = sentences.findIndex(isFound);
    return at < 0 ? [] : [at];
  });
  if (places.length < Math.min(3, finders.length)) return false;
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? place));
}
