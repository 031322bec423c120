import type { Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';
import { isSpecialBlock } from '../blocks/special-blocks.ts';
import type { FigureNode } from '../figures/figure-node.ts';
import { isLiveFormula } from '../formulas/live-formulas.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';
import type { Anchor } from './anchors.ts';

/** Numbers formulas and figures in the order of the text, before any link asks for a number. */
export function numberAnchors(tree: Root, rendering: Rendering): void {
  for (const [index, node] of tree.children.filter(isLiveFormula).entries()) {
    rendering.anchors.set(node, { id: `formula-${index + 1}`, kind: 'live-formula', number: null });
  }
  const counts = new Map<string, number>();
  for (const node of tree.children.filter(isSpecialBlock)) {
    const count = (counts.get(node.lang) ?? 0) + 1;
    counts.set(node.lang, count);
    rendering.anchors.set(node, { id: `${node.lang}-${count}`, kind: 'special-block', number: null });
  }
  let formulas = 0;
  let figures = 0;
  visit(tree, (node) => {
    if (node.type === 'math' && node.meta) {
      const id = labelOf(node, rendering);
      if (id) addOnce(node, { id, kind: 'formula', number: ++formulas }, rendering);
    } else if (node.type === 'figure') {
      // Of figures/krog.svg as of media/krog.sl.webp.
      const id = /([^/.]*)(?:\.[a-z]{2})?\.\w+$/.exec(node.path)?.[1];
      if (id) addOnce(node, { id, kind: 'figure', number: node.children.length > 0 ? ++figures : null }, rendering);
    }
  });
}

function labelOf(node: RootContentMap['math'], rendering: Rendering): string | undefined {
  const label = /^#([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(node.meta?.trim() ?? '')?.[1];
  if (!label) {
    rendering.error('label', node, markdownFault('labelUnreadable', node.meta ?? ''));
  }
  return label;
}

function addOnce(node: RootContentMap['math'] | FigureNode, anchor: Anchor, rendering: Rendering): void {
  if (rendering.anchors.isTaken(anchor.id)) {
    rendering.error('duplicate-label', node, markdownFault('labelTaken', `#${anchor.id}`));
  } else {
    rendering.anchors.set(node, anchor);
  }
}
