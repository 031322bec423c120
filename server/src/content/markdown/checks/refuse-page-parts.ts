import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type MarkdownFault, markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** A text that is a part of a page has no sections, numbers and films of its own; a line is one paragraph of it. */
export function refusePageParts(tree: Root, rendering: Rendering): void {
  const { extent = 'page' } = rendering.options;
  if (extent === 'page') return;
  visit(tree, (node, index, parent) => {
    const fault = partOfPage(node);
    if (!fault || !parent || index === undefined) return;
    rendering.error('page-part', node, fault);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  if (extent !== 'line') return;
  const [first, second] = tree.children;
  if (first?.type === 'paragraph' && !second) return;
  rendering.error('line', second ?? first ?? rendering.options.firstLine, markdownFault('oneParagraph'));
}

function partOfPage(node: Nodes): MarkdownFault | undefined {
  if (node.type === 'heading') return markdownFault('noHeadings');
  if (node.type === 'leafDirective') return markdownFault('noVideos');
  if (node.type === 'code' && node.lang === 'formula') return markdownFault('noLiveFormulas');
  return node.type === 'math' && node.meta ? markdownFault('noNumberedFormulas') : undefined;
}
