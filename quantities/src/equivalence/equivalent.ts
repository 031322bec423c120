import type { Expression } from '../expression.ts';
import { Budget, OverBudget } from './budget.ts';
import { enoughPoints, type SampledSymbol, Samples } from './compare-samples.ts';
import { NormalForms } from './normal-form.ts';

export type Equivalence = { kind: 'equal' | 'different' | 'unknown'; by: 'symbols' | 'samples' };

/** Between its ends each symbol is tried; the seed decides where. */
export type EquivalenceOptions = { symbols: readonly SampledSymbol[]; seed: number };

const steps = 8000;

/**
 * Whether two expressions are the same wherever both have a value. A proof says so exactly; without one, values at many
 * points do. Takes a bounded time, whatever the expressions are.
 */
export function equivalent(one: Expression, other: Expression, options: EquivalenceOptions): Equivalence {
  return equivalenceTo(one, options)(other);
}

/** The same for one expression beside several: the values of that one are found once. */
export function equivalenceTo(one: Expression, options: EquivalenceOptions): (other: Expression) => Equivalence {
  const samples = new Samples(one, options);
  return (other) => {
    const { apart, together } = samples.compareWith(other);
    if (apart === 'values') return { kind: 'different', by: 'samples' };
    // Something without any value could be proved to equal everything.
    if (together === 0) return { kind: apart === 'domains' ? 'different' : 'unknown', by: 'samples' };
    if (areProvedEqual(one, other)) return { kind: 'equal', by: 'symbols' };
    if (apart === 'domains') return { kind: 'different', by: 'samples' };
    return { kind: together >= enoughPoints ? 'equal' : 'unknown', by: 'samples' };
  };
}

function areProvedEqual(one: Expression, other: Expression): boolean {
  try {
    const forms = new NormalForms(new Budget(steps));
    return forms.areEqual(forms.of(one), forms.of(other));
  } catch (error) {
    if (error instanceof OverBudget) return false;
    throw error;
  }
}
