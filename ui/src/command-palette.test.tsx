// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type CommandItem, CommandPalette, useCommandPaletteShortcut } from './command-palette.tsx';
import { renderWithTexts } from './test-support.tsx';

afterEach(cleanup);

function openPalette(items: CommandItem[]) {
  const onOpenChange = vi.fn();
  renderWithTexts(<CommandPalette open onOpenChange={onOpenChange} items={items} />);
  return { onOpenChange, input: screen.getByRole('combobox', { name: 'Iskanje' }) };
}

function threeItems(onSelect: () => void = () => {}): CommandItem[] {
  return [
    { id: 'statics', label: 'Statika', group: 'Tečaji', href: '/courses/statics' },
    { id: 'calendar', label: 'Koledar', group: 'Zasloni', href: '/calendar' },
    { id: 'theme', label: 'Zamenjaj temo', group: 'Ukazi', onSelect },
  ];
}

function selected(): string | undefined {
  return (
    screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent ??
    undefined
  );
}

it('moves with arrows, Home and End and tells which option is active', () => {
  const { input } = openPalette(threeItems());
  expect(selected()).toBe('Statika');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(selected()).toBe('Koledar');
  fireEvent.keyDown(input, { key: 'End' });
  expect(selected()).toBe('Zamenjaj temo');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(selected()).toBe('Statika');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(selected()).toBe('Zamenjaj temo');
  fireEvent.keyDown(input, { key: 'Home' });
  expect(selected()).toBe('Statika');
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Statika');
});

it('runs the active item on Enter and closes', () => {
  const onSelect = vi.fn();
  const { input, onOpenChange } = openPalette(threeItems(onSelect));
  fireEvent.keyDown(input, { key: 'End' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('narrows the list and starts again at its top', () => {
  const { input } = openPalette(threeItems());
  fireEvent.keyDown(input, { key: 'End' });
  fireEvent.change(input, { target: { value: 'a' } });
  expect(selected()).toBe('Statika');
  fireEvent.change(input, { target: { value: 'KOLEDAR' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('1 zadetek');
});

it('says what to do when nothing is found, and Enter does nothing', () => {
  const { input, onOpenChange } = openPalette(threeItems());
  fireEvent.change(input, { target: { value: 'xyz' } });
  expect(screen.getByRole('status').textContent).toBe('Ni zadetkov za »xyz«. Poskusite z drugo besedo.');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onOpenChange).toHaveBeenCalledTimes(0);
});

it('says that nothing is found where all that is left is offered for anything', () => {
  const everywhere: CommandItem = { id: 'all', label: 'Išči povsod', href: '/search', isFallback: true };
  const { input } = openPalette([...threeItems(), everywhere]);
  fireEvent.change(input, { target: { value: 'xyz' } });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Ni zadetkov za »xyz«. Poskusite z drugo besedo.');
  expect(status.className).not.toContain('sr-only');
  expect(selected()).toBe('Išči povsod');
  fireEvent.change(input, { target: { value: 'koledar' } });
  expect(status.textContent).toBe('1 zadetek');
});

function Listener({ onOpen }: { onOpen: () => void }) {
  useCommandPaletteShortcut(onOpen);
  return null;
}

it('opens on Ctrl+K and Cmd+K, and on nothing else', () => {
  const onOpen = vi.fn();
  renderWithTexts(<Listener onOpen={onOpen} />);
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true });
  expect(onOpen).toHaveBeenCalledTimes(0);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'K', metaKey: true });
  expect(onOpen).toHaveBeenCalledTimes(2);
});
