import type { Language } from '@navor/languages';
import { type FoundFact, fold, tellingWords } from '../../../search/index.ts';
import { titleOf } from '../computation/title-of.ts';
import type { FormulaMatch } from '../solving/match-formulas.ts';
import { likeness, nameWords, type QuestionWord, questionWords } from '../solving/question-words.ts';
import { readProblem } from '../solving/read-problem.ts';
import type { Computation } from './thread.ts';

/** Whether words are all of what was asked before, or name its quantities. */
export function areKnown(
  words: readonly QuestionWord[],
  { question, found }: Pick<Computation, 'question' | 'found'>,
  language: Language,
): boolean {
  const used = found.flatMap(({ steps }) => steps.flatMap((step) => [...step.used, step.found]));
  const names = used.flatMap(({ name }) => nameWords(name, language));
  const known = [...questionWords(question, language), ...names];
  return words.every((word) => known.some((other) => likeness(word, other) > 0 || likeness(other, word) > 0));
}

/** The words of a message that tell what it is about. */
export function ownWords(text: string, language: Language): QuestionWord[] {
  const telling = tellingWords(text, language).map((word) => fold(word));
  const { words } = readProblem(text, language);
  return words.filter((word) => telling.includes(fold(text.slice(word.start, word.end))));
}

/** Whether words name what was found, or would be if more were said. */
export function nameFound(words: readonly QuestionWord[], match: FormulaMatch<FoundFact>, language: Language): boolean {
  const names = foundNames(match).flatMap((name) => nameWords(name, language));
  return words.length > 0 && words.every((word) => names.some((name) => likeness(word, name) > 0));
}

function foundNames(match: FormulaMatch<FoundFact>): string[] {
  if (match.kind === 'solved') {
    const titles = match.solved.candidates.map(({ fact }) => titleOf(fact) ?? '');
    return [match.solved.result.name, ...titles];
  }
  return 'asked' in match ? [match.asked.name] : [];
}
