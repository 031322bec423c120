import type { CourseCard as CourseOnCard } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { BookOpen, Clock, Gauge, Languages, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CourseDrawing } from '#screen/course-drawing.tsx';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { coursePath, useCoursesPath } from '../course-paths.ts';
import { AccessBadge } from './course/access-badge.tsx';
import { EnrolmentProgress } from './course/enrolment-progress.tsx';
import { LanguageList } from './course/language-list.tsx';
import { usePace } from './course/use-pace.ts';
import { useAccessLabel } from './use-access-label.ts';

/** A course in a list. A screen that shows it names `courses` among its texts. */
export function CourseCard({ course }: { course: CourseOnCard }) {
  const { t } = useTranslation('courses');
  const path = useCoursesPath();
  const pace = usePace(course);
  const label = useAccessLabel();
  const { title, summary, language, access } = course;
  return (
    <Card isInteractive className="gap-3 p-5">
      <CourseDrawing drawing={course.drawing} field={course.theme.id} className="-mx-5 -mt-5 mb-1 h-32 rounded-t-md" />
      <div className="flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
        <span>{course.theme.title}</span>
        <AccessBadge access={access} />
      </div>
      <div lang={language} className="grid gap-1">
        <CardTitle level={3}>
          <Link to={coursePath(path, course.id)} prefetch="intent" className={stretchedLinkClasses}>
            {title}
          </Link>
        </CardTitle>
        <p className="text-muted text-sm">{summary}</p>
      </div>
      <FallbackNote language={language} />
      <ul className="grid gap-1.5 text-sm">
        <Fact icon={Gauge}>{t(`levels.${course.level}`)}</Fact>
        <Fact icon={Clock}>{pace}</Fact>
        <Fact icon={BookOpen}>{t('lessons', { count: course.lesson_count })}</Fact>
        <Fact icon={Languages}>
          <span className="sr-only">{t('availableIn')} </span>
          <LanguageList languages={course.languages} />
        </Fact>
      </ul>
      <EnrolmentProgress course={course} />
      {!course.is_unlocked && (
        <p className="mt-auto flex items-start gap-2 text-muted text-sm">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('lockHint', { plan: label(access) })}
        </p>
      )}
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
