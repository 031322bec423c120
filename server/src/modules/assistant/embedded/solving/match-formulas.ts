import { solveByChain } from './chain-formulas.ts';
import type { Candidate, FormulaMatch, Solved } from './formula-match.ts';
import { presentAttempt } from './present-attempt.ts';
import { type RankedAttempt, rankAttempts } from './rank-attempts.ts';
import type { Problem } from './read-problem.ts';
import { describeMissing } from './write-steps.ts';

export type * from './formula-match.ts';

const mostCandidates = 200;
const mostOffered = 3;
/** Closer than this, nothing tells which of two is meant. */
const clearLead = 1.2;

/** Finds and solves the formula that a question is about, among some that the content has. */
export function matchFormulas<C extends Candidate>(problem: Problem, candidates: readonly C[]): FormulaMatch<C> {
  if (problem.givens.length === 0) return { kind: 'none' };
  const considered = candidates.slice(0, mostCandidates);
  const attempts = rankAttempts(problem, considered);
  const direct = attempts.filter(isSolved);
  // What one formula says of all that is given needs no second one.
  const isEnough = direct.some(({ unused }) => unused.length === 0);
  const solved = isEnough ? direct : [...direct, ...solveByChain(problem, attempts, considered)].sort(byScore);
  const missing = attempts.filter(({ attempt, unused }) => attempt.kind === 'missing' && unused.length === 0);
  const [best] = solved;
  // Something that was asked for by its name is not answered by what happens to be there.
  const isBeside = best && (missing[0]?.score ?? Number.NEGATIVE_INFINITY) - best.score > clearLead;
  if (best && !isBeside) return among(best, solved, problem);
  const impossible = attempts.find(({ attempt }) => attempt.kind === 'impossible');
  if (impossible && impossible.score >= (missing[0]?.score ?? Number.NEGATIVE_INFINITY)) {
    return presentAttempt.impossible(problem, impossible);
  }
  return askFor(missing);
}

function among<C extends Candidate>(
  best: RankedAttempt<C>,
  solved: readonly RankedAttempt<C>[],
  problem: Problem,
): FormulaMatch<C> {
  const rivals = solved.filter((other) => best.score - other.score < clearLead);
  const swapped = rivals.find((other) => other.candidate === best.candidate && isSwap(best, other));
  if (swapped && best.score - swapped.score < 0.01) return presentAttempt.unclear(best, swapped);
  const distinct = rivals.filter(
    (own, at) => rivals.findIndex((other) => other.candidate === own.candidate || hasSameValue(own, other)) === at,
  );
  const presented = distinct.slice(0, mostOffered).map((each): Solved<C> => presentAttempt.solved(problem, each));
  const [only, ...others] = presented;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? { kind: 'solved', solved: only } : { kind: 'several', solved: presented };
}

function askFor<C extends Candidate>(missing: readonly RankedAttempt<C>[]): FormulaMatch<C> {
  const [first, ...others] = missing;
  if (first?.attempt.kind !== 'missing') return { kind: 'none' };
  const describe = ({ model, attempt }: RankedAttempt<C>) =>
    describeMissing(model, attempt.kind === 'missing' ? attempt.key : '');
  const own = describe(first);
  const alternatives = others
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

function isSolved<C>({ attempt }: RankedAttempt<C>): boolean {
  return attempt.kind === 'solved';
}

function byScore<C>(one: RankedAttempt<C>, other: RankedAttempt<C>): number {
  return other.score - one.score;
}

function isSwap<C>(one: RankedAttempt<C>, other: RankedAttempt<C>): boolean {
  return one !== other && one.asked === other.asked && !hasSameValue(one, other);
}

function hasSameValue<C>({ attempt: one }: RankedAttempt<C>, { attempt: other }: RankedAttempt<C>): boolean {
  if (one.kind !== 'solved' || other.kind !== 'solved') return false;
  const [value, own] = [one.finding.value, other.finding.value];
  return Math.abs(value - own) <= 1e-6 * Math.max(Math.abs(value), Math.abs(own));
}
