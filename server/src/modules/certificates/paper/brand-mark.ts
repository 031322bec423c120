import { colours } from '../../../platform/pdf/colours.ts';
import type { Page } from '../../../platform/pdf/page.ts';
import { type Drawing, readDrawing } from '../../../platform/pdf/read-drawing.ts';

const markup = (...paths: string[]) =>
  `<svg viewBox="0 0 32 32">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;

const stems = 'M2 4h6v24H2zM24 4h6v24h-6z';
const arrow = 'M6 4H8A21.3 21.3 0 0 1 20.3 13.5L22.9 12 21.4 28 13.1 17.8 15.7 16.3A16 16 0 0 0 8 9.7H6Z';

/** Navor's mark in one colour. */
export const mark: Drawing = readDrawing(markup(arrow, stems));
const arrowAlone = readDrawing(markup(arrow));
const stemsAlone = readDrawing(markup(stems));

/** The mark with the name beside it, as tall as letters of `size`. */
export function writeWordmark(page: Page, x: number, y: number, size: number): void {
  const box = { x, y, width: size * 1.15, height: size * 1.15 };
  page.adorn(arrowAlone, box, colours.arrow);
  page.adorn(stemsAlone, box, colours.ink);
  page.write('Navor', x + size * 1.45, y - size * 0.12, { size, isStrong: true, tracking: -0.03 * size });
}
