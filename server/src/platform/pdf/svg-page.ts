import { createPage, type Page } from './page.ts';
import type { Paint, Shape } from './read-drawing.ts';
import type { Placement, TextLine } from './surface.ts';
import type { Typeface } from './typeface.ts';

/** A page whose texts are outlines, so that whatever shows it needs no fonts. */
export function createSvgPage(
  size: { width: number; height: number },
  typeface: Typeface,
): Page & { toSvg: () => string } {
  const parts: string[] = [];
  const whatever = (draw: () => void) => draw();

  function text({ text: line, x, y, size: letterSize, weight, colour, tracking }: TextLine): void {
    const scale = letterSize / 1000;
    let at = x;
    for (const { advance, kerning, offset, outline } of typeface[weight].glyphsOf(line)) {
      const place = `matrix(${scale} 0 0 ${-scale} ${round(at + offset[0] * scale)} ${round(y - offset[1] * scale)})`;
      parts.push(`<path transform="${place}" fill="${colour}" d="${outline()}"/>`);
      at += (advance + kerning) * scale + tracking;
    }
  }

  function shape(drawn: Shape, { x, y, scale, ink, paper }: Placement): void {
    const colourOf = (paint: Paint | undefined) => (paint ? { ink, paper }[paint] : 'none');
    const attributes = {
      d: drawn.outline,
      transform: `matrix(${scale} 0 0 ${scale} ${x} ${y}) matrix(${drawn.matrix.join(' ')})`,
      fill: colourOf(drawn.fill),
      'fill-opacity': drawn.fillOpacity,
      'fill-rule': drawn.isEvenOdd ? 'evenodd' : 'nonzero',
      stroke: colourOf(drawn.stroke),
      'stroke-opacity': drawn.strokeOpacity,
      'stroke-width': drawn.strokeWidth,
      'stroke-linecap': drawn.cap,
      'stroke-linejoin': drawn.join,
      'stroke-dasharray': drawn.dashes.join(' ') || 'none',
      'stroke-dashoffset': drawn.dashOffset,
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
    parts.push(`<path ${written.join(' ')}/>`);
  }

  const surface = { ...size, text, shape, content: whatever, decoration: whatever };
  return {
    ...createPage({ ...surface, element: (_, draw) => draw() }, typeface),
    toSvg() {
      const { width, height } = size;
      const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
      return `${root}${parts.join('')}</svg>`;
    },
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Outlines come from markup of others. */
function escaped(value: string | number): string {
  return String(value).replace(/[&<>"]/g, '');
}
