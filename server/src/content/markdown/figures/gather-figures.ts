import type { Image, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { markdownFault } from '../markdown-faults.ts';
import { parseInline } from '../parse-markdown.ts';
import type { Rendering } from '../rendering.ts';
import type { FigureNode } from './figure-node.ts';

/** An image alone in its paragraph becomes a figure; one inside a line has no place. */
export function gatherFigures(tree: Root, rendering: Rendering): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const image = onlyImage(node);
    if (!image || !parent || index === undefined) return;
    const figure: FigureNode = {
      type: 'figure',
      path: image.url,
      alt: image.alt?.trim() ?? '',
      children: captionOf(image, rendering),
    };
    if (image.position) figure.position = image.position;
    parent.children[index] = figure;
    return SKIP;
  });
  visit(tree, 'image', (node, index, parent) => {
    rendering.error('figure-inline', node, markdownFault('figureInLine'));
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
}

function onlyImage({ children }: Paragraph): Image | undefined {
  const [first] = children;
  return children.length === 1 && first?.type === 'image' ? first : undefined;
}

/** As written: the parser has already taken the backslash of `\,` away from the title that it offers. */
function captionOf(image: Image, rendering: Rendering): PhrasingContent[] {
  const start = image.position?.start;
  if (!image.title || !start) return [];
  const written = rendering.written(image);
  const found = /\s(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|\(((?:\\.|[^()\\])*)\))\s*\)$/ds.exec(written);
  const [from, to] = found?.indices?.slice(1).find((range) => range !== undefined) ?? [0, 0];
  return parseInline(written.slice(from, to), {
    line: start.line + written.slice(0, from).split('\n').length - 1,
    column: 1,
    offset: (start.offset ?? 0) + from,
  });
}
