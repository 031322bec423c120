import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { LocalTime } from '../../../platform/time/local-time.ts';

export type Series = { localStart: LocalTime; rule: string };

/**
 * When a series begins, again and again, from one time on its own clock to another, both included. Rules are followed on the
 * clock as if it never changed: what a change of the clocks does to a single start is decided when it becomes a moment.
 */
export function seriesStarts(series: Series, from: LocalTime, to: LocalTime): LocalTime[] {
  return expand(series).between(asMoment(from), asMoment(to), true).map(asLocal);
}

/** Whether a series has more than so many starts; those of a long one are not counted for that. */
export function hasMoreStarts(series: Series, count: number): boolean {
  return expand(series).all((_, index) => index <= count).length > count;
}

/** Of a series that has an end. */
export function lastSeriesStart(series: Series): LocalTime | undefined {
  const last = expand(series).previous(asMoment('2999-12-31T00:00'));
  return last ? asLocal(last) : undefined;
}

export function countSeriesStarts(series: Series, before: LocalTime): number {
  return seriesStarts(series, series.localStart, before).filter((start) => start < before).length;
}

function expand({ localStart, rule }: Series) {
  return new RRuleTemporal({
    rruleString: rule,
    dtstart: Temporal.PlainDateTime.from(localStart).toZonedDateTime('UTC'),
    // Daily for longer than anybody's calendar.
    maxIterations: 200_000,
  });
}

function asMoment(local: LocalTime): Date {
  return new Date(`${local}Z`);
}

function asLocal(start: { toString(): string }): LocalTime {
  return start.toString().slice(0, 16);
}
