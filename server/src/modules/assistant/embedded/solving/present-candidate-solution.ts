import {
  fieldUnit,
  formatQuantity,
  type Impossibility,
  type LiveFormula,
  type StatedCondition,
} from '@navor/quantities';
import type { Fact } from '../../../../platform/searchable.ts';
import type { Candidate, FormulaMatch, Solved, SolvedStep, UsedQuantity } from './formula-match.ts';
import type { CandidateSolution } from './rank-candidate-solutions.ts';
import type { Given, Problem } from './read-problem.ts';
import type { Filled, SolvingOutcome } from './solve-candidate.ts';
import { describeMissing, describeValue, writeSteps } from './write-steps.ts';

/** What was found, as it is told. */
export const presentCandidateSolution = {
  solved: presentSolved,
  unclear: presentUnclear,
  impossible: presentImpossible,
};

function presentSolved<C extends Candidate>(problem: Problem, ranked: CandidateSolution<C>): Solved<C> {
  const { feeder, candidate, unused } = ranked;
  const parts = [...(feeder ? [feeder] : []), ranked].flatMap(({ filled, outcome }) =>
    outcome.kind === 'solved' ? [{ filled, outcome }] : [],
  );
  const steps = parts.flatMap(({ filled, outcome }, at) => stepsOf(problem, filled, outcome, at === parts.length - 1));
  const result = steps.at(-1)?.found;
  if (!result) throw new Error('A solution has a last step');
  return {
    candidates: [...(feeder ? [feeder.candidate] : []), candidate],
    steps,
    result,
    assumptions: assumptionsOf(steps),
    broken: parts.flatMap(({ outcome }): StatedCondition[] => outcome.broken),
    unused,
    live: liveWith(candidate.fact, ranked.filled),
  };
}

function stepsOf(
  { language, asked }: Problem,
  filled: Filled,
  outcome: Extract<SolvingOutcome, { kind: 'solved' }>,
  isLast: boolean,
): SolvedStep[] {
  return writeSteps(filled, outcome, { language, unit: isLast ? asked.unit : null });
}

/** Each once: constants, and numbers that were taken in a unit which nobody wrote. */
function assumptionsOf(steps: readonly SolvedStep[]): UsedQuantity[] {
  const assumed = steps
    .flatMap(({ used }) => used)
    .filter((used) => used.origin === 'constant' || (used.origin === 'given' && used.isUnitAssumed));
  return assumed.filter(
    ({ key, value }, at) => assumed.findIndex((own) => own.key === key && own.value === value) === at,
  );
}

/** The values of the question stand where others did, and the asked one is what is sought. */
function liveWith(fact: Fact, { places, carried, options, asked }: Filled): Solved<unknown>['live'] {
  const given = new Map([...[...places].map(([key, { value }]) => [key, value] as const), ...carried]);
  if (fact.kind === 'formula') {
    const quantities = fact.formula.quantities.map((quantity): LiveFormula['quantities'][number] =>
      quantity.kind === 'variable'
        ? { ...quantity, start: given.get(quantity.key) ?? null }
        : { ...quantity, value: given.get(quantity.key) ?? quantity.value },
    );
    return { kind: 'formula', formula: { ...fact.formula, quantities, solve: asked } };
  }
  if (fact.kind !== 'calculator') throw new Error('A row of a table is not solved');
  const quantities = fact.calculator.quantities.map((quantity) => {
    if (quantity.kind === 'constant') return { ...quantity, value: given.get(quantity.key) ?? quantity.value };
    if (quantity.kind === 'choice') return { ...quantity, start: options.get(quantity.key) ?? quantity.start };
    return quantity.kind === 'variable' ? { ...quantity, start: given.get(quantity.key) ?? null } : quantity;
  });
  return { kind: 'calculator', calculator: { ...fact.calculator, quantities } };
}

function presentUnclear<C extends Candidate>(
  { candidate, model, asked, filled }: CandidateSolution<C>,
  other: CandidateSolution<C>,
): FormulaMatch<C> {
  const moved = [...movedPlaces(filled, other.filled), ...movedPlaces(other.filled, filled)];
  const givens = [...new Set(moved.map(([, { given }]): Given => given))].sort((one, next) => one.start - next.start);
  const keys = new Set(moved.map(([key]) => key));
  const between = [...keys].map((key) => describeMissing(model, key));
  return { kind: 'unclear', candidate, givens, between, asked: describeMissing(model, asked) };
}

function movedPlaces({ places }: Filled, { places: others }: Filled): [string, { given: Given }][] {
  return [...places].filter(([key, { given }]) => others.get(key)?.given !== given);
}

function presentImpossible<C extends Candidate>(problem: Problem, ranked: CandidateSolution<C>): FormulaMatch<C> {
  const { candidate, model, outcome, asked, filled } = ranked;
  const { language } = problem;
  if (outcome.kind !== 'impossible') return { kind: 'none' };
  const { why } = outcome;
  const base = { kind: 'impossible', candidate, asked: describeMissing(model, asked) } as const;
  if (why.kind === 'no-value' || why.kind === 'any-value') return { ...base, why };
  const key = why.kind === 'given' ? why.key : asked;
  const limitText = limitOf(
    model.quantities.find((quantity) => quantity.key === key),
    why.impossibility,
    language,
  );
  if (why.kind === 'given') {
    const place = filled.places.get(key);
    if (!place) return { kind: 'none' };
    const described = describeValue(model, key, place, language);
    return { ...base, why: { kind: 'given', used: described, impossibility: why.impossibility, limitText } };
  }
  const valueText = describeValue(model, key, { value: why.value }, language).valueText;
  return { ...base, why: { kind: 'result', valueText, impossibility: why.impossibility, limitText } };
}

function limitOf(
  quantity: Parameters<typeof fieldUnit>[0] | undefined,
  impossibility: Impossibility,
  language: string,
): string | null {
  if (impossibility.kind === 'whole' || !quantity) return null;
  const sign = { above: '>', least: '≥', below: '<', most: '≤' }[impossibility.kind];
  return `${sign}\u202f${formatQuantity(impossibility.limit, fieldUnit(quantity), language)}`;
}
