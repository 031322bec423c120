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
export function showNextHint(services: Services, request: HintRequest): Promise<NextHint | null> {
  return whileOpen(async () => {
    const { hints_shown } = await findQuestionState(services.pool, request);
    return showHint(services, request, hints_shown + 1);
  });
}

/** One that was shown before. */
export function showHintAgain(services: Services, request: HintRequest, number: number): Promise<NextHint | null> {
  return whileOpen(() => showHint(services, request, number));
}

async function showHint(services: Services, request: HintRequest, number: number): Promise<NextHint | null> {
  const hints = await showHints(services, { ...request, count: number });
  const html = hints[number - 1];
  return html === undefined ? null : { html, text: plainWords(html), number };
}

/** Settled, handed in or gone since: then there is nothing to hint at. */
async function whileOpen(show: () => Promise<NextHint | null>): Promise<NextHint | null> {
  try {
    return await show();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
