import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** How a drag goes on once it has begun; without one the pointer is left to the page. */
export type Drag = {
  move: (point: Point) => void;
  drop: () => void;
  cancel: () => void;
};

export type Point = { x: number; y: number };

/** A mouse that moves less than this has clicked. */
const slackPx = 4;
/** A finger that rests this long wants to drag; one that moves earlier scrolls. */
const longPressMs = 400;
const fingerSlackPx = 10;
/** So near to the edge of what scrolls, it does so by itself. */
const edgePx = 36;
const scrollPx = 8;

/**
 * Tells a drag from a click, and with fingers from scrolling. `begin` is asked when one begins. A click that ends a drag
 * does not open what lies under it.
 */
export function useDrag(begin: (event: PointerEvent, start: Point) => Drag | undefined) {
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  return (down: ReactPointerEvent) => {
    if (down.button !== 0 || !down.isPrimary || end.current) return;
    const isTouch = down.pointerType === 'touch';
    const start = { x: down.clientX, y: down.clientY };
    const source = down.nativeEvent;
    const target = source.target as HTMLElement;
    const box = target.closest('.overflow-y-auto');
    let drag: Drag | undefined;
    let last = start;
    let frame = 0;

    const distance = (point: Point) => Math.hypot(point.x - start.x, point.y - start.y);
    const startDrag = () => {
      drag = begin(source, start);
      if (drag) frame = requestAnimationFrame(scrollAtEdge);
      else stop();
    };
    const timer = isTouch ? setTimeout(startDrag, longPressMs) : undefined;

    function onMove(event: PointerEvent) {
      last = { x: event.clientX, y: event.clientY };
      if (!drag && isTouch && distance(last) > fingerSlackPx) return stop();
      if (!drag && !isTouch && distance(last) > slackPx) startDrag();
      drag?.move(last);
    }
    function onUp() {
      const ended = drag;
      stop();
      if (!ended) return;
      swallowClick();
      ended.drop();
    }
    function onCancel() {
      const ended = drag;
      stop();
      ended?.cancel();
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      event.stopPropagation();
      swallowClick();
      onCancel();
    }
    // Once the drag has begun the page must stay where it is, which only a listener that is not passive can ask for. What a
    // finger does is told to what it touched first, even after that was drawn anew elsewhere.
    function onTouchMove(event: TouchEvent) {
      if (drag && event.cancelable) event.preventDefault();
    }
    function onContextMenu(event: Event) {
      if (drag) event.preventDefault();
    }
    function scrollAtEdge() {
      if (box && drag) {
        const { top, bottom } = box.getBoundingClientRect();
        const step = last.y > bottom - edgePx ? scrollPx : last.y < top + edgePx ? -scrollPx : 0;
        if (step !== 0) box.scrollBy(0, step);
        if (step !== 0) drag.move(last);
      }
      frame = requestAnimationFrame(scrollAtEdge);
    }
    function stop() {
      drag = undefined;
      end.current = undefined;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, true);
      target.removeEventListener('touchmove', onTouchMove);
      window.removeEventListener('contextmenu', onContextMenu);
    }

    end.current = onCancel;
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, true);
    target.addEventListener('touchmove', onTouchMove, { passive: false });
    window.addEventListener('contextmenu', onContextMenu);
  };
}

/** The browser reports the click that ends a drag right after it; whatever is pressed next is meant, however soon. */
function swallowClick(): void {
  const ending = new AbortController();
  const { signal } = ending;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    ending.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  window.addEventListener('pointerdown', () => ending.abort(), { capture: true, signal });
  setTimeout(() => ending.abort(), 50);
}
