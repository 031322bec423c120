import { alignEqual } from './align-equal.ts';
import { Alignment } from './alignment.ts';
import { pairEdited, pairMoved, pairReplaced } from './pair-edited.ts';
import type { Piece } from './pieces.ts';

/** Finds every block of a text in another version of it: where it stood, moved, edited, or both. */
export function alignBlocks(before: readonly Piece[], after: readonly Piece[]): Alignment {
  const alignment = new Alignment(before, after);
  const equal = alignEqual(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  for (const [one, other] of equal) alignment.pair(one, other);
  pairEqualElsewhere(alignment);
  pairBetween(
    [...equal].sort(([a], [b]) => a - b),
    alignment,
  );
  pairMoved(alignment);
  pairReplaced(alignment);
  return alignment;
}

function pairEqualElsewhere(alignment: Alignment): void {
  const waiting = Map.groupBy(alignment.unpairedAfter().reverse(), (place) => alignment.after[place]?.key);
  for (const place of alignment.unpairedBefore()) {
    const other = waiting.get(alignment.before[place]?.key)?.pop();
    if (other !== undefined) alignment.pair(place, other);
  }
}

/** What lies between two blocks that stayed what and where they were is most often one and the same, edited. */
function pairBetween(anchors: [number, number][], alignment: Alignment): void {
  let [one, other] = [0, 0];
  for (const [nextOne, nextOther] of [...anchors, [alignment.before.length, alignment.after.length] as const]) {
    if (nextOne > one && nextOther > other) {
      pairEdited(alignment, alignment.unpairedBefore(one, nextOne), alignment.unpairedAfter(other, nextOther));
    }
    [one, other] = [nextOne + 1, nextOther + 1];
  }
}
