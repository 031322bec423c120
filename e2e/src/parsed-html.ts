import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Every part of a document that the server sends, with what stands around it, outermost first. */
export function partsOf(html: string): Part[] {
  return [...walk(fromHtml(html), [])];
}

type Part = { node: Nodes; around: Element[] };

/** An attribute as it is written, whatever the parser makes of its name. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function* walk(node: Nodes, around: Element[]): Generator<Part> {
  yield { node, around };
  if (!('children' in node)) return;
  const inside = node.type === 'element' ? [...around, node] : around;
  for (const child of node.children) yield* walk(child, inside);
}
