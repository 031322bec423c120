import type { CourseCard } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { CourseGrid, ownCoursesPath } from '#features/courses/index.ts';
import { TitledSection } from '#screen/titled-section.tsx';

export function RecommendedCourses({ courses }: { courses: CourseCard[] }) {
  const { t } = useTranslation('dashboard');
  if (courses.length === 0) return null;
  return (
    <TitledSection
      title={t('recommended.title')}
      aside={
        <TextLink to={ownCoursesPath} prefetch="intent" className="text-sm">
          {t('recommended.all')}
        </TextLink>
      }
    >
      <CourseGrid courses={courses} />
    </TitledSection>
  );
}
