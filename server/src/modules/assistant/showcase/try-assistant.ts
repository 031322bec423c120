import type { TrialAnswer } from '@navor/contract';
import { trialQuestionsPerHour } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import { AppError } from '../../../platform/errors.ts';
import { countUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { answerVisitor } from './answer-visitor.ts';

export type Trial = { text: string; language: Language; address: string; viewer: Viewer; now: Date };

/** Answers a visitor, so many times an hour. */
export async function tryAssistant(services: Services, { address, ...asked }: Trial): Promise<TrialAnswer> {
  const limit = { limit: trialQuestionsPerHour, windowSeconds: 3600 };
  const verdict = await countUse(services.pool, `assistant-trial:${address}`, limit);
  if (verdict.kind === 'limited') throw new AppError('RATE_LIMITED', { retryAfterSeconds: verdict.retryAfterSeconds });
  return { ...(await answerVisitor(services, asked)), left: verdict.left };
}
