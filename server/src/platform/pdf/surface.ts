import type { Colour } from './colours.ts';
import type { Shape } from './read-drawing.ts';
import type { Weight } from './typeface.ts';

/** In points from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

export type TextLine = {
  text: string;
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  weight: Weight;
  colour: Colour;
  /** Between letters, in points. */
  tracking: number;
};

/** Where a drawing is put, and the colours of its ink and of the ground behind it. */
export type Placement = { x: number; y: number; scale: number; ink: Colour; paper: Colour };

/** What an element of a document is to who does not see it, by the standard types of PDF. */
export type Tag =
  | { kind: 'H1' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TD'; language?: string }
  | { kind: 'TH'; scope: 'Row' | 'Column' }
  /** Read out as `says`, whatever is drawn. */
  | { kind: 'Span'; says: string }
  | { kind: 'Figure'; alt: string; box: Box }
  | { kind: 'Link'; address: string; says: string; box: () => Box };

/** What documents are drawn on: a page of a PDF, or a picture. */
export type Surface = {
  width: number;
  height: number;
  text: (line: TextLine) => void;
  shape: (shape: Shape, placement: Placement) => void;
  /** Everything drawn meanwhile belongs to an element of the document. */
  element: (tag: Tag, draw: () => void) => void;
  /** One piece of what the present element consists of. */
  content: (draw: () => void) => void;
  /** Decoration, which is not read out. */
  decoration: (draw: () => void) => void;
};
