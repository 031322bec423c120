import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { CoursePage } from '../components/course/course-page.tsx';
import { orAsPublished, previewedAsOf } from '../components/preview/load-preview.ts';
import { PreviewBar } from '../components/preview/preview-bar.tsx';
import { Preview } from '../components/preview/preview-context.tsx';
import { PreviewRefused } from '../components/preview/preview-refused.tsx';
import { coursePath, lessonPath, previewedCoursesPath } from '../course-paths.ts';
import type { Route } from './+types/course-preview.ts';

export const handle: ScreenHandle = {
  namespaces: ['courses', 'lesson', 'unlocking', 'cms-courses', 'content-problems', 'quiz-editing'],
};

export async function loader({ params: { courseId }, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const as = previewedAsOf(url.searchParams);
  const { language } = preferences;
  return { as, preview: await orAsPublished(courseId, api.cms.courses.preview({ courseId, as, language })) };
}

/** Goes where enrolling would lead, and enrols nobody. */
export async function action({ params: { courseId }, url, context }: Route.ActionArgs) {
  const { api } = pageOf(context);
  const as = previewedAsOf(url.searchParams);
  const preview = await orAsPublished(courseId, api.cms.courses.preview({ courseId, as }));
  const next = preview.kind === 'shown' ? preview.course.next_lesson : null;
  const courses = previewedCoursesPath(as);
  return redirect(next ? lessonPath(courses, courseId, next.id) : coursePath(courses, courseId));
}

export default function CoursePreviewScreen({ loaderData: { as, preview }, params }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar as={as} courseId={params.courseId} />
      <ScreenFrame>
        {preview.kind === 'refused' ? (
          <PreviewRefused courseId={params.courseId} problems={preview.problems} />
        ) : (
          <Preview as={as}>
            <PageMeta title={preview.course.title} isIndexed={false} />
            <CoursePage course={preview.course} answer={undefined} />
          </Preview>
        )}
      </ScreenFrame>
    </>
  );
}
