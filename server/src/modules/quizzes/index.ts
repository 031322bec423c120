export { attemptsRoutes } from './attempts.routes.ts';
export { questionsRoutes } from './questions.routes.ts';
export { quizAnalyticsRoutes } from './quiz-analytics.routes.ts';
export { quizzesPersonalTables } from './quizzes.personal-data.ts';
export { quizzesRoutes } from './quizzes.routes.ts';
export { reviewRoutes } from './review.routes.ts';
