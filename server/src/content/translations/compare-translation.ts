import { type Block, splitBlocks } from '../blocks/split-blocks.ts';
import { compareWords, type WordChange } from '../merging/compare-words.ts';
import { countWords, similarity } from '../merging/similarity.ts';
import { Pairing } from '../pairing/pairing.ts';
import { alignBlocks } from './align-blocks.ts';
import { movedPositions } from './moved-positions.ts';
import type { TranslationMark, TranslationMarks } from './translation-marks.ts';

/** A block of the source beside its translation; the one of them that there is, where the other is missing. */
export type TranslationRow = {
  /** Where in a file of values it is. */
  label?: string[];
} & (
  | { state: 'current'; source: Block; own: Block; isMoved: boolean }
  | {
      state: 'outdated';
      source: Block;
      own: Block;
      isMoved: boolean;
      sourceBefore: string;
      sourceChanges: WordChange[];
    }
  | { state: 'missing'; source: Block }
  | { state: 'extra'; own: Block }
);

/** How much of a source block's words must be those of a former one to be that block, changed. */
const leastShared = { inPlace: 0.25, elsewhere: 0.5 };

/**
 * How a translated text stands beside its source, block by block, in the order of the source. Where nobody has marked
 * anything yet, what stands at the same place is taken for right.
 */
export function compareTranslation(sourceFile: string, ownFile: string, marks: TranslationMarks): TranslationRow[] {
  const sources = blocksOf(sourceFile);
  const owns = blocksOf(ownFile);
  const pairing = new Pairing(owns.length, sources.length);
  pairMarked(pairing, owns, sources, marks);
  pairing.pairEqual(owns.map(fingerprintOf), sources.map(fingerprintOf));
  pairChanged(pairing, owns, sources, marks);
  for (const { from, to } of pairing.gaps) {
    const aligned = alignBlocks(blocksAt(owns, from), blocksAt(sources, to));
    for (const [own, source] of aligned) pairing.pair(from[own] ?? 0, to[source] ?? 0);
  }
  return rowsOf(pairing, owns, sources, marks);
}

/** What the rows that are right say, to be remembered. */
export function marksOf(rows: readonly TranslationRow[]): TranslationMark[] {
  return rows.flatMap((row) =>
    row.state === 'current'
      ? [{ own: row.own.fingerprint, source: row.source.fingerprint, sourceText: row.source.text }]
      : [],
  );
}

function blocksOf(file: string): Block[] {
  return splitBlocks(file).filter(({ kind }) => kind !== 'blank');
}

function fingerprintOf({ fingerprint }: Block): string {
  return fingerprint;
}

function blocksAt(blocks: readonly Block[], positions: readonly number[]): Block[] {
  return positions.flatMap((at) => blocks[at] ?? []);
}

/** From both ends first, so that among blocks that are all alike those next to a change stay where they are. */
function pairMarked(
  pairing: Pairing,
  owns: readonly Block[],
  sources: readonly Block[],
  marks: TranslationMarks,
): void {
  const isRight = (own: Block | undefined, source: Block | undefined) =>
    own !== undefined && source !== undefined && marks.has(own.fingerprint, source.fingerprint);
  let top = 0;
  for (; isRight(owns[top], sources[top]); top += 1) pairing.pair(top, top);
  let [own, source] = [owns.length - 1, sources.length - 1];
  for (; own >= top && source >= top && isRight(owns[own], sources[source]); own -= 1, source -= 1) {
    pairing.pair(own, source);
  }
  const open = Map.groupBy(pairing.openTo, (at) => sources[at]?.fingerprint);
  for (const at of pairing.openFrom) {
    const right = marks.of(owns[at]?.fingerprint ?? '').findLast((mark) => open.get(mark.source)?.length);
    const target = right && open.get(right.source)?.shift();
    if (target !== undefined) pairing.pair(at, target);
  }
}

/** A translation whose source block is another one now belongs to the block that became of it. */
function pairChanged(
  pairing: Pairing,
  owns: readonly Block[],
  sources: readonly Block[],
  marks: TranslationMarks,
): void {
  const before = owns.map(({ fingerprint }) => {
    const mark = marks.of(fingerprint).at(-1);
    return mark && countWords(mark.sourceText);
  });
  const now = sources.map(({ text }) => countWords(text));
  pairing.pairSimilar((own, source) => {
    const [former, current] = [before[own], now[source]];
    return former && current && owns[own]?.kind === sources[source]?.kind ? similarity(former, current) : 0;
  }, leastShared);
}

function rowsOf(
  pairing: Pairing,
  owns: readonly Block[],
  sources: readonly Block[],
  marks: TranslationMarks,
): TranslationRow[] {
  const sourceBefore = formerSources(owns, marks);
  const moved = movedPositions(sources.flatMap((_, at) => pairing.sourceOf(at) ?? []));
  const rows: TranslationRow[] = extrasAfter(-1, pairing, owns);
  for (const [at, source] of sources.entries()) {
    const position = pairing.sourceOf(at);
    const own = position === undefined ? undefined : owns[position];
    if (position === undefined || !own) {
      rows.push({ state: 'missing', source });
      continue;
    }
    const before = sourceBefore(own, source);
    const isMoved = moved.has(position);
    if (before === undefined) rows.push({ state: 'current', source, own, isMoved });
    else rows.push({ state: 'outdated', source, own, isMoved, ...changesSince(before, source) });
    rows.push(...extrasAfter(position, pairing, owns));
  }
  return rows;
}

function changesSince(sourceBefore: string, { text, kind }: Block) {
  return { sourceBefore, sourceChanges: compareWords(sourceBefore, text, kind === 'code') };
}

/** Blocks without a source, from a position to the next one that has one. */
function extrasAfter(position: number, pairing: Pairing, owns: readonly Block[]): TranslationRow[] {
  const rows: TranslationRow[] = [];
  for (let at = position + 1; at < owns.length && pairing.targetOf(at) === undefined; at += 1) {
    const own = owns[at];
    if (own) rows.push({ state: 'extra', own });
  }
  return rows;
}

/** Tells what a source block was when its translation was last right; nothing if it still is. */
function formerSources(owns: readonly Block[], marks: TranslationMarks) {
  const written = new Set(owns.map(fingerprintOf));
  // Of translations that were edited since, without their source beside them.
  const orphans = marks.list.filter(({ own }) => !written.has(own)).slice(-mostOrphans);
  const words = orphans.map(({ sourceText }) => countWords(sourceText));
  return (own: Block, source: Block): string | undefined => {
    const { fingerprint } = own;
    if (fingerprint === source.fingerprint || marks.has(fingerprint, source.fingerprint)) return undefined;
    const last = marks.of(fingerprint).at(-1);
    if (last) return last.sourceText;
    if (marks.knowsSource(source.fingerprint)) return undefined;
    const now = countWords(source.text);
    const similar = words.map((former) => similarity(former, now));
    const most = Math.max(0, ...similar);
    return most >= leastShared.elsewhere ? orphans[similar.lastIndexOf(most)]?.sourceText : undefined;
  };
}

const mostOrphans = 200;
