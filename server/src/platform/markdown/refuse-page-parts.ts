import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Rendering } from './rendering.ts';

/** A text that is a part of a page has no sections, numbers and films of its own; a line is one paragraph of it. */
export function refusePageParts(tree: Root, rendering: Rendering): void {
  const { extent = 'page' } = rendering.options;
  if (extent === 'page') return;
  visit(tree, (node, index, parent) => {
    const what = partOfPage(node);
    if (!what || !parent || index === undefined) return;
    rendering.error('page-part', node, `There are no ${what} in a text like this`);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  if (extent !== 'line') return;
  const [first, second] = tree.children;
  if (first?.type === 'paragraph' && !second) return;
  rendering.error('line', second ?? first ?? rendering.options.firstLine, 'This text is a single paragraph');
}

function partOfPage(node: Nodes): string | undefined {
  if (node.type === 'heading') return 'headings';
  if (node.type === 'leafDirective') return 'videos';
  if (node.type === 'code' && node.lang === 'formula') return 'live formulas';
  return node.type === 'math' && node.meta ? 'numbered formulas' : undefined;
}
