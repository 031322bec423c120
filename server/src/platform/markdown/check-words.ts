import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { Rendering } from './rendering.ts';

export function checkWords(tree: Root, rendering: Rendering): void {
  let hasWords = false;
  visit(tree, 'text', ({ value }) => {
    hasWords ||= /\p{L}/u.test(value);
    return hasWords ? EXIT : undefined;
  });
  if (!hasWords) rendering.error('empty-text', rendering.options.firstLine, 'There is no text');
}
