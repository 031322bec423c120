export { attemptPath, quizPath, reviewPath } from './quiz-paths.ts';
