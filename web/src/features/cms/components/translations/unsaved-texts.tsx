import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftsUnder, forgetDraft } from '#platform/outbox/use-draft.ts';

type UnsavedTextsProps = {
  /** Of all unsaved text of one translation. */
  prefix: string;
  /** Of the parts that are shown, which show theirs themselves. */
  names: readonly string[];
  language: string;
};

/** What somebody was writing for parts whose source has changed or gone since: nothing else shows it any more. */
export function UnsavedTexts({ prefix, names, language }: UnsavedTextsProps) {
  const { t } = useTranslation('cms-translations');
  const [texts, setTexts] = useState<readonly { name: string; text: string }[]>([]);
  const shown = names.join(' ');
  useEffect(() => {
    const known = new Set(shown.split(' '));
    setTexts(draftsUnder(prefix).filter(({ name }) => !known.has(name)));
  }, [prefix, shown]);
  if (texts.length === 0) return null;
  return (
    <Alert tone="warn" title={t('unsaved.title', { language: t(`languages.${language}` as 'languages.sl') })}>
      <p>{t('unsaved.text')}</p>
      <ul className="mt-2 grid gap-3">
        {texts.map(({ name, text }) => (
          <li key={name} className="grid gap-2">
            <p lang={language} translate="no" className="wrap-anywhere whitespace-pre-wrap font-mono text-sm">
              {text}
            </p>
            <Button
              size="sm"
              variant="secondary"
              className="w-fit"
              onClick={() => {
                forgetDraft(name);
                setTexts((all) => all.filter((one) => one.name !== name));
              }}
            >
              {t('edit.revert')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
