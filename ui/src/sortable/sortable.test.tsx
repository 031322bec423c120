// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithTexts } from '../test-support.tsx';
import { SortableAnnouncements, SortableHandle, SortableList, SortableRow, SortableSteps } from './sortable.tsx';
import { moveItem, type SortableGroup } from './sortable-places.ts';
import { useSortable } from './use-sortable.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id, label: id }));

function Lessons() {
  const [groups, setGroups] = useState<SortableGroup[]>([
    { id: 'one', label: 'Osnove', items: items('naboj', 'tok') },
    { id: 'two', label: 'Moč', items: items('delo') },
    { id: 'three', label: 'Prazno', items: [] },
  ]);
  const sortable = useSortable(groups, (id, to) => setGroups(moveItem(groups, id, to)));
  return (
    <>
      {groups.map((group) => (
        <SortableList key={group.id} sortable={sortable} groupId={group.id} aria-label={group.label}>
          {group.items.map(({ id, label }) => (
            <SortableRow key={id} sortable={sortable} itemId={id}>
              {label}
              <SortableHandle sortable={sortable} itemId={id} label={label} />
              <SortableSteps sortable={sortable} itemId={id} label={label} />
            </SortableRow>
          ))}
        </SortableList>
      ))}
      <SortableAnnouncements sortable={sortable} />
    </>
  );
}

beforeEach(() => void renderWithTexts(<Lessons />));
afterEach(cleanup);

const handle = (item: string) => screen.getByRole('button', { name: `Premakni: ${item}` });
const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('list').map((list) => list.textContent);
const told = () => screen.getByRole('status').textContent;
const press = (item: string, ...keys: string[]) => {
  handle(item).focus();
  for (const key of keys) fireEvent.keyDown(handle(item), { key });
};

it('moves an item by keys into another group, tells each place, and keeps the focus', () => {
  press('naboj', ' ');
  expect(handle('naboj').getAttribute('aria-pressed')).toBe('true');
  expect(told()).toBe('naboj: izbrano. Osnove: 1. mesto od 2.');
  press('naboj', 'ArrowDown');
  expect(told()).toBe('naboj: Osnove: 2. mesto od 2.');
  press('naboj', 'ArrowDown');
  expect(told()).toBe('naboj: Moč: 1. mesto od 2.');
  expect(order()).toEqual(['nabojtok', 'delo', '']);
  press('naboj', ' ');
  expect(order()).toEqual(['tok', 'nabojdelo', '']);
  expect(told()).toBe('naboj: premaknjeno. Moč: 1. mesto od 2.');
  expect(document.activeElement).toBe(handle('naboj'));
});

it('leaves an item where it was on Escape, and when the focus goes elsewhere', () => {
  press('tok', ' ', 'ArrowDown', 'Escape');
  expect(order()).toEqual(['nabojtok', 'delo', '']);
  expect(told()).toBe('tok: ostaja. Osnove: 2. mesto od 2.');
  press('tok', ' ', 'ArrowUp');
  fireEvent.blur(handle('tok'));
  press('tok', ' ', ' ');
  expect(order()).toEqual(['nabojtok', 'delo', '']);
});

it('does not pass the ends by keys', () => {
  press('delo', ' ', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' ');
  expect(order()).toEqual(['nabojtok', '', 'delo']);
  press('naboj', 'ArrowDown', ' ', 'ArrowUp', ' ');
  expect(order()).toEqual(['nabojtok', '', 'delo']);
});

it('moves an item by buttons, past the end of its group too', () => {
  fireEvent.click(button('Premakni nižje: tok'));
  expect(order()).toEqual(['naboj', 'tokdelo', '']);
  expect(document.activeElement).toBe(button('Premakni nižje: tok'));
  fireEvent.click(button('Premakni višje: naboj'));
  expect(button('Premakni višje: naboj').getAttribute('aria-disabled')).toBe('true');
  expect(order()).toEqual(['naboj', 'tokdelo', '']);
});

it('takes a dragged item to where it is let go, unless the drag is given up', () => {
  for (const [at, list] of screen.getAllByRole('list').entries()) {
    list.getBoundingClientRect = () => new DOMRect(0, at * 200, 300, 100);
  }
  for (const [at, row] of screen.getAllByRole('listitem').entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, [0, 50, 200][at] ?? 0, 300, 50);
  }
  const drag = () => {
    fireEvent.pointerDown(handle('naboj'), { button: 0, isPrimary: true, clientY: 25 });
    fireEvent.pointerMove(window, { clientY: 240 });
  };
  drag();
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['nabojtok', 'delo', '']);
  drag();
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['tok', 'delonaboj', '']);
});
