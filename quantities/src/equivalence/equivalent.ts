import type { Expression } from '../expression.ts';
import { Budget, OverBudget } from './budget.ts';
import { compareSamples, enoughPoints, type SampledSymbol } from './compare-samples.ts';
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
  const { apart, together } = compareSamples(one, other, options);
  if (apart === 'values') return { kind: 'different', by: 'samples' };
  const isProved = areProvedEqual(one, other);
  // Something without any value could be proved to equal everything.
  if (isProved) return together > 0 ? { kind: 'equal', by: 'symbols' } : { kind: 'unknown', by: 'samples' };
  if (apart === 'domains') return { kind: 'different', by: 'samples' };
  return { kind: together >= enoughPoints ? 'equal' : 'unknown', by: 'samples' };
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
