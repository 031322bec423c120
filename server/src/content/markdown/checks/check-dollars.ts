import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** Every $ that belongs to a formula is gone by now; one that is left has lost its partner. */
export function checkDollars(tree: Root, rendering: Rendering): void {
  visit(tree, 'text', (node) => {
    const [before, rest] = rendering
      .written(node)
      .replace(/\\[\s\S]/g, (escaped) => (escaped.endsWith('\n') ? '\\\n' : ''))
      .split(/\$(.*)/s);
    if (before === undefined || rest === undefined) return;
    const line = rendering.lineOf(node, before.split('\n').length - 1);
    rendering.error('unbalanced-formula', line, markdownFault('dollarAlone'));
  });
}
