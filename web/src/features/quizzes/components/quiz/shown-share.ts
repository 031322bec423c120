/** What of a result is shown: whole percent, rounded down, so that nobody who failed reads the share that passes. */
export function shownShare(share: number): number {
  // 0.29 is 28.999… percent in binary.
  return Math.floor(share * 100 + 1e-6) / 100;
}
