import type { Language } from '@navor/languages';
import { isSameDimension } from '@navor/quantities';
import type { FoundFact } from '../../../search/index.ts';
import { isNameAsked } from '../computation/asked-quantity.ts';
import { joinedTo, withoutChoice } from '../computation/match-question.ts';
import { optionNamed } from '../computation/named-option.ts';
import type { FormulaMatch, MissingQuantity } from '../solving/match-formulas.ts';
import { type Given, type Problem, readProblem } from '../solving/read-problem.ts';
import { matchComputation } from './match-computation.ts';
import type { Computation, Continue } from './thread.ts';

/** In words, values aside. */
const longestSupplement = 6;

/** What a question lacked: a value, an option, or the symbols of values that were given without. */
export const supplyValue: Continue<Computation> = async (context, thread, { said }) => {
  const { language } = context.request;
  const { match: before, further } = thread;
  if (before.kind === 'solved' || said.includes('?')) return null;
  const supplied = readProblem(said, language);
  const aside = [...supplied.givens]
    .reverse()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), said);
  if (aside.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > longestSupplement) return null;
  const understood = before.kind === 'missing' ? understoodAs(said.trim(), before.missing) : null;
  const question = withSymbols(thread.question, understood ?? said.trim(), language);
  const asked = await matchComputation(context, { question, further });
  const { match } = asked;
  if (!isCloser(before, match)) return null;
  const earlier = readProblem(withoutChoice(thread.question).text, language);
  const isAnswered = match.kind === 'solved' || (before.kind !== 'none' && match.kind !== 'none');
  // A question that lacks more than one value waits for each of them.
  const isBegun = before.kind === 'none' && 'asked' in match && isNamed(earlier, match.asked.name);
  if (!isAnswered && !isBegun) return null;
  const value = understood !== null && /\d/.test(understood) ? understood : null;
  const told = { kind: 'match', match, question: asked.question, understood: value } as const;
  return { thread: { ...asked, earlier: thread.earlier }, told: [told] };
};

/** A number alone has the unit that was asked for; an option may be called by a part of its name. */
function understoodAs(said: string, { symbol, unit, options }: MissingQuantity): string | null {
  if (options.length > 0) return optionNamed(options, said);
  return /^[-−+]?\d[\d.,]*$/.test(said) ? `${symbol} = ${said} ${unit}`.trim() : null;
}

/** What is given once more with its symbol is the same value, and no second one. */
function withSymbols(question: string, said: string, language: Language): string {
  const { text } = withoutChoice(question);
  const before = readProblem(text, language).givens.filter(({ isDifference }) => !isDifference);
  let [joined, left] = [question, said];
  const again = readProblem(said, language).givens.flatMap((given) => {
    const same = given.symbols.length === 1 ? before.find((other) => isSameAs(given, other)) : undefined;
    return same ? [{ given, same }] : [];
  });
  for (const { given } of [...again].reverse()) {
    const start = left.slice(0, given.start).search(/[,;]?\s*[^\s,;=]+\s*=\s*$/);
    left = left.slice(0, start === -1 ? given.start : start) + left.slice(given.end);
  }
  for (const { given, same } of again.sort((one, other) => other.same.start - one.same.start)) {
    joined = `${joined.slice(0, same.start)}${given.symbols[0]} = ${given.text}${joined.slice(same.end)}`;
  }
  return joinedTo(joined, left.replace(/^[\s,;]+/, '').trim());
}

function isSameAs(given: Given, other: Given): boolean {
  if (other.symbols.length > 0 || !isSameDimension(given.dimension, other.dimension)) return false;
  return Math.abs(given.value - other.value) <= 1e-9 * Math.abs(other.value);
}

/** What leaves the same to be asked for was about something else. */
function isCloser(before: FormulaMatch<FoundFact>, after: FormulaMatch<FoundFact>): boolean {
  if (after.kind !== before.kind) return true;
  return after.kind === 'missing' && before.kind === 'missing' && after.missing.symbol !== before.missing.symbol;
}

function isNamed(problem: Problem, name: string): boolean {
  return problem.words.length > 0 && isNameAsked(problem, name);
}
