import type { WrittenTranslation } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/outbox/use-draft.ts';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';
import { HiddenFields } from './intent-button.tsx';

type TranslatedBlockFormProps = {
  intent: 'replace' | 'insert';
  fields: Readonly<Record<string, string | number | null>>;
  /** The block as it is; empty for one that is missing. */
  text: string;
  /** To begin with: formulas and links are the same in every language. */
  sourceText: string;
  /** Names what is translated, whatever becomes of it: the text that is being written is kept under it. */
  name: string;
  language: string;
  /** On the fold, and beside the field for those who hear it. */
  label: string;
};

/** Writes the translation of one block. What is not saved yet stays in this browser, whatever happens to the page. */
export function TranslatedBlockForm({
  intent,
  fields,
  text,
  sourceText,
  name,
  language,
  label,
}: TranslatedBlockFormProps) {
  const { t } = useTranslation('cms-translations');
  const fold = useRef<HTMLDetailsElement>(null);
  const draft = useDraft(name, text);
  const isWritten = draft.text !== text;
  useEffect(() => {
    // Nobody looks for unsaved text in what is folded.
    if (isWritten && fold.current) fold.current.open = true;
  }, [isWritten]);
  const [refusal, setRefusal] = useState<'outdated' | 'untranslated' | null>(null);
  const { Form, form, onSubmit, isBusy, formError, fieldError } = useIntentFetcher<WrittenTranslation>(({ kind }) => {
    setRefusal(kind === 'saved' ? null : kind);
    if (kind !== 'saved') return;
    draft.clear();
    toast({ tone: 'ok', title: t('edit.saved') });
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  });
  return (
    <details ref={fold}>
      <summary className="w-fit cursor-pointer rounded-sm py-2 text-action text-sm underline-offset-4 hover:underline">
        {intent === 'replace' ? t('edit.open') : t('edit.translate')}
      </summary>
      <Form ref={form} method="post" noValidate onSubmit={onSubmit} className="mt-1 grid gap-3">
        <input type="hidden" name="intent" value={intent} />
        <HiddenFields fields={fields} />
        <Field label={label} isLabelHidden error={fieldError('edit.text')}>
          <Textarea
            name="text"
            lang={language}
            rows={4}
            required
            spellCheck
            value={draft.text}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={sendByKey}
            className="font-mono text-sm"
          />
        </Field>
        {refusal && <Alert tone="warn">{t(`edit.${refusal}`)}</Alert>}
        {formError && <Alert tone="danger">{formError}</Alert>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" isBusy={isBusy}>
            {t('edit.save')}
          </Button>
          {draft.text === '' && sourceText !== '' && (
            <Button size="sm" variant="ghost" onClick={() => draft.write(sourceText)}>
              {t('edit.copySource')}
            </Button>
          )}
          {isWritten && (
            <Button size="sm" variant="ghost" onClick={draft.clear}>
              {t('edit.revert')}
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
