import { dimensionText } from '@navor/quantities';
import { type FoundFact, findFacts, scopeOf } from '../../../search/index.ts';
import type { ReplyContext } from '../reply.ts';
import { type FormulaMatch, matchFormulas } from '../solving/match-formulas.ts';
import { type Problem, readProblem } from '../solving/read-problem.ts';
import { matchAsked } from './match-asked.ts';
import { optionNamed } from './named-option.ts';
import { titleOf } from './title-of.ts';

export type QuestionMatch = {
  match: FormulaMatch<FoundFact>;
  /** The whole question as it was understood, with what it says by another word than an option's own. */
  question: string;
};

const mostCandidates = 60;
/** A calculator has no more choices than these. */
const mostOptions = 3;

/** Matching a question costs statements, and several ways to understand a message look at what comes of it. */
const matches = new WeakMap<ReplyContext, Map<string, Promise<QuestionMatch>>>();

/** Finds the formula that a question with values is about. */
export function matchQuestion(context: ReplyContext, question: string): Promise<QuestionMatch> {
  const known = matches.get(context) ?? new Map<string, Promise<QuestionMatch>>();
  matches.set(context, known);
  const match = known.get(question) ?? matchWithOptions(context, question);
  known.set(question, match);
  return match;
}

/** An option that the question means by another word than its own is added to it. */
async function matchWithOptions(context: ReplyContext, question: string): Promise<QuestionMatch> {
  let whole = question;
  let match = await matchProblem(context, whole);
  for (let times = 0; times < mostOptions && match.kind === 'missing'; times += 1) {
    const option = optionNamed(match.missing.options, whole);
    if (option === null) break;
    whole = joinedTo(whole, option);
    match = await matchProblem(context, whole);
  }
  return { match, question: whole };
}

async function matchProblem(context: ReplyContext, question: string): Promise<FormulaMatch<FoundFact>> {
  const { text, title } = withoutChoice(question);
  const problem = readProblem(text, context.request.language);
  if (problem.givens.length === 0) return { kind: 'none' };
  const candidates = await findCandidates(context, problem, title ?? text);
  const chosen = candidates.filter(({ fact }) => title !== null && titleOf(fact) === title);
  if (chosen.length > 0) return matchFormulas(problem, chosen);
  return matchAsked(problem, candidates);
}

/** Formulas and calculators with the words of a question and with quantities like those that it gives. */
export function findCandidates(
  { services, request }: ReplyContext,
  { dimensions, language }: Problem,
  words: string,
): Promise<FoundFact[]> {
  return findFacts(services.pool, scopeOf(request.viewer), {
    ...{ words, language, dimensions: dimensions.map(dimensionText) },
    kinds: ['formula', 'calculator'],
    most: mostCandidates,
  });
}

/** What a choice adds to the question: the name of the formula that is meant. */
export function chosenQuestion(question: string, title: string): string {
  return `${withoutChoice(question).text} (${title})`;
}

export function withoutChoice(question: string): { text: string; title: string | null } {
  const [, text, title] = /^([\s\S]+?)\s+\(([^()\n]{3,120})\)\s*$/.exec(question) ?? [];
  return text && title ? { text, title } : { text: question, title: null };
}

/** With more that was said of it, before the formula that was chosen. */
export function joinedTo(question: string, said: string): string {
  const { text, title } = withoutChoice(question);
  const joined = said === '' ? text : `${text}\n${said}`;
  return title === null ? joined : `${joined} (${title})`;
}
