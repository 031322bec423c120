import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { isContentId } from '../../courses/index.ts';
import { listQuestionVersions } from '../analytics/list-question-versions.ts';
import { refuseForeignQuiz } from '../refuse-foreign-quiz.ts';
import { findRegrading } from '../regrading/find-regrading.ts';
import { requestRegrading } from '../regrading/request-regrading.ts';
import { findEditedQuestion } from './find-edited-question.ts';
import { saveEditedQuestion } from './save-edited-question.ts';
import { tryQuestion } from './try-question.ts';

export function questionsRoutes(services: Services) {
  const { db } = services;

  /** What was asked for, once it is sure that the quiz is the caller's to edit. */
  const editable = async <Input extends { quizId: string; questionId?: string }>(input: Input, context: ApiContext) => {
    // What cannot be an id of ours leads nowhere.
    const possible = found(isContentId(input.questionId ?? input.quizId) ? input : undefined);
    await refuseForeignQuiz(db, context.viewer, possible.quizId);
    return { ...possible, userId: signedIn(context.viewer).user.id };
  };

  return {
    get: os.quizzes.questions.get.handler(async ({ input, context }) => {
      const question = await editable(input, context);
      return found(await findEditedQuestion(services, { ...question, language: languageOf(context.headers) }));
    }),
    save: os.quizzes.questions.save.handler(async ({ input, context }) =>
      saveEditedQuestion(services, await editable(input, context)),
    ),
    try: os.quizzes.questions.try.handler(async ({ input, context }) =>
      tryQuestion(services, await editable(input, context)),
    ),
    versions: os.quizzes.questions.versions.handler(async ({ input, context }) => {
      const versions = await listQuestionVersions(services.pool, await editable(input, context));
      return found(versions.length > 0 ? versions : undefined);
    }),
    regrade: os.quizzes.questions.regrade.handler(async ({ input, context }) =>
      requestRegrading(services, await editable(input, context)),
    ),
    regrading: os.quizzes.questions.regrading.handler(async ({ input, context }) =>
      findRegrading(db, await editable(input, context)),
    ),
  };
}
