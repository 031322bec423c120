import type { ChangePreview } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

type ChangeTermsProps = { preview: ChangePreview; nextChargeAt: Date };

/** What is paid now, what later, and from when the other plan holds. */
export function ChangeTerms({ preview, nextChargeAt }: ChangeTermsProps) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const isNow = preview.takes_effect === 'now';
  const price = format.price(preview.later_cents);
  const laterAt = isNow ? nextChargeAt : preview.at;
  const rows = [
    {
      term: t('change.today'),
      value: format.money(preview.due_cents),
      note: preview.due_cents > 0 ? t('change.todayDifference') : null,
    },
    {
      term: t('change.holds'),
      value: isNow ? t('change.holdsNow') : t('change.holdsFrom', { date: format.date(preview.at) }),
      note: isNow ? null : t('change.untilThen'),
    },
    {
      term: t('change.later'),
      value: t('change.laterFrom', { price, date: format.date(laterAt) }),
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
