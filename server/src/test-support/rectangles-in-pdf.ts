import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

type Matrix = [number, number, number, number, number, number];
type Raster = { width: number; height: number; data: Uint8ClampedArray };

/** A part of a PDF's only page as pixels, as far as it consists of filled rectangles: enough for a QR code. */
export async function rectanglesInPdf(
  pdf: Uint8Array,
  [left = 0, bottom = 0, right = 0, top = 0]: number[],
  pixels = 8,
) {
  const width = Math.round((right - left) * pixels);
  const height = Math.round((top - bottom) * pixels);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const { corners, grey } of filledIn(await contentOfPage(pdf))) {
    const [xs, ys] = [corners.map(([x]) => (x - left) * pixels), corners.map(([, y]) => (top - y) * pixels)];
    for (let y = Math.max(0, Math.round(Math.min(...ys))); y < Math.min(height, Math.round(Math.max(...ys))); y += 1) {
      for (let x = Math.max(0, Math.round(Math.min(...xs))); x < Math.min(width, Math.round(Math.max(...xs))); x += 1) {
        data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return { width, height, data } satisfies Raster;
}

/** The operators that draw a PDF's only page. */
export async function contentOfPage(pdf: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const contents = document.getPage(0).node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  const streams = parts.map((part) => (part instanceof PDFRef ? document.context.lookup(part) : part));
  const texts = streams.map((stream) => {
    if (!(stream instanceof PDFRawStream)) throw new Error('This is not a stream of a PDF');
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  });
  return texts.join('\n');
}

type Corner = [x: number, y: number];

/** Follows what the operators of a page do to its coordinates and colour, and gathers what is filled. */
function filledIn(content: string): { corners: Corner[]; grey: number }[] {
  const filled: { corners: Corner[]; grey: number }[] = [];
  const saved: { matrix: Matrix; grey: number }[] = [];
  let state: { matrix: Matrix; grey: number } = { matrix: [1, 0, 0, 1, 0, 0], grey: 0 };
  let paths: Corner[][] = [];
  let operands: number[] = [];
  for (const token of content.split(/\s+/)) {
    if (!/^[A-Za-z*]+$/.test(token)) {
      operands.push(Number(token));
      continue;
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands;
    if (token === 'q') saved.push({ ...state });
    if (token === 'Q') state = saved.pop() ?? state;
    if (token === 'cm') state.matrix = multiply(state.matrix, [a, b, c, d, e, f]);
    if (token === 'rg') state.grey = Math.round((255 * (a + b + c)) / 3);
    if (token === 'm') paths.push([pointIn(state.matrix, a, b)]);
    if (token === 'l') paths.at(-1)?.push(pointIn(state.matrix, a, b));
    if (token === 'f')
      filled.push(...paths.filter(({ length }) => length === 4).map((corners) => ({ corners, grey: state.grey })));
    if (['f', 'S', 'B', 'n'].includes(token)) paths = [];
    operands = [];
  }
  return filled;
}

function pointIn([a, b, c, d, e, f]: Matrix, x: number, y: number): Corner {
  return [a * x + c * y + e, b * x + d * y + f];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
