export { shownShare } from './components/quiz/shown-share.ts';
export { attemptPath, quizPath, reviewPath } from './quiz-paths.ts';
