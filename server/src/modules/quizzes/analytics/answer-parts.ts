import type { Language, Translated } from '@navor/languages';
import { plainExpression } from '@navor/quantities';
import type { PreparedQuestion } from '@navor/questions';
import { drawValues, viewQuestion } from '@navor/questions/scoring';
import { readTyped } from '@navor/questions/types/formula/read-typed.ts';

type Option = { id: string; html: string; is_correct: boolean };

/** Any will do, as long as it is always the same: authors see one example of the numbers. */
const sampleSeed = 1;

/** What can be chosen, under the author's ids; nothing where the answer is typed or put together. */
export function optionsOf(question: PreparedQuestion, language: Language): Option[] {
  const { answer, template } = question;
  // The words are the screen's. What is right may differ from attempt to attempt, and then neither is marked.
  if (answer.type === 'true-false') {
    return [true, false].map((choice) => ({ id: String(choice), html: '', is_correct: answer.answer === choice }));
  }
  if (answer.type !== 'single-choice' && answer.type !== 'multiple-choice') return [];
  const values = drawValues(template, sampleSeed) ?? {};
  const { view } = viewQuestion(question, { seed: sampleSeed, values, language, shuffles: false });
  // Unless they are shuffled, options are shown in the order in which they are written.
  const shown = 'options' in view ? view.options : [];
  return answer.options.map(({ id, isCorrect }, at) => ({ id, html: shown[at]?.html ?? '', is_correct: isCorrect }));
}

/** What was typed; a formula as it was understood, without the brackets and names that only machines need. */
export function typedText(
  { answer }: PreparedQuestion,
  { part, text }: { part: string | null; text: string },
  language: Language,
): string {
  const asked = answer.type === 'blanks' && part !== null ? answer.gaps[part] : answer;
  if (asked?.type !== 'formula') return text;
  const reading = readTyped(
    text,
    asked.symbols.map(({ name }) => name),
    language,
  );
  return reading.kind === 'expression' ? plainExpression(reading.expression, { language }) : text;
}

/** The author's words on a slip that they foresaw; null if the question has changed since. */
export function ownSlipFeedback(
  { answer }: PreparedQuestion,
  { part, own }: { part: string | null; own: number },
): Translated | null {
  const asked = answer.type === 'blanks' && part !== null ? answer.gaps[part] : answer;
  if (asked?.type !== 'numeric' && asked?.type !== 'formula') return null;
  return asked.slips[own]?.feedback ?? null;
}
