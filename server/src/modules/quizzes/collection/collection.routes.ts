import { signedIn, type Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { listEditable } from '../../authorship/index.ts';
import { refuseForeignQuiz } from '../refuse-foreign-quiz.ts';
import { changeQuestions } from './change-questions.ts';
import { listQuestions } from './list-questions.ts';
import { undoChanges } from './undo-changes.ts';

export function collectionRoutes(services: Services) {
  const { db } = services;

  const refuseForeignQuizzes = async (viewer: Viewer, quizIds: Iterable<string>) => {
    for (const quizId of new Set(quizIds)) await refuseForeignQuiz(db, viewer, quizId);
  };

  return {
    list: os.quizzes.collection.list.handler(async ({ input, context }) =>
      listQuestions(services, await listEditable(db, context.viewer, 'quiz'), input),
    ),

    change: os.quizzes.collection.change.handler(async ({ input: { questions, change }, context }) => {
      const quizIds = questions.map(({ quiz_id }) => quiz_id);
      await refuseForeignQuizzes(context.viewer, change.kind === 'move' ? [...quizIds, change.quiz_id] : quizIds);
      return changeQuestions(services, {
        questions: questions.map(({ quiz_id: quizId, question_id: questionId, version }) => ({
          ...{ quizId, questionId, version },
        })),
        ...{ change, userId: signedIn(context.viewer).user.id },
      });
    }),

    undo: os.quizzes.collection.undo.handler(async ({ input: { changes }, context }) => {
      const quizIds = changes.flatMap(({ quiz_id, result }) =>
        result.kind === 'moved' ? [quiz_id, result.quiz_id] : [quiz_id],
      );
      await refuseForeignQuizzes(context.viewer, quizIds);
      return undoChanges(services, { changes, userId: signedIn(context.viewer).user.id });
    }),
  };
}
