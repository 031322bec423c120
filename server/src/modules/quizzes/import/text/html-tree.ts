import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { findDepthExcess, findExcess, type MarkdownExcess } from '../../../../content/markdown/checks/check-limits.ts';
import { anyGapMark, type BankText } from '../bank.ts';
import { decodeName, drawingPathOf } from '../drawings.ts';
import { Refusal } from '../refusal.ts';
import { dropBlankElements } from './drop-blank-elements.ts';
import { formulaElement, splitFormulas } from './formulas.ts';
import { refuseDeepHtml, refuseDeepTree } from './html-limits.ts';
import { refuseLargeTable, refuseLargeTables } from './table-limits.ts';

/** A text of a bank as a tree of HTML with its formulas found, whatever it was written in. */
export function htmlTree(text: BankText): Root {
  const tree = parsers[text.format](text.text);
  refuseDeepTree(tree);
  refuseForeign(tree);
  refuseLargeTables(tree);
  dropBlankElements(tree);
  visit(tree, 'element', raiseOrLower);
  visit(tree, 'element', unwrapGaps);
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (parent.type === 'element' && ['code', 'pre', 'formula'].includes(parent.tagName)) return;
    const parts = splitFormulas(withPlainSpaces(node.value));
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return tree;
}

const markdownParser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkRehype).freeze();

const parsers: Record<BankText['format'], (text: string) => Root> = {
  html: (text) => {
    refuseDeepHtml(text);
    return fromHtml(text, { fragment: true });
  },
  markdown: (text) => {
    refuseExcess(findExcess(text));
    const tree = markdownParser.parse(text);
    refuseExcess(findDepthExcess(tree));
    visit(tree, 'html', () => {
      throw new Refusal('htmlInMarkdown');
    });
    // The shorter ones among its rows are filled up.
    visit(tree, 'table', ({ children, align }) => refuseLargeTable(children.length, align?.length ?? 0));
    return markdownParser.runSync(tree);
  },
  plain: (text) => ({
    type: 'root',
    children: text.split(/\n\s*\n/).map((paragraph) => element('p', [{ type: 'text', value: paragraph.trim() }])),
  }),
};

function refuseExcess(excess: MarkdownExcess | null): void {
  if (excess) throw new Refusal(excess.rule === 'too-deep' ? 'tooDeep' : 'tooManyMarks');
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const foreign = new Set([
  ...['script', 'iframe', 'object', 'embed', 'applet', 'video', 'audio', 'canvas', 'svg', 'math'],
  ...['form', 'input', 'select', 'textarea', 'button'],
]);

/** What our texts cannot show would leave a hole that nobody sees, so the question is not taken at all. */
function refuseForeign(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'img') {
      const path = drawingPathOf(String(properties.src ?? ''));
      if (path === null) throw new Refusal('image', { name: imageName(properties) });
      node.properties = { src: path, alt: properties.alt, title: properties.title };
    }
    if (foreign.has(tagName)) throw new Refusal('element', { tag: tagName });
    if (String(properties.href ?? '').includes('@@PLUGINFILE@@')) throw new Refusal('file');
    if (Array.isArray(properties.className) && properties.className.includes('multilang')) {
      throw new Refusal('multilang');
    }
  });
}

/** `@@PLUGINFILE@@/vezje.png` → `vezje.png`; an image that is written out in the text has no name. */
function imageName({ src, alt }: Element['properties']): string {
  const address = String(src ?? '');
  return (address.startsWith('data:') ? '' : decodeName(address.split('/').at(-1) ?? '')) || String(alt ?? '') || '?';
}

const raised: Record<string, string> = { '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶' };
Object.assign(raised, { '7': '⁷', '8': '⁸', '9': '⁹', '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ' });
const lowered: Record<string, string> = { '0': '₀', '1': '₁', '2': '₂', '3': '₃', '4': '₄', '5': '₅', '6': '₆' };
Object.assign(lowered, { '7': '₇', '8': '₈', '9': '₉', '+': '₊', '-': '₋', '−': '₋' });

/** Markdown has no raised signs: 10³ must not become 103. */
function raiseOrLower(node: Element, index: number | undefined, parent: Parents | undefined): VisitorResult {
  if (!['sub', 'sup'].includes(node.tagName) || !parent || index === undefined) return;
  const isRaised = node.tagName === 'sup';
  const value = plainText(node).trim();
  const signs = [...value].map((sign) => (isRaised ? raised : lowered)[sign]);
  if (signs.every((sign) => sign !== undefined)) {
    parent.children.splice(index, 1, { type: 'text', value: signs.join('') });
  } else if (/^[\p{L}\p{N} ,.+−-]+$/u.test(value)) {
    parent.children.splice(index, 1, formulaElement(`${isRaised ? '^' : '_'}{\\text{${value}}}`, 'inline'));
  } else {
    throw new Refusal('element', { tag: node.tagName });
  }
  return [SKIP, index + 1];
}

const inlineTags = new Set(['a', 'b', 'code', 'em', 'font', 'i', 'mark', 's', 'small', 'span', 'strong', 'u']);

/** A gap stands outside of emphasis. */
function unwrapGaps(node: Element, index: number | undefined, parent: Parents | undefined): VisitorResult {
  if (!inlineTags.has(node.tagName) || !parent || index === undefined) return;
  if (plainText(node).search(anyGapMark) < 0) return;
  parent.children.splice(index, 1, ...node.children);
  return index;
}

function plainText(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }: Text) => {
    text += value;
  });
  return text;
}

/** Editors put fixed spaces everywhere; between a number and its unit they are meant. */
function withPlainSpaces(text: string): string {
  return text.replace(/(?<!\d)\u00a0|\u00a0(?![\p{L}%°])/gu, ' ');
}
