import type { Secret, SecretItem } from '@navor/questions/scoring';
import { isItemIn } from './option-leak.ts';
import { sentencesOf } from './words-in.ts';

export type PairsSecret = Extract<Secret, { kind: 'pairs' }>;
export type OrderSecret = Extract<Secret, { kind: 'order' }>;
type About = { isAbout: boolean; bodies: readonly string[] };

/** Whether a left side stands beside its right one in a sentence or a row of a table, or letters are paired. */
export function tellsPair(plain: string, { pairs }: PairsSecret, { isAbout, bodies }: About): boolean {
  if (!isAbout) return false;
  const letters = pairs.map(
    ({ left, right }) => `${left.letter}\\s*(?:-+>?|→|=|:|>|with|in|z|s|mit|zu|und|and)\\s*${right.letter}`,
  );
  if (new RegExp(`(?<![\\p{L}\\d])(?:${letters.join('|')})(?![\\p{L}\\d])`, 'iu').test(plain)) return true;
  const [lefts, rights] = [pairs.map(({ left }) => left), pairs.map(({ right }) => right)];
  return sentencesOf(plain).some((sentence) =>
    pairs.some(
      ({ left, right }) =>
        isNamed(sentence, left, lefts, bodies) &&
        isNamed(sentence, right, rights, bodies) &&
        !isListOf(sentence, rights, bodies),
    ),
  );
}

/** All of one side in one sentence only lists them. */
function isListOf(sentence: string, items: readonly SecretItem[], bodies: readonly string[]): boolean {
  return sentence.endsWith('?') && items.every((item) => isNamed(sentence, item, items, bodies));
}

/** Short signs such as `V` are told by themselves. */
function isNamed(sentence: string, item: SecretItem, all: readonly SecretItem[], bodies: readonly string[]): boolean {
  const isSign = item.texts.some(
    (text) =>
      text.trim().length > 0 &&
      text.trim().length <= 3 &&
      new RegExp(`(?<![\\p{L}\\d])${escaped(text.trim())}(?![\\p{L}\\d])`, 'u').test(sentence),
  );
  return (
    isSign ||
    isItemIn(
      sentence,
      item,
      all.filter((other) => other !== item),
      bodies,
    )
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

const sequence =
  /(?<!\p{L})(?:first|then|next|before|after|last|finally|followed|order|prv\p{L}{1,2}|najprej|nato|potem|pred|za|nazadnje|zadnj\p{L}|sledi|vrstni red|zuerst|dann|danach|vor|nach|zuletzt|folgt|reihenfolge)(?!\p{L})|→|->|[<>]/iu;

/** Whether neighbours of the right order are told in it, or where the first or last one stands. */
export function tellsOrder(plain: string, { items }: OrderSecret, { isAbout, bodies }: About): boolean {
  if (!isAbout) return false;
  const order = items.map(({ letter }) => letter).join('[\\s,;>→-]{1,6}');
  if (new RegExp(`(?<![\\p{L}\\d])${order}(?![\\p{L}\\d])`, 'iu').test(plain)) return true;
  if (plain.includes('\n') && isInOrder(linesAt(plain, items, bodies), items.length)) return true;
  return sentencesOf(plain).some((sentence) => {
    const named = items.filter((item) => isNamed(sentence, item, items, bodies));
    if (named.length === 0 || sentence.endsWith('?')) return false;
    if (named.length >= 2) return sequence.test(sentence) || named.length >= 3;
    const isEnd = named[0] === items[0] || named[0] === items.at(-1);
    return isEnd && sequence.test(sentence);
  });
}

/** The line in which each item stands alone, in the right order of items. */
function linesAt(plain: string, items: readonly SecretItem[], bodies: readonly string[]): number[] {
  const lines = plain.split('\n');
  return items.flatMap((item) => {
    const at = lines.findIndex((line) => isNamed(line, item, items, bodies));
    return at < 0 ? [] : [at];
  });
}

function isInOrder(lines: readonly number[], count: number): boolean {
  if (lines.length < Math.min(3, count)) return false;
  return lines.every((line, at) => at === 0 || line > (lines[at - 1] ?? line));
}
