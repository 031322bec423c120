import type { ContentDocument } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type DownloadArchiveProps = { document: ContentDocument; title: string; className?: string };

/** Takes a document along as an archive; it loads the words `cms-documents`. */
export function DownloadArchive({ document: { kind, id }, title, className }: DownloadArchiveProps) {
  const { t } = useTranslation('cms-documents');
  return (
    <Button asChild variant="ghost" size="sm" className={clsx('shrink-0', className)}>
      <a href={`/api/cms/${kind}/${id}/archive`} download aria-label={t('list.downloadOne', { title })}>
        <Download aria-hidden />
        <span className="max-sm:hidden">{t('list.download')}</span>
      </a>
    </Button>
  );
}
