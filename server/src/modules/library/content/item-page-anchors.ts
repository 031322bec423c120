import { frameAnchors } from '../../../content/files/frame-anchors.ts';

/** Addresses inside the page of an item: its own parts, and those of the frame around it. */
export const itemPageAnchors: ReadonlySet<string> = new Set([
  ...frameAnchors,
  ...['contents', 'item-text', 'lessons', 'lessons-title', 'related', 'related-title', 'sources', 'sources-title'],
]);
