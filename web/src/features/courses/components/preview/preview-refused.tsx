import type { ContentProblem } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { problemAddress } from '#features/cms/index.ts';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { PageMeta } from '#screen/page-meta.tsx';

type PreviewRefusedProps = { courseId: string; problems: readonly ContentProblem[] };

/** Instead of a page that cannot be shown before its faults are mended. */
export function PreviewRefused({ courseId, problems }: PreviewRefusedProps) {
  const { t } = useTranslation('cms-courses');
  return (
    <div className="grid gap-4">
      <PageMeta title={t('preview.title')} isIndexed={false} />
      <h1 className="font-semibold text-2xl">{t('preview.title')}</h1>
      <Alert tone="warn">{t('preview.refused')}</Alert>
      <ContentProblems
        problems={problems}
        addressOf={(path) => problemAddress({ kind: 'course', id: courseId }, path)}
      />
    </div>
  );
}
