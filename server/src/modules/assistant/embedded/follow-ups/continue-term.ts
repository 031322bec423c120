import type { Language } from '@navor/languages';
import { findLaw } from '../intents/definition.ts';
import { readProblem } from '../solving/read-problem.ts';
import { matchComputation } from './match-computation.ts';
import type { Computation, Continue, Continued, Term, Thread } from './thread.ts';

const asking: Record<Language, string> = { sl: 'Kolikšna je', en: 'What is the', de: 'Wie groß ist' };

/** Values alone, after something was explained: what its equation gives with them, or the thing itself. */
export const continueTerm: Continue<Term> = async (context, { term, earlier }, { rest }) => {
  const { language } = context.request;
  const { givens, words } = readProblem(rest, language);
  if (givens.length === 0 || words.length > 0) return null;
  const law = await findLaw(context, term);
  const solved: Computation[] = [];
  for (const { key, kind } of law?.formula.quantities ?? []) {
    if (kind !== 'variable') continue;
    const question = `${rest}, ${key} = ? (${law?.formula.title})`;
    const asked = await matchComputation(context, { question, further: [] });
    if (asked.match.kind === 'solved' && asked.match.solved.unused.length === 0) solved.push(asked);
  }
  const [only, ...others] = solved;
  if (only && others.length === 0) return continued(only, earlier);
  const asked = await matchComputation(context, { question: `${asking[language]} ${term}?\n${rest}`, further: [] });
  return asked.match.kind === 'solved' ? continued(asked, earlier) : null;
};

function continued(asked: Computation, earlier: Thread | null): Continued {
  const { match, question } = asked;
  return { thread: { ...asked, earlier }, told: [{ kind: 'match', match, question, understood: null }] };
}
