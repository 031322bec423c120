import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { CourseData } from '../components/course/course-data.tsx';
import { CoursePage } from '../components/course/course-page.tsx';
import { coursePath, lessonPath, ownCoursesPath } from '../course-paths.ts';
import type { Route } from './+types/course.ts';

export const handle: ScreenHandle = { namespaces: ['courses', 'lesson', 'unlocking'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return orNotFound(api.courses.get({ courseId: params.courseId, language: preferences.language }));
}

/** Enrols, and goes on with the lesson that comes next. */
export async function action({ params: { courseId }, context }: Route.ActionArgs) {
  const answer = await submitted({}, () => orNotFound(apiOf(context).courses.enrol({ courseId })));
  if (answer.kind === 'done') {
    const { next_lesson_id } = answer.result;
    return redirect(
      next_lesson_id ? lessonPath(ownCoursesPath, courseId, next_lesson_id) : coursePath(ownCoursesPath, courseId),
    );
  }
  // Signed out meanwhile, in another tab.
  if (answer.response.data.code === 'NOT_AUTHENTICATED') {
    return redirect(requiredLoginPath(coursePath(ownCoursesPath, courseId)));
  }
  return answer.response;
}

export default function CourseScreen({ loaderData: course, actionData }: Route.ComponentProps) {
  const isInDashboard = useIsInDashboard();
  return (
    <ScreenFrame>
      <PageMeta title={course.title} description={course.summary} isIndexed={!isInDashboard} />
      {!isInDashboard && <CourseData course={course} />}
      <CoursePage course={course} answer={actionData} />
    </ScreenFrame>
  );
}
