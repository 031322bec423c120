import { textIn } from '@navor/languages';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { CourseFrame } from '../components/course/course-frame.tsx';
import { CourseSettings } from '../components/course/course-settings.tsx';
import { CoverField } from '../components/course/cover-field.tsx';
import { loadCourse } from '../components/course/load-course.ts';
import { useCourseDraft } from '../components/course/use-course-draft.ts';
import { SavingState } from '../components/value-draft/saving-state.tsx';
import type { Route } from './+types/course-settings.ts';

export const handle: ScreenHandle = { namespaces: ['cms-courses', 'cms-tabs', 'cms-drafts', 'cms-files'] };

export async function loader({ params: { courseId }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const [course, document] = await loadCourse(api, courseId);
  return { course, document, choices: await api.cms.courses.choices({ language }), language };
}

export default function CourseSettingsScreen({ loaderData }: Route.ComponentProps) {
  const { course: told, document, choices, language } = loaderData;
  const course = useCourseDraft(told);
  return (
    <CourseFrame courseId={told.id} title={textIn(course.state.value.title, language)} part="settings">
      <SavingState draft={course} />
      <CourseSettings course={course} choices={choices} />
      <CoverField course={told} document={document} />
    </CourseFrame>
  );
}
