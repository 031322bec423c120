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
 * equation that has no place for it. A factor is never left out.
 */
async function matchFurther(
  context: ReplyContext,
  question: string,
  found: readonly Solved<FoundFact>[],
  asked: string,
): Promise<FormulaMatch<FoundFact>> {
  const problem = furtherProblem(context, question, found, asked);
  const candidates = await findCandidates(context, problem, `${asked}\n${problem.text}`);
  const whole = await matchAsked(problem, candidates);
  if (isWhole(whole)) return whole;
  const used = usedIn(found);
  const isSpare = (given: Given) => !given.isBare && used.some(({ start }) => start === given.start);
  for (const spare of problem.givens.filter(isSpare)) {
    const fewer = await matchAsked(
      { ...problem, givens: problem.givens.filter((given) => given !== spare) },
      candidates,
    );
    if (isWhole(fewer)) return fewer;
  }
  return whole;
}

function isWhole(match: FormulaMatch<FoundFact>): boolean {
  return match.kind === 'solved' && match.solved.unused.length === 0;
}

function usedIn(found: readonly Solved<FoundFact>[]): Given[] {
  const used = found.flatMap(({ steps }) => steps.flatMap((step) => step.used));
  return used.flatMap((each) => (each.origin === 'given' ? [each.given] : []));
}

/** All that was given and found, with another thing asked. */
function furtherProblem(
  { request: { language } }: ReplyContext,
  question: string,
  found: readonly Solved<FoundFact>[],
  asked: string,
): Problem {
  const { text } = withoutChoice(question);
  const results = found.map(({ result }) => result);
  const whole = readProblem(
    [text, ...results.map(({ name, valueText }) => `${name} ${valueText}`)].join('\n'),
    language,
  );
  const own = readProblem(asked, language);
  const carried = whole.givens.filter(({ start }) => start > text.length);
  // What is told is rounded.
  const exact = new Map(carried.map((given, at) => [given, results[at]?.value ?? given.value]));
  const areAllRead = carried.length === results.length;
  return {
    ...whole,
    givens: whole.givens.map((given) => (areAllRead ? { ...given, value: exact.get(given) ?? given.value } : given)),
    asked: own.asked,
    words: [...own.words, ...whole.words],
    dimensions: own.asked.unit ? [...whole.dimensions, own.asked.unit.dimension] : whole.dimensions,
  };
}
