export const DEFAULT_PROGRESS_MAX = 100;

export type ProgressState = {
  kind: 'indeterminate' | 'loading' | 'complete';
  value: number | null;
  max: number;
};

/** A bad value shows as "unknown", which is true, rather than as a wrong amount; the log tells the developer. */
export function progressState(value: number | null | undefined, max: number | undefined): ProgressState {
  const validMax = max === undefined ? DEFAULT_PROGRESS_MAX : checkedMax(max);
  const validValue = value === null || value === undefined ? null : checkedValue(value, validMax);
  if (validValue === null) return { kind: 'indeterminate', value: null, max: validMax };
  return { kind: validValue === validMax ? 'complete' : 'loading', value: validValue, max: validMax };
}

function checkedMax(max: number): number {
  if (typeof max === 'number' && max > 0) return max;
  console.error(`Progress: max must be a number greater than 0, got ${max}; using ${DEFAULT_PROGRESS_MAX}.`);
  return DEFAULT_PROGRESS_MAX;
}

function checkedValue(value: number, max: number): number | null {
  if (typeof value === 'number' && value >= 0 && value <= max) return value;
  console.error(`Progress: value must be between 0 and ${max}, got ${value}; treating it as null.`);
  return null;
}
