import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { FiguresCard } from '#screen/figures/figures-card.tsx';
import { FoldedTable } from '#screen/figures/folded-table.tsx';
import { attemptPath } from '../../quiz-paths.ts';
import { ResultsChart } from './results-chart.tsx';
import { type Result, trendOf } from './results-model.ts';
import { useFigures } from './use-figures.ts';

/** Results by attempt, with a sentence on where they are heading and a table behind the chart. */
export function ResultsCard({ results, attemptCount }: { results: Result[]; attemptCount: number }) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const trend = trendOf(results.map(({ share }) => share));
  if (results.length === 0) {
    return <FiguresCard title={t('analytics.results.title')} text={t('analytics.results.none')} />;
  }
  return (
    <FiguresCard
      title={t('analytics.results.title')}
      text={
        attemptCount > results.length
          ? t('analytics.results.textLatest', { shown: results.length })
          : t('analytics.results.text')
      }
    >
      {trend && (
        <p>
          {t(`analytics.results.trend.${trend.kind}`, {
            recent: figures.share(trend.recent),
            before: figures.share(trend.before),
          })}
        </p>
      )}
      <ResultsChart results={results} />
      <FoldedTable
        label={t('analytics.results.title')}
        summary={t('analytics.asTable')}
        columns={[
          { name: t('analytics.results.submitted') },
          { name: t('analytics.results.result') },
          { name: t('analytics.results.outcome'), isText: true },
          { name: t('analytics.results.quiz'), isText: true },
        ]}
        rows={results.toReversed().map(({ attempt_id, quiz, submitted_at, share, has_passed }) => ({
          key: attempt_id,
          cells: [
            <TextLink key="attempt" to={attemptPath(attempt_id)} prefetch="intent">
              {figures.dateTime(submitted_at)}
            </TextLink>,
            figures.share(share),
            t(has_passed ? 'quiz.passed' : 'quiz.notPassed'),
            quiz.title,
          ],
        }))}
      />
    </FiguresCard>
  );
}
