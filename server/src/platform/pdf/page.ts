import { breakLines } from './break-lines.ts';
import { type Colour, colours } from './colours.ts';
import { isPrintable, printableText } from './printable-text.ts';
import { type Drawing, type Shape, solidShape } from './read-drawing.ts';
import { rectangleOutline } from './shape-outlines.ts';
import type { Box, Surface, Tag } from './surface.ts';
import type { Typeface } from './typeface.ts';

type TextStyle = {
  size?: number;
  isStrong?: boolean;
  colour?: Colour;
  /** Where longer text goes on in another line. */
  width?: number;
  /** `x` is then where the text ends, or its middle. */
  align?: 'left' | 'right' | 'centre';
  /** From line to line, in sizes. */
  leading?: number;
  /** Between letters, in points. */
  tracking?: number;
  /** Makes lines about equally long, instead of leaving one word to the last. */
  isBalanced?: boolean;
};

type Room = { width: number; height: number; size: number; leading?: number; isStrong?: boolean };

/** To write and draw on; everything is measured in points from its top left corner. */
export type Page = ReturnType<typeof createPage>;

const usual = { size: 10, leading: 1.45 };

export function createPage(surface: Surface, typeface: Typeface) {
  const { element, content, decoration } = surface;
  /** What was written in the present link, which is then where it is pressed. */
  let touched: Box | undefined;
  const touch = (box: Box) => {
    touched = touched ? union(touched, box) : box;
  };

  function linesOf(text: string, size: number, width: number, isStrong = false, tracking = 0): string[] {
    const face = typeface[isStrong ? 'strong' : 'regular'];
    return breakLines(
      printableText(text, face.hasLetter),
      (line) => face.widthOf(line, size) + tracking * line.length <= width,
    );
  }

  /** Writes from `y` on downwards and returns where the next line would be. */
  function write(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = usual.size, isStrong = false, colour = colours.ink, leading = usual.leading } = style;
    const { width = Number.POSITIVE_INFINITY, align = 'left', tracking = 0 } = style;
    const weight = isStrong ? 'strong' : 'regular';
    const printed = printableText(text, typeface[weight].hasLetter);
    const linesWithin = (room: number) => linesOf(text, size, room, isStrong, tracking);
    const lines = style.isBalanced ? balanced(linesWithin, width) : linesWithin(width);
    const endings = endingsOf(lines, printed);
    const drawLines = () => {
      for (const [index, line] of lines.entries()) {
        const length = typeface[weight].widthOf(line, size) + tracking * (line.length - 1);
        const start = x - length * ({ left: 0, centre: 0.5, right: 1 } as const)[align];
        const top = y + index * size * leading;
        surface.text({
          text: `${line}${endings[index] ?? ''}`,
          x: start,
          y: top + size,
          size,
          weight,
          colour,
          tracking,
        });
        touch({ x: start, y: top, width: length, height: size * 1.3 });
      }
    };
    if (printed !== text) element({ kind: 'Span', says: text }, () => content(drawLines));
    else if (lines.length > 0) content(drawLines);
    return y + lines.length * size * leading;
  }

  const paint = (drawing: Drawing, box: Box, ink: Colour, paper: Colour = colours.paper) => {
    const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
    const x = box.x + (box.width - drawing.width * scale) / 2;
    const y = box.y + (box.height - drawing.height * scale) / 2;
    for (const shape of drawing.shapes) surface.shape(shape, { x, y, scale, ink, paper });
  };
  const put = (shape: Partial<Shape> & { outline: string }, ink: Colour) =>
    decoration(() => surface.shape({ ...solidShape, ...shape }, { x: 0, y: 0, scale: 1, ink, paper: colours.paper }));

  return {
    width: surface.width,
    height: surface.height,
    write,
    /** Whatever the length of a text: the largest size, up to the given one, at which it fits. */
    sizeFor(text: string, { width, height, size, leading = usual.leading, isStrong }: Room): number {
      let fitting = size;
      const tooTall = () => linesOf(text, fitting, width, isStrong).length * fitting * leading > height;
      while (fitting > 4 && tooTall()) fitting -= 0.5;
      return fitting;
    },
    heightOf: (text: string, { size = usual.size, leading = usual.leading, width, isStrong }: TextStyle) =>
      linesOf(text, size, width ?? Number.POSITIVE_INFINITY, isStrong).length * size * leading,
    widthOf: (text: string, { size = usual.size, isStrong = false }: TextStyle = {}) =>
      typeface[isStrong ? 'strong' : 'regular'].widthOf(text, size),
    /** What is written and drawn meanwhile is this to who does not see it. */
    tag: (tag: Exclude<Tag, { kind: 'Link' | 'Figure' }>, draw: () => void) => element(tag, draw),
    link(address: string, says: string, draw: () => void) {
      touched = undefined;
      element({ kind: 'Link', address, says, box: () => touched ?? nowhere }, draw);
    },
    /** A picture that tells something. */
    figure(alt: string, box: Box, draw: (paintInto: typeof paint) => void) {
      element({ kind: 'Figure', alt, box }, () => content(() => draw(paint)));
      touch(box);
    },
    /** A picture that only adorns. */
    adorn: (drawing: Drawing, box: Box, ink: Colour, paper?: Colour) =>
      decoration(() => paint(drawing, box, ink, paper)),
    /** A straight line. */
    rule: (from: [x: number, y: number], to: [x: number, y: number], colour: Colour, strokeWidth = 0.75) =>
      put({ outline: `M${from.join(' ')}L${to.join(' ')}`, fill: undefined, stroke: 'ink', strokeWidth }, colour),
    /** The border of a box. */
    frame: (box: Box, colour: Colour, strokeWidth = 0.75, radius = 0) =>
      put({ outline: rectangleOutline(box, radius), fill: undefined, stroke: 'ink', strokeWidth }, colour),
    /** The ground of a box. */
    ground: (box: Box, colour: Colour, radius = 0) => put({ outline: rectangleOutline(box, radius) }, colour),
    /** Any other decoration. */
    shape: put,
    /** Whether the typeface has letters for all of it. */
    canWrite: (text: string) => isPrintable(text, typeface.regular.hasLetter),
  };
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** As many lines as are needed anyway, in the least width that needs no more. */
function balanced(linesWithin: (width: number) => string[], width: number): string[] {
  const count = linesWithin(width).length;
  let [tooNarrow, enough] = [0, width];
  while (count > 1 && enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (linesWithin(middle).length > count) tooNarrow = middle;
    else enough = middle;
  }
  return linesWithin(enough);
}

/** The spaces at which lines were broken: without them, words of two lines would be one to who has them read out. */
function endingsOf(lines: string[], text: string): string[] {
  let at = 0;
  return lines.map((line) => {
    at = text.indexOf(line, at) + line.length;
    return text[at] === ' ' ? ' ' : '';
  });
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
