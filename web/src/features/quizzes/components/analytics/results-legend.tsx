import { useTranslation } from 'react-i18next';
import { PassMark } from './result-dot.tsx';
import { type ChartPoint, meanOver, type Result } from './results-model.ts';
import { useFigures } from './use-figures.ts';

type ResultsLegendProps = { results: Result[]; mean: ChartPoint | undefined };

export function ResultsLegend({ results, mean }: ResultsLegendProps) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const outcomes = [true, false].filter((isPassed) => results.some(({ has_passed }) => has_passed === isPassed));
  return (
    <div className="col-start-2 flex flex-wrap gap-x-5 gap-y-1 pt-2">
      {outcomes.map((isPassed) => (
        <span key={String(isPassed)} className="flex items-center gap-1.5">
          <PassMark isPassed={isPassed} />
          {t(isPassed ? 'quiz.passed' : 'quiz.notPassed')}
        </span>
      ))}
      {mean && (
        <span className="flex items-center gap-1.5">
          <span className="h-0.5 w-5 shrink-0 bg-action" />
          {t('analytics.results.mean', { size: meanOver, percent: figures.share(mean.y / 100) })}
        </span>
      )}
    </div>
  );
}
