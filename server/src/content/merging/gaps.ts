import type { Member } from './members.ts';
import type { Piece, Pieces } from './pieces.ts';
import { changedSide, type ThreeWay } from './three-way.ts';

/** What becomes of a block; null when it goes. */
export type Outcome = { kind: 'piece'; piece: Piece } | { kind: 'conflict' };
type Settled = Outcome & { member: Member };
type Side = 'own' | 'theirs';
const sides: Side[] = ['own', 'theirs'];

/** The line ends above, between and below the blocks of the merged file, as they are in the versions. */
export function gapsOf(versions: ThreeWay<Pieces>, members: ThreeWay<Member[]>) {
  const neighbours = {
    base: neighboursIn(members.base),
    own: neighboursIn(members.own),
    theirs: neighboursIn(members.theirs),
  };
  const lineEnd = versions.own.pieces.some(({ gap }) => gap.includes('\r\n')) ? '\r\n' : '\n';
  return {
    lead: settled(mapSides((side) => versions[side].lead)) ?? '',
    gapBelow(above: Settled, below: Settled | undefined): string {
      if (!below) return settled(mapSides((side) => versions[side].pieces.at(-1)?.gap ?? '')) ?? '';
      const gaps = mapSides((side) =>
        neighbours[side].get(above.member) === below.member ? above.member[side]?.gap : undefined,
      );
      const gap = settled(gaps);
      const isInFrontMatter = [above, below].every(({ member }) => isEntry(member));
      if (gap !== undefined && (isInFrontMatter || hasEmptyLine(gap))) return gap;
      const isAsWritten = (side: Side) => gaps[side] === gap && isAsIn(side, above) && isAsIn(side, below);
      const hasConflict = [above, below].some(({ kind }) => kind === 'conflict');
      if (gap !== undefined && (hasConflict ? sides.every(isAsWritten) : sides.some(isAsWritten))) return gap;
      // Without an empty line between them, two blocks that never met could become one.
      return isInFrontMatter ? lineEnd : `${lineEnd}${lineEnd}`;
    },
  };
}

function neighboursIn(members: Member[]): Map<Member, Member | undefined> {
  return new Map(members.map((member, place) => [member, members[place + 1]]));
}

function mapSides<Value>(read: (side: keyof ThreeWay<Value>) => Value): ThreeWay<Value> {
  return { base: read('base'), own: read('own'), theirs: read('theirs') };
}

function settled(gaps: ThreeWay<string | undefined>): string | undefined {
  const side = changedSide(gaps) ?? 'own';
  return gaps[side] ?? gaps.own ?? gaps.theirs ?? gaps.base;
}

function isEntry({ base, own, theirs }: Member): boolean {
  return [base, own, theirs].some((piece) => piece?.name !== undefined);
}

function isAsIn(side: Side, outcome: Settled): boolean {
  return outcome.kind === 'conflict' || outcome.member[side]?.key === outcome.piece.key;
}

function hasEmptyLine(gap: string): boolean {
  return (gap.match(/\r\n?|\n/g) ?? []).length > 1;
}
