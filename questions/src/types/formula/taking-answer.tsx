import { useTranslation } from 'react-i18next';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { Formula } from './shape.ts';

/** The author's formula, and what the one given was understood as. */
export function FormulaAnswer({ reveal }: { reveal: Formula['reveal'] }) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <RichHtml html={reveal.answer} className="text-lg [&_math]:[math-style:normal]" />
      {reveal.understood && (
        <span className="mt-1.5 block font-normal text-muted">
          {t('reveal.understood')}{' '}
          <RichHtml html={reveal.understood} className="text-ink text-lg [&_math]:[math-style:normal]" />
        </span>
      )}
    </>
  );
}
