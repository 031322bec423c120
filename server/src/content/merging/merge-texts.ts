import { gapsOf, type Outcome } from './gaps.ts';
import { type Member, membersOf } from './members.ts';
import { mergeOrder } from './merge-order.ts';
import { hasFrontMatter, type Piece, type Pieces, piecesOf, withEntries } from './pieces.ts';
import { changedSide, type ThreeWay } from './three-way.ts';

/** The parts of a file in order, each with the line ends below it; whoever chooses a text for every conflict has the whole file. */
export type MergePart = { kind: 'same'; text: string } | ({ kind: 'conflict' } & ThreeWay<string>);

export type TextMerge = { kind: 'merged'; text: string } | { kind: 'conflict'; parts: MergePart[] };

/**
 * Brings together what two people made of a Markdown file, block by block: what one of them edited, moved, added or removed
 * stands; what both added at the same place stands twice, theirs first. A conflict is a block that both edited in different
 * ways, or one edited and the other removed.
 */
export function mergeTexts(files: ThreeWay<string>): TextMerge {
  const { base, own, theirs } = files;
  const whose = changedSide({ base: endsByCrlf(base), own: endsByCrlf(own), theirs: endsByCrlf(theirs) });
  const merge = mergeBlocks({ base: withoutCr(base), own: withoutCr(own), theirs: withoutCr(theirs) });
  return whose && endsByCrlf(files[whose]) ? withCrlf(merge) : merge;
}

/** Of all its lines: in any other file a CR is a character like the rest. */
function endsByCrlf(file: string): boolean {
  return file.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(file);
}

function withoutCr(file: string): string {
  return endsByCrlf(file) ? file.replaceAll('\r\n', '\n') : file;
}

function withCrlf(merge: TextMerge): TextMerge {
  const end = (text: string) => text.replaceAll('\n', '\r\n');
  if (merge.kind === 'merged') return { kind: 'merged', text: end(merge.text) };
  const parts = merge.parts.map((part): MergePart => {
    if (part.kind === 'same') return { kind: 'same', text: end(part.text) };
    return { kind: 'conflict', base: end(part.base), own: end(part.own), theirs: end(part.theirs) };
  });
  return { kind: 'conflict', parts };
}

function mergeBlocks(files: ThreeWay<string>): TextMerge {
  const side = changedSide(files);
  if (side) return { kind: 'merged', text: files[side] };
  const versions = versionsOf(files);
  const members = membersOf(versions);
  const outcomes = mergeOrder(members).flatMap((member) => {
    const outcome = outcomeOf(member);
    return outcome ? [{ member, ...outcome }] : [];
  });
  const { lead, gapBelow } = gapsOf(versions, members);
  const parts: MergePart[] = [{ kind: 'same', text: lead }];
  for (const [at, outcome] of outcomes.entries()) {
    const gap = gapBelow(outcome, outcomes[at + 1]);
    append(parts, outcome.kind === 'piece' ? sameText(`${outcome.piece.text}${gap}`) : conflictOf(outcome.member, gap));
  }
  const isConflict = parts.some(({ kind }) => kind === 'conflict');
  if (isConflict) return { kind: 'conflict', parts: parts.filter((part) => part.kind !== 'same' || part.text !== '') };
  return { kind: 'merged', text: parts.map((part) => (part.kind === 'same' ? part.text : '')).join('') };
}

function versionsOf({ base, own, theirs }: ThreeWay<string>): ThreeWay<Pieces> {
  const versions = { base: piecesOf(base), own: piecesOf(own), theirs: piecesOf(theirs) };
  if (!Object.values(versions).every(hasFrontMatter)) return versions;
  return { base: withEntries(versions.base), own: withEntries(versions.own), theirs: withEntries(versions.theirs) };
}

function outcomeOf(member: Member): Outcome | null {
  const side = changedSide(member, (one, other) => one?.key === other?.key) ?? rewordedSide(member);
  if (!side) return { kind: 'conflict' };
  const piece = member[side];
  return piece ? { kind: 'piece', piece } : null;
}

/** Somebody's new words count more than somebody else's new line breaks, as long as those mean nothing. */
function rewordedSide({ base, own, theirs }: Member): 'own' | 'theirs' | null {
  if (!base || !own || !theirs) return null;
  const isFlowing = [base, own, theirs].every(({ kind, text }) => kind === 'paragraph' && !/ {2}\r?\n/.test(text));
  return isFlowing ? changedSide({ base, own, theirs }, (one, other) => one.fingerprint === other.fingerprint) : null;
}

function sameText(text: string): MergePart {
  return { kind: 'same', text };
}

function conflictOf({ base, own, theirs }: Member, gap: string): MergePart {
  const textOf = (piece: Piece | undefined) => (piece ? `${piece.text}${gap}` : '');
  return { kind: 'conflict', base: textOf(base), own: textOf(own), theirs: textOf(theirs) };
}

function append(parts: MergePart[], part: MergePart): void {
  const last = parts.at(-1);
  if (last?.kind === 'same' && part.kind === 'same') last.text += part.text;
  else parts.push(part);
}
