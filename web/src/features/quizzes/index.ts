export { attemptPath, reviewPath } from './quiz-paths.ts';
