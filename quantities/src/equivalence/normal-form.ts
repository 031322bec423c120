import type { Expression, FunctionName } from '../expression.ts';
import { type Budget, OverBudget } from './budget.ts';
import { type Fraction, fractionOf, multiplied, one, zero } from './fraction.ts';
import {
  collect,
  constant,
  constantOf,
  isZero,
  negative,
  type Polynomial,
  power,
  product,
  sum,
  type Term,
  unknown,
} from './polynomial.ts';

/** One polynomial over another. */
export type Quotient = { top: Polynomial; bottom: Polynomial };

/** What polynomials take for an unknown: a symbol, or something that is no polynomial, known by what is inside it. */
type Unknown =
  | { kind: 'symbol'; key: string }
  | { kind: 'pi' }
  | { kind: 'call'; name: FunctionName; of: Quotient }
  | { kind: 'power'; base: Quotient; exponent: Quotient }
  /** Its power of `degree` is the base. */
  | { kind: 'root'; degree: number; base: Quotient };

const mostUnknowns = 40;
const largestExponent = 64;
const whole: Polynomial = constant(one);

/** Brings expressions into a form in which equal ones can be recognised exactly; throws OverBudget where that takes long. */
export class NormalForms {
  readonly #budget: Budget;
  readonly #unknowns: Unknown[] = [];

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  of(expression: Expression): Quotient {
    this.#budget.spend(1);
    switch (expression.op) {
      case 'number':
        return { top: constant(fractionOf(expression.value, this.#budget)), bottom: whole };
      case 'pi':
        return this.#unknown({ kind: 'pi' });
      case 'quantity':
        return this.#unknown({ kind: 'symbol', key: expression.key });
      case 'negate':
        return this.#negative(this.of(expression.of));
      case 'call':
        return this.#call(expression.name, this.of(expression.of));
      default:
        return this.#pair(expression.op, this.of(expression.left), this.of(expression.right));
    }
  }

  /** Whether both are the same wherever both have a value. */
  areEqual(one: Quotient, other: Quotient): boolean {
    const crossed = sum(
      product(one.top, other.bottom, this.#budget),
      negative(product(other.top, one.bottom, this.#budget)),
      this.#budget,
    );
    return isZero(this.#withoutRoots(crossed));
  }

  #negative({ top, bottom }: Quotient): Quotient {
    return { top: negative(top), bottom };
  }

  #pair(op: Extract<Expression, { left: Expression }>['op'], left: Quotient, right: Quotient): Quotient {
    const times = (one: Polynomial, other: Polynomial) => product(one, other, this.#budget);
    if (op === 'power') return this.#power(left, right);
    if (op === 'multiply') return { top: times(left.top, right.top), bottom: times(left.bottom, right.bottom) };
    if (op === 'divide') return this.#over(times(left.top, right.bottom), times(left.bottom, right.top));
    const second = op === 'add' ? right : this.#negative(right);
    if (left.bottom === second.bottom) return { top: sum(left.top, second.top, this.#budget), bottom: left.bottom };
    return {
      top: sum(times(left.top, second.bottom), times(second.top, left.bottom), this.#budget),
      bottom: times(left.bottom, second.bottom),
    };
  }

  /** What is divided by zero has no value anywhere, and would equal everything. */
  #over(top: Polynomial, bottom: Polynomial): Quotient {
    if (isZero(this.#withoutRoots(bottom))) throw new OverBudget();
    return { top, bottom };
  }

  #power(base: Quotient, exponent: Quotient): Quotient {
    const [top, bottom] = [constantOf(exponent.top), constantOf(exponent.bottom)];
    if (!top || !bottom) return this.#unknown({ kind: 'power', base, exponent });
    const count = multiplied(top, inverse(bottom), this.#budget);
    const [size, degree] = [Number(count.top), Number(count.bottom)];
    if (Math.abs(size) > largestExponent || degree > largestExponent) throw new OverBudget();
    const root = degree === 1 ? base : this.#unknown({ kind: 'root', degree, base });
    const raised = (of: Polynomial) => power(of, Math.abs(size), this.#budget);
    return size < 0
      ? this.#over(raised(root.bottom), raised(root.top))
      : { top: raised(root.top), bottom: raised(root.bottom) };
  }

  #call(name: FunctionName, of: Quotient): Quotient {
    return name === 'sqrt'
      ? this.#unknown({ kind: 'root', degree: 2, base: of })
      : this.#unknown({ kind: 'call', name, of });
  }

  #unknown(sought: Unknown): Quotient {
    let number = this.#unknowns.findIndex((known) => this.#isSame(known, sought));
    if (number < 0) number = this.#unknowns.push(sought) - 1;
    if (number >= mostUnknowns) throw new OverBudget();
    return { top: unknown(number), bottom: whole };
  }

  #isSame(one: Unknown, other: Unknown): boolean {
    if (one.kind === 'pi') return other.kind === 'pi';
    if (one.kind === 'symbol') return other.kind === 'symbol' && one.key === other.key;
    if (one.kind === 'call') return other.kind === 'call' && one.name === other.name && this.areEqual(one.of, other.of);
    if (one.kind === 'root') {
      return other.kind === 'root' && one.degree === other.degree && this.areEqual(one.base, other.base);
    }
    if (other.kind !== 'power') return false;
    return this.areEqual(one.base, other.base) && this.areEqual(one.exponent, other.exponent);
  }

  /** Zero if and only if the polynomial is, once each root to its degree is what it is the root of. */
  #withoutRoots(polynomial: Polynomial): Polynomial {
    let rest = polynomial;
    // What is inside an unknown has lower numbers than itself.
    for (let number = this.#unknowns.length - 1; number >= 0; number--) {
      const root = this.#unknowns[number];
      if (root?.kind === 'root') rest = this.#withoutRoot(rest, number, root);
    }
    return rest;
  }

  #withoutRoot(
    polynomial: Polynomial,
    number: number,
    { degree, base }: Extract<Unknown, { kind: 'root' }>,
  ): Polynomial {
    const timesIn = ({ powers }: Term) => Math.floor((powers[number] ?? 0) / degree);
    const most = Math.max(0, ...[...polynomial.values()].map(timesIn));
    if (most === 0) return polynomial;
    let rest: Polynomial = constant(zero);
    for (let times = 0; times <= most; times++) {
      const terms = [...polynomial.values()].filter((term) => timesIn(term) === times);
      const lowered = collect(
        terms.map(({ powers, factor }) => ({ powers: lower(powers, number, times * degree), factor })),
        this.#budget,
      );
      const raised = product(
        power(base.top, times, this.#budget),
        power(base.bottom, most - times, this.#budget),
        this.#budget,
      );
      rest = sum(rest, product(lowered, raised, this.#budget), this.#budget);
    }
    return rest;
  }
}

function inverse({ top, bottom }: Fraction): Fraction {
  return top < 0n ? { top: -bottom, bottom: -top } : { top: bottom, bottom: top };
}

function lower(powers: readonly number[], number: number, by: number): number[] {
  const lowered = powers.map((own, at) => (at === number ? own - by : own));
  while (lowered.at(-1) === 0) lowered.pop();
  return lowered;
}
