/** Items by the groups that hold them, in their order; a plain list is one group. */
export type SortableGroup = { id: string; label: string; items: readonly SortableItem[] };
export type SortableItem = { id: string; label: string };

/** Where an item stands or is to go: `at` counts the other items of the group, from 0. */
export type SortablePlace = { groupId: string; at: number };

export type Direction = 'up' | 'down';

export function placeOf(groups: readonly SortableGroup[], itemId: string): SortablePlace | undefined {
  for (const { id: groupId, items } of groups) {
    const at = items.findIndex(({ id }) => id === itemId);
    if (at !== -1) return { groupId, at };
  }
  return undefined;
}

export function isSamePlace(a: SortablePlace, b: SortablePlace): boolean {
  return a.groupId === b.groupId && a.at === b.at;
}

/** One place further; past the end of a group, into the next one. Undefined at the very end of all. */
export function placeBeside(
  groups: readonly SortableGroup[],
  itemId: string,
  { groupId, at }: SortablePlace,
  direction: Direction,
): SortablePlace | undefined {
  const index = groups.findIndex(({ id }) => id === groupId);
  const count = (group: SortableGroup | undefined) => othersIn(group, itemId).length;
  if (direction === 'up') {
    if (at > 0) return { groupId, at: at - 1 };
    const before = groups[index - 1];
    return before && { groupId: before.id, at: count(before) };
  }
  if (at < count(groups[index])) return { groupId, at: at + 1 };
  const after = groups[index + 1];
  return after && { groupId: after.id, at: 0 };
}

/** The item that the place is beside, and at which of its edges; null where the group has no other item. */
export function edgeOf(
  groups: readonly SortableGroup[],
  itemId: string,
  { groupId, at }: SortablePlace,
): { itemId: string; edge: 'above' | 'below' } | null {
  const others = othersIn(
    groups.find(({ id }) => id === groupId),
    itemId,
  );
  const next = others[at];
  if (next) return { itemId: next.id, edge: 'above' };
  const last = others.at(-1);
  return last ? { itemId: last.id, edge: 'below' } : null;
}

/** Of a list on the page: where it is, and the middles of its items, from the top. */
export type GroupBox = { groupId: string; top: number; bottom: number; middles: readonly number[] };

/** The place nearest to a height on the page. */
export function placeUnder(y: number, boxes: readonly GroupBox[]): SortablePlace | undefined {
  const distance = ({ top, bottom }: GroupBox) => Math.max(top - y, y - bottom, 0);
  const [nearest] = boxes.toSorted((a, b) => distance(a) - distance(b));
  return nearest && { groupId: nearest.groupId, at: nearest.middles.filter((middle) => middle < y).length };
}

/** Groups of whatever has ids, with one item put elsewhere. */
export function moveItem<Item extends { id: string }, Group extends { id: string; items: readonly Item[] }>(
  groups: readonly Group[],
  itemId: string,
  { groupId, at }: SortablePlace,
): Group[] {
  const moved = groups.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!moved) return [...groups];
  return groups.map((group) => {
    const others = group.items.filter(({ id }) => id !== itemId);
    return { ...group, items: group.id === groupId ? others.toSpliced(at, 0, moved) : others };
  });
}

function othersIn(group: SortableGroup | undefined, itemId: string): SortableItem[] {
  return group?.items.filter(({ id }) => id !== itemId) ?? [];
}
