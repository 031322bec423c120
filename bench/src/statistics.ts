/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = valueAt(sorted, middle);
  return sorted.length % 2 === 1 ? upper : (valueAt(sorted, middle - 1) + upper) / 2;
}

/** The smallest value that at least this share of all values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return valueAt(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
}

/** Compared round by round: what slows one round down slows both sides of its quotient. */
export function medianRatio(rounds: readonly number[], ceilingRounds: readonly number[]): number {
  if (rounds.length !== ceilingRounds.length) throw new Error('Both sides of a ratio need the same rounds');
  return median(rounds.map((value, round) => value / valueAt(ceilingRounds, round)));
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function valueAt(values: readonly number[], position: number): number {
  const value = values[position];
  if (value === undefined) throw new Error('No values to summarise');
  return value;
}
