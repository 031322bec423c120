import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listEditable } from '../../authorship/index.ts';
import { refuseAnalyticsWithoutPlan } from '../quizzes.policy.ts';
import { refuseForeignQuiz } from '../refuse-foreign-quiz.ts';
import { findAuthorOverview } from './author-overview.ts';
import { findLearnerAnalytics } from './learner-analytics.ts';
import { findQuizAnalytics } from './quiz-analytics.ts';

export function quizAnalyticsRoutes({ db, pool }: Services) {
  return {
    own: os.quizzes.analytics.own.handler(({ input, context }) => {
      const viewer = signedIn(context.viewer);
      refuseAnalyticsWithoutPlan(viewer);
      return findLearnerAnalytics(pool, viewer.user.id, input.language);
    }),

    forAuthors: os.quizzes.analytics.forAuthors.handler(async ({ input, context }) =>
      findAuthorOverview(pool, await listEditable(db, context.viewer, 'quiz'), input.language),
    ),

    ofQuiz: os.quizzes.analytics.ofQuiz.handler(async ({ input, context }) => {
      const { quizId, language } = input;
      await refuseForeignQuiz(db, context.viewer, quizId);
      return found(await findQuizAnalytics(pool, quizId, language));
    }),
  };
}
