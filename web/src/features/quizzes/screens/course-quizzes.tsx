import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { byModule } from '../components/course/by-module.ts';
import { CourseQuiz } from '../components/course/course-quiz.tsx';
import { LockedNote } from '../components/course/locked-note.tsx';
import { ModuleQuizzes } from '../components/course/module-quizzes.tsx';
import { NoQuizzes } from '../components/course/no-quizzes.tsx';
import { ownQuizzesPath, quizPath } from '../quiz-paths.ts';
import type { Route } from './+types/course-quizzes.ts';

export const handle: ScreenHandle = { namespaces: ['quizzes', 'courses', 'unlocking'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  try {
    return await api.quizzes.ofCourse({ courseId: params.courseId, language });
  } catch (error) {
    if (!isApiError(error) || !['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)) throw error;
    // Visitors are asked to log in at any address below `/quizzes`: one that names a quiz leads to it afterwards.
    const { id } = await orNotFound(api.quizzes.get({ quizId: params.courseId, language }));
    throw redirect(quizPath(id));
  }
}

export default function CourseQuizzesScreen({ loaderData: { course, quizzes } }: Route.ComponentProps) {
  const { t } = useTranslation('quizzes');
  const { modules, ofWhole } = byModule(quizzes);
  const passed = quizzes.filter(({ standing }) => standing?.has_passed).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={`${t('course.title')} · ${course.title}`} isIndexed={false} />
      <Breadcrumb steps={[{ label: t('title'), href: ownQuizzesPath }]} current={course.title} />
      <header className="grid justify-items-start gap-1">
        <p className="text-muted text-sm">{t('course.title')}</p>
        <h1 lang={course.language} className="font-semibold text-2xl md:text-3xl">
          {course.title}
        </h1>
        {quizzes.length > 0 && (
          <p className="tabular text-muted text-sm">{t('course.passed', { passed, all: quizzes.length })}</p>
        )}
        <TextLink
          to={coursePath(ownCoursesPath, course.id)}
          prefetch="intent"
          className="inline-flex min-h-11 items-center text-sm md:min-h-7"
        >
          {t('quiz.toCourse')}
        </TextLink>
      </header>
      <LockedNote course={course} />
      {quizzes.length === 0 && <NoQuizzes courseId={course.id} />}
      {modules.map(({ module, quizzes: own }) => (
        <ModuleQuizzes key={module.id} module={module} quizzes={own} />
      ))}
      {ofWhole.map((quiz) => (
        <CourseQuiz key={quiz.id} quiz={quiz} />
      ))}
    </div>
  );
}
