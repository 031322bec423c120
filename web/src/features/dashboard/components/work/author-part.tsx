import type { AuthorOverview, TaughtCourse } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';
import { ownQuizzesPath, quizAnalyticsPath, quizPath } from '#features/quizzes/index.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { QuestionsToCheck } from './questions-to-check.tsx';
import { Regradings } from './regradings.tsx';
import { WorkRow } from './work-row.tsx';

type AuthorPartProps = { quizzes: AuthorOverview; courses: TaughtCourse[] };

/** What an author looks after: questions that perform badly first, then what is taken and read. */
export function AuthorPart({ quizzes, courses }: AuthorPartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
      <div className="grid min-w-0 gap-8">
        <QuestionsToCheck concerns={quizzes.concerns} count={quizzes.concern_count} />
        <Regradings regradings={quizzes.regradings} />
        <Courses courses={courses} />
      </div>
      <Quizzes quizzes={quizzes.quizzes} />
    </div>
  );
}

function Quizzes({ quizzes }: Pick<AuthorOverview, 'quizzes'>) {
  const { t } = useTranslation('dashboard');
  return (
    <TitledSection
      title={t('authoring.quizzes')}
      aside={
        <TextLink to={ownQuizzesPath} className="text-sm">
          {t('authoring.allQuizzes')}
        </TextLink>
      }
    >
      {quizzes.length === 0 ? (
        <p className="text-muted text-sm">{t('authoring.noQuizzes')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {quizzes.map(({ id, title, language, is_published, attempt_count }) => (
            <WorkRow
              key={id}
              to={attempt_count > 0 ? quizAnalyticsPath(id) : quizPath(id)}
              title={title}
              language={language}
              isDraft={!is_published}
              note={t('authoring.attempts', { count: attempt_count })}
            />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Courses({ courses }: { courses: TaughtCourse[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <TitledSection
      title={t('authoring.courses')}
      aside={
        <TextLink to={href('/dashboard/courses')} className="text-sm">
          {t('authoring.allCourses')}
        </TextLink>
      }
    >
      {courses.length === 0 ? (
        <p className="text-muted text-sm">{t('authoring.noCourses')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {courses.map(({ id, title, language, is_published, learner_count, completed_count }) => (
            <WorkRow
              key={id}
              to={is_published ? coursePath(ownCoursesPath, id) : null}
              title={title}
              language={language}
              isDraft={!is_published}
              note={`${t('authoring.learners', { count: learner_count })} · ${t('authoring.completed', { count: completed_count })}`}
            />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
