import type { Course } from '@navor/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { courseMinutes } from './course-minutes.ts';
import { LanguageList } from './language-list.tsx';
import { usePace } from './use-pace.ts';

export function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  const pace = usePace(course);
  return (
    <dl aria-label={t('course.facts')} className="divide-y divide-line border-line border-t text-sm">
      <Fact label={t('course.level')}>{t(`levels.${course.level}`)}</Fact>
      <Fact label={t('course.pace')}>{pace}</Fact>
      <Fact label={t('course.lessons')}>
        {course.lesson_count} · {format.duration(courseMinutes(course))}
      </Fact>
      <Fact label={t('course.languages')}>
        <LanguageList languages={course.languages} />
      </Fact>
      <Fact label={t('course.author')}>{course.author}</Fact>
      <Fact label={t('course.updated')}>{format.date(course.updated_at)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
