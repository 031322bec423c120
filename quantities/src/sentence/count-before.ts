import { readUnit } from '../unit.ts';
import type { Mention } from './mention.ts';
import { numberOfWord, numberWordPattern } from './number-words.ts';

const patterns = new Map<string, { spread: RegExp; direct: RegExp }>();

/** How many equal things a quantity belongs to, and where that is said: `dva upora po`, `three`, `3 x`. */
export function countBefore(
  text: string,
  { start, unit }: Pick<Mention, 'start' | 'unit'>,
  language: string,
): { count: number; start: number } | null {
  const from = Math.max(0, start - 60);
  const before = text.slice(from, start);
  const { spread, direct } = patternsOf(language);
  const found = spread.exec(before) ?? direct.exec(before);
  // `10 x 20 mm` are two lengths.
  if (!found || (/x ?$/i.test(found[0]) && unit?.dimension[0] === 1 && unit.parts.length === 1)) return null;
  const [, said = '', things = ''] = found;
  const count = /^\d/.test(said) ? Number(said) : numberOfWord(said, language);
  if (count === null || count < 2 || count > 12 || !Number.isInteger(count)) return null;
  const hasUnit = things.split(' ').some((word) => word !== '' && readUnit(word) !== null);
  return hasUnit ? null : { count, start: from + found.index };
}

function patternsOf(language: string) {
  let own = patterns.get(language);
  if (!own) {
    const number = `(?<![\\p{L}\\d.,=])(${numberWordPattern(language)}|\\d{1,2})`;
    const each = '(?:po|po vsak|each of|of|each|with|à|zu je|mit je|je|von je|z|s|mit|von|z upornostjo|,)';
    own = {
      spread: new RegExp(`${number} ((?:\\p{L}{3,} ){1,3}?(?:\\p{L}{3,}, )?)${each} ?$`, 'iu'),
      direct: new RegExp(`(?<![\\p{L}\\d.,=])(${numberWordPattern(language)}|\\d{1,2}(?= ?[x×]))() ?x? ?$`, 'iu'),
    };
    patterns.set(language, own);
  }
  return own;
}
