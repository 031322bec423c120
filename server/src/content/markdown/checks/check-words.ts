import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** A page says something in words; an answer to choose from may well be a number or a formula. */
export function checkWords(tree: Root, rendering: Rendering): void {
  const isPage = (rendering.options.extent ?? 'page') === 'page';
  let hasText = false;
  visit(tree, (node) => {
    if (node.type === 'text') hasText ||= (isPage ? /\p{L}/u : /\S/u).test(node.value);
    else if (!isPage) hasText ||= ['inlineMath', 'math', 'inlineCode', 'code', 'figure'].includes(node.type);
    return hasText ? EXIT : undefined;
  });
  if (!hasText) rendering.error('empty-text', rendering.options.firstLine, markdownFault('noText'));
}
