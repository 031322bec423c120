import type { Course } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { Check, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { coursePath, useCoursesPath } from '../../course-paths.ts';
import { useAccessLabel } from '../use-access-label.ts';
import { CourseSection } from './course-section.tsx';

export function Outcomes({ course: { outcomes, language } }: { course: Course }) {
  const { t } = useTranslation('courses');
  if (outcomes.length === 0) return null;
  return (
    <CourseSection title={t('course.outcomes')}>
      <CheckedList items={outcomes} lang={language} />
    </CourseSection>
  );
}

export function About({ course: { description, language } }: { course: Course }) {
  const { t } = useTranslation('courses');
  return (
    <CourseSection title={t('course.about')}>
      <p lang={language} className="max-w-reading whitespace-pre-line text-reading">
        {description}
      </p>
    </CourseSection>
  );
}

export function Prerequisites({ course: { prerequisites } }: { course: Course }) {
  const { t } = useTranslation('courses');
  const path = useCoursesPath();
  return (
    <CourseSection title={t('course.prerequisites')}>
      {prerequisites.length === 0 ? (
        <p className="text-muted">{t('course.noPrerequisites')}</p>
      ) : (
        <>
          <p className="text-muted">{t('course.prerequisitesText')}</p>
          <ul className="grid gap-2">
            {prerequisites.map(({ id, title, is_completed }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <TextLink to={coursePath(path, id)} prefetch="intent">
                  {title}
                </TextLink>
                {is_completed && (
                  <span className="inline-flex items-center gap-1 text-ok text-sm">
                    <CircleCheck aria-hidden className="size-4" />
                    {t('isDone')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </CourseSection>
  );
}

/** What a plan opens, for whom it is not open yet. */
export function Unlocks({ course: { access, is_unlocked, lesson_count } }: { course: Course }) {
  const { t, i18n } = useTranslation('courses');
  const label = useAccessLabel();
  if (is_unlocked) return null;
  const items = [
    t('course.unlocksLessons', { lessons: t('lessons', { count: lesson_count }) }),
    t('course.unlocksCourses'),
    t('course.unlocksProgress'),
  ];
  return (
    <CourseSection title={t('course.unlocksTitle', { plan: label(access) })}>
      <CheckedList items={items} lang={i18n.language} />
    </CourseSection>
  );
}

function CheckedList({ items, lang }: { items: string[]; lang: string }) {
  return (
    <ul lang={lang} className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-action" />
          <span className="min-w-0 max-w-reading">{item}</span>
        </li>
      ))}
    </ul>
  );
}
