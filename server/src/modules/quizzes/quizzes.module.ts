import { defineModule } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { claimForDemoAuthor } from '../authorship/index.ts';
import { quizAnalyticsRoutes } from './analytics/analytics.routes.ts';
import { attemptsRoutes } from './attempts/attempts.routes.ts';
import { loadDemoAttempts } from './attempts/load-demo-attempts.ts';
import { submitOverdueAttempts } from './attempts/submit-overdue-attempts.ts';
import { questionsRoutes } from './authoring/questions.routes.ts';
import { quizAuthoringRoutes } from './authoring/quiz-authoring.routes.ts';
import { quizzesCalendarSource } from './calendar/quizzes-calendar-source.ts';
import { quizzesSearchSource } from './catalogue/quizzes-search-source.ts';
import { collectionRoutes } from './collection/collection.routes.ts';
import { quizzesContent } from './content/quizzes-content.ts';
import { quizzesListeners } from './quizzes.listeners.ts';
import { quizzesPersonalTables } from './quizzes.personal-data.ts';
import { quizzesRoutes } from './quizzes.routes.ts';
import { quizzes as quizzesTable } from './quizzes.tables.ts';
import { continueRegradings } from './regrading/continue-regradings.ts';
import { reviewRoutes } from './review/review.routes.ts';

export const quizzes = defineModule({
  routes: (services: Services) => ({
    ...quizzesRoutes(services),
    attempts: attemptsRoutes(services),
    questions: questionsRoutes(services),
    analytics: quizAnalyticsRoutes(services),
    authoring: quizAuthoringRoutes(services),
    collection: collectionRoutes(services),
    review: reviewRoutes(services),
  }),
  jobs: [submitOverdueAttempts, continueRegradings],
  listeners: quizzesListeners,
  personalTables: quizzesPersonalTables,
  content: quizzesContent,
  searchSources: [quizzesSearchSource],
  calendarSources: [quizzesCalendarSource],
  async loadDemo(services: Services) {
    await claimForDemoAuthor(services.db, 'quiz', quizzesTable);
    await loadDemoAttempts(services);
  },
});
