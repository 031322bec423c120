import { layoutAnchors } from '../../../content/files/layout-anchors.ts';

/** Addresses inside the page of a lesson: its own parts, and those of the frame around it. */
export const lessonPageAnchors: ReadonlySet<string> = new Set([
  ...layoutAnchors,
  ...['contents', 'done', 'lesson-text', 'notes', 'notes-title', 'outline'],
]);
