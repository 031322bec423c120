import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { authoringWrite, listEditable, refuseForeign } from '../../authorship/index.ts';
import { isContentId } from '../../courses/index.ts';
import { refuseForeignQuiz } from '../refuse-foreign-quiz.ts';
import { addQuestion } from './add-question.ts';
import { copyQuestion } from './copy-question.ts';
import { createQuiz } from './create-quiz.ts';
import { findQuizContents } from './find-quiz-contents.ts';
import { listAuthoredQuizzes } from './list-authored-quizzes.ts';
import { listThemes } from './list-titles.ts';

export function quizAuthoringRoutes(services: Services) {
  const { db } = services;
  return {
    list: os.quizzes.authoring.list.handler(async ({ input: { language }, context }) => ({
      quizzes: await listAuthoredQuizzes(services.pool, await listEditable(db, context.viewer, 'quiz'), language),
      themes: await listThemes(db, language),
    })),

    create: os.quizzes.authoring.create.handler(({ input, context }) => {
      const userId = signedIn(context.viewer).user.id;
      const write = authoringWrite(userId, 'quizzes.authoring.create', input);
      return createQuiz(services, { ...input, userId, write });
    }),

    contents: os.quizzes.authoring.contents.handler(async ({ input, context }) => {
      const document = { kind: 'quiz', id: input.quizId } as const;
      // Also of one that only a draft knows, which is no quiz yet.
      found(isContentId(document.id) ? await services.documents.findTitle(db, document) : undefined);
      await refuseForeign(db, context.viewer, document);
      const courses = await listEditable(db, context.viewer, 'course');
      return findQuizContents(services, { ...input, courses });
    }),

    addQuestion: os.quizzes.authoring.addQuestion.handler(async ({ input, context }) => {
      await refuseForeignQuiz(db, context.viewer, input.quizId);
      const userId = signedIn(context.viewer).user.id;
      const write = authoringWrite(userId, 'quizzes.authoring.addQuestion', input);
      return addQuestion(services, { ...input, userId, write });
    }),

    copyQuestion: os.quizzes.authoring.copyQuestion.handler(async ({ input, context }) => {
      const { quizId, from_quiz_id: fromQuizId, from_question_id: fromQuestionId } = input;
      await refuseForeignQuiz(db, context.viewer, quizId);
      await refuseForeignQuiz(db, context.viewer, fromQuizId);
      const userId = signedIn(context.viewer).user.id;
      const write = authoringWrite(userId, 'quizzes.authoring.copyQuestion', input);
      return copyQuestion(services, { quizId, fromQuizId, fromQuestionId, userId, write });
    }),
  };
}
