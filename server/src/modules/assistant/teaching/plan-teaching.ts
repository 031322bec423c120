import type { Services } from '../../../platform/services.ts';
import { findOpenQuestions } from '../../quizzes/index.ts';
import type { AnswerRequest } from '../answers/pipeline.ts';
import { SealedQuestions } from './sealed-questions.ts';
import type { TeachingPlan } from './teaching-plan.ts';

/** What is asked, before anything was sought for it. */
export type TeachingRequest = Omit<AnswerRequest, 'passages' | 'instructions'>;

/** Decides how a turn is to be answered, and what must not be told in it. Visitors have no attempts. */
export async function planTeaching(services: Services, request: TeachingRequest): Promise<TeachingPlan> {
  const { viewer, language, now, question } = request;
  const open =
    viewer.kind === 'signed-in' ? await findOpenQuestions(services.pool, { userId: viewer.user.id, now }) : [];
  return {
    stage: 'answer',
    language,
    instructions: '',
    opening: null,
    verdict: null,
    closing: '',
    isAboutOpenQuestion: false,
    talk: question,
    openQuestions: new SealedQuestions(open),
    ownReply: async () => [],
  };
}
