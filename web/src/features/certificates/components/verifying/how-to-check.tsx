import { linkClasses } from '@navor/ui/link.tsx';
import { FileCheck, ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Where the issuer and its keys are published. */
const issuerPath = '/api/credentials/issuer';

/** How paper and file are held against this page. */
export function HowToCheck({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation('verification');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Way icon={<ScanSearch aria-hidden />} title={t('compare.title')}>
        <p>{t('compare.text')}</p>
        {!isNamed && <p>{t('compare.hiddenText')}</p>}
      </Way>
      <Way icon={<FileCheck aria-hidden />} title={t('file.title')}>
        <p>{t('file.text')}</p>
        <p>
          <a href={issuerPath} className={linkClasses}>
            {t('file.issuer')}
          </a>
        </p>
      </Way>
    </div>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 rounded-md border border-line bg-surface p-5 text-sm [&>h2>svg]:size-5">
      <h2 className="flex items-center gap-2 font-semibold text-base">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
