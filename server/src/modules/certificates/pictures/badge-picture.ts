import { colours } from '../../../platform/pdf/colours.ts';
import type { Page } from '../../../platform/pdf/page.ts';
import { createSvgPage } from '../../../platform/pdf/svg-page.ts';
import { loadTypeface } from '../../../platform/pdf/typeface.ts';
import { mark } from '../paper/brand-mark.ts';
import type { CertificateWords } from '../paper/certificate-words.ts';
import { courseDrawing } from '../paper/course-drawing.ts';
import { themeHue } from '../paper/theme-hue.ts';
import { pngOf } from './png-of.ts';

const side = 600;
const centre = side / 2;

/** A medal in the form of a nut, on no ground: what shows it has a colour of its own. */
export async function badgePicture(words: CertificateWords): Promise<Uint8Array> {
  const page = createSvgPage({ width: side, height: side }, await loadTypeface());
  const hue = themeHue(words.theme.id);
  page.shape({ outline: hexagon(264), stroke: 'ink', strokeWidth: 44, join: 'round' }, hue.line);
  page.shape({ outline: hexagon(262), stroke: 'ink', strokeWidth: 18, join: 'round' }, hue.tint);
  page.shape({ outline: hexagon(252), stroke: 'ink', strokeWidth: 14, join: 'round' }, hue.line);
  page.shape({ outline: circle(214) }, hue.tint);
  page.shape({ outline: circle(204) }, colours.paper);
  const { drawing, isMark } = courseDrawing(words.drawing);
  const inset = isMark ? 70 : 0;
  const box = { x: 190 + inset, y: 112 + inset / 2, width: 220 - 2 * inset, height: 172 - inset };
  page.adorn(drawing, box, hue.line);
  writeTitle(page, words);
  writeIssuer(page);
  return pngOf(page.toSvg(), side);
}

/** In the lower half of the bore, which gets narrower. */
function writeTitle(page: Page, { courseTitle }: CertificateWords): void {
  const style = { isStrong: true, leading: 1.18, width: 330 };
  const height = 124;
  const size = page.sizeFor(courseTitle, { ...style, size: 30, height });
  const top = 304 + (height - page.heightOf(courseTitle, { ...style, size })) / 2;
  page.write(courseTitle, centre, top - size * 0.1, { ...style, size, align: 'centre', isBalanced: true });
}

function writeIssuer(page: Page): void {
  const size = 28;
  const gap = 38;
  const left = centre - (gap + page.widthOf('Navor', { size, isStrong: true })) / 2;
  page.adorn(mark, { x: left, y: 444, width: 30, height: 30 }, colours.ink);
  page.write('Navor', left + gap, 441, { size, isStrong: true, tracking: -0.8 });
}

function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

function circle(radius: number): string {
  const arc = (dx: number) => `a${radius} ${radius} 0 1 1 ${dx} 0`;
  return `M${centre - radius} ${centre}${arc(2 * radius)}${arc(-2 * radius)}Z`;
}
