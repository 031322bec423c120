import { expect, it } from 'vitest';
import { edgeOf, moveItem, placeBeside, placeOf, placeUnder, type SortableGroup } from './sortable-places.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
const groups: SortableGroup[] = [
  { id: 'first', label: 'First', items: items('a', 'b') },
  { id: 'empty', label: 'Empty', items: [] },
  { id: 'last', label: 'Last', items: items('c') },
];
const order = (changed: readonly SortableGroup[]) => changed.map((group) => group.items.map(({ id }) => id).join(''));

it('finds where an item stands', () => {
  expect(placeOf(groups, 'b')).toEqual({ groupId: 'first', at: 1 });
  expect(placeOf(groups, 'x')).toBeUndefined();
});

it('steps through all groups, also those without items, and ends at both ends', () => {
  const stepping = (id: string, direction: 'up' | 'down') => {
    const places: string[] = [];
    for (let place = placeOf(groups, id); place; place = placeBeside(groups, id, place, direction)) {
      places.push(`${place.groupId} ${place.at}`);
    }
    return places;
  };
  expect(stepping('a', 'down')).toEqual(['first 0', 'first 1', 'empty 0', 'last 0', 'last 1']);
  expect(stepping('c', 'up')).toEqual(['last 0', 'empty 0', 'first 2', 'first 1', 'first 0']);
});

it('moves an item within its group and into another one', () => {
  expect(order(moveItem(groups, 'a', { groupId: 'first', at: 1 }))).toEqual(['ba', '', 'c']);
  expect(order(moveItem(groups, 'a', { groupId: 'empty', at: 0 }))).toEqual(['b', 'a', 'c']);
  expect(order(moveItem(groups, 'a', { groupId: 'last', at: 1 }))).toEqual(['b', '', 'ca']);
  expect(order(moveItem(groups, 'x', { groupId: 'last', at: 1 }))).toEqual(['ab', '', 'c']);
});

it('tells beside which item a place is', () => {
  expect(edgeOf(groups, 'a', { groupId: 'last', at: 0 })).toEqual({ itemId: 'c', edge: 'above' });
  expect(edgeOf(groups, 'a', { groupId: 'last', at: 1 })).toEqual({ itemId: 'c', edge: 'below' });
  expect(edgeOf(groups, 'a', { groupId: 'first', at: 1 })).toEqual({ itemId: 'b', edge: 'below' });
  expect(edgeOf(groups, 'a', { groupId: 'empty', at: 0 })).toBeNull();
});

it('takes the place that is nearest to the pointer', () => {
  const boxes = [
    { groupId: 'first', top: 0, bottom: 100, middles: [25, 75] },
    { groupId: 'empty', top: 150, bottom: 180, middles: [] },
  ];
  expect(placeUnder(-40, boxes)).toEqual({ groupId: 'first', at: 0 });
  expect(placeUnder(60, boxes)).toEqual({ groupId: 'first', at: 1 });
  expect(placeUnder(110, boxes)).toEqual({ groupId: 'first', at: 2 });
  expect(placeUnder(140, boxes)).toEqual({ groupId: 'empty', at: 0 });
  expect(placeUnder(0, [])).toBeUndefined();
});
