export {
  attemptPath,
  editQuestionPath,
  ownQuizzesPath,
  questionBankPath,
  quizAnalyticsPath,
  quizPath,
  reviewPath,
} from './quiz-paths.ts';
