import { fieldUnit, isSameDimension, measuresSame } from '@navor/quantities';
import type { Candidate } from './formula-match.ts';
import { modelOf, type VariableOf, variablesOf } from './formula-model.ts';
import { symbolLikeness } from './quantity-names.ts';
import { likeness, nameWords } from './question-words.ts';
import { type CandidateSolution, solutionsOf, unusedGivens } from './rank-candidate-solutions.ts';
import type { Given, Problem } from './read-problem.ts';
import { solveFilled } from './solve-candidate.ts';
import type { Turn } from './take-turns.ts';

const mostBegun = 12;
const chainCost = 1.5;

/** What lacks one value, solved with another formula that gives it from what the question has. */
export async function solveByChain<C extends Candidate>(
  problem: Problem,
  solutions: readonly CandidateSolution<C>[],
  candidates: readonly C[],
  turn: Turn,
): Promise<CandidateSolution<C>[]> {
  const begun = solutions.filter(({ outcome }) => outcome.kind === 'missing').slice(0, mostBegun);
  const feeders = new Map<string, CandidateSolution<C>[]>();
  const solved: CandidateSolution<C>[] = [];
  for (const second of begun) {
    const lacked = second.outcome.kind === 'missing' ? variableOf(second, second.outcome.key) : undefined;
    if (!lacked) continue;
    const name = `${lacked.key} ${lacked.name} ${lacked.unit}`;
    const found = feeders.get(name) ?? (await findFeeders(problem, candidates, lacked, turn));
    feeders.set(name, found);
    for (const first of found) {
      if (first.candidate !== second.candidate) solved.push(...chained(problem, first, second, lacked));
      await turn();
    }
  }
  return solved;
}

async function findFeeders<C extends Candidate>(
  problem: Problem,
  candidates: readonly C[],
  lacked: VariableOf,
  turn: Turn,
): Promise<CandidateSolution<C>[]> {
  const found: CandidateSolution<C>[] = [];
  for (const candidate of candidates) {
    found.push(...feedersIn(problem, candidate, lacked));
    await turn();
  }
  return found;
}

function variableOf<C>({ model }: CandidateSolution<C>, key: string): VariableOf | undefined {
  return variablesOf(model).find((variable) => variable.key === key);
}

/** The same quantity in another formula: of its kind, and by the same name or symbol. */
function feedersIn<C extends Candidate>(problem: Problem, candidate: C, lacked: VariableOf): CandidateSolution<C>[] {
  const model = modelOf(candidate.fact);
  if (!model) return [];
  const same = variablesOf(model).filter((variable) => isSame(variable, lacked, problem));
  return same
    .flatMap(({ key }) => solutionsOf(problem, candidate, model, { key, likeness: 0 }))
    .filter(({ outcome }) => outcome.kind === 'solved')
    .slice(0, 2);
}

function isSame(own: VariableOf, lacked: VariableOf, { language }: Problem): boolean {
  if (!measuresSame(fieldUnit(own), fieldUnit(lacked)) || own.isDifference !== lacked.isDifference) return false;
  const [names, others] = [nameWords(own.name, language), nameWords(lacked.name, language)];
  const areNamesSame =
    names.length === others.length && names.every((name) => others.some((other) => likeness(name, other) === 1));
  return (
    areNamesSame ||
    (symbolLikeness(own.key, lacked) === 1 && names.some((name) => others.some((other) => likeness(name, other) > 0)))
  );
}

function chained<C>(
  problem: Problem,
  first: CandidateSolution<C>,
  second: CandidateSolution<C>,
  lacked: VariableOf,
): CandidateSolution<C>[] {
  if (first.outcome.kind !== 'solved') return [];
  const filled = { ...second.filled, carried: new Map([[lacked.key, first.outcome.finding.value]]) };
  const outcome = solveFilled(filled);
  if (outcome.kind !== 'solved') return [];
  const [given, more] = [givensOf(first), givensOf(second)];
  // What is found from some values and used with all of them again only tells them in another way.
  if (given.length === more.length && more.every((own) => given.includes(own))) return [];
  if (isContradictory(first, second, problem) || isGuessed(first)) return [];
  const used = new Set([...given, ...more]);
  // From what is given to something else and back again tells nothing.
  const { value } = outcome.finding;
  const sought = variableOf(second, second.asked);
  const isReturned = (own: Given) =>
    sought !== undefined &&
    measuresSame(own.unit, fieldUnit(sought)) &&
    Math.abs(own.value - value) <= 1e-9 * Math.abs(value);
  if (given.some(isReturned)) return [];
  const unused = unusedGivens(problem.givens, used);
  const spared = second.unused.filter((given) => !unused.includes(given)).length;
  const areUsual = first.outcome.finding.isInRange && outcome.finding.isInRange;
  const score = second.score + 1.5 * spared + 0.5 * first.fit - chainCost - (areUsual ? 0 : 3);
  return [{ ...second, filled, outcome, unused, score, feeder: first }];
}

function givensOf<C>({ filled }: CandidateSolution<C>): Given[] {
  return [...filled.places.values()].map(({ given }) => given);
}

/** Two resistances of which each is the one resistance of its formula, or a length that is a height here and a width there. */
function isContradictory<C>(first: CandidateSolution<C>, second: CandidateSolution<C>, problem: Problem): boolean {
  return [...first.filled.places].some(([key, { given }]) => {
    const own = variableOf(first, key);
    return [...second.filled.places].some(([otherKey, { given: other }]) => {
      const another = variableOf(second, otherKey);
      return own !== undefined && another !== undefined && (given === other) !== isSame(own, another, problem);
    });
  });
}

/** Two lengths of which nothing says what they are fit any shape. */
function isGuessed<C>({ filled, fit }: CandidateSolution<C>): boolean {
  const given = [...filled.places.values()].map((place) => place.given);
  const isPaired = given.some((own, at) =>
    given.some((other, place) => place > at && isSameDimension(own.dimension, other.dimension)),
  );
  return isPaired && fit <= 0;
}
