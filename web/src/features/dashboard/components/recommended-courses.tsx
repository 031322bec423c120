import type { CourseCard as CourseOnCard } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { CourseCard, ownCoursesPath } from '#features/courses/index.ts';
import { TextLink } from '#ui/link.tsx';
import { DashboardSection } from './dashboard-section.tsx';

export function RecommendedCourses({ courses }: { courses: CourseOnCard[] }) {
  const { t } = useTranslation('dashboard');
  if (courses.length === 0) return null;
  return (
    <DashboardSection
      title={t('recommended.title')}
      aside={
        <TextLink to={ownCoursesPath} prefetch="intent" className="text-sm">
          {t('recommended.all')}
        </TextLink>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id} className="grid min-w-0">
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
