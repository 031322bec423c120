import { clsx } from 'clsx';
import { ResultDot } from './result-dot.tsx';
import { ResultsLegend } from './results-legend.tsx';
import { linePath, meanPoints, pointsOf, type Result } from './results-model.ts';
import { useFigures } from './use-figures.ts';

const gridLines = [0, 0.25, 0.5, 0.75, 1];
const labelled = [0, 0.5, 1];

/**
 * A dot an attempt, and the mean of the latest ones as a line. Its dots serve pointers alone: the table behind it has the
 * same links, without sixty stops on the way for whoever uses a keyboard.
 */
export function ResultsChart({ results }: { results: Result[] }) {
  const figures = useFigures();
  const shares = results.map(({ share }) => share);
  const points = pointsOf(shares);
  const means = meanPoints(shares);
  const [first, last] = [results[0], results.at(-1)].map((result) => result && figures.date(result.submitted_at));
  return (
    <div aria-hidden className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 pt-2 text-xs">
      <div className="relative h-52 w-10 text-muted">
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
        {/* The drawing is stretched to its box, its stroke is not. */}
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-action"
        >
          <path
            d={linePath(means)}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-2 stroke-current"
            strokeLinejoin="round"
          />
        </svg>
        {results.map((result, index) => (
          <ResultDot key={result.attempt_id} result={result} point={points[index]} columns={results.length} />
        ))}
      </div>
      {/* A single dot is in the middle, and its day below it. */}
      <div
        className={clsx(
          'col-start-2 flex gap-4 pt-1 text-muted',
          results.length === 1 ? 'justify-center' : 'justify-between',
        )}
      >
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </div>
      <ResultsLegend results={results} mean={means.length > 1 ? means.at(-1) : undefined} />
    </div>
  );
}
