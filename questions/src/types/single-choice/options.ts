import { inAttemptOrder, type Lettered } from '../../letters.ts';
import type { Drawing, Fill } from '../../question.ts';
import type { PrepareTools } from '../../question-scorer.ts';
import { reportDuplicates, reportEqualTexts } from '../../report-duplicates.ts';
import type { PreparedOption, ShownOption, SingleChoice } from './shape.ts';

export async function prepareOptions(
  options: SingleChoice['source']['options'],
  tools: PrepareTools,
): Promise<PreparedOption[]> {
  reportDuplicates(options, ['options'], tools);
  reportEqualTexts(options, ['options'], tools);
  return await Promise.all(
    options.map(async ({ id, text, correct, feedback }, at) => ({
      id,
      text: await tools.rich(text, ['options', at, 'text'], 'line'),
      isCorrect: correct,
      feedback: feedback ? await tools.rich(feedback, ['options', at, 'feedback'], 'line') : null,
    })),
  );
}

export function showOptions(options: readonly PreparedOption[], drawing: Drawing, fill: Fill): ShownOption[] {
  return inAttemptOrder(options, drawing).map(({ letter, item }) => ({ letter, html: fill(item.text) }));
}

/** By letter, the feedback of those options that have some. */
export function feedbackOf(options: readonly Lettered<PreparedOption>[], fill: Fill): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ letter, item }) => (item.feedback ? [[letter, fill(item.feedback)]] : [])),
  );
}
