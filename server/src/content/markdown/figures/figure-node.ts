import type { Node, PhrasingContent } from 'mdast';

/** An image that stands alone, with its caption as children. */
export interface FigureNode extends Node {
  type: 'figure';
  path: string;
  alt: string;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    figure: FigureNode;
  }
  interface BlockContentMap {
    figure: FigureNode;
  }
}
