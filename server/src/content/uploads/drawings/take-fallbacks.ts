import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Programs such as draw.io write each label twice, as a piece of a page and as the text for whoever can't show that. Makes each
 * such choice what it falls back to; one that has nothing to fall back to stays.
 *
 * @returns whether there was one
 */
export function takeFallbacks(root: Element): boolean {
  let hasTaken = false;
  visit(root, 'element', (node) => {
    if (node.tagName !== 'switch') return;
    const offered = node.children.filter((child) => child.type === 'element');
    const shown = offered.find(({ tagName }) => tagName.toLowerCase() !== 'foreignobject');
    if (!shown) return;
    hasTaken = true;
    node.tagName = 'g';
    node.properties = {};
    node.children = [{ ...shown, properties: withoutConditions(shown.properties) }];
  });
  return hasTaken;
}

function withoutConditions(properties: Element['properties']): Element['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !/^(required|system)[A-Z]/.test(name)));
}
