import { describe, expect, it } from 'vitest';
import { readInteger } from './read-integer.ts';
import { type Base, bases, bitsNeeded, numberOf, patternOf, patternText, rangeOf, widths } from './word.ts';

const unsigned8 = { width: 8, isSigned: false } as const;
const signed8 = { width: 8, isSigned: true } as const;
const signed64 = { width: 64, isSigned: true } as const;

describe('reading', () => {
  it.each<[string, Base, bigint]>([
    ['202', 10, 202n],
    ['11001010', 2, 202n],
    ['1100 1010', 2, 202n],
    ['1100_1010', 2, 202n],
    ['0b1100_1010', 2, 202n],
    ['0B11001010', 2, 202n],
    ['312', 8, 202n],
    ['0o312', 8, 202n],
    ['CA', 16, 202n],
    ['ca', 16, 202n],
    ['0xCa', 16, 202n],
    ['0XCA', 16, 202n],
    ['00ca', 16, 202n],
    ['+202', 10, 202n],
    ['0xca', 10, 202n],
    ['0b11001010', 10, 202n],
    ['0o312', 16, 202n],
    ['0', 10, 0n],
    ['-0', 10, 0n],
    ['0b1', 16, 0xb1n],
    ['0b', 16, 0xbn],
    ['255', 10, 255n],
    ['2 0 2', 10, 202n],
    ["2'02", 10, 202n],
  ])('takes %s in the field of base %d', (text, base, pattern) => {
    expect(readInteger(text, base, unsigned8)).toEqual({ kind: 'integer', pattern });
  });

  it.each<[string, Base, bigint]>([
    ['-1', 10, 255n],
    ['−1', 10, 255n],
    ['-128', 10, 128n],
    ['-56', 10, 200n],
    ['127', 10, 127n],
    ['11111111', 2, 255n],
    ['FF', 16, 255n],
    ['-0x1', 16, 255n],
    ['-80', 16, 128n],
    ['0xFF', 10, 255n],
  ])('takes %s in the field of base %d for two’s complement', (text, base, pattern) => {
    expect(readInteger(text, base, signed8)).toEqual({ kind: 'integer', pattern });
  });

  it.each<[string, Base, object]>([
    ['', 10, { kind: 'empty' }],
    ['  ', 10, { kind: 'empty' }],
    ['0x', 16, { kind: 'empty' }],
    ['-', 10, { kind: 'empty' }],
    ['12', 2, { kind: 'digit', sign: '2', base: 2 }],
    ['78', 8, { kind: 'digit', sign: '8', base: 8 }],
    ['3,5', 10, { kind: 'digit', sign: ',', base: 10 }],
    ['1e3', 10, { kind: 'digit', sign: 'e', base: 10 }],
    ['xyz', 16, { kind: 'digit', sign: 'x', base: 16 }],
    ['0b12', 10, { kind: 'digit', sign: '2', base: 2 }],
    ['🙂', 10, { kind: 'digit', sign: '🙂', base: 10 }],
    ['-1', 10, { kind: 'negative' }],
    ['256', 10, { kind: 'overflow', value: 256n, bits: 9, min: 0n, max: 255n }],
    ['100', 16, { kind: 'overflow', value: 256n, bits: 9, min: 0n, max: 255n }],
    ['1'.repeat(201), 2, { kind: 'too-long' }],
  ])('says what is wrong with "%s" in the field of base %d', (text, base, reading) => {
    expect(readInteger(text, base, unsigned8)).toEqual(reading);
  });

  it('says how many bits would be enough', () => {
    expect(readInteger('128', 10, signed8)).toEqual({ kind: 'overflow', value: 128n, bits: 9, min: -128n, max: 127n });
    expect(readInteger('-129', 10, signed8)).toMatchObject({ kind: 'overflow', value: -129n, bits: 9 });
    expect(readInteger('1FF', 16, signed8)).toMatchObject({ kind: 'overflow', value: 511n, bits: 9, max: 255n });
    expect(readInteger('18446744073709551616', 10, signed64)).toMatchObject({ kind: 'overflow', bits: 66 });
  });
});

describe('worked values', () => {
  it.each([
    [0n, '0000 0000', '0', '0', '00'],
    [45n, '0010 1101', '55', '45', '2D'],
    [202n, '1100 1010', '312', '202', 'CA'],
    [255n, '1111 1111', '377', '255', 'FF'],
  ])('%d in eight bits', (pattern, binary, octal, decimal, hexadecimal) => {
    expect(bases.map((base) => patternText(pattern, base, unsigned8))).toEqual([binary, octal, decimal, hexadecimal]);
  });

  it('reads the same bits with and without a sign', () => {
    expect(patternText(200n, 10, signed8)).toBe('−56');
    expect(numberOf(200n, signed8)).toBe(-56n);
    expect(numberOf(2n ** 64n - 1n, signed64)).toBe(-1n);
    expect(patternText(2n ** 63n, 10, signed64)).toBe('−9223372036854775808');
    expect(patternText(48879n, 16, { width: 32, isSigned: false })).toBe('0000 BEEF');
  });
});

it('writes what it reads, for every byte, either reading and every base', () => {
  for (const kind of [unsigned8, signed8])
    for (const base of bases)
      for (let byte = 0n; byte < 256n; byte++)
        expect(readInteger(patternText(byte, base, kind), base, kind)).toEqual({ kind: 'integer', pattern: byte });
});

it('takes the ends of every width, and nothing beyond', () => {
  for (const width of widths)
    for (const isSigned of [false, true]) {
      const kind = { width, isSigned };
      const { min, max } = rangeOf(kind);
      for (const value of [min, max])
        expect(readInteger(`${value}`, 10, kind)).toEqual({ kind: 'integer', pattern: patternOf(value, width) });
      expect(readInteger(`${max + 1n}`, 10, kind).kind).toBe('overflow');
      expect(readInteger(`${min - 1n}`, 10, kind).kind).toBe(isSigned ? 'overflow' : 'negative');
      expect(bitsNeeded(max, isSigned)).toBe(width);
      expect(bitsNeeded(min, isSigned)).toBe(isSigned ? width : 1);
    }
});
