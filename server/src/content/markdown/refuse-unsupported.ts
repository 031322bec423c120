import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isLibraryPart } from './library-parts.ts';
import { markdownFault } from './markdown-faults.ts';
import type { Rendering } from './rendering.ts';

/** Takes out what Markdown could hold but our texts do not. */
export function refuseUnsupported(tree: Root, rendering: Rendering): void {
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
    } else if (isLibraryPart(node) && !hasLibraryParts(rendering)) {
      rendering.error('library-part', node, markdownFault('noLibraryPart', node.lang));
    } else {
      return;
    }
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Pages of the library have them; parts of pages have none anywhere. */
function hasLibraryParts({ options }: Rendering): boolean {
  return options.library !== undefined && (options.extent ?? 'page') === 'page';
}
