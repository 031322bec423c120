import { type RefObject, useEffect } from 'react';

const boxes = '.formula-box, .table-box, pre.code';

/** What scrolls by itself is a stop for keyboards; what fits its box would only be in their way. */
export function useScrollBoxes(text: RefObject<HTMLElement | null>, parts: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was replaced has other boxes.
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else if (target !== document.activeElement) target.removeAttribute('tabindex');
      }
    });
    for (const box of text.current?.querySelectorAll(boxes) ?? []) observer.observe(box);
    return () => observer.disconnect();
  }, [text, parts]);
}
