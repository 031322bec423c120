export {
  attemptPath,
  editQuestionPath,
  ownQuizzesPath,
  quizAnalyticsPath,
  quizPath,
  reviewPath,
} from './quiz-paths.ts';
