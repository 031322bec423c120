import type { ChangePreview } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { priceText } from '../../price-text.ts';

type ChangeTermsProps = { preview: ChangePreview; nextChargeAt: Date | null };

/** What is paid now, what later, and from when the other plan holds. */
export function ChangeTerms({ preview, nextChargeAt }: ChangeTermsProps) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const isNow = preview.takes_effect === 'now';
  const price = priceText(preview.later_cents, format);
  const laterAt = isNow ? nextChargeAt : preview.at;
  const rows = [
    {
      term: t('change.today'),
      value: priceText(preview.due_cents, format),
      note: preview.due_cents > 0 ? t('change.todayDifference') : null,
    },
    {
      term: t('change.holds'),
      value: isNow ? t('change.holdsNow') : t('change.holdsFrom', { date: format.date(preview.at) }),
      note: isNow ? null : t('change.untilThen'),
    },
    {
      term: t('change.later'),
      value: laterAt ? t('change.laterFrom', { price, date: format.date(laterAt) }) : t('perMonth', { price }),
      note: null,
    },
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(({ term, value, note }) => (
        <div key={term} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted text-sm leading-6">{term}</dt>
          <dd className="tabular">
            <span className="font-medium">{value}</span>
            {note && <span className="block text-muted text-sm">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
