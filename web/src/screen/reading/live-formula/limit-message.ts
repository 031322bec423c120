import type { Impossibility, QuantityTraits } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { limitText, valueText } from './quantity-text.ts';

/** Why a value that was typed is impossible, and what is possible instead. */
export function useLimitMessage(): (why: Impossibility, quantity: QuantityTraits) => string {
  const { t, i18n } = useTranslation('formula');
  return (why, quantity) =>
    why.kind === 'whole'
      ? t('limits.whole')
      : t(`limits.${why.kind}`, { limit: limitText(why.limit, quantity, i18n.language) });
}

/** The same of a value that was computed, which is told along. */
export function useImpossibleMessage(): (value: number, why: Impossibility, quantity: QuantityTraits) => string {
  const { t, i18n } = useTranslation('formula');
  const limitMessage = useLimitMessage();
  return (value, why, quantity) => {
    const result = t('impossible', { value: valueText(value, quantity, i18n.language) });
    return `${result} ${why.kind === 'whole' ? t('impossibleWhole') : limitMessage(why, quantity)}`;
  };
}
