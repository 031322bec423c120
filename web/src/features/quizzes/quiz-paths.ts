/** Where quizzes are for everybody who is signed in. */
export const ownQuizzesPath = '/dashboard/quizzes';

export const reviewPath = '/dashboard/review';

export function quizPath(quizId: string): string {
  return `/dashboard/quiz/${encodeURIComponent(quizId)}`;
}

export function attemptPath(attemptId: string): string {
  return `/dashboard/attempt/${attemptId}`;
}

/** How one's own quizzes went. */
export const ownAnalyticsPath = '/dashboard/quiz-analytics';

export function quizAnalyticsPath(quizId: string): string {
  return `${ownAnalyticsPath}/${encodeURIComponent(quizId)}`;
}
