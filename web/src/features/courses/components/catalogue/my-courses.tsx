import type { CourseCard } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { coursePath, useCoursesPath } from '../../course-paths.ts';
import { EnrolmentProgress } from '../course/enrolment-progress.tsx';

/** The courses that somebody is enrolled in. */
export function MyCourses({ courses }: { courses: readonly CourseCard[] }) {
  const { t } = useTranslation('courses');
  const path = useCoursesPath();
  return (
    <section aria-labelledby="my-courses" className="grid gap-3">
      <h2 id="my-courses" className="font-semibold text-lg">
        {t('mine')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id} className="grid min-w-0">
            <Card isInteractive className="gap-3 p-4">
              <CardTitle level={3} lang={course.language}>
                <Link to={coursePath(path, course.id)} prefetch="intent" className={stretchedLinkClasses}>
                  {course.title}
                </Link>
              </CardTitle>
              <EnrolmentProgress course={course} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
