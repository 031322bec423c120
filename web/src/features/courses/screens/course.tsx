import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { CourseDrawing } from '#screen/course-drawing.tsx';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { AccessBadge } from '../components/course/access-badge.tsx';
import { CourseAction } from '../components/course/course-action.tsx';
import { CourseData } from '../components/course/course-data.tsx';
import { CourseFacts } from '../components/course/course-facts.tsx';
import { About, Outcomes, Prerequisites, Unlocks } from '../components/course/course-texts.tsx';
import { Syllabus } from '../components/course/syllabus.tsx';
import { coursePath, lessonPath, ownCoursesPath, themePath, useCoursesPath } from '../course-paths.ts';
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
  const { t } = useTranslation('courses');
  const path = useCoursesPath();
  const isInDashboard = useIsInDashboard();
  return (
    <ScreenFrame>
      <PageMeta title={course.title} description={course.summary} isIndexed={!isInDashboard} />
      {!isInDashboard && <CourseData course={course} />}
      <Breadcrumb
        steps={[
          { label: t('title'), href: path },
          { label: course.theme.title, href: themePath(course.theme.id) },
        ]}
        current={course.title}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <header className="grid justify-items-start gap-3">
          <AccessBadge access={course.access} />
          <h1 lang={course.language} className="font-semibold text-3xl tracking-tight md:text-4xl">
            {course.title}
          </h1>
          <p lang={course.language} className="max-w-reading text-lg text-muted">
            {course.summary}
          </p>
          <FallbackNote language={course.language} />
        </header>
        <Card className="gap-5 p-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CourseDrawing drawing={course.drawing} field={course.theme.id} className="-mx-5 -mt-5 h-44 rounded-t-md" />
          <div className="grid gap-4">
            <CourseAction course={course} answer={actionData} />
          </div>
          <CourseFacts course={course} />
        </Card>
        <div className="grid gap-10">
          {/* Whoever learns here comes for the next lesson; what the course promises is for deciding. */}
          {course.enrolment && <Syllabus course={course} />}
          <Outcomes course={course} />
          <Unlocks course={course} />
          <About course={course} />
          <Prerequisites course={course} />
          {!course.enrolment && <Syllabus course={course} />}
        </div>
      </div>
    </ScreenFrame>
  );
}
