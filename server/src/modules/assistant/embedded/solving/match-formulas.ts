import type { Language } from '@navor/languages';
import { fieldUnit, measuresSame } from '@navor/quantities';
import { solveByChain } from './chain-formulas.ts';
import type { Candidate, FormulaMatch, Solved } from './formula-match.ts';
import { variablesOf } from './formula-model.ts';
import { isFactor, leavesWhatMatters } from './left-aside.ts';
import { presentCandidateSolution } from './present-candidate-solution.ts';
import { type CandidateSolution, isIdle, rankCandidateSolutions } from './rank-candidate-solutions.ts';
import type { Given, Problem } from './read-problem.ts';
import type { Filled } from './solve-candidate.ts';
import { takeTurns } from './take-turns.ts';
import { usualRank } from './usual-names.ts';
import { describeMissing } from './write-steps.ts';

export type * from './formula-match.ts';

const mostCandidates = 200;
const mostOffered = 3;
/** Closer than this, nothing tells which of two is meant. */
const clearLead = 1.2;
const usualLead = 0.5;
/** The names beside the values tell one way to put them in their places from another. */
const tellingFit = 0.5;

/** Finds and solves the formula that a question is about, among some that the content has. */
export async function matchFormulas<C extends Candidate>(
  problem: Problem,
  candidates: readonly C[],
): Promise<FormulaMatch<C>> {
  if (problem.givens.length === 0) return { kind: 'none' };
  const considered = candidates.slice(0, mostCandidates);
  const turn = takeTurns();
  const solutions = await rankCandidateSolutions(problem, considered, turn);
  const direct = solutions.filter(isSolved).filter((each) => !isBesideTheMatter(each, problem));
  // What one formula says of all that is given needs no second one.
  const isEnough = direct.some(({ unused }) => unused.length === 0);
  const chained = isEnough ? [] : await solveByChain(problem, solutions, considered, turn);
  const fitting = chained.filter((each) => !isBesideTheMatter(each, problem));
  const solved = [...direct, ...fitting].sort(byScore);
  const missing = solutions.filter(isWorthAsking);
  const [best] = solved;
  // Something that was asked for by its name is not answered by what happens to be there.
  const isBeside = best && (missing[0]?.score ?? Number.NEGATIVE_INFINITY) - best.score > clearLead;
  const told = best && !isBeside ? impossibleAsNamed(best, solutions) : undefined;
  if (told) return presentCandidateSolution.impossible(problem, told);
  if (best && !isBeside) return among(best, solved, problem);
  const impossible = solutions.find(({ outcome }) => outcome.kind === 'impossible');
  if (impossible && impossible.score >= (missing[0]?.score ?? Number.NEGATIVE_INFINITY)) {
    return presentCandidateSolution.impossible(problem, impossible);
  }
  return askFor(missing, problem.language);
}

function among<C extends Candidate>(
  best: CandidateSolution<C>,
  solved: readonly CandidateSolution<C>[],
  problem: Problem,
): FormulaMatch<C> {
  const rivals = solved.filter((other) => best.score - other.score < clearLead);
  const swapped = rivals.find((other) => other.candidate === best.candidate && isSwap(best, other));
  if (swapped && best.fit - swapped.fit < 0.01) return presentCandidateSolution.unclear(best, swapped);
  const [fed, otherwise] = [best.feeder, rivals.find((other) => isFedOtherwise(best, other))?.feeder];
  if (fed && otherwise) return presentCandidateSolution.unclear(fed, otherwise);
  const distinct = rivals.filter(
    (own, at) => rivals.findIndex((other) => other.candidate === own.candidate || hasSameValue(own, other)) === at,
  );
  const presented = distinct
    .slice(0, mostOffered)
    .map((each): Solved<C> => presentCandidateSolution.solved(problem, each));
  const [only, ...others] = presented;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? { kind: 'solved', solved: only } : { kind: 'several', solved: presented };
}

/** The same formula with the values where their names put them: what is impossible there is not solved by exchanging them. */
function impossibleAsNamed<C>(
  best: CandidateSolution<C>,
  solutions: readonly CandidateSolution<C>[],
): CandidateSolution<C> | undefined {
  return solutions.find(
    (other) =>
      other.outcome.kind === 'impossible' &&
      other.candidate === best.candidate &&
      other.asked === best.asked &&
      other.fit - best.fit >= tellingFit &&
      areMoved(best.filled, other.filled),
  );
}

