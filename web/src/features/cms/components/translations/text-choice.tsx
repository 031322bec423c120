import type { TextTranslations } from '@navor/contract';
import type { Language } from '@navor/languages';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSubmit } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';

type TextChoiceProps = { texts: readonly TextTranslations[]; text: TextTranslations; language: Language };

/** Which text of the document, and which language beside its source. */
export function TextChoice({ texts, text, language }: TextChoiceProps) {
  const { t } = useTranslation('cms-translations');
  const submit = useSubmit();
  const hasScripts = useHasScripts();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {texts.length > 1 && (
        <Form method="get" className="flex min-w-0 max-w-full items-end gap-2">
          <input type="hidden" name="language" value={language} />
          <Field label={t('text')}>
            <NativeSelect
              name="text"
              key={text.source_path}
              defaultValue={text.source_path}
              onChange={(event) => void submit(event.currentTarget.form)}
            >
              {texts.map(({ source_path, title, translations }) => (
                <option key={source_path} value={source_path} {...(title !== null && { translate: 'no' })}>
                  {[title ?? t(source_path.endsWith('.yaml') ? 'shortTexts' : 'wholeText'), countsOf(translations)]
                    .filter(Boolean)
                    .join(' · ')}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {!hasScripts && (
            <Button type="submit" variant="secondary">
              {t('show')}
            </Button>
          )}
        </Form>
      )}
      <nav aria-label={t('languageChoice')} className="flex flex-wrap gap-2">
        {text.translations.map((one) => (
          <Link
            key={one.language}
            to={`?${new URLSearchParams({ text: text.source_path, language: one.language })}`}
            preventScrollReset
            aria-current={one.language === language ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm md:min-h-10',
              one.language === language ? 'border-action bg-action-soft text-action' : 'border-line-strong bg-surface',
            )}
          >
            {t(`languages.${one.language}`)}
            {one.outdated + one.missing > 0 && <span className="text-muted">{countsOf([one])}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );

  function countsOf(translations: TextTranslations['translations']): string {
    const outdated = translations.reduce((sum, one) => sum + one.outdated, 0);
    const missing = translations.reduce((sum, one) => sum + one.missing, 0);
    const words = [
      outdated > 0 && t('counts.outdated', { count: outdated }),
      missing > 0 && t('counts.missing', { count: missing }),
    ];
    return words.filter(Boolean).join(', ');
  }
}
