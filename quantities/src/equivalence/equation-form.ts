import type { Expression } from '../expression.ts';
import { Budget, OverBudget } from './budget.ts';
import { type Fraction, greatestCommonDivisor } from './fraction.ts';
import { NormalForms } from './normal-form.ts';
import { collect, lowerPowers, namedTerms, type Polynomial, polynomialText, type Term } from './polynomial.ts';
import { eliminateRoot } from './roots.ts';

const steps = 4000;

/**
 * A text that two equations share where one can be rearranged into the other: all is brought to one side, without
 * denominators, common factors, roots and regard to the sign. Null where there is nothing to rearrange.
 * @param nameOf symbols with the same name are taken for the same one
 */
export function equationForm(left: Expression, right: Expression, nameOf = (key: string) => key): string | null {
  try {
    const budget = new Budget(steps);
    const forms = new NormalForms(budget, nameOf);
    const form = withoutSingleRoot(forms.difference(forms.of(left), forms.of(right)), forms, budget);
    if (form.size < 2) return null;
    budget.spend(form.size * 10);
    const nameAt = (number: number) => forms.nameAt(number);
    return polynomialText(withoutCommonFactor(form, nameAt), nameAt);
  } catch (error) {
    if (error instanceof OverBudget) return null;
    throw error;
  }
}

/** `c = √(a² + b²)` is `c² = a² + b²`; several roots stay as they are. */
function withoutSingleRoot(polynomial: Polynomial, forms: NormalForms, budget: Budget): Polynomial {
  const terms = [...polynomial.values()];
  const used = new Set(terms.flatMap(({ powers }) => powers.flatMap((count, number) => (count > 0 ? [number] : []))));
  const [number = 0, ...others] = [...used].filter((each) => forms.rootAt(each));
  const root = forms.rootAt(number);
  if (!root || others.length > 0 || terms.some(({ powers }) => (powers[number] ?? 0) > 1)) return polynomial;
  return eliminateRoot(polynomial, number, root, budget);
}

/** What equals zero may be divided by anything that does not, and no quantity of an equation is meant to be zero. */
function withoutCommonFactor(polynomial: Polynomial, nameAt: (number: number) => string): Polynomial {
  const terms = [...polynomial.values()];
  const longest = Math.max(0, ...terms.map(({ powers }) => powers.length));
  const common = Array.from({ length: longest }, (_, at) => Math.min(...terms.map(({ powers }) => powers[at] ?? 0)));
  const divided = collect(
    terms.map((term) => lowerPowers(term, common)),
    null,
  );
  const scale = scaleOf(namedTerms(divided, nameAt).map(({ factor }) => factor));
  const scaled = ({ powers, factor: { top, bottom } }: Term) => ({
    powers,
    factor: { top: (top * scale.top) / (bottom * scale.bottom), bottom: 1n },
  });
  return collect([...divided.values()].map(scaled), null);
}

/** What makes all factors whole, as small as possible, and the first of them positive. */
function scaleOf(factors: Fraction[]): Fraction {
  const whole = factors.reduce((most, { bottom }) => (most * bottom) / greatestCommonDivisor(most, bottom), 1n);
  const shared = factors.reduce((least, { top, bottom }) => {
    const size = (top * whole) / bottom;
    return greatestCommonDivisor(least, size < 0n ? -size : size);
  }, 0n);
  const sign = (factors[0]?.top ?? 1n) < 0n ? -1n : 1n;
  return { top: whole * sign, bottom: shared === 0n ? 1n : shared };
}
