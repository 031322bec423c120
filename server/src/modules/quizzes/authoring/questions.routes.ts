import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { isContentId } from '../../courses/index.ts';
import { findRegrading } from '../regrading/find-regrading.ts';
import { requestRegrading } from '../regrading/request-regrading.ts';
import { findEditedQuestion } from './find-edited-question.ts';
import { saveEditedQuestion } from './save-edited-question.ts';
import { tryQuestion } from './try-question.ts';

export function questionsRoutes(services: Services) {
  return {
    get: os.quizzes.questions.get.handler(async ({ input, context }) =>
      found(await findEditedQuestion(services, { ...possible(input), language: languageOf(context.headers) })),
    ),
    save: os.quizzes.questions.save.handler(({ input, context }) =>
      saveEditedQuestion(services, { ...possible(input), userId: signedIn(context.viewer).user.id }),
    ),
    try: os.quizzes.questions.try.handler(({ input }) => tryQuestion(services, possible(input))),
    regrade: os.quizzes.questions.regrade.handler(({ input, context }) =>
      requestRegrading(services, { ...possible(input), userId: signedIn(context.viewer).user.id }),
    ),
    regrading: os.quizzes.questions.regrading.handler(({ input }) => findRegrading(services.db, possible(input))),
  };
}

/** What cannot be an id of ours leads nowhere. */
function possible<Input extends { quizId: string; questionId?: string }>(input: Input): Input {
  const { quizId, questionId = quizId } = input;
  return found(isContentId(quizId) && isContentId(questionId) ? input : undefined);
}
