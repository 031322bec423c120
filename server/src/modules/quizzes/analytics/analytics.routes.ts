import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isContentId } from '../../courses/index.ts';
import { refuseAnalyticsWithoutPlan } from '../quizzes.policy.ts';
import { findAuthorOverview } from './author-overview.ts';
import { findLearnerAnalytics } from './learner-analytics.ts';
import { findQuizAnalytics } from './quiz-analytics.ts';

export function quizAnalyticsRoutes({ pool }: Services) {
  return {
    own: os.quizzes.analytics.own.handler(({ input, context }) => {
      const viewer = signedIn(context.viewer);
      refuseAnalyticsWithoutPlan(viewer);
      return findLearnerAnalytics(pool, viewer.user.id, input.language);
    }),

    forAuthors: os.quizzes.analytics.forAuthors.handler(({ input }) => findAuthorOverview(pool, input.language)),

    ofQuiz: os.quizzes.analytics.ofQuiz.handler(async ({ input }) => {
      const { quizId, language } = input;
      return found(isContentId(quizId) ? await findQuizAnalytics(pool, quizId, language) : undefined);
    }),
  };
}
