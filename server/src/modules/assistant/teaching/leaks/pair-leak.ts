import type { Secret, SecretItem } from '@navor/questions/scoring';
import { type ItemFinder, itemFinder } from './item-finder.ts';
import type { Reading } from './reading.ts';

export type PairsSecret = Extract<Secret, { kind: 'pairs' }>;
export type OrderSecret = Extract<Secret, { kind: 'order' }>;
type About = { isAbout: boolean; bodies: readonly string[] };

/**
 * Whether a left side stands beside a right one in a sentence or a row of a table, or letters are paired. Whether they belong
 * together is not asked: were only the right pairs held back, trying each would tell them.
 */
export function tellsPair(
  { plain, sentences }: Reading,
  { pairs, extras }: PairsSecret,
  { isAbout, bodies }: About,
): boolean {
  if (!isAbout) return false;
  const [lefts, rights] = [pairs.map(({ left }) => left), [...pairs.map(({ right }) => right), ...extras]];
  const joint = '\\s*(?:-+>?|→|=|:|>|with|in|z|s|mit|zu|und|and)\\s*';
  const letters = `${letterOf(lefts)}${joint}${letterOf(rights)}`;
  if (new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, 'iu').test(plain)) return true;
  const hasLeft = lefts.map((item) => itemFinder(item, lefts, bodies));
  const hasRight = rights.map((item) => itemFinder(item, rights, bodies));
  return sentences.some((sentence) => {
    // A question that names all of one side only lists them.
    if (sentence.isQuestion && hasRight.every((isFound) => isFound(sentence))) return false;
    return hasLeft.some((isFound) => isFound(sentence)) && hasRight.some((isFound) => isFound(sentence));
  });
}

function letterOf(items: readonly SecretItem[]): string {
  return `[${items.map(({ letter }) => letter).join('')}]`;
}

const sequence =
  /(?<!\p{L})(?:first|then|next|before|after|last|finally|followed|order|prv\p{L}{1,2}|najprej|nato|potem|pred|za|nazadnje|zadnj\p{L}|sledi|vrstni red|zuerst|dann|danach|vor|nach|zuletzt|folgt|reihenfolge)(?!\p{L})|→|->|[<>]/iu;

const courseWords =
  /(?<!\p{L})(?:first|then|next|afterwards|finally|in the end|only after|najprej|nato|potem|šele|nazadnje|na koncu|zuerst|dann|danach|erst|zuletzt|am ende|schließlich)(?!\p{L})/giu;

/** Whether some order of the items is told, right or not, or where one of them stands. */
export function tellsOrder({ plain, sentences }: Reading, { items }: OrderSecret, { isAbout, bodies }: About): boolean {
  if (!isAbout) return false;
  const order = items.map(() => letterOf(items)).join('[\\s,;>→-]{1,6}');
  if (new RegExp(`(?<![\\p{L}\\d])${order}(?![\\p{L}\\d])`, 'iu').test(plain)) return true;
  const finders = items.map((item) => itemFinder(item, items, bodies));
  if (areInOrder(finders, sentences) || tellsCourse(sentences)) return true;
  return sentences.some((sentence) => {
    if (sentence.isQuestion) return false;
    const named = finders.filter((isFound) => isFound(sentence)).length;
    return named >= 3 || (named >= 1 && sequence.test(sentence.plain));
  });
}

/** `First we … , then …`: whoever tells a course of things tells this one, in whatever words. */
function tellsCourse(sentences: readonly Reading[]): boolean {
  const told = sentences.filter(({ isQuestion }) => !isQuestion).map(({ plain }) => plain);
  return (told.join(' ').match(courseWords)?.length ?? 0) >= 2;
}

/** Lines or sentences with one item each, one below the other. */
function areInOrder(finders: readonly ItemFinder[], sentences: readonly Reading[]): boolean {
  const places = new Set(finders.map((isFound) => sentences.findIndex(isFound)).filter((at) => at >= 0));
  return places.size >= Math.min(3, finders.length);
}
