/** The places of the longest run of rising numbers in a list, others between them left out. */
export function longestRising(numbers: readonly number[]): number[] {
  /** For each length, the place of the smallest number that a run of that length can end with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  }
  const run: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.push(place);
  return run.reverse();
}
