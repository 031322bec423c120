import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isSpecialBlock } from '../blocks/special-blocks.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** Takes out what Markdown could hold but our texts do not. */
export function refuseUnsupported(tree: Root, rendering: Rendering): void {
  const { blocks = {}, extent = 'page' } = rendering.options;
  // Parts of pages have no special blocks anywhere.
  const isPage = extent === 'page';
  visit(tree, (node, index, parent) => {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      rendering.error('check-box', node, markdownFault('noCheckBoxes'));
      node.checked = null;
    }
    if (!parent || index === undefined) return;
    if (node.type === 'html') {
      const [, tag = ''] = /^<\/?([^\s/>]*)/.exec(node.value) ?? [];
      rendering.error('html', node, markdownFault('noHtml', `<${tag}>`));
    } else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      rendering.error('footnote', node, markdownFault('noFootnotes'));
    } else if (isSpecialBlock(node) && !(isPage && blocks[node.lang])) {
      rendering.error('library-part', node, markdownFault('noLibraryPart', node.lang));
    } else {
      return;
    }
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
