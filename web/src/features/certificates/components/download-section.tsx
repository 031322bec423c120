import type { Certificate } from '@navor/contract';
import { languageNames, languages } from '@navor/languages';
import { Button } from '@navor/ui/button.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { filePath } from '../certificate-paths.ts';

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
            <Button asChild variant="secondary" size="sm">
              <a href={filePath(id, file, language)} download>
                <Download aria-hidden />
                {t(`download.${file}`)}
              </a>
            </Button>
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
      <Button asChild>
        <a href={filePath(id, 'pdf', language)} download>
          <Download aria-hidden />
          {t('download.pdf')}
        </a>
      </Button>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-muted">{t('download.otherLanguages')}</span>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <a
              key={other}
              href={filePath(id, 'pdf', other)}
              download
              lang={other}
              hrefLang={other}
              className={`${linkClasses} inline-flex min-h-11 items-center md:min-h-0`}
            >
              {languageNames[other]}
            </a>
          ))}
      </p>
    </div>
  );
}
