export const bases = [2, 8, 10, 16] as const;
export type Base = (typeof bases)[number];

export const widths = [8, 16, 32, 64] as const;
export type Width = (typeof widths)[number];

/** How many bits there are, and whether the first of them counts as negative. */
export type WordKind = { width: Width; isSigned: boolean };

export function rangeOf({ width, isSigned }: WordKind): { min: bigint; max: bigint } {
  const size = 1n << BigInt(width);
  return isSigned ? { min: -size / 2n, max: size / 2n - 1n } : { min: 0n, max: size - 1n };
}

/** The bits of a number, taken for a number without a sign. Those that there is no room for are lost. */
export function patternOf(value: bigint, width: Width): bigint {
  return BigInt.asUintN(width, value);
}

export function numberOf(pattern: bigint, { width, isSigned }: WordKind): bigint {
  return isSigned ? BigInt.asIntN(width, pattern) : BigInt.asUintN(width, pattern);
}

/** How many bits the number needs with this reading. */
export function bitsNeeded(value: bigint, isSigned: boolean): number {
  const size = (value < 0n ? -value - 1n : value).toString(2);
  const bits = size === '0' ? 0 : size.length;
  return Math.max(1, isSigned ? bits + 1 : bits);
}

/** Whole bytes and nibbles in binary and hexadecimal, as they are stored; plain digits in the other two. */
export function patternText(pattern: bigint, base: Base, kind: WordKind): string {
  const { width } = kind;
  if (base === 10) return numberOf(pattern, kind).toString().replace('-', '−');
  if (base === 8) return pattern.toString(8);
  const length = base === 2 ? width : width / 4;
  const digits = pattern.toString(base).toUpperCase().padStart(length, '0');
  return digits.match(/.{4}/g)?.join(' ') ?? digits;
}

export function isBitSet(pattern: bigint, bit: number): boolean {
  return ((pattern >> BigInt(bit)) & 1n) === 1n;
}

export function flipBit(pattern: bigint, bit: number): bigint {
  return pattern ^ (1n << BigInt(bit));
}
