import { href } from 'react-router';

/** Where quizzes are for everybody who is signed in. */
export const ownQuizzesPath = href('/dashboard/quizzes');

export const reviewPath = href('/dashboard/review');

export function quizPath(quizId: string): string {
  return href('/dashboard/quiz/:quizId', { quizId });
}

export function attemptPath(attemptId: string): string {
  return href('/dashboard/attempt/:attemptId', { attemptId });
}

/** With a seed, the question is tried with what that draws. */
export function editQuestionPath(quizId: string, questionId: string, seed?: number): string {
  const path = href('/dashboard/quiz/:quizId/questions/:questionId', { quizId, questionId });
  return seed === undefined ? path : `${path}?seed=${seed}`;
}

/** How one's own quizzes went. */
export const ownAnalyticsPath = href('/dashboard/quiz-analytics');

export function quizAnalyticsPath(quizId: string): string {
  return href('/dashboard/quiz-analytics/:quizId', { quizId });
}

/** Where authors work on quizzes. */
export const authoredQuizzesPath = href('/dashboard/cms/quizzes');
export const questionBankPath = href('/dashboard/cms/bank');
export const importBankPath = href('/dashboard/cms/import');

export function authoredQuizPath(quizId: string): string {
  return href('/dashboard/cms/quizzes/:quizId', { quizId });
}

/** Where a new question for a quiz is written; the type stands in the query. */
export function newQuestionPath(quizId: string): string {
  return href('/dashboard/cms/quizzes/:quizId/new-question', { quizId });
}
