import type { TutorBrief } from '@navor/contract';
import { Card, CardContent, CardHeader, CardTitle } from '@navor/ui/card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';

/** Where a tutor may begin: what the learner of this booking lets them see. */
export function BriefSection({ brief }: { brief: TutorBrief }) {
  const { t } = useTranslation('bookings');
  const isEmpty = Object.values(brief).every((part) => part.length === 0);
  return (
    <TitledSection title={t('brief.title')} text={t('brief.text')}>
      {isEmpty ? (
        <p className="text-muted text-sm">{t('brief.empty')}</p>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {brief.mistakes.length > 0 && <Mistakes mistakes={brief.mistakes} />}
          {brief.weak_topics.length > 0 && <Topics topics={brief.weak_topics} />}
          {brief.slips.length > 0 && <Slips slips={brief.slips} />}
          {brief.courses.length > 0 && <Courses courses={brief.courses} />}
        </div>
      )}
    </TitledSection>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle level={3}>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="grid gap-3 text-sm">{children}</ul>
      </CardContent>
    </Card>
  );
}

function Mistakes({ mistakes }: { mistakes: TutorBrief['mistakes'] }) {
  const { t } = useTranslation(['bookings', 'quizzes']);
  const format = useFormatter();
  return (
    <Part title={t('brief.mistakes')}>
      {mistakes.map(({ quiz, topic, excerpt, language, slip, at }) => (
        <li key={`${quiz.id}-${at.getTime()}-${excerpt}`} className="grid gap-0.5">
          <p lang={language} className="wrap-anywhere">
            {excerpt}
          </p>
          <p className="text-muted">
            {[topic, quiz.title, slip && t(`quizzes:analytics.slips.${slip}`), format.date(at)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </Part>
  );
}

function Topics({ topics }: { topics: TutorBrief['weak_topics'] }) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  return (
    <Part title={t('brief.topics')}>
      {topics.map(({ title, percent }) => (
        <li key={title} className="grid gap-0.5">
          <p>{title}</p>
          <p className="text-muted">{t('brief.topicAt', { percent: format.percent(percent / 100) })}</p>
        </li>
      ))}
    </Part>
  );
}

function Slips({ slips }: { slips: TutorBrief['slips'] }) {
  const { t } = useTranslation(['bookings', 'quizzes']);
  return (
    <Part title={t('brief.slips')}>
      {slips.map(({ kind, count }) => (
        <li key={kind} className="flex justify-between gap-3">
          <span>{t(`quizzes:analytics.slips.${kind}`)}</span>
          <span className="tabular text-muted">{t('brief.times', { count })}</span>
        </li>
      ))}
    </Part>
  );
}

function Courses({ courses }: { courses: TutorBrief['courses'] }) {
  const { t } = useTranslation('bookings');
  return (
    <Part title={t('brief.courses')}>
      {courses.map(({ id, title, completed_count, lesson_count, next_lesson }) => (
        <li key={id} className="grid gap-0.5">
          <p>{title}</p>
          <p className="text-muted">
            {t('brief.courseAt', { done: completed_count, total: lesson_count })}
            {next_lesson && ` · ${t('brief.next', { lesson: next_lesson })}`}
          </p>
        </li>
      ))}
    </Part>
  );
}
