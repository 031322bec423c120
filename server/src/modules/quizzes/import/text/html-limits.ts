import type { Nodes, Root } from 'hast';
import { Refusal } from '../refusal.ts';

/** Of elements in elements, which is more than editors make. Writing them as Markdown costs more with each level. */
const deepestElement = 40;

/** They end by themselves where the next one begins, or hold nothing: alone they are never nested. */
const endsByItself = new Set([
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'colgroup', 'option', 'optgroup', 'caption'],
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);

/**
 * Looks at the tags alone, before the parser does: that one opens what was not closed anew in each paragraph. An end counts
 * for elements of its own name only, so that a tag that is never closed stays open here as it does there.
 */
export function refuseDeepHtml(html: string): void {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    if (endsByItself.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    open.set(name, count + (slash ? -1 : 1));
    depth += slash ? -1 : 1;
    if (depth > deepestElement) throw new Refusal('tooDeep');
  }
}

/** What tags that cross each other became: later steps go down the tree by calling themselves. */
export function refuseDeepTree(tree: Root): void {
  // An element that ends by itself may stand between any two of the others.
  const deepestNode = 2 * deepestElement + 2;
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestNode) throw new Refusal('tooDeep');
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
}
