export { attemptPath, ownQuizzesPath, quizAnalyticsPath, quizPath, reviewPath } from './quiz-paths.ts';
