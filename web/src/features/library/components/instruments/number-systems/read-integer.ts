import { type Base, bitsNeeded, patternOf, rangeOf, type WordKind } from './word.ts';

export type IntegerReading =
  /** The bits, taken for a number without a sign. */
  | { kind: 'integer'; pattern: bigint }
  | { kind: 'empty' }
  | { kind: 'too-long' }
  | { kind: 'digit'; sign: string; base: Base }
  | { kind: 'negative' }
  | { kind: 'overflow'; value: bigint; bits: number; min: bigint; max: bigint };

const longestText = 200;
const separators = /[\s_'’\u202f]/g;
const prefixes: Record<string, Base> = { b: 2, o: 8, x: 16 };

/**
 * A whole number as people write it in the field of a base: with or without `0b`, `0o`, `0x`, in groups, in lower case.
 * Digits of bases other than ten are the bits as they are stored, unless there is a minus sign in front.
 */
export function readInteger(typed: string, field: Base, kind: WordKind): IntegerReading {
  if (typed.length > longestText) return { kind: 'too-long' };
  const text = typed.replace(separators, '');
  const [, sign = '', rest = ''] = /^([-−–+]?)(.*)$/s.exec(text) ?? [];
  const { base, digits } = withoutPrefix(rest, field);
  if (digits === '') return { kind: 'empty' };
  const wrong = [...digits].find((digit) => !isDigit(digit, base));
  if (wrong !== undefined) return { kind: 'digit', sign: wrong, base };
  const size = [...digits].reduce((value, digit) => value * BigInt(base) + BigInt(Number.parseInt(digit, 16)), 0n);
  const isNegative = sign !== '' && sign !== '+' && size > 0n;
  if (isNegative && !kind.isSigned) return { kind: 'negative' };
  const isPattern = base !== 10 && !isNegative;
  const { min, max } = rangeOf(isPattern ? { ...kind, isSigned: false } : kind);
  const value = isNegative ? -size : size;
  if (value < min || value > max)
    return { kind: 'overflow', value, bits: bitsNeeded(value, kind.isSigned && !isPattern), min, max };
  return { kind: 'integer', pattern: patternOf(value, kind.width) };
}

/** In the field of hexadecimal numbers `0b1` has nothing but digits, so there the prefix is none. */
function withoutPrefix(text: string, field: Base): { base: Base; digits: string } {
  const [, letter = '', digits = ''] = /^0([box])(.*)$/is.exec(text) ?? [];
  const base = prefixes[letter.toLowerCase()];
  if (!base || (field === 16 && base === 2)) return { base: field, digits: text };
  return { base, digits };
}

function isDigit(sign: string, base: Base): boolean {
  return /^[\da-f]$/i.test(sign) && Number.parseInt(sign, 16) < base;
}
