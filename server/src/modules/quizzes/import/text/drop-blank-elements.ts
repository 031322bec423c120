import type { Element, Nodes, Parents } from 'hast';

/** What says something by its place, and ends the line that it stands in. */
const hasMeaningBlank = new Set([
  ...['br', 'hr', 'img', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['p', 'div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/**
 * Leaves of comments and of elements without a word only their space. Editors leave many behind, and what follows looks from
 * each of a row of them to the end of the row.
 */
export function dropBlankElements(parent: Parents): void {
  const kept: Nodes[] = [];
  for (const child of parent.children) {
    if ('children' in child) dropBlankElements(child);
    const node = child.type === 'element' && isBlank(child) ? { type: 'text' as const, value: textOf(child) } : child;
    const last = kept.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else if (node.type !== 'comment' && !(node.type === 'text' && node.value === '')) kept.push(node);
  }
  parent.children = kept as typeof parent.children;
}

/** What is in it has lost its own blank elements by now. */
function isBlank({ tagName, children }: Element): boolean {
  if (hasMeaningBlank.has(tagName)) return false;
  return children.every((child) => child.type === 'text' && /^\s*$/.test(child.value));
}

function textOf({ children }: Element): string {
  return children.some((child) => child.type === 'text') ? ' ' : '';
}
