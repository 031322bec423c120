import { os } from '../../platform/api.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { isContentId } from '../courses/index.ts';
import { found } from './attempt-states.ts';
import { findEditedQuestion } from './authoring/find-edited-question.ts';
import { regradeQuestion } from './authoring/regrade-question.ts';
import { saveEditedQuestion } from './authoring/save-edited-question.ts';
import { tryQuestion } from './authoring/try-question.ts';

export function questionsRoutes(services: Services) {
  return {
    get: os.questions.get.handler(async ({ input, context }) =>
      found(await findEditedQuestion(services, { ...possible(input), language: languageOf(context.headers) })),
    ),
    save: os.questions.save.handler(({ input }) => saveEditedQuestion(services, possible(input))),
    try: os.questions.try.handler(({ input }) => tryQuestion(services, possible(input))),
    regrade: os.questions.regrade.handler(({ input }) =>
      regradeQuestion(services, { ...possible(input), now: new Date() }),
    ),
  };
}

/** What cannot be an id of ours leads nowhere. */
function possible<Input extends { quizId: string; questionId?: string }>(input: Input): Input {
  const { quizId, questionId = quizId } = input;
  return found(isContentId(quizId) && isContentId(questionId) ? input : undefined);
}
