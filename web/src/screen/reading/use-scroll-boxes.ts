import { type RefObject, useEffect } from 'react';
import { makeScrollStops } from './scroll-stops.ts';

const boxes = '.formula-box, .table-box, pre.code';

/** Boxes of the text that scroll become stops for keyboards. */
export function useScrollBoxes(text: RefObject<HTMLElement | null>, parts: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was replaced has other boxes.
  useEffect(() => makeScrollStops(text.current?.querySelectorAll(boxes) ?? []), [text, parts]);
}
