import { Textarea } from '@navor/ui/textarea.tsx';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { useAnswerWhileTyping } from '../editing/use-answer-while-typing.ts';
import { DescriptionText } from './description-text.tsx';

type DescriptionFieldProps = ComponentProps<'textarea'> & { defaultValue: string; lang: string };

/** A text with formulas and lists, and below it, for whoever unfolds it, what it looks like on its page. Stands in a `Field`. */
export function DescriptionField({ defaultValue, ...props }: DescriptionFieldProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setIsOpen] = useState(false);
  const text = typed.trim();
  const { answer } = useAnswerWhileTyping(isOpen && text ? text : null, (signal) =>
    api.tutoring.teaching.previewDescription({ text }, { signal }),
  );
  return (
    <>
      <Textarea rows={5} {...props} defaultValue={defaultValue} onChange={(event) => setTyped(event.target.value)} />
      <details className="noscript:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-1 text-action text-sm">{t('descriptionPreview')}</summary>
        <div className="rounded-md border border-line p-3">
          {text && answer ? (
            <DescriptionText html={answer.html} language={props.lang} />
          ) : (
            <p className="text-muted text-sm">{t(text ? 'loading' : 'nothingYet')}</p>
          )}
        </div>
      </details>
    </>
  );
}
