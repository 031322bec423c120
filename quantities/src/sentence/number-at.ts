import { decimalSign } from '../decimal-sign.ts';
import { lowerDigits, type Unit } from '../unit.ts';

/** A number as written: exact until somebody makes a number of it. */
export type NumberAt = { digits: string; exponent: number; divisor: number; end: number };

const body = /(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*/y;
const exponent = /[eE]([+-]?\d{1,3})(?![\d\p{L}])/uy;
const powerOfTen = / ?[·xX] ?10(?: ?(?:\^|··) ?\(?([+-]?\d{1,3})\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))/y;
const bareExponent = / ?(?:\^|··) ?\(?([+-]?\d{1,3})\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})/y;
const fraction = /(?:(\d{1,3})[ -])?(\d{1,2}) ?\/ ?(\d{1,2})(?![\d/]|[.,]\d)/y;
const vulgar = /(\d{0,3}) ?([½¼¾⅓⅔⅛⅜⅝⅞])/y;
const vulgarValues: Record<string, readonly [number, number]> = {
  ...{ '½': [1, 2], '¼': [1, 4], '¾': [3, 4], '⅓': [1, 3], '⅔': [2, 3] },
  ...{ '⅛': [1, 8], '⅜': [3, 8], '⅝': [5, 8], '⅞': [7, 8] },
};

/** The number at a place of a text whose signs are plain already; null where there is none, or nobody could read it. */
export function numberAt(text: string, at: number, language: string): NumberAt | null {
  return vulgarAt(text, at) ?? fractionAt(text, at) ?? decimalAt(text, at, language);
}

/** In SI base units. The power of ten goes into the digits, so that 4,7 µF and 0,0000047 F are the very same number. */
export function valueIn({ digits, exponent, divisor }: NumberAt, unit: Unit): number {
  return (Number(`${digits}e${exponent + unit.exponent}`) / divisor) * unit.factor + unit.offset;
}

function decimalAt(text: string, at: number, language: string): NumberAt | null {
  const written = match(body, text, at)?.[0];
  const digits = written === undefined ? null : digitsOf(written, language);
  if (written === undefined || digits === null) return null;
  const end = at + written.length;
  const scale = match(exponent, text, end) ?? match(powerOfTen, text, end);
  if (scale) return { digits, exponent: power(scale), divisor: 1, end: end + scale[0].length };
  const bare = digits === '10' ? match(bareExponent, text, end) : null;
  if (bare) return { digits: '1', exponent: power(bare), divisor: 1, end: end + bare[0].length };
  return { digits, exponent: 0, divisor: 1, end };
}

/** `1/4`, `1 1/2`. Only as parts of things are written: `230/400` are two numbers, and so are `12/24`. */
function fractionAt(text: string, at: number): NumberAt | null {
  const found = match(fraction, text, at);
  if (!found) return null;
  const [whole = 0, above = 0, below = 0] = found.slice(1).map(Number);
  const isPart = above < below && [2, 3, 4, 5, 6, 8, 16, 32, 64].includes(below) && divisorOfBoth(above, below) === 1;
  if (!isPart || above === 0) return null;
  const sum = (Number.isNaN(whole) ? 0 : whole) * below + above;
  return { digits: String(sum), exponent: 0, divisor: below, end: at + found[0].length };
}

function vulgarAt(text: string, at: number): NumberAt | null {
  const [written = '', whole = '', sign = ''] = match(vulgar, text, at) ?? [];
  const [above, below] = vulgarValues[sign] ?? [];
  if (above === undefined || below === undefined) return null;
  return { digits: String(Number(whole) * below + above), exponent: 0, divisor: below, end: at + written.length };
}

function divisorOfBoth(one: number, other: number): number {
  return other === 0 ? one : divisorOfBoth(other, one % other);
}

/**
 * `1.234,5` → `1234.5`. A single sign that the language writes between groups is one where three digits follow and no zero
 * stands before it: `1.000` is a thousand in German and one in English. Null where nobody could tell what is meant.
 */
function digitsOf(written: string, language: string): string | null {
  const joined = written.replace(/[ '’]/g, '');
  const separators = joined.replace(/\d/g, '');
  const decimal = decimalSign(language);
  if (separators === '') return joined;
  if (separators.length === 1) {
    const isGroup = separators !== decimal && joined === written && /^[1-9]\d{0,2}[.,]\d{3}$/.test(joined);
    return isGroup ? joined.replace(/[.,]/, '') : joined.replace(',', '.');
  }
  const [last = '', first = ''] = [separators.at(-1), separators[0]];
  const cut = last === first ? joined.length : joined.lastIndexOf(last);
  const groups = joined.slice(0, cut).split(first);
  const areGroups = groups.every((digits, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(digits));
  if (!areGroups) return null;
  return groups.join('') + (cut === joined.length ? '' : `.${joined.slice(cut + 1)}`);
}

function power([, typed, raised]: RegExpExecArray): number {
  return Number(typed ?? lowerDigits(raised ?? '0'));
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
