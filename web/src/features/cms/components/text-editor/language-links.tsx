import { defaultLanguage, languages } from '@navor/languages';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type LanguageLinksProps = {
  current: string;
  addressOf: (language: string) => string;
  /** Languages that have a text. */
  written: readonly string[];
};

/** The same text in another language; one that has none yet says so. */
export function LanguageLinks({ current, addressOf, written }: LanguageLinksProps) {
  const { t } = useTranslation('cms-lesson');
  return (
    <nav aria-label={t('languages.label')} className="flex flex-wrap gap-2">
      {languages.map((language) => (
        <Link
          key={language}
          to={addressOf(language)}
          replace
          aria-current={language === current ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm md:min-h-9',
            language === current ? 'border-action bg-action-soft text-action' : 'border-line-strong bg-surface',
          )}
        >
          {t(`languages.${language}`)}
          {!written.includes(language) && (
            <span className="text-muted text-xs">
              {t(language === defaultLanguage ? 'languages.unwritten' : 'languages.missing')}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
