import { dimensionText } from '@navor/quantities';
import { type FoundFact, findFacts, scopeOf } from '../../../search/index.ts';
import type { AnswerRequest } from '../../answers/pipeline.ts';
import type { ReplyContext } from '../reply.ts';
import { type FormulaMatch, matchFormulas } from '../solving/match-formulas.ts';
import { type Problem, readProblem } from '../solving/read-problem.ts';
import { matchAsked } from './match-asked.ts';
import { titleOf } from './title-of.ts';

export type QuestionMatch = {
  match: FormulaMatch<FoundFact>;
  /** The whole question as it was understood, with what earlier messages gave. */
  question: string;
  /** `R = 47 Ω`, where a number without a unit was taken for what was asked back; null otherwise. */
  understood: string | null;
};

/** So many messages may give their parts of one question. */
const mostParts = 3;
const mostCandidates = 60;
/** In words. */
const longestSupplement = 6;

/** Finds the formula that a question with values is about; one that only supplies a value goes on with the question before it. */
export async function matchQuestion(context: ReplyContext): Promise<QuestionMatch | null> {
  const { question, history } = context.request;
  const problem = readProblem(question, context.request.language);
  if (history.length > 0 && isSupplement(problem)) {
    const continued = await continueEarlier(context, history);
    if (continued) return continued;
  }
  if (problem.givens.length === 0) return null;
  return { match: await matchProblem(context, question), question, understood: null };
}

/** A value or an option by itself, without a question of its own. */
function isSupplement({ text }: Problem): boolean {
  return !text.includes('?') && text.trim().split(/\s+/).length <= longestSupplement;
}

async function continueEarlier(
  context: ReplyContext,
  history: AnswerRequest['history'],
): Promise<QuestionMatch | null> {
  const said = context.request.question.trim();
  for (let parts = 1; parts <= Math.min(mostParts, history.length); parts += 1) {
    const earlier = history
      .slice(-parts)
      .map(({ question }) => question.trim())
      .join('\n');
    const before = await matchProblem(context, earlier);
    if (before.kind === 'solved') continue;
    const understood = before.kind === 'missing' ? bareValue(said, before.missing) : null;
    const question = `${earlier}\n${understood ?? said}`;
    const match = await matchProblem(context, question);
    if (!isCloser(before, match)) continue;
    if (match.kind === 'solved' || (before.kind !== 'none' && match.kind !== 'none'))
      return { match, question, understood };
  }
  return null;
}

/** What leaves the same to be asked for was about something else. */
function isCloser(before: FormulaMatch<FoundFact>, after: FormulaMatch<FoundFact>): boolean {
  if (after.kind !== before.kind) return true;
  return after.kind === 'missing' && before.kind === 'missing' && after.missing.symbol !== before.missing.symbol;
}

/** A number alone has the unit that was asked for. */
function bareValue(said: string, { symbol, unit }: { symbol: string; unit: string }): string | null {
  return /^[-−+]?\d[\d.,]*$/.test(said) ? `${symbol} = ${said} ${unit}`.trim() : null;
}

async function matchProblem({ services, request }: ReplyContext, question: string): Promise<FormulaMatch<FoundFact>> {
  const { language, viewer } = request;
  const { text, title } = withoutChoice(question);
  const problem = readProblem(text, language);
  if (problem.givens.length === 0) return { kind: 'none' };
  const candidates = await findFacts(services.pool, scopeOf(viewer), {
    words: title ?? text,
    dimensions: problem.dimensions.map(dimensionText),
    language,
    kinds: ['formula', 'calculator'],
    most: mostCandidates,
  });
  const chosen = candidates.filter(({ fact }) => title !== null && titleOf(fact) === title);
  if (chosen.length > 0) return matchFormulas(problem, chosen);
  return matchAsked(problem, candidates);
}

/** What a choice adds to the question: the name of the formula that is meant. */
export function chosenQuestion(question: string, title: string): string {
  return `${withoutChoice(question).text} (${title})`;
}

function withoutChoice(question: string): { text: string; title: string | null } {
  const [, text, title] = /^([\s\S]+?)\s+\(([^()\n]{3,120})\)\s*$/.exec(question) ?? [];
  return text && title ? { text, title } : { text: question, title: null };
}
