import { Chain } from './chain.ts';
import { longestRising } from './longest-rising.ts';
import type { ThreeWay } from './three-way.ts';

/**
 * Puts the members of three lists into one order that has everybody's moves and additions; whoever wants none of the members
 * leaves it out afterwards. Where both added something at the same place, theirs comes first; where both moved the same
 * member, own counts.
 */
export function mergeOrder<Member>({ base, own, theirs }: ThreeWay<readonly Member[]>): Member[] {
  const chain = new Chain(base);
  const ownMoves = movedIn(base, own);
  const theirMoves = movedIn(base, theirs);
  move(chain, own, (member) => ownMoves.has(member));
  move(chain, theirs, (member) => theirMoves.has(member) && !ownMoves.has(member));
  insert(chain, own);
  insert(chain, theirs);
  return chain.members();
}

/** The fewest members whose move explains the other order. */
export function movedIn<Member>(base: readonly Member[], side: readonly Member[]): Set<Member> {
  const places = new Map(base.map((member, place) => [member, place]));
  const common = side.filter((member) => places.has(member));
  const staying = longestRising(common.map((member) => places.get(member) ?? 0));
  const moved = new Set(common);
  for (const at of staying) moved.delete(common[at] as Member);
  return moved;
}

function move<Member>(chain: Chain<Member>, side: readonly Member[], isMoved: (member: Member) => boolean): void {
  let above: Member | undefined;
  for (const member of side) {
    if (!chain.has(member)) continue;
    if (isMoved(member)) chain.moveBelow(member, above);
    above = member;
  }
}

function insert<Member>(chain: Chain<Member>, side: readonly Member[]): void {
  let above: Member | undefined;
  for (const member of side) {
    if (!chain.has(member)) chain.insertBelow(member, above);
    above = member;
  }
}
