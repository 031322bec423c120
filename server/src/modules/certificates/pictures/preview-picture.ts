import type { CertificateState } from '@navor/contract';
import { colours } from '../../../platform/pdf/colours.ts';
import type { Page } from '../../../platform/pdf/page.ts';
import { createSvgPage } from '../../../platform/pdf/svg-page.ts';
import { loadTypeface } from '../../../platform/pdf/typeface.ts';
import { writeWordmark } from '../paper/brand-mark.ts';
import type { CertificateWords } from '../paper/certificate-words.ts';
import { courseDrawing } from '../paper/course-drawing.ts';
import { drawGrid } from '../paper/draw-grid.ts';
import { themeHue } from '../paper/theme-hue.ts';
import { pngOf } from './png-of.ts';

/** `state` is that of now; what was revoked or replaced names nobody, whatever its holder once allowed. */
export type Preview = { words: CertificateWords; showsName: boolean; showsGrade: boolean; state: CertificateState };

const size = { width: 1200, height: 630 };
const panelWidth = 420;
const left = 72;
const room = size.width - panelWidth - 2 * left;

/** What links to the public page show: 1200 × 630, the size that networks ask for. */
export async function previewPicture(preview: Preview): Promise<Uint8Array> {
  const page = createSvgPage(size, await loadTypeface());
  const { words } = preview;
  drawGround(page, words);
  writeWordmark(page, left, 64, 34);
  if (preview.state === 'valid') writeStanding(page, preview);
  else writeEnded(page, words, preview.state);
  return pngOf(page.toSvg(), size.width);
}

function drawGround(page: Page, words: CertificateWords): void {
  const hue = themeHue(words.theme.id);
  const panel = { x: size.width - panelWidth, y: 0, width: panelWidth, height: size.height };
  page.ground({ x: 0, y: 0, ...size }, colours.paper);
  drawGrid(page, { x: 0, y: 0, ...size }, '#f1f5fb', 30);
  page.ground(panel, hue.tint);
  drawGrid(page, panel, '#ffffff', 30);
  page.ground({ ...panel, width: 6 }, hue.line);
  const { drawing, isMark } = courseDrawing(words.drawing);
  const inset = isMark ? 110 : 36;
  const box = { x: panel.x + inset, y: 60, width: panelWidth - 2 * inset, height: 430 };
  page.adorn(drawing, box, hue.line);
  page.write(words.theme.title, panel.x + panelWidth / 2, 520, {
    ...{ size: 26, isStrong: true, align: 'centre', width: panelWidth - 60 },
  });
}

function writeStanding(page: Page, { words, showsName, showsGrade }: Preview): void {
  const quiet = { size: 22, colour: colours.quiet, width: room };
  let y = 156;
  if (showsName && page.canWrite(words.holderName)) {
    y = page.write(words.heading, left, y, { ...quiet, isStrong: true }) + 10;
    y = writeFitting(page, words.holderName, y, 58, 128) + 12;
    y = page.write(words.completed, left, y, quiet);
    writeFitting(page, words.courseTitle, y + 4, 36, 130);
  } else {
    y = page.write(words.heading, left, y + 24, { ...quiet, isStrong: true }) + 14;
    writeFitting(page, words.courseTitle, y, 56, 210);
  }
  const facts = [words.hours.value, words.date.value];
  if (showsGrade && words.grade) facts.push(words.grade.value);
  page.write(facts.join('  ·  '), left, 512, { size: 26, isStrong: true });
  page.write(words.serial, left, 556, { size: 20, colour: colours.quiet });
}

function writeEnded(page: Page, words: CertificateWords, state: 'revoked' | 'replaced'): void {
  const notice = words.notices[state];
  const height = page.heightOf(notice, { size: 44, isStrong: true, leading: 1.15, width: room - 48 }) + 44;
  page.ground({ x: left, y: 160, width: room, height }, '#fce8e5', 10);
  page.ground({ x: left, y: 160, width: 8, height }, colours.danger);
  page.write(notice, left + 32, 178, {
    ...{ size: 44, isStrong: true, leading: 1.15, colour: colours.danger, width: room - 48 },
  });
  writeFitting(page, words.courseTitle, 160 + height + 28, 34, 500 - (160 + height + 28));
  page.write(words.serial, left, 556, { size: 20, colour: colours.quiet });
}

function writeFitting(page: Page, text: string, y: number, most: number, height: number): number {
  const style = { isStrong: true, leading: 1.15, width: room };
  return page.write(text, left, y, {
    ...style,
    size: page.sizeFor(text, { ...style, size: most, height }),
    isBalanced: true,
  });
}
