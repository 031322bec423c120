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

export function editQuestionPath(quizId: string, questionId: string): string {
  return href('/dashboard/quiz/:quizId/questions/:questionId', { quizId, questionId });
}

/** How one's own quizzes went. */
export const ownAnalyticsPath = href('/dashboard/quiz-analytics');

export function quizAnalyticsPath(quizId: string): string {
  return href('/dashboard/quiz-analytics/:quizId', { quizId });
}
