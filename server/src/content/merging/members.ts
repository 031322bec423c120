import { alignBlocks } from './align-blocks.ts';
import type { Piece, Pieces } from './pieces.ts';
import type { ThreeWay } from './three-way.ts';

/** One block through the three versions; without a piece in those that do not have it. */
export type Member = ThreeWay<Piece | undefined>;

/** The blocks of the three versions, each in its order, with one member for what is the same block. */
export function membersOf({ base, own, theirs }: ThreeWay<Pieces>): ThreeWay<Member[]> {
  const members = base.pieces.map((piece): Member => ({ base: piece, own: undefined, theirs: undefined }));
  const ownMembers = follow(members, base.pieces, own.pieces, 'own');
  const theirMembers = follow(members, base.pieces, theirs.pieces, 'theirs');
  return { base: members, own: ownMembers, theirs: joinAdditions(ownMembers, theirMembers) };
}

function follow(base: Member[], before: Piece[], after: Piece[], side: 'own' | 'theirs'): Member[] {
  const alignment = alignBlocks(before, after);
  return after.map((piece, place) => {
    const member = base[alignment.beforeOf(place) ?? -1] ?? { base: undefined, own: undefined, theirs: undefined };
    member[side] = piece;
    return member;
  });
}

/** Where both added the same below the same block, it is one addition. */
function joinAdditions(own: Member[], theirs: Member[]): Member[] {
  const candidates = additionsByAnchor(own);
  const joined = [...theirs];
  for (const [anchor, additions] of additionsByAnchor(theirs)) {
    let from = 0;
    const places = candidates.get(anchor) ?? [];
    for (const place of additions) {
      const found = places.findIndex((at, nth) => nth >= from && isSameAddition(own[at]?.own, theirs[place]?.theirs));
      const twin = own[places[found] ?? -1];
      if (!twin) continue;
      twin.theirs = theirs[place]?.theirs;
      joined[place] = twin;
      from = found + 1;
    }
  }
  return joined;
}

function isSameAddition(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.name === undefined ? one?.key === other?.key : one.name === other?.name;
}

/** The places of additions by the block of the base above them. */
function additionsByAnchor(members: Member[]): Map<Member | undefined, number[]> {
  let anchor: Member | undefined;
  const anchors = members.map((member) => {
    if (member.base) anchor = member;
    return anchor;
  });
  const additions = [...members.keys()].filter((place) => !members[place]?.base);
  return Map.groupBy(additions, (place) => anchors[place]);
}
