import { clsx } from 'clsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { usageChartModel } from './usage-chart-model.ts';

type UsageChartProps = {
  counts: { key: string; messages: number }[];
  /** Messages that are allowed a day; null where bars are more than days. */
  limit: { messages: number; label: string } | null;
  /** Beneath the first and the last bar. */
  ends: [string, string];
};

const mostWithGaps = 90;

/** A bar a day. What it shows is in the table behind it, to which screen readers are left. */
export function UsageChart({ counts, limit, ends }: UsageChartProps) {
  const format = useFormatter();
  const { top, limitShare, bars } = usageChartModel(counts, limit?.messages ?? null);
  return (
    <div aria-hidden className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 pt-4 text-xs">
      <div className="relative h-44 w-8 text-muted">
        {[0, 0.5, 1].map((share) => (
          <span key={share} className="absolute right-0 translate-y-1/2" style={{ bottom: `${share * 100}%` }}>
            {format.number(share * top)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        {[0, 0.5, 1].map((share) => (
          <div
            key={share}
            className={clsx('absolute inset-x-0 border-t', share === 0 ? 'border-line-strong' : 'border-line')}
            style={{ bottom: `${share * 100}%` }}
          />
        ))}
        {/* Gaps between the days of a year would be wider than a phone. */}
        <div className={clsx('absolute inset-0 flex items-end', bars.length <= mostWithGaps && 'gap-px')}>
          {bars.map(({ key, share }) => (
            <div
              key={key}
              className="min-w-0 flex-1 rounded-t-sm bg-action forced-colors:bg-[CanvasText]"
              style={{ height: `${share * 100}%` }}
            />
          ))}
        </div>
        {limit && limitShare !== null && (
          <div
            className="absolute inset-x-0 border-signal border-t-2 border-dashed"
            style={{ bottom: `${limitShare * 100}%` }}
          >
            <span className="absolute right-0 bottom-0.5 rounded-sm bg-surface/90 px-1 text-ink">{limit.label}</span>
          </div>
        )}
      </div>
      <div className="col-start-2 flex justify-between gap-4 pt-1 text-muted">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
