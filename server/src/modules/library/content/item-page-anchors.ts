import { layoutAnchors } from '../../../content/files/layout-anchors.ts';

/** Addresses inside the page of an item: its own parts, and those of the frame around it. */
export const itemPageAnchors: ReadonlySet<string> = new Set([
  ...layoutAnchors,
  ...['contents', 'item-text', 'lessons', 'lessons-title', 'related', 'related-title', 'sources', 'sources-title'],
]);
