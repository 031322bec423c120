import type { GroupSessionCard } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** What a seat costs its reader. */
export function useSeatPrice() {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  return ({ cents, seat_way }: Pick<GroupSessionCard, 'cents' | 'seat_way'>): string => {
    if (seat_way === 'plan') return t('seat.priceIncluded');
    return cents === 0 ? t('free') : format.price(cents);
  };
}
