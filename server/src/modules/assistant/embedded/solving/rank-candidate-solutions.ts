import type { Calculator, CalculatorQuantity } from '@navor/quantities';
import { fieldUnit, measuresSame } from '@navor/quantities';
import { type Assignment, assignGivens } from './assign-givens.ts';
import type { Candidate } from './formula-match.ts';
import { choicesOf, isSought, modelOf, variablesOf } from './formula-model.ts';
import { isOpposed } from './opposites.ts';
import { askedLikeness, symbolLikeness } from './quantity-names.ts';
import { likeness, nameWords, type QuestionWord } from './question-words.ts';
import type { Given, Problem } from './read-problem.ts';
import { type Filled, filledWith, type SolvingOutcome, solveFilled } from './solve-candidate.ts';
import type { Turn } from './take-turns.ts';

/** One way to read the question as one of a candidate. */
export type CandidateSolution<C> = {
  candidate: C;
  model: Calculator;
  asked: string;
  filled: Filled;
  outcome: SolvingOutcome;
  unused: Given[];
  score: number;
  /** How well the values fit into their places alone. */
  fit: number;
  /** What was solved before it, for a value that it needs. */
  feeder?: CandidateSolution<C>;
};

/** Solving takes time; the others are worse than these, whatever they come to. */
const mostSolutionsOfOne = 6;
/** Of so many formulas, by what is asked; a question is answered while somebody waits. */
const mostReadings = 60;
const leastAskedLikeness = 0.4;
const costOfOpposite = 3;

/** The best first. */
export async function rankCandidateSolutions<C extends Candidate>(
  problem: Problem,
  candidates: readonly C[],
  turn: Turn,
): Promise<CandidateSolution<C>[]> {
  const commonness = titleCommonness(candidates, problem);
  const readings: { candidate: C; model: Calculator; asked: AskedKey }[] = [];
  for (const candidate of candidates) {
    const model = modelOf(candidate.fact);
    if (model) readings.push(...askedIn(model, problem).map((asked) => ({ candidate, model, asked })));
    await turn();
  }
  const solutions: CandidateSolution<C>[] = [];
  const likely = readings.sort((one, other) => other.asked.likeness - one.asked.likeness).slice(0, mostReadings);
  for (const { candidate, model, asked } of likely) {
    solutions.push(...solutionsOf(problem, candidate, model, asked, commonness));
    await turn();
  }
  return solutions.sort((one, other) => other.score - one.score);
}

type AskedKey = { key: string; likeness: number };

/** What the question may ask of this model. A question that says nothing of it asks for whatever is not given. */
function askedIn(model: Calculator, { asked, language, givens }: Problem): AskedKey[] {
  const isGiven = (quantity: CalculatorQuantity) => givens.some((given) => isSymbolOf(given, quantity));
  const fitting = model.quantities
    .filter((quantity) => isSought(quantity) && !isGiven(quantity))
    .filter((quantity) => isInWantedUnit(quantity, asked.unit));
  const named = fitting
    .map((quantity) => ({ key: quantity.key, likeness: askedLikeness(quantity, asked, language) }))
    .map((each) => (asked.unit ? { ...each, likeness: each.likeness + 0.5 } : each))
    .filter(({ likeness: own }) => own >= leastAskedLikeness);
  return named.sort((one, other) => other.likeness - one.likeness).slice(0, 3);
}

/** `R20 = 100 Ω` is what is given, whatever else is called a resistance. */
function isSymbolOf({ symbols, unit, isBare }: Given, quantity: CalculatorQuantity): boolean {
  const isOfKind = isBare || measuresSame(unit, fieldUnit(quantity));
  return isOfKind && symbols.some((symbol) => symbolLikeness(symbol, quantity) === 1);
}

function isInWantedUnit(quantity: CalculatorQuantity, unit: Problem['asked']['unit']): boolean {
  return unit === null || measuresSame(unit, fieldUnit(quantity));
}

