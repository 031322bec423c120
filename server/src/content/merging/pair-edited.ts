import type { Alignment } from './alignment.ts';
import type { Piece } from './pieces.ts';
import { countWords, similarity, type WordCounts } from './similarity.ts';

/** With less in common, it is another block in the same place. */
const leastSimilarity = 0.4;
/** A block that changed its words and its place has to be more like itself. */
const leastSimilarityElsewhere = 0.6;
/** Comparing each block with each beyond it takes too long: then what is not equal is taken for removed and added. */
const mostComparisons = 20_000;

/** Pairs blocks that were edited where they stand: in their order, with most in common together. */
export function pairEdited(alignment: Alignment, before: number[], after: number[]): void {
  if (before.length * after.length > mostComparisons) return;
  const scores = scoresOf(alignment, before, after);
  const gain = (row: number, column: number) => {
    const score = scores(row, column);
    return score < leastSimilarity ? Number.NEGATIVE_INFINITY : score;
  };
  for (const [row, column] of bestInOrder(gain, before.length, after.length)) {
    alignment.pair(before[row] as number, after[column] as number);
  }
}

/** Pairs blocks that were both edited and moved, those with most in common first. */
export function pairMoved(alignment: Alignment): void {
  const [before, after] = [alignment.unpairedBefore(), alignment.unpairedAfter()];
  if (before.length * after.length > mostComparisons) return;
  const scores = scoresOf(alignment, before, after);
  const candidates = before.flatMap((one, row) =>
    after.map((other, column) => ({ one, other, score: scores(row, column) })),
  );
  for (const { one, other, score } of candidates.sort((a, b) => b.score - a.score)) {
    if (score < leastSimilarityElsewhere) return;
    if (alignment.afterOf(one) === undefined && alignment.beforeOf(other) === undefined) alignment.pair(one, other);
  }
}

/** One block of a kind where another was, with the same ones around it, is that block, however little is left of its words. */
export function pairReplaced(alignment: Alignment): void {
  const { before, after } = alignment;
  for (const place of alignment.unpairedBefore()) {
    const above = place === 0 ? -1 : alignment.afterOf(place - 1);
    const below = place === before.length - 1 ? after.length : alignment.afterOf(place + 1);
    if (above === undefined || above + 2 !== below || alignment.beforeOf(above + 1) !== undefined) continue;
    if (isPairable(before[place], after[above + 1])) alignment.pair(place, above + 1);
  }
}

type Scores = (row: number, column: number) => number;

function scoresOf({ before, after }: Alignment, rows: number[], columns: number[]): Scores {
  const ones = rows.map((place) => before[place] as Piece);
  const others = columns.map((place) => after[place] as Piece);
  const words = ones.map(({ text }) => countWords(text));
  const otherWords = others.map(({ text }) => countWords(text));
  return (row, column) => {
    const [one, other] = [ones[row], others[column]];
    if (!isPairable(one, other)) return 0;
    return one?.name === undefined ? similarity(words[row] as WordCounts, otherWords[column] as WordCounts) : 1;
  };
}

/** An entry of the front matter is only ever itself. */
function isPairable(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.kind === other?.kind && one?.name === other?.name;
}

function bestInOrder(gain: Scores, rows: number, columns: number): [number, number][] {
  const sums = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const sumAt = (row: number, column: number) => sums[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const paired = gain(row, column) + sumAt(row + 1, column + 1);
      (sums[row] as Float64Array)[column] = Math.max(sumAt(row + 1, column), sumAt(row, column + 1), paired);
    }
  }
  const pairs: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    const sum = sumAt(row, column);
    if (sum === sumAt(row + 1, column)) row++;
    else if (sum === sumAt(row, column + 1)) column++;
    else pairs.push([row++, column++]);
  }
  return pairs;
}
