import { useAuth } from '#platform/auth/auth-context.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

/** Where courses are for everybody who is signed in. */
export const ownCoursesPath = '/dashboard/courses';

/** Where courses are for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useCoursesPath(): string {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  return user || isInDashboard ? ownCoursesPath : '/courses';
}

export function coursePath(coursesPath: string, courseId: string): string {
  return `${coursesPath}/${encodeURIComponent(courseId)}`;
}

export function lessonPath(coursesPath: string, courseId: string, lessonId: string): string {
  return `${coursePath(coursesPath, courseId)}/${encodeURIComponent(lessonId)}`;
}

/** Progress is personal, so it is only in the dashboard. */
export function progressPath(courseId: string): string {
  return `${coursePath(ownCoursesPath, courseId)}/progress`;
}

/** Quizzes are personal as well. */
export function courseQuizzesPath(courseId: string): string {
  return `/dashboard/quizzes/${encodeURIComponent(courseId)}`;
}

export function themePath(themeId: string): string {
  return `/themes/${encodeURIComponent(themeId)}`;
}
