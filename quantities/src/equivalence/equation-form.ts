import type { Expression } from '../expression.ts';
import { Budget, OverBudget } from './budget.ts';
import { fractionOf } from './fraction.ts';
import {
  collect,
  constant,
  constantOf,
  negative,
  type Polynomial,
  power,
  product,
  sum,
  type Term,
  unknown,
} from './polynomial.ts';

type Quotient = { top: Polynomial; bottom: Polynomial };

const steps = 4000;
const mostUnknowns = 20;
const largestExponent = 12;
const one = constant({ top: 1n, bottom: 1n });

/**
 * A text that two equations share where one can be rearranged into the other: all is brought to one side, without
 * denominators, common factors, square roots and regard to the sign. Null where there is nothing to rearrange.
 */
export function equationForm(left: Expression, right: Expression, nameOf = (key: string) => key): string | null {
  try {
    return new EquationForm(nameOf).of(left, right);
  } catch (error) {
    if (error instanceof OverBudget) return null;
    throw error;
  }
}

class EquationForm {
  readonly #budget = new Budget(steps);
  readonly #nameOf: (key: string) => string;
  readonly #names: string[] = [];
  readonly #roots = new Map<number, Quotient>();

  constructor(nameOf: (key: string) => string) {
    this.#nameOf = nameOf;
  }

