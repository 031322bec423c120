/** Slips are made anywhere in a word, but a beginning is enough to look one up. */
const prefixLength = 8;

/** How many slips a word of this length may have: 0, 1 or 2. */
export function toleranceOf(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Neither a short word nor a mark such as `IP44`, whose neighbours mean something else. */
export function isMistypable(word: string): boolean {
  return toleranceOf(word) > 0 && !/\p{N}/u.test(word);
}

/**
 * The beginning of a folded word, and what is left of it without some of its letters: two words that are within their
 * tolerance of each other share one of these. At most 37.
 */
export function deletesOf(word: string): string[] {
  // Whole characters: halves of one are nothing that could be stored.
  const prefix = [...word].slice(0, prefixLength).join('');
  let last = new Set([prefix]);
  const all = new Set(last);
  for (let count = 0; count < toleranceOf(word); count++) {
    const next = new Set<string>();
    for (const text of last) {
      const letters = [...text];
      for (const at of letters.keys()) next.add(letters.toSpliced(at, 1).join(''));
    }
    for (const text of next) all.add(text);
    last = next;
  }
  return [...all];
}

/** Letters to insert, leave out, replace or swap with their neighbour until both are the same; `most + 1` for anything above. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const width = other.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = Array<number>(width).fill(most + 1);
    if (row <= most) current[0] = row;
    const [from, to] = [Math.max(1, row - most), Math.min(other.length, row + most)];
    let least = current[0] ?? 0;
    for (let at = from; at <= to; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const value = Math.min(
        valueAt(last, at - 1, most) + (isSame ? 0 : 1),
        valueAt(last, at, most) + 1,
        valueAt(current, at - 1, most) + 1,
        isSwapped && row > 1 && at > 1 ? valueAt(beforeLast, at - 2, most) + 1 : most + 1,
      );
      current[at] = value;
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(valueAt(last, other.length, most), most + 1);
}

function valueAt(row: readonly number[], at: number, most: number): number {
  return row[at] ?? most + 1;
}
