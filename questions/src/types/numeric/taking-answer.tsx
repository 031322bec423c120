import { useTranslation } from 'react-i18next';
import type { NumericReveal } from './shape.ts';

/** The right number, how far from it is still right, and what the answer given was understood as. */
export function NumericAnswer({ reveal, isRead = true }: { reveal: NumericReveal; isRead?: boolean }) {
  const { t } = useTranslation('quiz');
  const { answer, tolerance, understood } = reveal;
  return (
    <>
      <span className="tabular">{answer}</span>
      {tolerance && <span className="font-normal text-muted"> ({t('reveal.tolerance', { tolerance })})</span>}
      {isRead && understood && (
        <span className="block font-normal text-muted">
          {t('reveal.understood')} <span className="tabular text-ink">{understood}</span>
        </span>
      )}
    </>
  );
}
