import type { SlotWeek } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** What a booking of the chosen length costs this visitor. */
export function SlotPrice({ week: { price, minutes, included_minutes_left: left } }: { week: SlotWeek }) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  return (
    <div className="grid gap-1 text-sm">
      <p className="tabular flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-xl">{format.price(price.cents)}</span>
        {price.discount_percent > 0 && (
          <span className="text-muted">
            <span className="sr-only">{t('slots.fullPrice')} </span>
            <s>{format.price(price.full_cents)}</s>
          </span>
        )}
        <span className="text-muted">{t('slots.forMinutes', { minutes })}</span>
      </p>
      {price.discount_percent > 0 && (
        <p className="text-muted">{t('slots.discount', { percent: format.percent(price.discount_percent / 100) })}</p>
      )}
      {left !== null && <p>{t('slots.included', { time: format.duration(left) })}</p>}
    </div>
  );
}
