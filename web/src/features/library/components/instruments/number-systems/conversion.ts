import { type Base, numberOf, type WordKind } from './word.ts';

type Division = { dividend: bigint; quotient: bigint; remainder: string };

/** Dividing by the base until nothing is left; the remainders, read from the last one up, are the digits. */
export function divisions(number: bigint, base: Base): Division[] {
  const steps: Division[] = [];
  let dividend = number;
  do {
    const quotient = dividend / BigInt(base);
    steps.push({ dividend, quotient, remainder: (dividend % BigInt(base)).toString(base).toUpperCase() });
    dividend = quotient;
  } while (dividend > 0n);
  return steps;
}

type Term = { digit: string; exponent: number; value: bigint };

/** What each digit that is not zero stands for, from the first one. */
export function terms(number: bigint, base: Base): Term[] {
  const digits = [...number.toString(base).toUpperCase()];
  return digits.flatMap((digit, at) => {
    const exponent = digits.length - 1 - at;
    const value = BigInt(Number.parseInt(digit, base)) * BigInt(base) ** BigInt(exponent);
    return value === 0n ? [] : [{ digit, exponent, value }];
  });
}

/** How the bits of a negative number come about: what is divided is the number and 2 to the power of the width. */
export function complement(pattern: bigint, kind: WordKind): { value: bigint; size: bigint } | null {
  const value = numberOf(pattern, kind);
  return value < 0n ? { value, size: 1n << BigInt(kind.width) } : null;
}
