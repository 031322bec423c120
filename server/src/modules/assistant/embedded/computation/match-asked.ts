import { type Candidate, type FormulaMatch, matchFormulas } from '../solving/match-formulas.ts';
import { isOpposed } from '../solving/opposites.ts';
import type { Problem } from '../solving/read-problem.ts';
import { candidatesNamed, isKindOf, isNameAsked, isWhatWasAsked } from './asked-quantity.ts';
import { titleOf } from './title-of.ts';

/** Formulas that have a quantity of just the name that is asked for come first; others may lead to it in two steps. */
export async function matchAsked<C extends Candidate>(problem: Problem, found: readonly C[]): Promise<FormulaMatch<C>> {
  const candidates = found.filter(({ fact }) => !isOpposed(titleOf(fact) ?? '', problem.text));
  const named = candidatesNamed(problem, candidates);
  const byName: FormulaMatch<C> = named.length > 0 ? await matchFormulas(problem, named) : { kind: 'none' };
  const isNamed = byName.kind === 'solved' && isWhatWasAsked(problem, byName);
  if (isNamed) return byName;
  const byAll = await matchFormulas(problem, candidates);
  if (byAll.kind === 'solved' && isWhatWasAsked(problem, byAll) && !isMoreGeneral(byAll, byName)) return byAll;
  if (byName.kind !== 'none' && byName.kind !== 'solved') return byName;
  const isOther = byAll.kind === 'solved' || ('asked' in byAll && !isNameAsked(problem, byAll.asked.name));
  return isOther ? { kind: 'none' } : byAll;
}

/** Who asks for a power factor or an internal resistance is not told a power or a resistance. */
function isMoreGeneral<C>({ solved }: Extract<FormulaMatch<C>, { kind: 'solved' }>, byName: FormulaMatch<C>): boolean {
  return 'asked' in byName && isKindOf(byName.asked.name, solved.result.name);
}
