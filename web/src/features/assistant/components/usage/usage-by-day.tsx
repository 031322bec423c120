import type { OwnUsage, TotalUsage } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { FoldedTable } from '#screen/figures/folded-table.tsx';
import { UsageChart } from './usage-chart.tsx';
import { useUsageFigures } from './use-usage-figures.ts';

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
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const hasPeople = 'people' in first;
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
        columns={[
          { name: t('column.day') },
          { name: t('column.messages') },
          ...(hasPeople ? [{ name: t('column.people') }, { name: t('column.failed') }] : []),
          { name: t('column.inputTokens') },
          { name: t('column.outputTokens') },
        ]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          cells: [
            figures.date(day.day),
            figures.number(day.messages),
            ...('people' in day ? [figures.number(day.people), figures.number(day.failed)] : []),
            figures.inputTokens(day),
            figures.outputTokens(day),
          ],
        }))}
      />
    </FiguresCard>
  );
}
