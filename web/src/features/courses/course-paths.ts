import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

type CoursesPath = '/courses' | '/dashboard/courses';

/** Where courses are for everybody who is signed in. */
export const ownCoursesPath = '/dashboard/courses' satisfies CoursesPath;

/** Where courses are for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useCoursesPath(): CoursesPath {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  return user || isInDashboard ? ownCoursesPath : '/courses';
}

export function coursePath(coursesPath: CoursesPath, courseId: string): string {
  return href(`${coursesPath}/:courseId`, { courseId });
}

export function lessonPath(coursesPath: CoursesPath, courseId: string, lessonId: string): string {
  return href(`${coursesPath}/:courseId/:lessonId`, { courseId, lessonId });
}

/** Progress is personal, so it is only in the dashboard. */
export function progressPath(courseId: string): string {
  return href('/dashboard/courses/:courseId/progress', { courseId });
}

/** Where a course is spread over its learner's free hours. */
export function studyPlanPath(courseId: string): string {
  return href('/dashboard/calendar/study-plans/:courseId', { courseId });
}

/** Quizzes are personal as well. */
export function courseQuizzesPath(courseId: string): string {
  return href('/dashboard/quizzes/:courseId', { courseId });
}

export function themePath(themeId: string): string {
  return href('/themes/:themeId', { themeId });
}
