import { textIn } from '@navor/languages';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { CourseFrame } from '../components/course/course-frame.tsx';
import { CourseStructure } from '../components/course/course-structure.tsx';
import { DuplicateDialog } from '../components/course/duplicate-dialog.tsx';
import { loadCourse } from '../components/course/load-course.ts';
import { useCourseDraft } from '../components/course/use-course-draft.ts';
import { PublishPanel } from '../components/publishing/publish-panel.tsx';
import { SavingState } from '../components/value-draft/saving-state.tsx';
import type { Route } from './+types/course-structure.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-courses', 'cms-tabs', 'cms-drafts', 'content-problems', 'quiz-editing'],
};

export async function loader({ params: { courseId }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const [course, document] = await loadCourse(api, courseId);
  return { course, document, language: preferences.language };
}

export default function CourseStructureScreen({
  loaderData: { course: told, document, language },
}: Route.ComponentProps) {
  const course = useCourseDraft(told);
  return (
    <CourseFrame courseId={told.id} title={textIn(course.state.value.title, language)}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <SavingState draft={course} />
          <CourseStructure course={course} language={language} />
        </div>
        <PublishPanel
          document={document}
          flush={course.store.flush}
          own={{ path: 'course.yaml', hash: course.store.hash }}
        >
          <DuplicateDialog courseId={told.id} />
        </PublishPanel>
      </div>
    </CourseFrame>
  );
}
