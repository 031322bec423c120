import type { Colour } from '../../../platform/pdf/colours.ts';
import type { Page } from '../../../platform/pdf/page.ts';
import type { Box } from '../../../platform/pdf/surface.ts';

/** Faint squares, as on blueprint paper. */
export function drawGrid(page: Page, { x, y, width, height }: Box, colour: Colour, step: number): void {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / step - 0.001) - 1 }, (_, index) => (index + 1) * step);
  const upright = steps(width).map((at) => `M${x + at} ${y}v${height}`);
  const level = steps(height).map((at) => `M${x} ${y + at}h${width}`);
  const outline = [...upright, ...level].join('');
  page.shape({ outline, fill: undefined, stroke: 'ink', strokeWidth: step / 28 }, colour);
}
