import { colours } from '../../../platform/pdf/colours.ts';
import type { Page } from '../../../platform/pdf/page.ts';
import type { Box } from '../../../platform/pdf/surface.ts';
import { writeWordmark } from './brand-mark.ts';
import type { CertificateWords } from './certificate-words.ts';
import { courseDrawing } from './course-drawing.ts';
import { drawGrid } from './draw-grid.ts';
import { type Hue, themeHue } from './theme-hue.ts';
import { writeTitleBlock } from './title-block.ts';

/** In points. */
const mm = 72 / 25.4;

/** A4 landscape, in which a grid of 5 mm comes out even. */
const frame: Box = { x: 11 * mm, y: 10 * mm, width: 275 * mm, height: 190 * mm };
const blockHeight = 35 * mm;
const panelWidth = 95 * mm;
const upperHeight = frame.height - blockHeight;
const panel: Box = { x: frame.x + frame.width - panelWidth, y: frame.y, width: panelWidth, height: upperHeight };
const textArea: Box = { x: frame.x + 12 * mm, y: frame.y, width: 157 * mm, height: upperHeight };

/** A certificate drawn like a sheet of a technical drawing: frame, faint grid, and a title block with the facts. */
export function drawCertificatePage(page: Page, words: CertificateWords): void {
  const hue = themeHue(words.theme.id);
  drawSheet(page, hue);
  writeWordmark(page, textArea.x, textArea.y + 12 * mm, 19);
  const below = writeAward(page, words, hue);
  writeOutcomes(page, words, below + 5 * mm);
  drawPanel(page, words, hue);
  writeTitleBlock(page, words, { ...frame, y: frame.y + upperHeight, height: blockHeight }, panelWidth);
}

function drawSheet(page: Page, hue: Hue): void {
  page.ground({ x: 0, y: 0, width: page.width, height: page.height }, colours.paper);
  drawGrid(page, frame, '#f1f5fb', 5 * mm);
  page.ground(panel, hue.tint);
  drawGrid(page, panel, '#ffffff', 5 * mm);
  page.frame({ x: 5 * mm, y: 5 * mm, width: page.width - 10 * mm, height: page.height - 10 * mm }, '#aab4bf', 0.4);
  page.frame(frame, colours.ink, 1.2);
  drawCentringMarks(page);
}

/** By which sheets were laid under a camera: in the middle of each side. */
function drawCentringMarks(page: Page): void {
  const [x, y] = [page.width / 2, page.height / 2];
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const edge = 5 * mm;
  const outline = [
    `M${x} ${edge}V${frame.y}M${x} ${bottom}V${page.height - edge}`,
    `M${edge} ${y}H${frame.x}M${right} ${y}H${page.width - edge}`,
  ].join('');
  page.shape({ outline, fill: undefined, stroke: 'ink', strokeWidth: 0.7 }, colours.ink);
}

/** Who is awarded what for; returns where it ends. */
function writeAward(page: Page, words: CertificateWords, hue: Hue): number {
  const { x, width } = textArea;
  const quiet = { size: 11, colour: colours.quiet, width };
  let y = textArea.y + 33 * mm;
  page.tag({ kind: 'H1' }, () => {
    y = page.write(words.heading, x, y, { size: 17, isStrong: true, width });
  });
  if (words.state !== 'valid') {
    y = page.write(words.notices[words.state], x, y, { size: 12, isStrong: true, colour: colours.danger, width });
  }
  y = page.write(words.awarded, x, y + 14, quiet);
  y = writeName(page, words, { x, y: y + 2, width, height: 84 });
  page.ground({ x, y: y + 8, width: 20 * mm, height: 3 }, hue.line);
  y = page.write(words.completed, x, y + 24, quiet);
  const title = { leading: 1.2, isStrong: true };
  const size = page.sizeFor(words.courseTitle, { ...title, size: 24, width, height: 66 });
  page.tag({ kind: 'P', ...languageOf(words) }, () => {
    y = page.write(words.courseTitle, x, y + 3, { ...title, size, width, isBalanced: true });
  });
  return y;
}

function writeName(
  page: Page,
  { holderName, unprintableName }: CertificateWords,
  { x, y, width, height }: Box,
): number {
  if (!page.canWrite(holderName)) {
    let below = y;
    page.tag({ kind: 'Span', says: holderName }, () => {
      below = page.write(unprintableName, x, y + 6, { size: 15, width });
    });
    return below;
  }
  const style = { leading: 1.15, isStrong: true };
  const size = page.sizeFor(holderName, { ...style, size: 38, width, height });
  return page.write(holderName, x, y, { ...style, size, width, tracking: -0.01 * size, isBalanced: true });
}

const mostOutcomes = 6;

/** In two columns above the title block; those that find no room are left out, the last first. */
function writeOutcomes(page: Page, words: CertificateWords, from: number): void {
  const style = { size: 8.5, leading: 1.35, width: 75 * mm };
  const bottom = textArea.y + textArea.height - 6 * mm;
  const label = { size: 8.5, isStrong: true, colour: colours.quiet };
  for (let count = Math.min(words.outcomes.length, mostOutcomes); count > 0; count -= 1) {
    const shown = words.outcomes.slice(0, count);
    const half = Math.ceil(count / 2);
    const columns = [shown.slice(0, half), shown.slice(half)];
    const heights = columns.map((column) =>
      column.reduce((sum, outcome) => sum + page.heightOf(outcome, { ...style, width: style.width - 9 }) + 3, 0),
    );
    const top = bottom - Math.max(...heights);
    if (top - 16 < from) continue;
    page.write(words.outcomesLabel, textArea.x, top - 16, label);
    page.tag({ kind: 'L', ...languageOf(words) }, () => {
      for (const [index, column] of columns.entries()) {
        writeColumn(page, column, textArea.x + index * (style.width + 7 * mm), top, style);
      }
    });
    return;
  }
}

function writeColumn(
  page: Page,
  outcomes: string[],
  x: number,
  top: number,
  style: { size: number; leading: number; width: number },
): void {
  let y = top;
  for (const outcome of outcomes) {
    page.tag({ kind: 'LI' }, () => {
      page.rule([x, y + 5.5], [x + 4, y + 5.5], colours.quiet, 0.9);
      page.tag({ kind: 'LBody' }, () => {
        y = page.write(outcome, x + 9, y, { ...style, width: style.width - 9 }) + 3;
      });
    });
  }
}

/** The course's drawing on its field's ground. */
function drawPanel(page: Page, words: CertificateWords, hue: Hue): void {
  const { drawing, isMark } = courseDrawing(words.drawing);
  const inset = isMark ? 24 * mm : 7 * mm;
  const box = { x: panel.x + inset, y: panel.y + 18 * mm, width: panel.width - 2 * inset, height: 100 * mm };
  page.figure(isMark ? words.markAlt : words.drawingAlt, box, (paint) => paint(drawing, box, hue.line));
  const middle = panel.x + panel.width / 2;
  const width = panel.width - 12 * mm;
  const y = page.write(words.theme.title, middle, panel.y + panel.height - 23 * mm, {
    ...{ size: 13, isStrong: true, align: 'centre', width },
  });
  page.write(words.level, middle, y, { size: 10, colour: colours.quiet, align: 'centre', width });
}

/** Marks text in another language than that of the page. */
function languageOf({ language, courseLanguage }: CertificateWords): { language?: string } {
  return language === courseLanguage ? {} : { language: courseLanguage };
}
