import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';
import { plainText } from '../text/plain-text.ts';
import type { Anchor } from './anchors.ts';

/** Keeps the links that lead somewhere safe; of the others only their text stays. */
export function checkLinks(tree: Root, rendering: Rendering): void {
  visit(tree, 'link', (node, index, parent) => {
    node.title = null;
    if (!plainText(node).trim()) rendering.error('link-text', node, markdownFault('linkWithoutText', node.url));
    if (isKept(node, rendering) || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

function isKept(node: Link, rendering: Rendering): boolean {
  const target = targetOf(node.url);
  if (target.kind === 'unsafe') {
    rendering.error('unsafe-link', node, markdownFault('linkUnsafe', node.url));
    return false;
  }
  if (target.kind === 'outside') {
    node.data = { hProperties: { rel: ['noopener', 'noreferrer'] } };
    return true;
  }
  if (target.kind === 'here') return leadsHere(node, rendering);
  if (target.kind === 'inside' && rendering.options.leadsTo(target.path)) return true;
  rendering.error('broken-link', node, markdownFault('linkBroken', node.url));
  return false;
}

type Target =
  | { kind: 'unsafe' | 'outside' | 'here' | 'nowhere' }
  | {
      kind: 'inside';
      /** Without a fragment. */
      path: string;
    };

function targetOf(url: string): Target {
  if (/^(?:https:\/\/[^\s\\/]|mailto:[^\s\\])[^\s\\]*$/i.test(url)) return { kind: 'outside' };
  if (url.startsWith('#')) return { kind: 'here' };
  const path = /^((?:\.\.\/)?[a-z0-9-]+(?:\/[a-z0-9-]+)?|\/[a-z0-9-]+\/[a-z0-9-]+)(?:#[a-z0-9-]+)?$/.exec(url)?.[1];
  if (path) return { kind: 'inside', path };
  // What has a scheme, another host, or characters that browsers skip over.
  return { kind: /[:\\]|\/\/|[^!-~]/.test(url) ? 'unsafe' : 'nowhere' };
}

function leadsHere(node: Link, rendering: Rendering): boolean {
  const anchor = rendering.anchors.get(node.url.slice(1));
  if (!anchor) {
    rendering.error('broken-reference', node, markdownFault('referenceBroken', node.url));
    return false;
  }
  node.url = `#${anchor.id}`;
  if (anchor.kind === 'formula' || anchor.kind === 'figure') fillInNumber(node, anchor, rendering);
  return true;
}

function fillInNumber(node: Link, { id, number }: Anchor, rendering: Rendering): void {
  visit(node, 'text', (text) => {
    if (!text.value.includes('#')) return;
    if (number === null) rendering.error('broken-reference', node, markdownFault('referenceWithoutNumber', `#${id}`));
    else text.value = text.value.replaceAll('#', String(number));
  });
}
