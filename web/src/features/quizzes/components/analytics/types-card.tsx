import type { LearnerAnalytics } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Bar } from '#screen/figures/bar.tsx';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { FoldedTable } from '#screen/figures/folded-table.tsx';
import { useFigures } from './use-figures.ts';

/** How long a question takes, by its type. */
export function TypesCard({ types }: { types: LearnerAnalytics['types'] }) {
  const { t } = useTranslation(['quizzes', 'quiz']);
  const figures = useFigures();
  const longest = Math.max(1, ...types.map(({ mean_seconds }) => mean_seconds ?? 0));
  if (types.length === 0) return null;
  return (
    <FiguresCard title={t('analytics.types.title')} text={t('analytics.types.text')}>
      <ul className="grid gap-4">
        {types.map(({ type, question_count, mean_seconds }) => (
          <li key={type} className="grid gap-1 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-medium">{t(`quiz:types.${type}.name`)}</h3>
              <span className="tabular">
                {mean_seconds === null ? t('analytics.types.unknown') : figures.seconds(mean_seconds)}
              </span>
            </div>
            <Bar share={(mean_seconds ?? 0) / longest} />
            <p className="tabular text-muted text-xs">{t('analytics.answers', { count: question_count })}</p>
          </li>
        ))}
      </ul>
      <FoldedTable
        label={t('analytics.types.title')}
        summary={t('analytics.asTable')}
        columns={[
          { name: t('analytics.type') },
          { name: t('analytics.time') },
          { name: t('analytics.results.result') },
          { name: t('analytics.topics.answers') },
        ]}
        rows={types.map(({ type, question_count, share, mean_seconds }) => ({
          key: type,
          cells: [
            t(`quiz:types.${type}.name`),
            figures.seconds(mean_seconds),
            figures.share(share),
            figures.number(question_count),
          ],
        }))}
      />
    </FiguresCard>
  );
}
