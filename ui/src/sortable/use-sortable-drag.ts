import { type PointerEvent, useEffect, useRef } from 'react';
import { type GroupBox, placeUnder, type SortablePlace } from './sortable-places.ts';

type Dragging = {
  placeOf: (itemId: string) => SortablePlace | undefined;
  onHold: (itemId: string, from: SortablePlace, to: SortablePlace) => void;
  onDrop: (itemId: string, from: SortablePlace, to: SortablePlace) => void;
  onCancel: () => void;
};

/** So near to an edge of the window, the page scrolls by itself. */
const edgePx = 56;
const scrollPx = 10;

/** Dragging by the handle, with a mouse, a pen or a finger. */
export function useSortableDrag(name: string, dragging: Dragging) {
  const stop = useRef<(() => void) | null>(null);
  // A drag goes on over many renderings, and ends with what holds then.
  const current = useRef(dragging);
  useEffect(() => {
    current.current = dragging;
  });
  useEffect(() => () => stop.current?.(), []);

  return (itemId: string, event: PointerEvent) => {
    const from = current.current.placeOf(itemId);
    if (event.button !== 0 || !event.isPrimary || stop.current || !from) return;
    let to = from;
    let y = event.clientY;
    let frame = 0;

    const hold = () => {
      to = placeUnder(y, boxesOf(name, itemId)) ?? from;
      current.current.onHold(itemId, from, to);
    };
    const move = ({ clientY }: { clientY: number }) => {
      y = clientY;
      hold();
    };
    const scroll = () => {
      const step = y < edgePx ? -scrollPx : y > window.innerHeight - edgePx ? scrollPx : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        hold();
      }
      frame = requestAnimationFrame(scroll);
    };
    const drop = () => {
      stop.current?.();
      current.current.onDrop(itemId, from, to);
    };
    const cancel = () => {
      stop.current?.();
      current.current.onCancel();
    };
    const cancelByKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      cancel();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', cancelByKey, true);
    stop.current = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', cancelByKey, true);
      stop.current = null;
    };
    frame = requestAnimationFrame(scroll);
    current.current.onHold(itemId, from, from);
  };
}

function boxesOf(name: string, draggedId: string): GroupBox[] {
  const of = CSS.escape(name);
  return [...document.querySelectorAll<HTMLElement>(`[data-sortable-list="${of}"]`)].map((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const items = [...list.querySelectorAll<HTMLElement>(`[data-sortable-of="${of}"]`)];
    const middles = items
      .filter(({ dataset }) => dataset.sortableItem !== draggedId)
      .map((item) => item.getBoundingClientRect())
      .map((box) => box.top + box.height / 2);
    return { groupId: list.dataset.sortableGroup ?? '', top, bottom, middles };
  });
}
