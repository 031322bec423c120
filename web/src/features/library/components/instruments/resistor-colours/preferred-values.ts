/** Series of preferred numbers, IEC 60063: so many values a decade. */
export const series = ['E6', 'E12', 'E24', 'E48', 'E96'] as const;
type Series = (typeof series)[number];

/** In hundredths of the decade's first value. Up to E24 they are older than the rule by which the finer ones are made. */
const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91].map(
  (value) => value * 10,
);
const e96 = Array.from({ length: 96 }, (_, step) => Math.round(100 * 10 ** (step / 96)));
const everyNth = (values: number[], n: number) => values.filter((_, at) => at % n === 0);

export const preferredValues: Record<Series, readonly number[]> = {
  E6: everyNth(e24, 4),
  E12: everyNth(e24, 2),
  E24: e24,
  E48: everyNth(e96, 2),
  E96: e96,
};

/** The value of a series that is nearest to a positive one. */
export function nearestPreferred(value: number, name: Series): number {
  const decade = Math.floor(Math.log10(value));
  // What is nearest to 0,99 is in the next decade.
  const candidates = [decade - 1, decade, decade + 1].flatMap((exponent) =>
    preferredValues[name].map((own) => Number(`${own}e${exponent - 2}`)),
  );
  return candidates.reduce((best, own) => (Math.abs(own - value) < Math.abs(best - value) ? own : best));
}

export function seriesWith(value: number): Series[] {
  return series.filter((name) => Math.abs(nearestPreferred(value, name) - value) < 1e-9 * value);
}
