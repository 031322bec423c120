import { type Budget, OverBudget } from './budget.ts';

/** In lowest terms; the bottom is positive. */
export type Fraction = { top: bigint; bottom: bigint };

export const zero: Fraction = { top: 0n, bottom: 1n };
export const one: Fraction = { top: 1n, bottom: 1n };

const largest = 1n << 512n;
const small = 1n << 64n;

/** What the digits say: 0.1 is one tenth, although no number of the machine is. */
export function fractionOf(value: number, budget: Budget): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const shift = Number(exponent) - decimals.length;
  // A text such as NaN has no digits.
  if (!/^-?\d+$/.test(whole) || Math.abs(shift) > 150) throw new OverBudget();
  const top = BigInt(whole + decimals);
  return shift < 0 ? reduced(top, 10n ** BigInt(-shift), budget) : reduced(top * 10n ** BigInt(shift), 1n, budget);
}

export function added(left: Fraction, right: Fraction, budget: Budget): Fraction {
  if (left.bottom === 1n && right.bottom === 1n) return reduced(left.top + right.top, 1n, budget);
  return reduced(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom, budget);
}

export function multiplied(left: Fraction, right: Fraction, budget: Budget): Fraction {
  return reduced(left.top * right.top, left.bottom * right.bottom, budget);
}

function reduced(top: bigint, bottom: bigint, budget: Budget): Fraction {
  if (top > largest || -top > largest || bottom > largest) throw new OverBudget();
  if (bottom === 1n) return { top, bottom };
  budget.spend(bottom > small ? 25 : 2);
  const common = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { top: top / common, bottom: bottom / common };
}

export function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [left, right] = [first, second];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}
