import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Rendering } from './rendering.ts';

/** Takes out what Markdown could hold but our texts do not. */
export function refuseUnsupported(tree: Root, rendering: Rendering): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      rendering.error('check-box', node, 'Lists have no check boxes');
      node.checked = null;
    }
    if (!parent || index === undefined) return;
    if (node.type === 'html') {
      const [, tag = ''] = /^<\/?([^\s/>]*)/.exec(node.value) ?? [];
      rendering.error('html', node, `HTML is not allowed: <${tag}>. A "<" of the text itself is written \\<`);
    } else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      rendering.error('footnote', node, 'There are no footnotes: say it in the text or in a note');
    } else {
      return;
    }
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
