import { readProblem } from '../solving/read-problem.ts';
import { termAskedFor } from '../wording/question-forms.ts';
import { nameFound, ownWords } from './known-words.ts';
import { matchComputation } from './match-computation.ts';
import type { Computation, Continue } from './thread.ts';

/** In words that say something. */
const longestFurther = 4;
/** `And the energy in 2 h?` */
const mostGiven = 1;

/** `And the power?`: another quantity, from what was given and found before. */
export const askFurther: Continue<Computation> = async (context, thread, { said, rest, isTied }) => {
  const { language } = context.request;
  if (thread.match.kind !== 'solved') return null;
  const { givens } = readProblem(rest, language);
  const words = ownWords(rest, language);
  if (givens.length > mostGiven || words.length === 0 || words.length > longestFurther) return null;
  // Who asks what power is wants to have it explained; what the power is, to know its value.
  const isExplanation =
    termAskedFor(said) !== null && !/^(?:what(?: is|['’]s) the|was ist (?:der|die|das)) /i.test(said.trim());
  if (isExplanation || !(isTied || said.includes('?'))) return null;
  const { question, further } = thread;
  const asked = await matchComputation(context, { question, further: [...further, rest] });
  const { match } = asked;
  if ((match.kind !== 'solved' && match.kind !== 'missing') || !nameFound(words, match, language)) return null;
  if (givens.length > 0 && !isAllUsed(match)) return null;
  const told = { kind: 'match', match, question: asked.question, understood: null } as const;
  return { thread: { ...asked, earlier: thread }, told: [told] };
};

function isAllUsed(match: Computation['match']): boolean {
  return match.kind === 'solved' && match.solved.unused.length === 0;
}