/** Each way to put the values in their places that leads to the asked quantity; else the best one with what it lacks. */
export function solutionsOf<C>(
  problem: Problem,
  candidate: C,
  stated: Calculator,
  asked: AskedKey,
  commonness: Commonness = new Map(),
): CandidateSolution<C>[] {
  const { givens, language } = problem;
  const model = withoutGivenConstants(stated, givens);
  const variables = variablesOf(model).filter(({ key }) => key !== asked.key);
  const options = namedOptions(model, problem);
  const derived = derivedKeys(model);
  const assignments = assignGivens(variables, givens, language, derived)
    .filter(({ places }) => places.size > 0)
    .map((assignment) => ({ assignment, promise: assignment.score + 1.5 * assignment.places.size }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, mostSolutionsOfOne)
    .map(({ assignment }) => assignment);
  const title = titleLikeness(model, asked.key, problem, commonness);
  const opposed = isOpposed(model.title ?? '', problem.text) ? costOfOpposite : 0;
  const rated = assignments.map((assignment): CandidateSolution<C> => {
    const filled = filledWith(model, asked.key, assignment, options);
    const outcome = solveFilled(filled);
    const unused = unusedGivens(givens, usedPlaces(filled, outcome));
    const score =
      5 * asked.likeness + title + scoreOf(assignment, outcome, unused) - opposed - costOfLacking(outcome, derived);
    return { candidate, model, asked: asked.key, filled, outcome, unused, score, fit: assignment.score };
  });
  return rated
    .filter(({ outcome }) => outcome.kind !== 'no')
    .sort((one, other) => other.score - one.score)
    .slice(0, 8);
}

/** Who tells `g = 1.62 m/s²` means no other one. */
function withoutGivenConstants(model: Calculator, givens: readonly Given[]): Calculator {
  const isTold = (quantity: CalculatorQuantity) =>
    quantity.kind === 'constant' && givens.some((given) => !given.isBare && isSymbolOf(given, quantity));
  if (!model.quantities.some(isTold)) return model;
  const quantities = model.quantities.map((quantity): CalculatorQuantity => {
    if (quantity.kind !== 'constant' || !isTold(quantity)) return quantity;
    const { value, ...rest } = quantity;
    return { ...rest, kind: 'variable', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, start: value };
  });
  return { ...model, quantities };
}

/** Of a calculator with several equations, what its authors do not give at first is what they compute with it. */
function derivedKeys(model: Calculator): ReadonlySet<string> {
  if (model.equations.length < 2) return new Set();
  return new Set(variablesOf(model).flatMap(({ key, start }) => (start === null ? [key] : [])));
}

function usedPlaces({ places }: Filled, outcome: SolvingOutcome): Set<Given> {
  const isUsed = (key: string) => outcome.kind !== 'solved' || outcome.used.has(key);
  return new Set([...places].filter(([key]) => isUsed(key)).map(([, { given }]) => given));
}

/** A difference stands for both of its ends, and they for it. */
export function unusedGivens(givens: readonly Given[], used: ReadonlySet<Given>): Given[] {
  const covers = (one: Given, other: Given) => one.start <= other.start && one.end >= other.end;
  return givens.filter(
    (given) =>
      !given.isDifference &&
      ![...used].some((other) => other === given || (other.isDifference && covers(other, given))),
  );
}

function scoreOf({ score }: Assignment, outcome: SolvingOutcome, unused: readonly Given[]): number {
  const left = unused.reduce((sum, given) => sum + costOfLeaving(given), 0);
  if (outcome.kind !== 'solved') return score - left;
  const { finding, broken, steps } = outcome;
  return score - left - (finding.isInRange ? 0 : 0.5) - broken.length - 0.1 * steps.length;
}

/** What is computed itself is seldom known. */
function costOfLacking(outcome: SolvingOutcome, derived: ReadonlySet<string>): number {
  return outcome.kind === 'missing' && derived.has(outcome.key) ? 1.5 : 0;
}

/** A factor such as `cos φ = 0,8` is never given beside the matter; a mass may be. */
function costOfLeaving(given: Given): number {
  if (isIdle(given)) return 0.4;
  return given.isBare ? 3 : 1.5;
}

/** A number that nothing is said of may be the room's or the year's; one with a unit or a symbol is given to be used. */
export function isIdle({ isBare, symbols }: Given): boolean {
  return isBare && symbols.length === 0;
}

/** By the stems of words, how much they say: from 0 for one that all titles have to 1 for one that only one has. */
type Commonness = ReadonlyMap<string, number>;

function titleCommonness(candidates: readonly Candidate[], { language }: Problem): Commonness {
  const titles = new Set(candidates.map(({ fact }) => modelOf(fact)?.title ?? ''));
  const counts = new Map<string, number>();
  for (const title of titles) {
    const stems = new Set(nameWords(title, language).flatMap((word) => word.stems[0] ?? []));
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.log(Math.max(2, titles.size));
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(Math.max(2, titles.size) / count) / most]));
}

/** Of two compounds, or a word and a compound of it: who says `Strom` does not say `Wechselstrom`, but the other way round. */
const toldByCompound = 0.7;

/**
 * What its title has in common with the question: `vzporedno` tells one formula from another, `upor` hardly does. The name of
 * what is asked counts by itself already; what names another quantity tells nothing where it is missing.
 */
function titleLikeness(
  { title, quantities }: Calculator,
  asked: string,
  { words, language }: Problem,
  commonness: Commonness,
): number {
  const namesOf = (isWanted: (key: string) => boolean) =>
    quantities.filter(({ key }) => isWanted(key)).flatMap(({ name }) => nameWords(name, language));
  const [own, others] = [namesOf((key) => key === asked), namesOf((key) => key !== asked)];
  const isAmong = (word: QuestionWord, names: QuestionWord[]) => names.some((name) => likeness(word, name) === 1);
  const telling = nameWords(title ?? '', language).filter((word) => !isAmong(word, own));
  return telling.reduce((sum, name) => {
    const weight = commonness.get(name.stems[0] ?? '') ?? 0;
    if (words.some((word) => likeness(word, name) >= toldByCompound)) return sum + 1.5 * weight;
    return isAmong(name, others) ? sum : sum - 0.4 * weight;
  }, 0);
}

/** Options of choices that the question names, such as `trifazno` or `aluminij`; two of one choice are none. */
function namedOptions(model: Calculator, { words, text, language }: Problem): Map<string, number> {
  return new Map(
    choicesOf(model).flatMap(({ key, options }) => {
      const named = options.flatMap(({ label }, index) => {
        const names = nameWords(label, language);
        const isNamed =
          names.length > 0
            ? names.every((name) => words.some((word) => likeness(word, name) === 1 || isDerived(word, name)))
            : text.includes(label);
        return isNamed ? [{ index, size: names.length }] : [];
      });
      const most = Math.max(0, ...named.map(({ size }) => size));
      const best = named.filter(({ size }) => size === most);
      return best[0] && best.length === 1 ? [[key, best[0].index] as const] : [];
    }),
  );
}

/** `aluminijast` is of `aluminij`. */
function isDerived(word: QuestionWord, name: QuestionWord): boolean {
  return name.folded.length >= 5 && word.folded.startsWith(name.stems[0] ?? name.folded);
}
