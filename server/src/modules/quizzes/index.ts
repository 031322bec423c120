export { findRecentMistakes } from './analytics/find-recent-mistakes.ts';
export { findLearnerAnalytics } from './analytics/learner-analytics.ts';
export { importQuestionBank } from './import/import-question-bank.ts';
export { quizPassed, resultChanged } from './quizzes.events.ts';
