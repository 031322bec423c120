import type { EnrolledCourse } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { coursePath, EnrolmentProgress, ownCoursesPath } from '#features/courses/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';

/** What somebody is learning, and how far they are. */
export function PersonCourses({ courses, now }: { courses: EnrolledCourse[]; now: Date }) {
  const { t } = useTranslation('people');
  return (
    <TitledSection title={t('person.courses')}>
      {courses.length === 0 ? (
        <p className="text-muted text-sm">{t('person.noCourses')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {courses.map((course) => (
            <CourseItem key={course.id} course={course} now={now} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function CourseItem({ course, now }: { course: EnrolledCourse; now: Date }) {
  const { t } = useTranslation('people');
  const format = useFormatter();
  const { id, title, language, enrolled_at, last_read_at } = course;
  return (
    <li className="grid items-center gap-x-8 gap-y-3 p-4 md:grid-cols-2 md:px-6">
      <div className="grid gap-0.5 text-sm">
        <h3 lang={language} className="font-medium">
          <TextLink to={coursePath(ownCoursesPath, id)}>{title}</TextLink>
        </h3>
        <p className="tabular text-muted text-xs">
          {t('person.enrolled', { date: format.date(enrolled_at) })}
          {last_read_at && ` · ${t('person.lastRead', { when: format.relative(last_read_at, now) })}`}
        </p>
      </div>
      <EnrolmentProgress course={course} />
    </li>
  );
}
