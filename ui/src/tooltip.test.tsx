// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Anew for each test: all tooltips of a page know when one of them was shown, by a clock that starts again with the test. */
let Tooltip: typeof import('./tooltip.tsx').Tooltip;
beforeEach(async () => {
  vi.resetModules();
  ({ Tooltip } = await import('./tooltip.tsx'));
  vi.useFakeTimers();
  render(
    <Tooltip text="Odjava" side="right">
      <button type="button">ikona</button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const control = () => screen.getByRole('button');
const tooltip = () => screen.queryByRole('tooltip');

it('waits for the mouse, and stays while the mouse is over it', () => {
  fireEvent.pointerOver(control(), { pointerType: 'mouse' });
  wait(600);
  expect(tooltip()).toBeNull();
  wait(100);
  expect(tooltip()?.textContent).toBe('Odjava');
  fireEvent.pointerOut(control());
  wait(100);
  fireEvent.pointerOver(tooltip() as HTMLElement);
  wait(1000);
  expect(tooltip()).not.toBeNull();
});

it('goes with the mouse, with Escape and with a press', () => {
  const shown = () => {
    fireEvent.pointerOver(control(), { pointerType: 'mouse' });
    wait(700);
    expect(tooltip()).not.toBeNull();
  };
  shown();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBeNull();
  fireEvent.pointerOut(control());
  wait(200);
  shown();
  fireEvent.pointerDown(control());
  expect(tooltip()).toBeNull();
});

it('is nothing for a finger', () => {
  fireEvent.pointerOver(control(), { pointerType: 'touch' });
  wait(2000);
  expect(tooltip()).toBeNull();
});

describe('beside one that was read just now', () => {
  const neighbour = () => screen.getByRole('button', { name: 'soseda' });
  const first = () => screen.getByRole('button', { name: 'ikona' });
  beforeEach(() => {
    render(
      <Tooltip text="Nastavitve" side="right">
        <button type="button">soseda</button>
      </Tooltip>,
    );
    wait(1000);
    fireEvent.pointerOver(first(), { pointerType: 'mouse' });
    wait(700);
    expect(tooltip()?.textContent).toBe('Odjava');
    fireEvent.pointerOut(first());
  });

  it('does not wait again when the pointer comes straight from there, and is the only one then', () => {
    fireEvent.pointerOver(neighbour(), { pointerType: 'mouse' });
    expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Nastavitve']);
    wait(500);
    fireEvent.pointerOut(neighbour());
    fireEvent.pointerOver(first(), { pointerType: 'mouse' });
    expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Odjava']);
  });

  it.each([
    [250, 'Nastavitve'],
    [400, undefined],
  ])('after %i ms without any, %s is there at once', (pause, text) => {
    wait(150);
    expect(tooltip()).toBeNull();
    wait(pause);
    fireEvent.pointerOver(neighbour(), { pointerType: 'mouse' });
    wait(1);
    expect(tooltip()?.textContent).toBe(text);
  });
});
