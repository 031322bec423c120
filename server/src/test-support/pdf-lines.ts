import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/** Every line of text of a PDF, as a reader would copy it, in the order in which it was drawn. */
export async function pdfLines(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.getPages().flatMap(({ node }) => {
    const contents = node.Contents();
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
    const drawing = parts.map((part) => streamText(part instanceof PDFRef ? document.context.lookup(part) : part));
    const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    return linesOf(drawing.join('\n'), (name) => lettersOf(fonts?.lookup(PDFName.of(name), PDFDict)));
  });
}

function streamText(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('This is not a stream of a PDF');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** Text is drawn as codes of glyphs, in whichever font was chosen last. */
function linesOf(drawing: string, lettersIn: (font: string) => ReadonlyMap<string, string>): string[] {
  let letters: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, kerned] of drawing.matchAll(/\/(\S+) [\d.]+ Tf|\[<([^\]]+)>\] TJ/g)) {
    if (font) letters = lettersIn(font);
    // Between codes stands how far some are moved together.
    const codes = kerned?.replace(/> -?\d+ </g, '').match(/.{4}/g);
    if (codes) lines.push(codes.map((code) => letters.get(code) ?? '�').join(''));
  }
  return lines;
}

function lettersOf(font: PDFDict | undefined): ReadonlyMap<string, string> {
  const map = streamText(font?.lookup(PDFName.of('ToUnicode')));
  return new Map(
    Array.from(map.matchAll(/<([\dA-F]{4})> <([\dA-F]+)>/g), ([, code = '', units = '']) => [
      code,
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  );
}
