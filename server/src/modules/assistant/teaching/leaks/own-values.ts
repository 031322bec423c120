import { type Dimension, isSameDimension } from '@navor/quantities';
import { times } from './arithmetic-in.ts';
import type { Reading } from './reading.ts';

type Value = { value: number; dimension: Dimension | null };

/** Of a talk with more numbers than this nobody could say what follows from what. */
const mostValues = 24;
/** Results are rounded to a few figures. */
const rounding = 0.005;

/**
 * The values that a learner has brought along, and what follows from two of them. To say them again, in whatever unit, tells
 * nothing of any question; to hold back those that are right by chance would tell that they are.
 */
export class OwnValues {
  readonly #given: Value[];
  #derived: Value[] | undefined;

  constructor({ quantities, sums }: Reading) {
    const said = quantities.map(({ value, unit }) => ({ value, dimension: unit?.dimension ?? null }));
    const reckoned = sums.map(({ value, dimension, hasUnits }) => ({ value, dimension: hasUnits ? dimension : null }));
    this.#given = [...said, ...reckoned].slice(-mostValues);
  }

  /** The dimension of a bare number is null. */
  has(value: number, dimension: Dimension | null): boolean {
    const isSame = (own: Value) => isEqual(own, { value, dimension });
    return this.#given.some(isSame) || this.#results().some(isSame);
  }

  #results(): Value[] {
    this.#derived ??= this.#given.flatMap((one, at) =>
      this.#given.slice(at + 1).flatMap((other) => [...combined(one, other), ...combined(other, one)]),
    );
    return this.#derived;
  }
}

function isEqual(own: Value, said: Value): boolean {
  const isSameKind =
    own.dimension && said.dimension ? isSameDimension(own.dimension, said.dimension) : own.dimension === said.dimension;
  return isSameKind && Math.abs(own.value - said.value) <= rounding * Math.abs(own.value);
}

const plain: Dimension = [0, 0, 0, 0, 0, 0, 0];

/** As the laws of the trade have it: `U / R`, `U · I`, `I² · R`, `U² / R`, `R1 + R2`, a number of times something. */
function combined(one: Value, other: Value): Value[] {
  const [left, right] = [one.dimension ?? plain, other.dimension ?? plain];
  const isBare = one.dimension === null && other.dimension === null;
  const product = (first: number, second: number): Value => ({
    value: one.value ** first * other.value ** second,
    dimension: isBare ? null : times(times(plain, left, first), right, second),
  });
  const sums = isSameDimension(left, right)
    ? [one.value + other.value, one.value - other.value].map((value) => ({ value, dimension: one.dimension }))
    : [];
  return [product(1, 1), product(1, -1), product(2, 1), product(2, -1), ...sums];
}
