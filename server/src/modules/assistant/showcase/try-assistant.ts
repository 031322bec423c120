import type { TrialAnswer } from '@navor/contract';
import { trialQuestionsPerHour } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';

export type Trial = { text: string; language: Language; address: string };

/** Answers a visitor from what everybody may read, so many times an hour. */
export async function tryAssistant({ pool }: Services, { address }: Trial): Promise<TrialAnswer> {
  await limitUse(pool, `assistant-trial:${address}`, { limit: trialQuestionsPerHour, windowSeconds: 3600 });
  return { blocks: [], citations: [], notices: ['no_model', 'nothing_found'], left: 0 };
}
