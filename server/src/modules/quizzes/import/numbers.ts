/** A number as banks write them: with a decimal point, or with the comma of our languages. */
export function readNumber(written: string): number | null {
  const text = written.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : null;
}

/** `5`, `5:0.1` or `4.9..5.1`. */
export function numberRange(written: string): { value: number; tolerance: number } | null {
  const [low, high] = written.split('..').map(readNumber);
  if (typeof low === 'number' && typeof high === 'number') {
    // Sums of tenths have noise in their last digits.
    const exact = (value: number) => Number(value.toPrecision(12));
    return { value: exact((low + high) / 2), tolerance: exact(Math.abs(high - low) / 2) };
  }
  const [value, tolerance = 0] = written.split(':').map(readNumber);
  if (typeof value !== 'number' || typeof tolerance !== 'number' || tolerance < 0) return null;
  return written.split(':').length > 2 ? null : { value, tolerance };
}
