import type { Definition, Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** `[text][name]` becomes the link that `[name]: address` defines. */
export function resolveReferences(tree: Root, rendering: Rendering): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node, index, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'linkReference') {
      const link: Link = { type: 'link', url: definitions.get(node.identifier)?.url ?? '', children: node.children };
      if (node.position) link.position = node.position;
      parent.children[index] = link;
    } else if (node.type === 'imageReference') {
      rendering.error('figure-inline', node, markdownFault('figureByReference'));
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
}
