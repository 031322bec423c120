import { Alert } from '@navor/ui/alert.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextPreview, type TextPreviewProps } from '../preview/text-preview.tsx';
import type { PreviewState } from '../preview/use-preview.ts';

export type PreviewPaneProps = Pick<TextPreviewProps, 'language' | 'address' | 'showPart'> & {
  answer: PreviewState;
  /** What the page shows above the text. */
  heading?: ReactNode;
  className?: string;
};

/** What readers will see of a text while it is being written. */
export function PreviewPane({ answer, heading, className, ...shown }: PreviewPaneProps) {
  const { t } = useTranslation(['cms-lesson', 'errors']);
  const { preview, isBehind, refusal } = answer;
  return (
    <section
      aria-label={t('preview.label')}
      aria-busy={isBehind}
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto rounded-md border border-line bg-paper p-4 md:p-6 xl:max-h-[calc(100dvh-10rem)]',
        className,
      )}
    >
      {heading}
      {refusal && <Alert tone="warn">{t(`errors:${refusal}`)}</Alert>}
      {preview ? (
        <TextPreview {...shown} body={preview.body} />
      ) : (
        !refusal && <p className="text-muted text-sm">{t('preview.loading')}</p>
      )}
    </section>
  );
}
