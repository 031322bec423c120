import { type Budget, OverBudget } from './budget.ts';
import { added, type Fraction, multiplied, one } from './fraction.ts';

/** Powers of unknowns, by their numbers; none at the end is zero, so that each product has one way to be written. */
export type Powers = readonly number[];
export type Term = { powers: Powers; factor: Fraction };

/** A sum of products of unknowns, by their powers as text. No factor is zero. */
export type Polynomial = ReadonlyMap<string, Term>;

/** One polynomial over another. */
export type Quotient = { top: Polynomial; bottom: Polynomial };

const mostTerms = 600;
const highestPower = 200;

export function constant(factor: Fraction): Polynomial {
  return collect([{ powers: [], factor }], null);
}

export function unknown(number: number): Polynomial {
  return collect([{ powers: powersOf(number, 1), factor: one }], null);
}

/** Of a single unknown. */
export function powersOf(number: number, power: number): Powers {
  return power === 0 ? [] : [...Array<number>(number).fill(0), power];
}

export function isZero(polynomial: Polynomial): boolean {
  return polynomial.size === 0;
}

/** The value of a polynomial without unknowns; null for any other. */
export function constantOf(polynomial: Polynomial): Fraction | null {
  if (polynomial.size === 0) return { top: 0n, bottom: 1n };
  return polynomial.size === 1 ? (polynomial.get('')?.factor ?? null) : null;
}

export function sum(left: Polynomial, right: Polynomial, budget: Budget): Polynomial {
  return collect([...left.values(), ...right.values()], budget);
}

export function negative(polynomial: Polynomial): Polynomial {
  const turned = ({ powers, factor }: Term) => ({ powers, factor: { top: -factor.top, bottom: factor.bottom } });
  return new Map([...polynomial].map(([key, term]) => [key, turned(term)]));
}

export function product(left: Polynomial, right: Polynomial, budget: Budget): Polynomial {
  budget.spend(left.size * right.size);
  const terms: Term[] = [];
  for (const first of left.values()) {
    for (const second of right.values()) {
      terms.push({
        powers: together(first.powers, second.powers),
        factor: multiplied(first.factor, second.factor, budget),
      });
    }
  }
  return collect(terms, budget);
}

export function power(base: Polynomial, exponent: number, budget: Budget): Polynomial {
  if (exponent === 0) return constant(one);
  const half = power(base, Math.floor(exponent / 2), budget);
  const square = exponent < 2 ? half : product(half, half, budget);
  return exponent % 2 === 0 ? square : product(square, base, budget);
}

/** A term divided by a product that it has. */
export function lowerPowers({ powers, factor }: Term, by: Powers): Term {
  const lowered = powers.map((own, at) => own - (by[at] ?? 0));
  while (lowered.at(-1) === 0) lowered.pop();
  return { powers: lowered, factor };
}

function together(first: Powers, second: Powers): Powers {
  const [longer, shorter] = first.length >= second.length ? [first, second] : [second, first];
  return longer.map((own, at) => {
    const sum = own + (shorter[at] ?? 0);
    if (sum > highestPower) throw new OverBudget();
    return sum;
  });
}

/** Adds up what has the same powers. */
export function collect(terms: readonly Term[], budget: Budget | null): Polynomial {
  const collected = new Map<string, Term>();
  budget?.spend(terms.length);
  for (const term of terms) {
    const key = term.powers.join(' ');
    const known = collected.get(key);
    const factor = known && budget ? added(known.factor, term.factor, budget) : term.factor;
    if (factor.top === 0n) collected.delete(key);
    else collected.set(key, known ? { powers: term.powers, factor } : term);
    if (collected.size > mostTerms) throw new OverBudget();
  }
  return collected;
}

/** Terms by the names of their unknowns, in an order that does not depend on how those are numbered. */
export function namedTerms(
  polynomial: Polynomial,
  nameOf: (number: number) => string,
): { name: string; factor: Fraction }[] {
  const productOf = (powers: Powers) =>
    powers
      .flatMap((count, number) => (count === 0 ? [] : [`${nameOf(number)}${count === 1 ? '' : `^${count}`}`]))
      .sort()
      .join('*');
  return [...polynomial.values()]
    .map(({ powers, factor }) => ({ name: productOf(powers), factor }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** A text that equal polynomials share. */
export function polynomialText(polynomial: Polynomial, nameOf: (number: number) => string): string {
  return namedTerms(polynomial, nameOf)
    .map(({ name, factor: { top, bottom } }) => `${bottom === 1n ? top : `${top}:${bottom}`}${name && `*${name}`}`)
    .join('+');
}
