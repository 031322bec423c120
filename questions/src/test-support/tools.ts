import { defaultLanguage, type Language, mapTranslated } from '@navor/languages';
import type { Drawing, PreparedQuestion } from '../question.ts';
import type { QuestionFault } from '../question-faults.ts';
import type { TextTools } from '../question-scorer.ts';
import type { QuestionType } from '../question-types.ts';
import { drawValues, prepareQuestion } from '../scoring.ts';
import { questionShape } from '../shapes.ts';

export type Reported = { place: string; fault: QuestionFault };

/** Tools that render nothing: a block is its text in a paragraph, a line the text itself, with signs of HTML escaped. */
export function plainTools(): { tools: TextTools; reported: Reported[] } {
  const reported: Reported[] = [];
  const tools: TextTools = {
    rich: async (text, _place, kind) => mapTranslated(text, (written) => rendered(written, kind)),
    report: (place, fault) => reported.push({ place: place.join('.'), fault }),
  };
  return { tools, reported };
}

function rendered(text: string, kind: 'blocks' | 'line'): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return kind === 'blocks' ? `<p>${escaped}</p>` : escaped;
}

/** A question as an author writes it; what every question has and no test is about may be left out. */
export type WrittenQuestion = { type: QuestionType } & Record<string, unknown>;

/** Prepared with plain tools; what is reported is thrown, as the test has set it wrong. */
export async function questionOf(written: WrittenQuestion): Promise<PreparedQuestion> {
  const { question, reported } = await preparedFrom(written);
  if (reported.length > 0) throw new Error(JSON.stringify(reported));
  return question;
}

export async function preparedFrom(
  written: WrittenQuestion,
): Promise<{ question: PreparedQuestion; reported: Reported[] }> {
  const source = questionShape.parse({
    topic: 'ohmov-zakon',
    body: { sl: 'Naloga' },
    solution: { sl: 'Rešitev' },
    ...written,
  });
  const { tools, reported } = plainTools();
  return { question: await prepareQuestion(source, tools), reported };
}

export type DrawingChoice = { seed?: number; language?: Language; shuffles?: boolean };

export function drawingOf(
  question: PreparedQuestion,
  { seed = 1, language = defaultLanguage, shuffles = true }: DrawingChoice = {},
): Drawing {
  const values = drawValues(question.template, seed);
  if (!values) throw new Error('No draw meets the constraints');
  return { seed, values, language, shuffles };
}
