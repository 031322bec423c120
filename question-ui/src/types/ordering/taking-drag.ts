import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { placeAt } from './taking-order.ts';

export type Drag = { letter: string; to: number };

/**
 * Dragging as an extra to the buttons. Rows stay where they are until the item is let go, and a line shows where it will
 * go: moving its element on the way would end the touch that drags it.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (letter: string, from: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    let to = from;
    const move = ({ clientY }: { clientY: number }) => {
      to = placeAt(clientY, middlesWithout(list.current, letter));
      setDrag({ letter, to });
    };
    const end = (isDropped: boolean) => () => {
      stop.current?.();
      if (isDropped && to !== from) onDrop({ letter, to });
    };
    const [drop, cancel] = [end(true), end(false)];
    const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', cancelByKey);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', cancelByKey);
      stop.current = null;
      setDrag(null);
    };
    setDrag({ letter, to });
  };

  return { drag, start };
}

function middlesWithout(list: HTMLElement | null, letter: string): number[] {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
  return rows
    .filter((row) => row.dataset.letter !== letter)
    .map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
}
