export { findRecentMistakes } from './analytics/find-recent-mistakes.ts';
export { findLearnerAnalytics } from './analytics/learner-analytics.ts';
export { findOpenAttempt, findOpenQuestions, type OpenQuestion } from './assistance/find-open-questions.ts';
export { nameOwnQuestions } from './assistance/name-own-questions.ts';
export { readOwnQuestion } from './assistance/read-own-question.ts';
export { findSettledQuestion, type Grading, type SettledQuestion } from './assistance/settled-question.ts';
export { showNextHint } from './assistance/show-next-hint.ts';
export { importQuestionBank } from './import/import-question-bank.ts';
export { quizPassed, resultChanged } from './quizzes.events.ts';
