import type { SecretItem } from '@navor/questions/scoring';
import { plainReply } from './plain-reply.ts';
import { type Reading, signsOnly } from './reading.ts';
import { isSaidIn, sharedWords, WordIndex, wordsIn } from './words-in.ts';

/** Tells whether a sentence speaks of an option, a side of a pair or an item of an order. */
export type ItemFinder = (sentence: Reading) => boolean;

/** By the words that the item has and neither the question nor the other items have; short signs by themselves. */
export function itemFinder(item: SecretItem, all: readonly SecretItem[], bodies: readonly string[]): ItemFinder {
  const known = bodies.flatMap(wordsIn);
  const finders = item.texts.map((text, language) => {
    const others = all.filter((other) => other !== item).flatMap(({ texts }) => wordsIn(texts[language] ?? ''));
    // As replies are read: `two forces` is `2 forces` there.
    return finderOf(plainReply(text).trim(), new WordIndex([...known, ...others]));
  });
  return (sentence) => finders.some((isFound) => isFound(sentence));
}

function finderOf(text: string, known: WordIndex): ItemFinder {
  const words = [...new Set(wordsIn(text))];
  const own = words.filter((word) => !known.has(word));
  if (own.length > 0) {
    // `It goes out, because …`: what is said before the reason is enough.
    const first = [...new Set(wordsIn(text.replace(/[,;:].*$/u, '')))].filter((word) => !known.has(word));
    const isMost = (those: string[], said: WordIndex) =>
      those.length > 0 && sharedWords(those, said).length >= Math.ceil(0.4 * those.length);
    return ({ words: said }) => isMost(own, said) || isMost(first, said);
  }
  if (words.length > 1) return ({ words: said }) => isSaidIn(text, said);
  if (text === '') return () => false;
  const signs = signsOnly(text);
  if (words.length === 0 && signs.length >= 3) return (sentence) => sentence.signs.includes(signs);
  const sign = new RegExp(`(?<![\\p{L}\\d])${spaced(text)}(?![\\p{L}\\d])`, words.length === 0 ? 'u' : 'iu');
  return ({ plain }) => sign.test(plain);
}

/** `1 kΩ` is `1kΩ` as well. */
function spaced(text: string): string {
  return text
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .join('\\s*');
}
