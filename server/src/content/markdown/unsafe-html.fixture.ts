import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** What a browser could be made to do by it, read as a browser would. */
export function harmIn(html: string): string[] {
  const harms: string[] = [];
  visit(fromHtml(html, { fragment: true }) as Nodes, 'element', (node: Element) => {
    if (!/^(?:[a-z][a-z0-9]*)$/.test(node.tagName) || active.includes(node.tagName)) harms.push(node.tagName);
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^on|^srcdoc$|^formAction$/i.test(name)) harms.push(name);
      if (
        /url\((?!#)|expression|fixed|[\\@]/i.test(String(name === 'style' || /marker|fill/.test(name) ? value : ''))
      ) {
        harms.push(`${name}=${value}`);
      }
      if (/^(?:href|src|xLinkHref|poster|action|data)$/.test(name) && !isHarmless(node.tagName, String(value))) {
        harms.push(`${name}=${value}`);
      }
    }
  });
  return harms;
}

const active = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'form',
  'link',
  'meta',
  'input',
  'animate',
  'set',
];

function isHarmless(tagName: string, address: string): boolean {
  const page = 'https://navor.example/courses/a/b';
  const { protocol, origin } = new URL(address, page);
  if (tagName === 'a') return ['https:', 'mailto:'].includes(protocol) && !/^[\\/]/.test(address);
  return origin === new URL(page).origin;
}
