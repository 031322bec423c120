import type { EnrolledCourse, PersonDetails } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { coursePath, EnrolmentProgress, ownCoursesPath } from '#features/courses/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { TitledSection } from '#screen/titled-section.tsx';

type PersonCoursesProps = { person: PersonDetails; courses: EnrolledCourse[]; now: Date };

/** What somebody is learning, how far they are, and the way to what they have been certified. */
export function PersonCourses({ person, courses, now }: PersonCoursesProps) {
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
      <TextLink
        to={listAddress(href('/dashboard/issued-certificates'), { search: person.email })}
        className="justify-self-start text-sm"
      >
        {t('person.certificates')}
      </TextLink>
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
