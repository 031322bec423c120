import { expect, it } from 'vitest';
import { type CommandItem, filterCommands, groupCommands } from './command-filter.ts';

function item(id: string, label: string, more: { group?: string; keywords?: string[] } = {}): CommandItem {
  return { id, label, href: `/${id}`, ...more };
}

function found(items: CommandItem[], query: string): string[] {
  return filterCommands(items, query).map((one) => one.id);
}

it('finds everything with an empty query', () => {
  expect(found([item('a', 'Statika'), item('b', 'Vezja')], '  ')).toEqual(['a', 'b']);
});

it('ignores case and diacritics on both sides', () => {
  const items = [item('a', 'Ročica'), item('b', 'Größe'), item('c', 'Đurđa')];
  expect(found(items, 'ROCICA')).toEqual(['a']);
  expect(found(items, 'grosse')).toEqual(['b']);
  expect(found(items, 'durda')).toEqual(['c']);
  expect(found(items, 'ročica')).toEqual(['a']);
});

it('wants every word, in any order, in label, group or keywords', () => {
  const items = [item('a', 'Osnove statike', { group: 'Tečaji', keywords: ['sila'] }), item('b', 'Osnove vezij')];
  expect(found(items, 'sila osnove')).toEqual(['a']);
  expect(found(items, 'tecaji statike')).toEqual(['a']);
  expect(found(items, 'osnove pogoni')).toEqual([]);
});

it('groups in the order of first occurrence', () => {
  const groups = groupCommands([
    item('a', 'A', { group: 'Zasloni' }),
    item('b', 'B', { group: 'Tečaji' }),
    item('c', 'C', { group: 'Zasloni' }),
    item('d', 'D'),
  ]);
  expect(groups.map((group) => [group.label, group.items.map((one) => one.id).join()])).toEqual([
    ['Zasloni', 'a,c'],
    ['Tečaji', 'b'],
    [null, 'd'],
  ]);
});
