import type { Expression, FunctionName } from '../expression.ts';
import { type Budget, OverBudget } from './budget.ts';
import { type Fraction, fractionOf, multiplied, one } from './fraction.ts';
import {
  constant,
  constantOf,
  isZero,
  negative,
  type Polynomial,
  polynomialText,
  power,
  product,
  type Quotient,
  sum,
  unknown,
} from './polynomial.ts';
import { type Root, reduceRoot } from './roots.ts';

/** What polynomials take for an unknown: a symbol, or something that is no polynomial, known by what is inside it. */
type Unknown =
  | { kind: 'symbol'; name: string }
  | { kind: 'pi' }
  | { kind: 'call'; name: FunctionName; of: Quotient }
  | { kind: 'power'; base: Quotient; exponent: Quotient }
  | ({ kind: 'root' } & Root);

const mostUnknowns = 40;
const largestExponent = 64;
const whole: Polynomial = constant(one);

/** Brings expressions into a form in which equal ones can be recognised exactly; throws OverBudget where that takes long. */
export class NormalForms {
  readonly #budget: Budget;
  readonly #nameOf: (key: string) => string;
  readonly #unknowns: Unknown[] = [];
  readonly #names: string[] = [];

  /** @param nameOf takes symbols that get the same name for the same one */
  constructor(budget: Budget, nameOf = (key: string) => key) {
    this.#budget = budget;
    this.#nameOf = nameOf;
  }

  of(expression: Expression): Quotient {
    this.#budget.spend(1);
    switch (expression.op) {
      case 'number':
        return { top: constant(fractionOf(expression.value, this.#budget)), bottom: whole };
      case 'pi':
        return this.#unknown({ kind: 'pi' });
      case 'quantity':
        return this.#unknown({ kind: 'symbol', name: this.#nameOf(expression.key) });
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
    return isZero(this.difference(one, other));
  }

  /** Zero wherever both are equal: one minus the other, without denominators. */
  difference(one: Quotient, other: Quotient): Polynomial {
    const crossed = sum(
      product(one.top, other.bottom, this.#budget),
      negative(product(other.top, one.bottom, this.#budget)),
      this.#budget,
    );
    return this.#withoutRoots(crossed);
  }

  /** What an unknown of a polynomial is the root of; null where it is none. */
  rootAt(number: number): Root | null {
    const found = this.#unknowns[number];
    return found?.kind === 'root' ? found : null;
  }

  /** A text that an unknown shares with the same one in the forms of other expressions. */
  nameAt(number: number): string {
    const known = this.#names[number];
    if (known !== undefined) return known;
    const name = this.#describe(this.#unknowns[number]);
    this.#names[number] = name;
    return name;
  }

  #describe(described: Unknown | undefined): string {
    if (!described) throw new Error('There is no such unknown');
    if (described.kind === 'symbol') return described.name;
    if (described.kind === 'pi') return 'π';
    if (described.kind === 'call') return `${described.name}(${this.#text(described.of)})`;
    if (described.kind === 'power') return `(${this.#text(described.base)})^(${this.#text(described.exponent)})`;
    const base = this.#text(described.base);
    return described.degree === 2 ? `sqrt(${base})` : `(${base})^(1/${described.degree})`;
  }

  #text({ top, bottom }: Quotient): string {
    this.#budget.spend((top.size + bottom.size) * 10);
    const nameAt = (number: number) => this.nameAt(number);
    return `${polynomialText(top, nameAt)}/${polynomialText(bottom, nameAt)}`;
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
    if (one.kind === 'symbol') return other.kind === 'symbol' && one.name === other.name;
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
      if (root?.kind === 'root') rest = reduceRoot(rest, number, root, this.#budget);
    }
    return rest;
  }
}

function inverse({ top, bottom }: Fraction): Fraction {
  return top < 0n ? { top: -bottom, bottom: -top } : { top: bottom, bottom: top };
}
