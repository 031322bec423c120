import { defaultLanguage, type Language, languages, type Translated } from '@navor/languages';
import { Field } from '@navor/ui/field.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommittedText } from './committed-text.tsx';

type TranslatedTextsProps = {
  label: string;
  help?: string;
  value: Translated;
  onCommit: (value: Translated) => void;
  /** In each language. */
  maxLength: number;
  rows?: number;
};

/** A short text in all languages. Without the one that others fall back to, it stays as it was. */
export function TranslatedTexts({ label, help, value, onCommit, maxLength, rows }: TranslatedTextsProps) {
  const { t } = useTranslation(['cms-drafts', 'errors']);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const commit = (language: Language, typed: string) => {
    const text = typed.trim();
    if (language === defaultLanguage) {
      setIsMissing(text === '');
      if (text !== '') onCommit({ ...value, [defaultLanguage]: text });
      return;
    }
    const { [language]: _, ...others } = value;
    onCommit(text === '' ? others : { ...others, [language]: text });
  };
  return (
    <fieldset aria-describedby={help && `${id}-help`} className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {help && (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      <div className="grid gap-3 lg:grid-cols-3">
        {languages.map((language) => (
          <Field
            key={language}
            label={t(`languages.${language}`)}
            isRequired={language === defaultLanguage}
            error={isMissing && language === defaultLanguage ? t('errors:field.required') : undefined}
          >
            <CommittedText
              value={value[language] ?? ''}
              lang={language}
              onCommit={(typed) => commit(language, typed)}
              maxLength={maxLength}
              {...(rows && { rows })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
