import type { Learning } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#screen/titled-section.tsx';
import { CourseInProgress } from './course-in-progress.tsx';
import { OtherCourse } from './other-course.tsx';

/** The course last read, with the way on; the others below it, smaller. */
export function ContinueLearning({ continuing }: { continuing: Learning['continuing'] }) {
  const { t } = useTranslation('dashboard');
  const [last, ...others] = continuing;
  if (!last) return null;
  return (
    <TitledSection title={t('continue.title')}>
      <CourseInProgress {...last} />
      {others.length > 0 && (
        <ul aria-label={t('continue.more')} className="divide-y divide-line rounded-md border border-line bg-surface">
          {others.map((other) => (
            <OtherCourse key={other.course.id} {...other} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
