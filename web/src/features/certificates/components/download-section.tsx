import type { Certificate } from '@navor/contract';
import { type Language, languageNames, languages } from '@navor/languages';
import { Button } from '@navor/ui/button.tsx';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { filePath } from '../certificate-paths.ts';

/** The files of a certificate and what each is good for; the PDF in any language, in that of the screen first. */
export function DownloadSection({ certificate: { id, state } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguageContext();
  return (
    <TitledSection title={t('download.title')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        <li className="grid gap-3 p-4 md:px-6">
          <PdfForm id={id} language={language} />
        </li>
        {state === 'valid' &&
          (['picture', 'badge', 'credential'] as const).map((file) => (
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

function PdfForm({ id, language }: { id: string; language: Language }) {
  const { t } = useTranslation('certificates');
  const legendId = useId();
  return (
    <>
      <p className="max-w-reading text-sm">{t('download.pdfText')}</p>
      {/* A plain form: the language goes into the address of the file. */}
      <form action={`/api/certificates/${id}/pdf`} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div
          role="radiogroup"
          aria-labelledby={legendId}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm"
        >
          <span id={legendId} className="text-muted">
            {t('download.language')}
          </span>
          {languages.map((each) => (
            <label key={each} lang={each} className="flex min-h-11 items-center gap-2 md:min-h-8">
              <input
                key={language}
                type="radio"
                name="language"
                value={each}
                defaultChecked={each === language}
                className="size-4.5 accent-action"
              />
              {languageNames[each]}
            </label>
          ))}
        </div>
        <Button type="submit">
          <Download aria-hidden />
          {t('download.pdf')}
        </Button>
      </form>
    </>
  );
}
