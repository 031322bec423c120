import type { TotalUsage as TotalUsageData } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#screen/titled-section.tsx';
import { UsageByDay } from './usage-by-day.tsx';
import { UsageTable } from './usage-table.tsx';
import { monthsInUse, useUsageFigures } from './use-usage-figures.ts';

/** What all people together have asked, for administrators: sums alone, nobody's questions. */
export function TotalUsage({ usage: { days, months } }: { usage: TotalUsageData }) {
  const { t } = useTranslation('assistant-usage');
  const figures = useUsageFigures();
  return (
    <TitledSection title={t('everybody.title')} text={t('everybody.text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <UsageByDay title={t('everybody.days')} text={t('everybody.daysText')} days={days} limit={null} />
        <UsageTable
          label={t('everybody.months')}
          named={t('column.month')}
          rows={monthsInUse(months).map(({ month, ...used }) => ({ ...used, key: month, name: figures.month(month) }))}
        />
      </div>
    </TitledSection>
  );
}