function askFor<C extends Candidate>(missing: readonly CandidateSolution<C>[], language: Language): FormulaMatch<C> {
  const first = mostUsual(missing, language);
  if (first?.outcome.kind !== 'missing') return { kind: 'none' };
  const describe = ({ model, outcome }: CandidateSolution<C>) =>
    describeMissing(model, outcome.kind === 'missing' ? outcome.key : '');
  const own = describe(first);
  const alternatives = missing
    .filter((other) => first.score - other.score < clearLead && other.candidate !== first.candidate)
    .map((other) => ({ candidate: other.candidate, missing: describe(other) }))
    .filter(
      ({ missing: { name } }, at, all) =>
        name !== own.name && all.findIndex((each) => each.missing.name === name) === at,
    )
    .slice(0, mostOffered - 1);
  const asked = describeMissing(first.model, first.asked);
  return { kind: 'missing', candidate: first.candidate, missing: own, asked, alternatives };
}

/** Of those that fit about as well, what people usually know: a current at a voltage is one through a resistance, and seldom through an impedance. */
function mostUsual<C extends Candidate>(
  missing: readonly CandidateSolution<C>[],
  language: Language,
): CandidateSolution<C> | undefined {
  const [best] = missing;
  const close = missing.filter(({ score }) => (best?.score ?? 0) - score < usualLead);
  const rank = ({ model, outcome }: CandidateSolution<C>) => {
    const lacked = outcome.kind === 'missing' && model.quantities.find(({ key }) => key === outcome.key);
    return lacked ? usualRank(lacked, language) : Number.POSITIVE_INFINITY;
  };
  return close.reduce<CandidateSolution<C> | undefined>(
    (chosen, own) => (chosen && rank(chosen) <= rank(own) ? chosen : own),
    undefined,
  );
}

/** Nothing that was told is left aside, but numbers of other things and a temperature where its change is wanted. */
function isWorthAsking<C>({ outcome, unused, filled, model }: CandidateSolution<C>): boolean {
  if (outcome.kind !== 'missing' || [...filled.places.values()].every(({ given }) => isIdle(given))) return false;
  const lacked = variablesOf(model).find(({ key }) => key === outcome.key);
  const isLevel = (given: Given) => lacked?.isDifference === true && measuresSame(given.unit, fieldUnit(lacked));
  return unused.every((given) => (isIdle(given) && !isFactor(given)) || isLevel(given));
}

function isSolved<C>({ outcome }: CandidateSolution<C>): boolean {
  return outcome.kind === 'solved';
}

function isBesideTheMatter<C>({ unused, filled, feeder }: CandidateSolution<C>, { language }: Problem): boolean {
  return leavesWhatMatters(unused, feeder ? [feeder.filled, filled] : [filled], language);
}

function byScore<C>(one: CandidateSolution<C>, other: CandidateSolution<C>): number {
  return other.score - one.score;
}

/** The same values in other places: each of two powers may be the one that is given, and the other the one that is asked. */
function isSwap<C>(one: CandidateSolution<C>, other: CandidateSolution<C>): boolean {
  if (hasSameValue(one, other) || one.unused.length !== other.unused.length) return false;
  if (!areMoved(one.filled, other.filled)) return false;
  return one.asked === other.asked || Math.abs(one.score - other.score) < 0.01;
}

/** The same in the formula before: of two gears, each may be the driving one. */
function isFedOtherwise<C>(one: CandidateSolution<C>, other: CandidateSolution<C>): boolean {
  if (!one.feeder || !other.feeder || one.candidate !== other.candidate) return false;
  if (one.feeder.candidate !== other.feeder.candidate || hasSameValue(one, other)) return false;
  return one.feeder.fit - other.feeder.fit < 0.01 && areMoved(one.feeder.filled, other.feeder.filled);
}

function areMoved({ places }: Filled, { places: others }: Filled): boolean {
  return [...places].some(([key, { given }]) => others.get(key)?.given !== given);
}

function hasSameValue<C>({ outcome: one }: CandidateSolution<C>, { outcome: other }: CandidateSolution<C>): boolean {
  if (one.kind !== 'solved' || other.kind !== 'solved') return false;
  const [value, own] = [one.finding.value, other.finding.value];
  return Math.abs(value - own) <= 1e-6 * Math.max(Math.abs(value), Math.abs(own));
}
