import { valueOfWord } from './number-words.ts';
import type { Reading } from './reading.ts';

/** Ways to write something so that only who knows how can read it, and ways to speak of how something is written. */
const writing =
  /(?<!\p{L})(?:rot-?\s?\d+|caesar|cäsar|cezar\p{L}*|ciphers?|šifr\p{L}*|chiffr\p{L}*|morse\p{L}*|morsej\p{L}*|base-?\s?\d+|hex(?:adecimal\p{L}*)?|octal|binary|roman numerals?|ascii|unicode|acrostic|anagram\p{L}*|akrostih\p{L}*|dvojišk\p{L}*|osmišk\p{L}*|šestnajstišk\p{L}*|rimsk\p{L} štev\p{L}*|oktal\p{L}*|binär\p{L}*|hexadezimal\p{L}*|römisch\p{L}* (?:zahl|ziffer)\p{L}*|akrostichon|backwards|nazaj prebran\p{L}*|rückwärts)(?!\p{L})/iu;
const spelling =
  /(?<!\p{L})(?:letters?|črk\p{L}*|buchstabe\p{L}*|syllables?|zlog\p{L}*|silben?|(?:starts|begins|ends) (?:with|in)|se začne (?:na|z|s)|konča (?:na|z|s)|(?:beginnt|endet) (?:mit|auf)|rhymes|se rima\p{L}*|reimt sich|digits?|števk\p{L}*|ziffern?|quersumme)(?!\p{L})/iu;
/** `a-m-m-e-t-e-r`; letters with blanks or points between them are products as well. */
const spelledOut = /(?<![\p{L}\d])\p{L}(?:[-_.]\p{L}(?!\p{L})){2,}|(?<![\p{L}\d])\p{L}(?: \p{L}(?!\p{L})){4,}/u;

/**
 * Whether something is told in a way that has no place in an explanation: in a cipher, another number system, letter by
 * letter, or by how it is spelled. What is told so is not read; nothing told so leaves, unless the question is about such.
 */
export function tellsInCode({ plain, sentences }: Reading, bodies: readonly string[]): boolean {
  if (spelledOut.test(plain) || hasReversedNumbers(plain)) return true;
  if (bodies.some((body) => writing.test(body) || spelling.test(body))) return false;
  return writing.test(plain) || sentences.some((each) => !each.isQuestion && spelling.test(each.plain));
}

/** Two in a row: some number words are other words backwards. */
function hasReversedNumbers(plain: string): boolean {
  const words = plain.match(/\p{L}+/gu) ?? [];
  const isReversed = (word = '') => word.length >= 3 && valueOfWord([...word].reverse().join('')) !== null;
  return words.some((word, at) => isReversed(word) && isReversed(words[at + 1]));
}
