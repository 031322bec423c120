import type { Lesson } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { certificatesPath } from '#features/certificates/index.ts';
import { progressPath } from '../../course-paths.ts';

/** Shown once, when the last lesson that was left is done. */
export function CourseDone({ course: { id, title } }: { course: Pick<Lesson['course'], 'id' | 'title'> }) {
  const { t } = useTranslation('lesson');
  return (
    <div
      role="status"
      className="blueprint-grid flex animate-fade-in flex-wrap items-center justify-center gap-x-6 gap-y-4 rounded-md border border-line p-6"
    >
      <Vijak pose="well-done" className="w-40 max-w-full" />
      <div className="grid min-w-0 grow basis-56 justify-items-start gap-2">
        <h2 className="font-semibold text-xl">{t('finished.title')}</h2>
        <p className="text-muted">{t('finished.text', { course: title })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button asChild>
            <Link to={certificatesPath}>{t('finished.toCertificate')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={progressPath(id)}>{t('finished.toProgress')}</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
