import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { certificatesPath } from '#features/certificates/index.ts';
import { useCoursesPath } from '../../course-paths.ts';

/** A course may have got lessons since it was completed; the way on is then theirs. */
export function CourseFinished({ hasMore }: { hasMore: boolean }) {
  const { t } = useTranslation('progress');
  const path = useCoursesPath();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-line border-b pb-6">
      <Vijak pose="well-done" className="w-36 max-w-full" />
      <div className="grid min-w-0 grow basis-56 justify-items-start gap-1">
        <h2 className="font-semibold text-xl">{t('finished.title')}</h2>
        <p className="text-muted">{t('finished.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant={hasMore ? 'secondary' : 'primary'}>
          <Link to={certificatesPath} prefetch="intent">
            {t('finished.toCertificate')}
          </Link>
        </Button>
        {!hasMore && (
          <Button asChild variant="secondary">
            <Link to={path} prefetch="intent">
              {t('finished.toCourses')}
            </Link>
          </Button>
        )}
      </div>
    </div>
  );
}
