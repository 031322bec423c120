import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { attemptPath } from '../../quiz-paths.ts';
import { type ChartPoint, linePath, meanOver, pointsOf, type Result, runningMeans } from './results-model.ts';
import { useFigures } from './use-figures.ts';

const gridLines = [0, 0.25, 0.5, 0.75, 1];
const labelled = [0, 0.5, 1];
/** A mean of fewer results would only repeat them. */
const fewestForMean = 3;

/**
 * A dot an attempt, and the mean of the latest ones as a line. Its dots serve pointers alone: the table behind it has the
 * same links, without sixty stops on the way for whoever uses a keyboard.
 */
export function ResultsChart({ results }: { results: Result[] }) {
  const { t } = useTranslation('quizzes');
  const figures = useFigures();
  const shares = results.map(({ share }) => share);
  const points = pointsOf(shares);
  const means = runningMeans(shares);
  const hasMean = results.length >= fewestForMean;
  const [first, last] = [results[0], results.at(-1)].map((result) => result && figures.date(result.submitted_at));
  return (
    <div aria-hidden className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-xs">
      <div className="relative h-52 w-9 text-muted">
        {labelled.map((share) => (
          <span key={share} className="absolute right-0 translate-y-1/2" style={{ bottom: `${share * 100}%` }}>
            {figures.percent(share)}
          </span>
        ))}
      </div>
      <div className="relative h-52">
        {gridLines.map((share) => (
          <div
            key={share}
            className={clsx('absolute inset-x-0 border-t', share === 0 ? 'border-line-strong' : 'border-line')}
            style={{ bottom: `${share * 100}%` }}
          />
        ))}
        {hasMean && <MeanLine means={means} />}
        {results.map((result, index) => (
          <ResultDot key={result.attempt_id} result={result} point={points[index]} columns={results.length} />
        ))}
      </div>
      <div className="col-start-2 flex justify-between gap-4 text-muted">
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </div>
      <Legend mean={hasMean ? (means.at(-1) ?? null) : null} isWithFailed={results.some((one) => !one.has_passed)} />
    </div>
  );

  function Legend({ mean, isWithFailed }: { mean: number | null; isWithFailed: boolean }) {
    return (
      <div className="col-start-2 flex flex-wrap gap-x-5 gap-y-1 pt-2">
        {results.some((one) => one.has_passed) && (
          <span className="flex items-center gap-1.5">
            <Dot isPassed />
            {t('quiz.passed')}
          </span>
        )}
        {isWithFailed && (
          <span className="flex items-center gap-1.5">
            <Dot isPassed={false} />
            {t('quiz.notPassed')}
          </span>
        )}
        {mean !== null && (
          <span className="flex items-center gap-1.5">
            <span className="h-0.5 w-5 bg-action" />
            {t('analytics.results.mean', { count: meanOver, percent: figures.percent(mean) })}
          </span>
        )}
      </div>
    );
  }
}
