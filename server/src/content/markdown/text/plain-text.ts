import type { Nodes } from 'mdast';

/** The words of a node, for names that cannot hold markup. */
export function plainText(node: Nodes): string {
  if (node.type === 'inlineMath') return plainFormula(node.value);
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function plainFormula(tex: string): string {
  return tex.replace(/\\(?:mathrm|text|operatorname|,)/g, '').replace(/[\\{}]/g, '');
}
