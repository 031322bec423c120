import type { OwnUsage, TotalUsage } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { FoldedTable } from '#screen/figures/folded-table.tsx';
import { UsageChart } from './usage-chart.tsx';
import { useUsageColumns, useUsageFigures } from './use-usage-figures.ts';

type Day = OwnUsage['days'][number] | TotalUsage['days'][number];

type UsageByDayProps = {
  title: string;
  text: string;
  days: readonly Day[];
  /** Messages a day; null for many people together. */
  limit: number | null;
};

export function UsageByDay({ title, text, days, limit }: UsageByDayProps) {
  const { t } = useTranslation('assistant-usage');
  const figures = useUsageFigures();
  const columns = useUsageColumns(days);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <FiguresCard title={title} text={text}>
      <UsageChart
        counts={days.map(({ day, messages }) => ({ key: day, messages }))}
        limit={limit === null ? null : { messages: limit, label: t('days.limit', { limit: figures.number(limit) }) }}
        ends={[figures.date(first.day), figures.date(last.day)]}
      />
      <FoldedTable
        label={title}
        summary={t('asTable')}
        columns={[{ name: t('column.day') }, ...columns]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          cells: [figures.date(day.day), ...columns.map(({ figureOf }) => figureOf(day))],
        }))}
      />
    </FiguresCard>
  );
}
