import type { CourseProgress } from '@navor/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { paceOf } from './pace.ts';

type TimeAndPlanProps = { progress: CourseProgress; enrolment: NonNullable<CourseProgress['enrolment']> };

export function TimeAndPlan({ progress, enrolment }: TimeAndPlanProps) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  const { completed_at } = enrolment;
  return (
    <section aria-label={t('facts.title')}>
      <dl
        className={clsx(
          'grid gap-px overflow-hidden rounded-md border border-line bg-line',
          completed_at ? 'sm:grid-cols-3' : 'grid-cols-2 lg:grid-cols-4',
        )}
      >
        <Fact name={t('facts.spent')} value={format.timeSpent(progress.seconds_spent)} />
        {completed_at ? (
          <>
            <Fact name={t('facts.started')} value={format.date(enrolment.enrolled_at, 'long')} />
            <Fact name={t('facts.completedOn')} value={format.date(completed_at, 'long')} />
          </>
        ) : (
          <>
            <Fact name={t('facts.left')} value={format.duration(progress.minutes_left)} />
            <Fact
              name={t('facts.plannedEnd')}
              value={format.date(enrolment.planned_end, 'long')}
              note={t('facts.atPace', { hours: format.duration(progress.hours_per_week * 60) })}
            />
            <PaceFact completed={progress.completed_lessons} planned={enrolment.planned_lessons} />
          </>
        )}
      </dl>
    </section>
  );
}

function PaceFact(lessons: { completed: number; planned: number }) {
  const { t } = useTranslation('progress');
  const pace = paceOf(lessons);
  const name = t('facts.pace');
  switch (pace.kind) {
    case 'ahead':
      return <Fact name={name} value={t('pace.ahead', { count: pace.lessons })} note={t('pace.aheadText')} />;
    case 'behind':
      return <Fact name={name} value={t('pace.behind', { count: pace.lessons })} note={t('pace.behindText')} />;
    case 'at-start':
      return <Fact name={name} value={t('pace.atStart')} note={t('pace.atStartText')} />;
    case 'on-plan':
      return <Fact name={name} value={t('pace.onPlan')} note={t('pace.onPlanText')} />;
  }
}

function Fact({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold">{value}</dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
