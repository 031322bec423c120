type Change = { from: number; to: number; insert: string };

/**
 * The changes that make one text of another, line by line, leaving alone what both have: where the cursor is, and what can
 * be undone, stays as it was when somebody else's changes come in.
 */
export function changesBetween(before: string, after: string): Change[] {
  if (before === after) return [];
  const changes: Change[] = [];
  compare({ lines: linesOf(before), offset: 0 }, linesOf(after), changes);
  return changes;
}

type Stretch = {
  lines: string[];
  /** Where its first line starts. */
  offset: number;
};

function compare({ lines, offset }: Stretch, others: string[], changes: Change[]): void {
  let start = 0;
  while (start < lines.length && start < others.length && lines[start] === others[start]) start++;
  let end = 0;
  const shorter = Math.min(lines.length, others.length) - start;
  while (end < shorter && lines.at(-1 - end) === others.at(-1 - end)) end++;

  const middle = { lines: lines.slice(start, lines.length - end), offset: offset + lengthOf(lines.slice(0, start)) };
  const otherMiddle = others.slice(start, others.length - end);
  if (middle.lines.length === 0 && otherMiddle.length === 0) return;
  const anchors = commonUniqueLines(middle.lines, otherMiddle);
  if (anchors.length === 0) {
    const to = middle.offset + lengthOf(middle.lines);
    changes.push({ from: middle.offset, to, insert: otherMiddle.join('') });
    return;
  }
  let [line, other, at] = [0, 0, middle.offset];
  for (const [anchor, otherAnchor] of [...anchors, [middle.lines.length, otherMiddle.length] as const]) {
    const between = middle.lines.slice(line, anchor);
    compare({ lines: between, offset: at }, otherMiddle.slice(other, otherAnchor), changes);
    at += lengthOf(between) + (middle.lines[anchor]?.length ?? 0);
    [line, other] = [anchor + 1, otherAnchor + 1];
  }
}

/** Lines that each side has once, as many of them as stand in the same order: their places on both sides. */
function commonUniqueLines(lines: string[], others: string[]): (readonly [number, number])[] {
  const places = placesOfUnique(lines);
  const otherPlaces = placesOfUnique(others);
  const pairs = [...places].flatMap(([line, place]) => {
    const other = otherPlaces.get(line);
    return other === undefined ? [] : [[place, other] as const];
  });
  return longestRising(pairs);
}

function placesOfUnique(lines: string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [place, line] of lines.entries()) {
    if (places.has(line)) repeated.add(line);
    else places.set(line, place);
  }
  for (const line of repeated) places.delete(line);
  return places;
}

/** The longest part of the pairs in which the second numbers rise too (patience sorting). */
function longestRising(pairs: (readonly [number, number])[]): (readonly [number, number])[] {
  const piles: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, [, other]] of pairs.entries()) {
    let low = 0;
    for (let high = piles.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((pairs[piles[middle] ?? 0]?.[1] ?? 0) < other) low = middle + 1;
      else high = middle;
    }
    previous[index] = piles[low - 1];
    piles[low] = index;
  }
  const rising: (readonly [number, number])[] = [];
  for (let index = piles.at(-1); index !== undefined; index = previous[index]) {
    const pair = pairs[index];
    if (pair) rising.push(pair);
  }
  return rising.reverse();
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function lengthOf(lines: string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
