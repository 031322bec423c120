import { type Language, languages } from '@navor/languages';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export type ShownLanguage = Language | 'all';

type LanguageSwitchProps = {
  shown: ShownLanguage;
  missing: Record<Language, number>;
  onChange: (shown: ShownLanguage) => void;
};

/** In which language texts are edited; a language that some texts lack is marked. */
export function LanguageSwitch({ shown, missing, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation('quiz-editing');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('switch.label')}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {([...languages, 'all'] as const).map((value) => {
          const count = value === 'all' ? 0 : missing[value];
          const label = value === 'all' ? t('switch.all') : t(`languages.${value}`);
          return (
            <label
              key={value}
              className={clsx(
                'inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm transition-colors',
                'has-checked:bg-surface has-checked:font-semibold has-checked:text-action',
                'outline-focus outline-offset-2 has-focus-visible:outline-2',
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={shown === value}
                onChange={() => onChange(value)}
                aria-label={count > 0 ? t('switch.missing', { language: label, count }) : label}
                className="sr-only"
              />
              <span className="first-letter:uppercase">{label}</span>
              {count > 0 && (
                <span aria-hidden className="inline-flex items-center gap-1 font-normal text-warn text-xs">
                  <TriangleAlert className="size-3.5" />
                  <span className="tabular">{count}</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
