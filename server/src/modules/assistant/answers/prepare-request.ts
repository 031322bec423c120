import type { Attachment } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { SignedIn } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { loadAttachments } from '../attachments/load-attachments.ts';
import { groundQuestion } from '../grounding/ground-question.ts';
import { planTeaching } from '../teaching/plan-teaching.ts';
import type { TeachingPlan } from '../teaching/teaching-plan.ts';
import { readHistory } from '../turns/read-history.ts';
import type { AnswerRequest } from './pipeline.ts';

/** All that has to be known of a question to answer it. */
export type AnswerJob = {
  viewer: SignedIn;
  conversationId: string;
  answerId: string;
  language: Language;
  turn: { number: number; text: string; attachments: readonly Attachment[] };
  now: Date;
};

/** Gathers what belongs to a question, all of it read with the rights of who asks. */
export async function prepareRequest(
  services: Services,
  { viewer, conversationId, answerId, language, turn, now }: AnswerJob,
): Promise<{ request: AnswerRequest; plan: TeachingPlan }> {
  const question = turn.text;
  const [attachments, history] = await Promise.all([
    loadAttachments(services, viewer, turn.attachments, language, question),
    readHistory(services.pool, { conversationId, before: turn.number }),
  ]);
  const asked = { viewer, language, question, answerId, attachments, history, now, instructions: [] };
  const [passages, plan] = await Promise.all([groundQuestion(services, asked), planTeaching(services, asked)]);
  return { request: { ...asked, passages, instructions: plan.instructions ? [plan.instructions] : [] }, plan };
}
