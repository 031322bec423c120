import type { Heading } from '@navor/contract';
import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, type Handlers } from '../element.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';
import { plainText } from '../text/plain-text.ts';

/** Gives headings their addresses, after labels have taken theirs, and lists them. */
export function gatherHeadings(tree: Root, rendering: Rendering): Heading[] {
  const found: { node: HeadingNode; text: string; level: Heading['level'] }[] = [];
  let above = 1;
  visit(tree, 'heading', (node) => {
    checkLevel(node, above, rendering);
    above = node.depth;
    const text = plainText(node).replace(/\s+/g, ' ').trim();
    if (!text) rendering.error('empty-heading', node, markdownFault('headingWithoutText'));
    if (!text || (node.depth !== 2 && node.depth !== 3)) return;
    found.push({ node, text, level: node.depth });
  });

  const shared = sharedAddresses(found, rendering);
  const slugger = new GithubSlugger();
  return found.map(({ node, text, level }, index) => {
    const common = shared[index];
    const id = common && !rendering.anchors.isTaken(common) ? common : freeAddress(text, slugger, rendering);
    rendering.anchors.set(node, { id, kind: 'heading', number: null });
    return { id, text, level };
  });
}

/** Notes, places and links lead to the same section in every language, as long as the texts have the same sections. */
function sharedAddresses(found: { level: number }[], rendering: Rendering): string[] {
  const { headings, firstLine } = rendering.options;
  if (!headings) return [];
  const isAlike = headings.length === found.length && headings.every(({ level }, at) => level === found[at]?.level);
  if (isAlike) return headings.map(({ id }) => id);
  rendering.warning('headings', firstLine, markdownFault('headingsDiffer'));
  return [];
}

export function headingHandlers(rendering: Rendering): Handlers {
  return {
    heading: (state, node: HeadingNode) => {
      const id = rendering.anchors.of(node)?.id;
      const tagName = `h${Math.max(node.depth, 2)}`;
      const text = state.all(node);
      if (!id) return element(tagName, {}, text);
      let hasLink = false;
      visit(node, 'link', () => {
        hasLink = true;
      });
      // A link cannot hold another one.
      const content = hasLink ? text : [element('a', { className: ['heading-link'], href: `#${id}` }, text)];
      return element(tagName, { id }, content);
    },
  };
}

function checkLevel({ depth, ...node }: HeadingNode, above: number, rendering: Rendering): void {
  if (depth === 1) {
    rendering.error('heading-level', node, markdownFault('headingOfTitle'));
  } else if (depth > above + 1) {
    const wanted = '#'.repeat(above + 1);
    rendering.error('heading-level', node, markdownFault('headingSkips', '#'.repeat(depth), wanted));
  }
}

function freeAddress(text: string, slugger: GithubSlugger, rendering: Rendering): string {
  const base = withoutDiacritics(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  let id = '';
  do {
    id = slugger.slug(base || 'section');
  } while (rendering.anchors.isTaken(id));
  return id;
}

function withoutDiacritics(text: string): string {
  return text.replaceAll('ß', 'ss').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFD').replace(/\p{M}/gu, '');
}
