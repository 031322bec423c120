import { measuresSame, readUnit, type Unit } from '@navor/quantities';
import type { FoundFact } from '../../../search/index.ts';
import { matchAsked } from '../computation/match-asked.ts';
import { findCandidates, matchQuestion, withoutChoice } from '../computation/match-question.ts';
import type { ReplyContext } from '../reply.ts';
import type { FormulaMatch, Solved } from '../solving/match-formulas.ts';
import { type Given, type Problem, readProblem } from '../solving/read-problem.ts';
import type { Computation } from './thread.ts';

/** Solves a question, and then what was asked of it afterwards with what was found before. */
export async function matchComputation(
  context: ReplyContext,
  { question, further }: Pick<Computation, 'question' | 'further'>,
): Promise<Computation> {
  const whole = await matchQuestion(context, question);
  let { match } = whole;
  const found: Solved<FoundFact>[] = [];
  for (const asked of further) {
    if (match.kind !== 'solved') break;
    found.push(match.solved);
    match = await matchFurther(context, whole.question, found, asked);
  }
  if (match.kind === 'solved') found.push(match.solved);
  return { kind: 'computation', question: whole.question, further, match, found };
}

/**
 * Of values that an equation ties together, each is told by the others: one of them may be left out, which spares a second
 * equation that has no place for it, or all of them for what was found. A factor alone is never left out.
 */
async function matchFurther(
  context: ReplyContext,
  question: string,
  found: readonly Solved<FoundFact>[],
  asked: string,
): Promise<FormulaMatch<FoundFact>> {
  const { problem, lastFound } = furtherProblem(context, question, found, asked);
  const candidates = await findCandidates(context, problem, `${asked}\n${problem.text}`);
  const matchWith = (isKept: (given: Given) => boolean) =>
    matchAsked({ ...problem, givens: problem.givens.filter(isKept) }, candidates);
  const whole = await matchWith(() => true);
  if (isWhole(whole)) return whole;
  const used = usedIn(found);
  const isUsed = (given: Given) => used.some(({ start }) => start === given.start);
  const isSpare = (given: Given) => !given.isBare && isUsed(given);
  for (const spare of problem.givens.filter(isSpare)) {
    const fewer = await matchWith((given) => given !== spare);
    if (isWhole(fewer)) return fewer;
  }
  const fromResult = await matchWith((given) => given.start === lastFound || !isUsed(given));
  const isGiven = (unit: Unit | null) => unit && problem.givens.some((given) => measuresSame(given.unit, unit));
  const isAsking = fromResult.kind === 'missing' && !isGiven(readUnit(fromResult.missing.unit));
  if (isWhole(fromResult) || (isAsking && whole.kind === 'none')) return fromResult;
  // What takes two equations more is too far from what was asked first.
  return whole.kind === 'solved' && whole.solved.candidates.length > 1 ? { kind: 'none' } : whole;
}

function isWhole(match: FormulaMatch<FoundFact>): boolean {
  return match.kind === 'solved' && match.solved.unused.length === 0 && match.solved.candidates.length === 1;
}

function usedIn(found: readonly Solved<FoundFact>[]): Given[] {
  const used = found.flatMap(({ steps }) => steps.flatMap((step) => step.used));
  return used.flatMap((each) => (each.origin === 'given' ? [each.given] : []));
}

type Further = {
  problem: Problem;
  /** Where the value that was found last stands in the text. */
  lastFound: number | undefined;
};

/** All that was given and found, with another thing asked. */
function furtherProblem(
  { request: { language } }: ReplyContext,
  question: string,
  found: readonly Solved<FoundFact>[],
  asked: string,
): Further {
  const { text } = withoutChoice(question);
  const results = found.map(({ result }) => result);
  const known = [text, ...results.map(({ name, valueText }) => `${name} ${valueText}`)].join('\n');
  const whole = readProblem(`${known}\n${asked}`, language);
  const own = readProblem(asked, language);
  const carried = whole.givens.filter(({ start }) => start > text.length && start < known.length);
  const areAllRead = carried.length === results.length;
  // What is told is rounded.
  const exact = (given: Given) => (areAllRead ? results[carried.indexOf(given)]?.value : undefined) ?? given.value;
  const problem = {
    ...whole,
    givens: whole.givens.map((given) => ({ ...given, value: exact(given) })),
    asked: own.asked,
    dimensions: own.asked.unit ? [...whole.dimensions, own.asked.unit.dimension] : whole.dimensions,
  };
  return { problem, lastFound: carried.at(-1)?.start };
}
