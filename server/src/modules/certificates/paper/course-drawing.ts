import { type Drawing, readDrawing } from '../../../platform/pdf/read-drawing.ts';
import { mark } from './brand-mark.ts';

/**
 * The drawing that a certificate was issued with, or Navor's mark in its place: for a course that had none, and for markup
 * that cannot be read any more, since nobody can mend what is frozen and its holder needs the paper.
 */
export function courseDrawing(markup: string | null): { drawing: Drawing; isMark: boolean } {
  const drawing = markup === null ? undefined : readable(markup);
  return drawing ? { drawing, isMark: false } : { drawing: mark, isMark: true };
}

function readable(markup: string): Drawing | undefined {
  try {
    const drawing = readDrawing(markup);
    return drawing.shapes.length > 0 ? drawing : undefined;
  } catch {
    return undefined;
  }
}
