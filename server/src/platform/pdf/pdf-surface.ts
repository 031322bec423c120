import {
  beginMarkedContent,
  beginText,
  concatTransformationMatrix,
  endMarkedContent,
  endText,
  FillRule,
  LineCapStyle,
  LineJoinStyle,
  type PDFDocument,
  type PDFFont,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
  setFillingColor,
  setFontAndSize,
  setLineJoin,
  setTextMatrix,
  setTextRise,
} from '@cantoo/pdf-lib';
import type { Colour } from './colours.ts';
import type { Paint, Shape } from './read-drawing.ts';
import { createStructureTree, type StructureElement } from './structure-tree.ts';
import type { Placement, Surface, Tag, TextLine } from './surface.ts';
import type { Typeface, Weight } from './typeface.ts';

/** Elements that consist of other elements: text by itself becomes a paragraph in them, and so does what is within text. */
const grouping = new Set(['Document', 'L', 'LI', 'Table', 'TR']);
const inline = new Set(['Span', 'Link']);

export function createPdfSurface(
  document: PDFDocument,
  page: PDFPage,
  typeface: Typeface,
  fonts: Record<Weight, PDFFont>,
): Surface {
  const tree = createStructureTree(document, page);
  const fontNames = new Map(
    (['regular', 'strong'] as const).map((weight) => [
      weight,
      page.node.newFontDictionary(fonts[weight].name, fonts[weight].ref),
    ]),
  );
  let present: StructureElement = tree.whole;
  let isMarked = false;

  function element(tag: Tag, draw: () => void): void {
    if (inline.has(tag.kind) && grouping.has(present.kind)) {
      element({ kind: 'P' }, () => element(tag, draw));
      return;
    }
    const parent = present;
    present = tree.open(tag, parent);
    draw();
    if (tag.kind === 'Link') tree.addLink(present, { ...tag, box: tag.box() });
    present = parent;
  }

  /** Everything on the page is either a piece of an element or decoration; neither is inside of another. */
  function mark(begin: () => PDFOperator, draw: () => void): void {
    if (isMarked) {
      draw();
      return;
    }
    isMarked = true;
    page.pushOperators(begin());
    draw();
    page.pushOperators(endMarkedContent());
    isMarked = false;
  }

  function content(draw: () => void): void {
    if (!isMarked && grouping.has(present.kind)) element({ kind: 'P' }, () => content(draw));
    else markAsContent(draw);
  }

  function markAsContent(draw: () => void): void {
    mark(() => {
      const properties = `<</MCID ${tree.addContent(present)}>>`;
      return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(present.kind), properties]);
    }, draw);
  }

  function text({ text: line, x, y, size, weight, colour, tracking }: TextLine): void {
    page.pushOperators(
      pushGraphicsState(),
      beginText(),
      setFillingColor(rgbOf(colour)),
      setFontAndSize(fontNames.get(weight) ?? '', size),
      setCharacterSpacing(tracking),
      setTextMatrix(1, 0, 0, 1, x, page.getHeight() - y),
      ...glyphOperators(line, size, weight),
      endText(),
      popGraphicsState(),
    );
  }

  /** The codes of glyphs, some moved closer together and accents moved onto their letters. */
  function glyphOperators(line: string, size: number, weight: Weight): PDFOperator[] {
    const codes = fonts[weight].encodeText(line).asString().match(/.{4}/g) ?? [];
    const glyphs = typeface[weight].glyphsOf(line);
    const operators: PDFOperator[] = [];
    let [run, rise] = ['', 0];
    const endRun = () => {
      if (run) operators.push(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[<${run}>]`]));
      run = '';
    };
    for (const [index, code] of codes.entries()) {
      const { offset: [right, up] = [0, 0], kerning = 0 } = glyphs[index] ?? {};
      if (up !== rise) {
        endRun();
        operators.push(setTextRise((up * size) / 1000));
        rise = up;
      }
      run += `${moved(right)}${code}${moved(kerning - right)}`;
    }
    endRun();
    return operators;
  }

  function shape(drawn: Shape, { x, y, scale, ink, paper }: Placement): void {
    const colourOf = (paint: Paint) => rgbOf(paint === 'ink' ? ink : paper);
    const [a, b, c, d, e, f] = drawn.matrix;
    const top = page.getHeight() - y;
    page.pushOperators(
      pushGraphicsState(),
      // A drawing is measured from its top downwards; what follows turns each of its outlines over once more.
      concatTransformationMatrix(scale, 0, 0, -scale, x, top),
      concatTransformationMatrix(a, b, c, d, e, f),
      concatTransformationMatrix(1, 0, 0, -1, 0, 0),
      setLineJoin(joins[drawn.join]),
    );
    page.drawSvgPath(drawn.outline, {
      ...{ x: 0, y: 0, fillRule: drawn.isEvenOdd ? FillRule.EvenOdd : FillRule.NonZero },
      ...(drawn.fill && { color: colourOf(drawn.fill), opacity: drawn.fillOpacity }),
      ...(drawn.stroke && {
        borderColor: colourOf(drawn.stroke),
        borderOpacity: drawn.strokeOpacity,
        borderWidth: drawn.strokeWidth,
        borderLineCap: caps[drawn.cap],
        borderDashArray: drawn.dashes,
        borderDashPhase: drawn.dashOffset,
      }),
    });
    page.pushOperators(popGraphicsState());
  }

  return {
    width: page.getWidth(),
    height: page.getHeight(),
    text,
    shape,
    element,
    content,
    decoration: (draw) => mark(() => beginMarkedContent('Artifact'), draw),
  };
}

const caps = { butt: LineCapStyle.Butt, round: LineCapStyle.Round, square: LineCapStyle.Projecting };
const joins = { miter: LineJoinStyle.Miter, round: LineJoinStyle.Round, bevel: LineJoinStyle.Bevel };

/** Inside a list of codes; to the right, in thousandths of the size. */
function moved(distance: number): string {
  const rounded = Math.round(distance);
  return rounded === 0 ? '' : `> ${-rounded} <`;
}

function rgbOf(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}
