import type { Fact } from '../../../../platform/searchable.ts';

/** What a formula or a calculator is called. */
export function titleOf(fact: Fact): string | null {
  if (fact.kind === 'formula') return fact.formula.title;
  return fact.kind === 'calculator' ? fact.calculator.title : null;
}
