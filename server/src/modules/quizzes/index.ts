export { importQuestionBank } from './import/import-question-bank.ts';
export { quizPassed, resultChanged } from './quizzes.events.ts';
