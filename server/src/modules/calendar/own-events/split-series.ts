import { addDays } from '../../../platform/time/days.ts';
import { dayOfLocal, type LocalTime } from '../../../platform/time/local-time.ts';
import { type EventRow, eventColumns, presentEvent, type SeriesRow } from './event-row.ts';
import { parseRule } from './recurrence-rule.ts';
import { countSeriesStarts, seriesStarts } from './series-starts.ts';

/** A series with the occurrences of it that were changed. */
export type WholeSeries = { series: SeriesRow; changed: EventRow[] };

/** Whether something of a series happens at this start. */
export function hasOccurrence({ series, changed }: WholeSeries, start: LocalTime): boolean {
  if (changed.some(({ occurrence }) => occurrence === start)) return true;
  return !series.excluded.includes(start) && seriesStarts(series, start, start).length > 0;
}

/** What is left of a series that ends before one of its occurrences; undefined if that is nothing. */
export function seriesBefore({ series, changed }: WholeSeries, start: LocalTime): WholeSeries | undefined {
  const passed = countSeriesStarts(series, start);
  const excluded = series.excluded.filter((each) => each < start);
  if (passed <= excluded.length) return undefined;
  const recurrence = parseRule(series.rule);
  const end = recurrence.count ? { count: passed } : { until: addDays(dayOfLocal(start), -1) };
  return {
    series: revised(series, { recurrence: { ...recurrence, ...end }, excluded }),
    changed: changed.filter(({ occurrence }) => occurrence !== null && occurrence < start),
  };
}

/** A series that begins at one of the occurrences of another, and takes with it what was changed from there on. */
export function seriesFrom({ series, changed }: WholeSeries, start: LocalTime, id: string): WholeSeries {
  const recurrence = parseRule(series.rule);
  const count = recurrence.count && recurrence.count - countSeriesStarts(series, start);
  const excluded = series.excluded.filter((each) => each >= start);
  const following = { ...series, id, localStart: start };
  return {
    series: revised(following, { recurrence: { ...recurrence, count }, excluded }),
    changed: changed
      .filter(({ occurrence }) => occurrence !== null && occurrence >= start)
      .map((row) => ({ ...row, seriesId: id })),
  };
}

function revised(
  series: SeriesRow,
  { recurrence, excluded }: { recurrence: ReturnType<typeof parseRule>; excluded: string[] },
): SeriesRow {
  const columns = eventColumns({ ...presentEvent(series), recurrence });
  return { ...series, ...columns, rule: columns.rule ?? series.rule, excluded };
}
