import { expect, it } from 'vitest';
import { complement, divisions, terms } from './conversion.ts';
import { bases } from './word.ts';

it('divides until nothing is left', () => {
  expect(divisions(45n, 2).map(({ dividend, quotient, remainder }) => `${dividend} ${quotient} ${remainder}`)).toEqual([
    '45 22 1',
    '22 11 0',
    '11 5 1',
    '5 2 1',
    '2 1 0',
    '1 0 1',
  ]);
  expect(divisions(202n, 16).map(({ remainder }) => remainder)).toEqual(['A', 'C']);
  expect(divisions(0n, 2)).toEqual([{ dividend: 0n, quotient: 0n, remainder: '0' }]);
});

it('adds up what the digits stand for', () => {
  expect(terms(45n, 2).map(({ digit, exponent, value }) => `${digit}·2^${exponent}=${value}`)).toEqual([
    '1·2^5=32',
    '1·2^3=8',
    '1·2^2=4',
    '1·2^0=1',
  ]);
  expect(terms(202n, 16)).toEqual([
    { digit: 'C', exponent: 1, value: 192n },
    { digit: 'A', exponent: 0, value: 10n },
  ]);
  expect(terms(0n, 2)).toEqual([]);
});

it('leads there and back in every base', () => {
  for (const base of bases)
    for (const number of [...Array.from({ length: 300 }, (_, at) => BigInt(at)), 2n ** 63n, 2n ** 64n - 1n]) {
      const digits = divisions(number, base)
        .map(({ remainder }) => remainder)
        .reverse()
        .join('');
      expect(digits).toBe(number.toString(base).toUpperCase());
      expect(terms(number, base).reduce((sum, { value }) => sum + value, 0n)).toBe(number);
    }
});

it('knows what is added to a negative number', () => {
  expect(complement(200n, { width: 8, isSigned: true })).toEqual({ value: -56n, size: 256n });
  expect(complement(200n, { width: 8, isSigned: false })).toBeNull();
  expect(complement(100n, { width: 8, isSigned: true })).toBeNull();
});
