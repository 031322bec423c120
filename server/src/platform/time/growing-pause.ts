/** Milliseconds to wait before the next try: from `first` on twice as long each time, up to `longest`. */
export function growingPause(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(longest, first * 2 ** Math.max(0, failures - 1));
}
