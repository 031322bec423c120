import type { Budget } from './budget.ts';
import { zero } from './fraction.ts';
import {
  collect,
  constant,
  lowerPowers,
  negative,
  type Polynomial,
  power,
  powersOf,
  product,
  type Quotient,
  sum,
  type Term,
} from './polynomial.ts';

/** An unknown whose power of `degree` is the base. */
export type Root = { degree: number; base: Quotient };

/** The same times a polynomial that is not zero, with each root to its degree replaced by what it is the root of. */
export function reduceRoot(polynomial: Polynomial, number: number, { degree, base }: Root, budget: Budget): Polynomial {
  const timesIn = ({ powers }: Term) => Math.floor((powers[number] ?? 0) / degree);
  const most = Math.max(0, ...[...polynomial.values()].map(timesIn));
  if (most === 0) return polynomial;
  let rest: Polynomial = constant(zero);
  for (let times = 0; times <= most; times++) {
    const terms = [...polynomial.values()].filter((term) => timesIn(term) === times);
    const lowered = collect(
      terms.map((term) => lowerPowers(term, powersOf(number, times * degree))),
      budget,
    );
    const raised = product(power(base.top, times, budget), power(base.bottom, most - times, budget), budget);
    rest = sum(rest, product(lowered, raised, budget), budget);
  }
  return rest;
}

/**
 * For a polynomial that is to be zero: what stands beside the root is brought to the other side, and both are raised to its
 * degree. `c − √(a² + b²)` becomes `c² − a² − b²`. The polynomial has to have no higher power of the root than the first.
 */
export function eliminateRoot(
  polynomial: Polynomial,
  number: number,
  { degree, base }: Root,
  budget: Budget,
): Polynomial {
  const terms = [...polynomial.values()];
  const isRooted = ({ powers }: Term) => powers[number] === 1;
  const factor = collect(
    terms.filter(isRooted).map((term) => lowerPowers(term, powersOf(number, 1))),
    budget,
  );
  const rest = collect(
    terms.filter((term) => !isRooted(term)),
    budget,
  );
  const [rooted, alone] = [power(factor, degree, budget), power(negative(rest), degree, budget)];
  return sum(product(rooted, base.top, budget), negative(product(alone, base.bottom, budget)), budget);
}
