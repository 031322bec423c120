import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { CourseCompletion } from '../components/progress/course-completion.tsx';
import { ModuleProgress } from '../components/progress/module-progress.tsx';
import { NotEnrolled } from '../components/progress/not-enrolled.tsx';
import { QuizResults } from '../components/progress/quiz-results.tsx';
import { TimeAndPlan } from '../components/progress/time-and-plan.tsx';
import { WeeksChart } from '../components/progress/weeks-chart.tsx';
import { coursePath, useCoursesPath } from '../course-paths.ts';
import type { Route } from './+types/progress.ts';

export const handle: ScreenHandle = { namespaces: ['progress', 'courses', 'lesson'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const asked = { ...params, language: preferences.language };
  const [progress, { quizzes }] = await orNotFound(
    Promise.all([api.courses.progress(asked), api.quizzes.ofCourse(asked)]),
  );
  return { progress, quizzes };
}

export default function ProgressScreen({ loaderData: { progress, quizzes } }: Route.ComponentProps) {
  const { t } = useTranslation(['progress', 'courses']);
  const path = useCoursesPath();
  const steps = [
    { label: t('courses:title'), href: path },
    { label: progress.title, href: coursePath(path, progress.id) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={`${t('title')} · ${progress.title}`} isIndexed={false} />
      <Breadcrumb steps={steps} current={t('title')} />
      {progress.enrolment ? (
        <>
          <header className="grid gap-1">
            <p className="text-muted text-sm">{t('title')}</p>
            <h1 lang={progress.language} className="font-semibold text-2xl md:text-3xl">
              {progress.title}
            </h1>
          </header>
          <CourseCompletion progress={progress} enrolment={progress.enrolment} />
          <TimeAndPlan progress={progress} enrolment={progress.enrolment} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <section aria-labelledby="modules" className="grid gap-4">
              <h2 id="modules" className="font-semibold text-lg">
                {t('modules.title')}
              </h2>
              {progress.modules.map((module) => (
                <ModuleProgress key={module.id} module={module} courseId={progress.id} />
              ))}
            </section>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <QuizResults quizzes={quizzes} />
              <WeeksChart weeks={progress.weeks_studied} />
            </div>
          </div>
        </>
      ) : (
        <NotEnrolled progress={progress} />
      )}
    </div>
  );
}
