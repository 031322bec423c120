import type { Certificate } from '@navor/contract';
import { type Language, languageNames, languages } from '@navor/languages';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { filePath } from '../../certificate-paths.ts';
import { useDownload } from './use-download.ts';

/** The files of a certificate and what each is good for. */
export function DownloadSection({ certificate: { id } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguageContext();
  return (
    <TitledSection title={t('download.title')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        <li className="grid justify-items-start gap-3 p-4 md:px-6">
          <p className="max-w-reading text-sm">{t('download.pdfText')}</p>
          <PdfLinks id={id} />
        </li>
        {(['picture', 'badge', 'credential'] as const).map((file) => (
          <li key={file} className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 md:px-6">
            <p className="min-w-0 grow basis-64 text-sm">{t(`download.${file}Text`)}</p>
            <DownloadButton
              path={filePath(id, file, language)}
              label={t(`download.${file}`)}
              variant="secondary"
              size="sm"
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** In the language of the screen first: it is what its reader asks for most often. */
function PdfLinks({ id }: { id: string }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguageContext();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <DownloadButton path={filePath(id, 'pdf', language)} label={t('download.pdf')} />
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-muted">{t('download.otherLanguages')}</span>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <LanguageLink key={other} id={id} language={other} />
          ))}
      </p>
    </div>
  );
}

type DownloadButtonProps = Pick<ButtonProps, 'variant' | 'size'> & { path: string; label: string };

function DownloadButton({ path, label, variant, size }: DownloadButtonProps) {
  const { isBusy, onClick } = useDownload();
  return (
    <Button asChild isBusy={isBusy} variant={variant} size={size}>
      <a href={path} download onClick={onClick}>
        <Download aria-hidden />
        {label}
      </a>
    </Button>
  );
}

function LanguageLink({ id, language }: { id: string; language: Language }) {
  const { isBusy, onClick } = useDownload();
  return (
    <a
      href={filePath(id, 'pdf', language)}
      download
      lang={language}
      hrefLang={language}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className={clsx(linkClasses, 'inline-flex min-h-11 items-center aria-busy:cursor-progress md:min-h-0')}
    >
      {languageNames[language]}
    </a>
  );
}
