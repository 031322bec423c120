import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { readPath } from './read-path.ts';
import { type Matrix, readTransform, unchanged } from './read-transform.ts';
import { numbersOf, outlineOf } from './shape-outlines.ts';

export type Paint = 'ink' | 'paper';

/** An outline with how it is filled and lined. */
export type Shape = {
  /** As the `d` of an SVG path. */
  outline: string;
  fill: Paint | undefined;
  stroke: Paint | undefined;
  strokeWidth: number;
  fillOpacity: number;
  strokeOpacity: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  dashes: number[];
  dashOffset: number;
  isEvenOdd: boolean;
  matrix: Matrix;
};

export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Reads the markup of a drawing: plain shapes in one colour and that of the ground. Anything else in it is left out. */
export function readDrawing(markup: string): Drawing {
  const root = parseXml(markup).root;
  const [, , width = 0, height = 0] = numbersOf(root?.attributes.viewBox);
  const size = width > 0 && height > 0 ? { width, height } : usualSize;
  return { ...size, shapes: root ? shapesIn(root, styleOf(root.attributes, plain)) : [] };
}

const usualSize = { width: 240, height: 192 };

type Style = Omit<Shape, 'outline'> & { opacity: number };

const plain: Style = {
  ...{ fill: 'ink', stroke: undefined, strokeWidth: 1, fillOpacity: 1, strokeOpacity: 1, opacity: 1 },
  ...{ cap: 'butt', join: 'miter', dashes: [], dashOffset: 0, isEvenOdd: false, matrix: unchanged },
};

/** To start from for shapes that no markup describes. */
export const solidShape = shapeOf('', plain);

function shapesIn(parent: XmlElement, inherited: Style): Shape[] {
  return parent.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    const style = styleOf(child.attributes, inherited);
    if (child.name === 'g') return shapesIn(child, style);
    const outline = readPath(outlineOf(child.name, child.attributes) ?? '');
    return outline === undefined ? [] : [shapeOf(outline, style)];
  });
}

function shapeOf(outline: string, { opacity, ...style }: Style): Shape {
  return {
    ...style,
    outline,
    fillOpacity: style.fillOpacity * opacity,
    strokeOpacity: style.strokeOpacity * opacity,
  };
}

type Attributes = Record<string, string>;

function styleOf(given: Attributes, inherited: Style): Style {
  const number = (name: string, otherwise: number) => numbersOf(given[name])[0] ?? otherwise;
  const opacity = (name: string, otherwise: number) => opacityOf(given[name]) ?? otherwise;
  const dashes = given['stroke-dasharray'];
  const rule = given['fill-rule'];
  return {
    // As on screens, where a class counts more than an attribute.
    fill: given.class === 'fill-paper' ? 'paper' : paintOf(given.fill, inherited.fill),
    stroke: paintOf(given.stroke, inherited.stroke),
    strokeWidth: number('stroke-width', inherited.strokeWidth),
    fillOpacity: opacity('fill-opacity', inherited.fillOpacity),
    strokeOpacity: opacity('stroke-opacity', inherited.strokeOpacity),
    opacity: inherited.opacity * opacity('opacity', 1),
    cap: oneOf(['butt', 'round', 'square'], given['stroke-linecap']) ?? inherited.cap,
    join: oneOf(['miter', 'round', 'bevel'], given['stroke-linejoin']) ?? inherited.join,
    dashes: dashes === undefined ? inherited.dashes : numbersOf(dashes),
    dashOffset: number('stroke-dashoffset', inherited.dashOffset),
    isEvenOdd: rule === undefined ? inherited.isEvenOdd : rule === 'evenodd',
    matrix: readTransform(given.transform, inherited.matrix),
  };
}

/** From 0 to 1, or in percent; beyond them it is the nearest of both. */
function opacityOf(written: string | undefined): number | undefined {
  const [number] = numbersOf(written);
  if (number === undefined) return undefined;
  return Math.min(1, Math.max(0, written?.trim().endsWith('%') ? number / 100 : number));
}

function paintOf(written: string | undefined, inherited: Paint | undefined): Paint | undefined {
  if (written === undefined) return inherited;
  if (written === 'none') return undefined;
  return written === 'white' ? 'paper' : 'ink';
}

function oneOf<Choice extends string>(choices: Choice[], written: string | undefined): Choice | undefined {
  return choices.find((choice) => choice === written);
}
