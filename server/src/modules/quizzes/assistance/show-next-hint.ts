import type { Language } from '@navor/languages';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { plainWords } from '../analytics/plain-excerpt.ts';
import { findQuestionState, type LearnerQuestion } from '../answers/question-state.ts';
import { showHints } from '../answers/show-hints.ts';

type HintRequest = LearnerQuestion & { language: Language; now: Date };

/** From our own renderer, and the same as plain words; `number` counts from 1. */
export type NextHint = { html: string; text: string; number: number };

/** The next hint that the author wrote, which is remembered as if it were asked for in the attempt; null when all were shown. */
export async function showNextHint(services: Services, request: HintRequest): Promise<NextHint | null> {
  try {
    const { hints_shown } = await findQuestionState(services.pool, request);
    const hints = await showHints(services, { ...request, count: hints_shown + 1 });
    const html = hints[hints_shown];
    return html === undefined ? null : { html, text: plainWords(html), number: hints_shown + 1 };
  } catch (error) {
    // Settled, handed in or gone since: then there is nothing to hint at.
    if (error instanceof AppError) return null;
    throw error;
  }
}
