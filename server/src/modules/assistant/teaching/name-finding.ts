import type { Language } from '@navor/languages';
import type { Texts } from '../../../platform/texts.ts';
import { type Grading, nameSlip } from '../../quizzes/index.ts';

/** What our grader found, in a sentence or two: right work is confirmed plainly, a slip is called by its name. */
export function nameFinding(texts: Texts, { kind, slip, slipFeedback }: Grading, language: Language): string {
  const verdict = texts.say(language, `assistant-replies:teaching.found.${kind}`);
  const named = slipFeedback ?? (slip && nameSlip(texts, slip, language));
  return named ? `${verdict} ${named}` : verdict;
}
