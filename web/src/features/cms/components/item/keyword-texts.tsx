import type { ItemValue } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { Field } from '@navor/ui/field.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CommittedText } from '../value-draft/committed-text.tsx';

type Keywords = ItemValue['keywords'];
type KeywordTextsProps = { value: Keywords; onCommit: (keywords: Keywords) => void };

/** Words to be found by, in each language; a language without any has no list. */
export function KeywordTexts({ value, onCommit }: KeywordTextsProps) {
  const { t } = useTranslation(['cms-documents', 'cms-courses']);
  const helpId = useId();
  const commit = (language: Language, typed: string) => {
    const { [language]: _, ...others } = value;
    const words = typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    onCommit(words.length > 0 ? { ...others, [language]: words } : others);
  };
  return (
    <fieldset aria-describedby={helpId} className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{t('settings.keywords')}</legend>
      <p id={helpId} className="text-muted text-sm">
        {t('settings.keywordsHelp')}
      </p>
      <div className="grid gap-3 lg:grid-cols-3">
        {languages.map((language) => (
          <Field key={language} label={t(`cms-courses:languages.${language}`)}>
            <CommittedText
              value={(value[language] ?? []).join(', ')}
              lang={language}
              onCommit={(typed) => commit(language, typed)}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
