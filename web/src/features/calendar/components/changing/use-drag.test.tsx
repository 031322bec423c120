// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDrag } from './use-drag.ts';

afterEach(cleanup);

const onDrop = vi.fn();
const onClick = vi.fn();

function Grid() {
  const onPointerDown = useDrag(() => ({ move: () => {}, drop: onDrop, cancel: () => {} }));
  return (
    <>
      <button type="button" onPointerDown={onPointerDown}>
        Vnos
      </button>
      <button type="button" onClick={onClick}>
        Dodaj dogodek
      </button>
    </>
  );
}

function point(on: EventTarget, type: string, at: number): void {
  const init = { bubbles: true, button: 0, isPrimary: true, pointerType: 'mouse', clientX: at, clientY: at };
  on.dispatchEvent(new PointerEvent(type, init));
}

it('swallows the click that ends a drag, and none that was pressed after it', () => {
  render(<Grid />);
  const [entry, add] = screen.getAllByRole('button');
  if (!entry || !add) throw new Error('Both are there');
  const drag = () => {
    point(entry, 'pointerdown', 0);
    point(window, 'pointermove', 40);
    point(window, 'pointerup', 40);
  };
  drag();
  expect(onDrop).toHaveBeenCalledTimes(1);
  add.click();
  expect(onClick, 'the end of the drag').not.toHaveBeenCalled();
  add.click();
  expect(onClick).toHaveBeenCalledTimes(1);

  drag();
  point(add, 'pointerdown', 0);
  add.click();
  expect(onClick, 'somebody’s own, where the browser reports no end').toHaveBeenCalledTimes(2);
});
