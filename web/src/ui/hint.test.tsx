// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hint } from './hint.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Hint text="Odjava" side="right">
      <button type="button">ikona</button>
    </Hint>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const control = () => screen.getByRole('button');
const hint = () => screen.queryByRole('tooltip');

it('waits for the mouse, and stays while the mouse is over it', () => {
  fireEvent.pointerOver(control(), { pointerType: 'mouse' });
  wait(400);
  expect(hint()).toBeNull();
  wait(100);
  expect(hint()?.textContent).toBe('Odjava');
  fireEvent.pointerOut(control());
  wait(100);
  fireEvent.pointerOver(hint() as HTMLElement);
  wait(1000);
  expect(hint()).not.toBeNull();
});

it('goes with the mouse, with Escape and with a press', () => {
  const shown = () => {
    fireEvent.pointerOver(control(), { pointerType: 'mouse' });
    wait(500);
    expect(hint()).not.toBeNull();
  };
  shown();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(hint()).toBeNull();
  fireEvent.pointerOut(control());
  wait(200);
  shown();
  fireEvent.pointerDown(control());
  expect(hint()).toBeNull();
});

it('is nothing for a finger', () => {
  fireEvent.pointerOver(control(), { pointerType: 'touch' });
  wait(2000);
  expect(hint()).toBeNull();
});
