import type { Learning } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { Day } from '#screen/day.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { dueFrom } from '../days.ts';
import { LessonRow } from './lesson-row.tsx';

type UpcomingLessonsProps = { upcoming: Learning['upcoming']; today: Day };

/** What comes next, and by when at the pace of its course. */
export function UpcomingLessons({ upcoming, today }: UpcomingLessonsProps) {
  const { t } = useTranslation('dashboard');
  if (upcoming.length === 0) return null;
  const isLate = upcoming.some(({ is_overdue }) => is_overdue);
  return (
    <TitledSection title={t('upcoming.title')}>
      <p className="text-muted text-sm">{t(isLate ? 'upcoming.late' : 'upcoming.text')}</p>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {upcoming.map(({ course, lesson, ...due }) => (
          <LessonRow
            key={`${course.id}/${lesson.id}`}
            course={course}
            lesson={lesson}
            aside={<DueDay {...due} today={today} />}
          />
        ))}
      </ul>
    </TitledSection>
  );
}

type DueDayProps = { due_on: Day; is_overdue: boolean; today: Day };

function DueDay({ due_on, is_overdue, today }: DueDayProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  const due = is_overdue ? 'overdue' : dueFrom(today, due_on);
  const isNear = due === 'today' || due === 'tomorrow';
  return (
    <time dateTime={due_on} className={clsx('tabular text-sm', isNear ? 'font-medium text-ink' : 'text-muted')}>
      {isNear ? t(`upcoming.${due}`) : t(`upcoming.${due}`, { date: format.date(due_on, 'day') })}
    </time>
  );
}
