import { alignBlocks } from './align-blocks.ts';
import { compareWords, type WordChange } from './compare-words.ts';
import { mergeOrder, movedIn } from './merge-order.ts';
import { hasFrontMatter, linesOf, type Piece, piecesOf, withEntries } from './pieces.ts';

/** A block as the newer text has it, or as the older one had it when it is gone; equal ones in a row are one. */
export type BlockDifference =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  /** What moved may have changed as well. */
  | { kind: 'changed' | 'moved'; words: WordChange[] };

/** Markdown is compared block by block, anything else line by line. */
export type Comparison = { before: string; after: string; format: 'markdown' | 'lines' };

/** What changed between two versions of a file, for people to read: new line breaks in a paragraph are no change. */
export function compareTexts(comparison: Comparison): BlockDifference[] {
  const [before, after] = piecesToCompare(comparison);
  const alignment = alignBlocks(before, after);
  const old = before.map((piece): Pair => ({ before: piece, after: undefined }));
  const current = after.map((piece, place) => {
    const pair: Pair = old[alignment.beforeOf(place) ?? -1] ?? { before: undefined, after: undefined };
    pair.after = piece;
    return pair;
  });
  const moved = movedIn(old, current);
  const differences: BlockDifference[] = [];
  for (const pair of mergeOrder({ base: old, own: current, theirs: old })) {
    append(differences, differenceOf(pair, moved.has(pair)));
  }
  return differences.map((one) => (one.kind === 'same' ? { ...one, text: one.text.trimEnd() } : one));
}

type Pair = { before: Piece | undefined; after: Piece | undefined };

function piecesToCompare({ before, after, format }: Comparison): [Piece[], Piece[]] {
  if (format === 'lines') return [linesOf(before), linesOf(after)];
  const [old, current] = [piecesOf(before), piecesOf(after)];
  if (!hasFrontMatter(old) || !hasFrontMatter(current)) return [old.pieces, current.pieces];
  return [withEntries(old).pieces, withEntries(current).pieces];
}

function differenceOf({ before, after }: Pair, isMoved: boolean): BlockDifference {
  if (!before) return { kind: 'added', text: after?.text ?? '' };
  if (!after) return { kind: 'removed', text: before.text };
  const isSame = before.key === after.key;
  if (isSame && !isMoved) return { kind: 'same', text: `${after.text}${after.gap}` };
  const words: WordChange[] = isSame
    ? [{ kind: 'same', text: after.text }]
    : compareWords(before.text, after.text, after.kind === 'code');
  if (isMoved) return { kind: 'moved', words };
  const isOnlySpaced = words.every(({ kind }) => kind === 'same');
  return isOnlySpaced ? { kind: 'same', text: `${after.text}${after.gap}` } : { kind: 'changed', words };
}

function append(differences: BlockDifference[], difference: BlockDifference): void {
  const last = differences.at(-1);
  if (last?.kind === 'same' && difference.kind === 'same') last.text += difference.text;
  else differences.push(difference);
}