  of(left: Expression, right: Expression): string | null {
    const [one, other] = [this.#quotient(left), this.#quotient(right)];
    const crossed = sum(
      product(one.top, other.bottom, this.#budget),
      negative(product(other.top, one.bottom, this.#budget)),
      this.#budget,
    );
    const form = this.#withoutRoot(crossed);
    return form.size < 2 ? null : this.#text(form, true);
  }

  #quotient(expression: Expression): Quotient {
    this.#budget.spend(1);
    switch (expression.op) {
      case 'number':
        return { top: constant(fractionOf(expression.value, this.#budget)), bottom: one };
      case 'pi':
        return this.#unknown('π');
      case 'quantity':
        return this.#unknown(this.#nameOf(expression.key));
      case 'negate':
        return this.#negative(this.#quotient(expression.of));
      case 'call':
        return this.#call(expression.name, this.#quotient(expression.of));
      default:
        return this.#pair(expression.op, this.#quotient(expression.left), this.#quotient(expression.right));
    }
  }

  #pair(op: Extract<Expression, { left: Expression }>['op'], left: Quotient, right: Quotient): Quotient {
    const times = (first: Polynomial, second: Polynomial) => product(first, second, this.#budget);
    if (op === 'power') return this.#power(left, right);
    if (op === 'multiply') return { top: times(left.top, right.top), bottom: times(left.bottom, right.bottom) };
    if (op === 'divide') return { top: times(left.top, right.bottom), bottom: times(left.bottom, right.top) };
    const second = op === 'add' ? right : this.#negative(right);
    return {
      top: sum(times(left.top, second.bottom), times(second.top, left.bottom), this.#budget),
      bottom: times(left.bottom, second.bottom),
    };
  }

  #negative({ top, bottom }: Quotient): Quotient {
    return { top: negative(top), bottom };
  }

  #power(base: Quotient, exponent: Quotient): Quotient {
    const [top, bottom] = [constantOf(exponent.top), constantOf(exponent.bottom)];
    const size = top && bottom ? Number(top.top * bottom.bottom) / Number(top.bottom * bottom.top) : Number.NaN;
    if (size === 0.5) return this.#call('sqrt', base);
    if (!Number.isInteger(size)) return this.#unknown(`(${this.#described(base)})^(${this.#described(exponent)})`);
    if (Math.abs(size) > largestExponent) throw new OverBudget();
    const raised = (of: Polynomial) => power(of, Math.abs(size), this.#budget);
    const [upper, lower] = [raised(base.top), raised(base.bottom)];
    return size < 0 ? { top: lower, bottom: upper } : { top: upper, bottom: lower };
  }

  #call(name: string, of: Quotient): Quotient {
    const called = this.#unknown(`${name}(${this.#described(of)})`);
    if (name === 'sqrt') this.#roots.set(this.#names.indexOf(`${name}(${this.#described(of)})`), of);
    return called;
  }

  #unknown(name: string): Quotient {
    let number = this.#names.indexOf(name);
    if (number < 0) number = this.#names.push(name) - 1;
    if (number >= mostUnknowns) throw new OverBudget();
    return { top: unknown(number), bottom: one };
  }

  /** What stands beside a single root is brought to the other side, and both are squared: `c = √(a² + b²)` is `c² = a² + b²`. */
  #withoutRoot(polynomial: Polynomial): Polynomial {
    const terms = [...polynomial.values()];
    const used = [...this.#roots].filter(([number]) => terms.some(({ powers }) => (powers[number] ?? 0) > 0));
    const [number, base] = used[0] ?? [0, null];
    if (!base || used.length > 1 || terms.some(({ powers }) => (powers[number] ?? 0) > 1)) return polynomial;
    const isRooted = ({ powers }: Term) => powers[number] === 1;
    const factor = collect(
      terms.filter(isRooted).map((term) => divided(term, [...Array(number).fill(0), 1])),
      this.#budget,
    );
    const rest = collect(
      terms.filter((term) => !isRooted(term)),
      this.#budget,
    );
    const [rooted, alone] = [power(factor, 2, this.#budget), power(rest, 2, this.#budget)];
    return sum(
      product(rooted, base.top, this.#budget),
      negative(product(alone, base.bottom, this.#budget)),
      this.#budget,
    );
  }

  #described({ top, bottom }: Quotient): string {
    return `${this.#text(top, false)}/${this.#text(bottom, false)}`;
  }

  /** @param isFree whether it may be multiplied by anything, as one that equals zero */
  #text(polynomial: Polynomial, isFree: boolean): string {
    const terms = isFree ? withoutCommonFactor([...polynomial.values()]) : [...polynomial.values()];
    this.#budget.spend(terms.length * 10);
    const named = terms.map(({ powers, factor }) => ({ name: this.#product(powers), factor }));
    named.sort((left, right) => (left.name < right.name ? -1 : 1));
    const scale = isFree ? scaleOf(named.map(({ factor }) => factor)) : { top: 1n, bottom: 1n };
    return named
      .map(({ name, factor }) => {
        const [top, bottom] = [factor.top * scale.top, factor.bottom * scale.bottom];
        return `${top % bottom === 0n ? top / bottom : `${top}:${bottom}`}${name && `*${name}`}`;
      })
      .join('+');
  }

  #product(powers: readonly number[]): string {
    return powers
      .flatMap((count, number) => (count === 0 ? [] : [`${this.#names[number]}${count === 1 ? '' : `^${count}`}`]))
      .sort()
      .join('*');
  }
}

function divided({ powers, factor }: Term, by: readonly number[]): Term {
  const rest = powers.map((own, at) => own - (by[at] ?? 0));
  while (rest.at(-1) === 0) rest.pop();
  return { powers: rest, factor };
}

/** No quantity of an equation is meant to be zero. */
function withoutCommonFactor(terms: Term[]): Term[] {
  const longest = Math.max(0, ...terms.map(({ powers }) => powers.length));
  const common = Array.from({ length: longest }, (_, at) => Math.min(...terms.map(({ powers }) => powers[at] ?? 0)));
  return terms.map((term) => divided(term, common));
}

/** What makes all factors whole, as small as possible, and the first of them positive. */
function scaleOf(factors: { top: bigint; bottom: bigint }[]): { top: bigint; bottom: bigint } {
  const whole = factors.reduce((most, { bottom }) => (most * bottom) / divisor(most, bottom), 1n);
  const shared = factors.reduce((least, { top, bottom }) => divisor(least, (top * whole) / bottom), 0n);
  const sign = (factors[0]?.top ?? 1n) < 0n ? -1n : 1n;
  return { top: whole * sign, bottom: shared === 0n ? 1n : shared };
}

function divisor(first: bigint, second: bigint): bigint {
  let [left, right] = [first < 0n ? -first : first, second < 0n ? -second : second];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}
