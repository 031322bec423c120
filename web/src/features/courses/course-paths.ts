import type { PreviewedAs } from '@navor/contract/choices';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { usePreviewedAs } from './components/preview/preview-context.tsx';

type CoursesPath = '/courses' | '/dashboard/courses' | PreviewedPath;
/** An author's courses, each of whose pages is a preview. */
type PreviewedPath = `/dashboard/cms/courses?as=${PreviewedAs}`;

/** Where courses are for everybody who is signed in. */
export const ownCoursesPath = '/dashboard/courses' satisfies CoursesPath;

/** Where courses are for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useCoursesPath(): CoursesPath {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  const as = usePreviewedAs();
  if (as) return previewedCoursesPath(as);
  return user || isInDashboard ? ownCoursesPath : '/courses';
}

/** Where the pages of courses are that an author sees with somebody else's eyes. */
export function previewedCoursesPath(as: PreviewedAs): PreviewedPath {
  return `/dashboard/cms/courses?as=${as}`;
}

export function coursePath(coursesPath: CoursesPath, courseId: string): string {
  if (isPreviewed(coursesPath)) {
    return `${href('/dashboard/cms/courses/:courseId/preview', { courseId })}${queryOf(coursesPath)}`;
  }
  return href(`${coursesPath}/:courseId`, { courseId });
}

export function lessonPath(coursesPath: CoursesPath, courseId: string, lessonId: string): string {
  if (isPreviewed(coursesPath)) {
    const path = href('/dashboard/cms/courses/:courseId/preview/:lessonId', { courseId, lessonId });
    return `${path}${queryOf(coursesPath)}`;
  }
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

function isPreviewed(coursesPath: CoursesPath): coursesPath is PreviewedPath {
  return coursesPath.startsWith('/dashboard/cms/');
}

function queryOf(path: PreviewedPath): string {
  return path.slice(path.indexOf('?'));
}
