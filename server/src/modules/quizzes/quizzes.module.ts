import { defineModule } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { attemptsRoutes } from './attempts.routes.ts';
import { hasOutdatedQuestions, renderOutdatedQuestions } from './content/render-outdated-questions.ts';
import { startDemoQuizzes } from './demo-quizzes.ts';
import { questionsRoutes } from './questions.routes.ts';
import { quizAnalyticsRoutes } from './quiz-analytics.routes.ts';
import { quizzesListeners } from './quizzes.listeners.ts';
import { quizzesPersonalTables } from './quizzes.personal-data.ts';
import { quizzesRoutes } from './quizzes.routes.ts';
import { quizzesSearchSource } from './quizzes-search-source.ts';
import { continueRegradings } from './regrading/continue-regradings.ts';
import { reviewListeners } from './review/review.listeners.ts';
import { reviewRoutes } from './review.routes.ts';
import { submitOverdueAttempts } from './submit-overdue-attempts.ts';

export const quizzes = defineModule({
  routes: (services: Services) => ({
    ...quizzesRoutes(services),
    attempts: attemptsRoutes(services),
    questions: questionsRoutes(services),
    analytics: quizAnalyticsRoutes(services),
    review: reviewRoutes(services),
  }),
  jobs: [submitOverdueAttempts, continueRegradings, renderOutdatedQuestions],
  listeners: [...quizzesListeners, ...reviewListeners],
  personalTables: quizzesPersonalTables,
  searchSources: [quizzesSearchSource],
  async prepare(services) {
    if (await hasOutdatedQuestions(services)) await services.jobs.enqueue(services.db, renderOutdatedQuestions, {});
  },
  loadDemo: startDemoQuizzes,
});
