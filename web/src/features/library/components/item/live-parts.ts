import type { BodyPart, LibraryPart } from '@navor/contract';

/** What only texts of the library have. */
export type OwnPart = Exclude<LibraryPart, BodyPart>;

/** What has code of its own, which only items that have it fetch. */
export type LivePart = Exclude<OwnPart, { kind: 'table' }>;

export function idOf(part: LivePart): string {
  return part.kind === 'calculator' ? part.calculator.id : part.id;
}

/** On the server: what a part looks like at first. */
const drawings = new WeakMap<LivePart, string>();

export function keepDrawing(part: LivePart, html: string): void {
  drawings.set(part, html);
}

/** What the server drew of a part; in the browser it is read from the page. Null where the page has come without it. */
export function drawingOf(part: LivePart): string | null {
  if (typeof document === 'undefined') return drawings.get(part) ?? null;
  return document.getElementById(idOf(part))?.innerHTML ?? null;
}
