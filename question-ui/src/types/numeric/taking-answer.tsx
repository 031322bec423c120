import { mustTypeUnit } from '@navor/questions/types/numeric/read-answer.ts';
import type { Numeric, NumericReveal } from '@navor/questions/types/numeric/shape.ts';
import { useTranslation } from 'react-i18next';
import { isSameText } from '../../taking/same-text.ts';

/** The right number, and how far from it is still right. */
export function NumericAnswer({ reveal: { answer, tolerance } }: { reveal: NumericReveal }) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <span className="tabular">{answer}</span>
      {tolerance && <span className="font-normal text-muted"> ({t('reveal.tolerance', { tolerance })})</span>}
    </>
  );
}

/** Whether a number is written as it was typed, with the unit that stands beside the field if there is one. */
export function isAsTyped(number: string, typed: string, view: Numeric['view']): boolean {
  return isSameText(number, typed) || (!mustTypeUnit(view) && isSameText(number, `${typed}${view.unit}`));
}
