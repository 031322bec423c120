import type { Element } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { anyGapMark, type BankText, gapOfMark } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { type FormulaDisplay, ourLatex } from './formulas.ts';
import { htmlTree } from './html-tree.ts';

/** Our Markdown of a text; empty where it has no words. */
export function toBlocks(text: BankText): string {
  const tree = markdownTree(text);
  tree.children = tree.children.flatMap(withBlocksSetOff);
  return written(tree);
}

/** The same as one paragraph, for an option or a side of a pair. */
export function toLine(text: BankText): string {
  const tree = markdownTree(text);
  const paragraphs = tree.children.flatMap((node) => (node.type === 'paragraph' ? [node] : []));
  const hasDrawing = paragraphs.some(({ children }) => children.some(({ type }) => type === 'image'));
  if (paragraphs.length !== tree.children.length || hasDrawing) throw new Refusal('notALine');
  const children = paragraphs.flatMap((paragraph, at): PhrasingContent[] => [
    ...(at > 0 ? [space] : []),
    ...paragraph.children.map((node) => (node.type === 'break' ? space : node)),
  ]);
  return written({ type: 'root', children: [{ type: 'paragraph', children }] });
}

/** The same with gaps: paragraphs, in which `[[vrzel-1]]` stands for the first one. */
export function toTextWithGaps(text: BankText): string {
  const tree = markdownTree(text);
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'paragraph') return linesOf(node);
    if (JSON.stringify(node).search(anyGapMark) >= 0) throw new Refusal('gapPlace');
    return [node];
  });
  return written(tree).replace(anyGapMark, (mark) => `[[${gapName(gapOfMark(mark))}]]`);
}

export function gapName(index: number): string {
  return `vrzel-${index + 1}`;
}

const space: PhrasingContent = { type: 'text', value: ' ' };

const formula: Handle = (_state, node: Element) => {
  const [child] = node.children;
  const latex = ourLatex(child?.type === 'text' ? child.value : '');
  return { type: 'inlineMath', value: latex, data: { display: node.properties.display } } as never;
};

function markdownTree(text: BankText): Root {
  const tree = toMdast(htmlTree(text), { handlers: { formula }, document: true });
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
  root.children = root.children.map((node) => {
    // A question has no sections of its own.
    if (node.type !== 'heading') return node;
    return { type: 'paragraph', children: [{ type: 'strong', children: node.children }] };
  });
  visit(root, 'inlineCode', refuseHoles);
  visit(root, 'code', refuseHoles);
  return root;
}

/** In code nothing can be escaped. */
function refuseHoles({ value }: { value: string }): void {
  if (/\{\{|\[\[/.test(value)) throw new Refusal('bracesInCode', { open: value.includes('{{') ? '{{' : '[[' });
}

/** A formula on a line of its own and a drawing are blocks of ours. */
function withBlocksSetOff(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [node];
  const isAlone = node.children.length === 1;
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const from = line.findIndex(hasWords);
    const children = line.slice(from, line.findLastIndex(hasWords) + 1);
    if (from >= 0) blocks.push({ type: 'paragraph', children: withoutOuterSpaces(children) });
    line = [];
  };
  for (const child of node.children) {
    const display = child.type === 'inlineMath' ? (child.data as { display?: FormulaDisplay }).display : undefined;
    if (child.type === 'inlineMath' && (display === 'block' || (display === 'alone' && isAlone))) {
      endLine();
      blocks.push({ type: 'math', value: child.value });
    } else if (child.type === 'image') {
      endLine();
      blocks.push({ type: 'paragraph', children: [child] });
    } else {
      line.push(child);
    }
  }
  endLine();
  return blocks;
}

function hasWords(node: PhrasingContent): boolean {
  return node.type !== 'break' && !(node.type === 'text' && node.value.trim() === '');
}

function linesOf({ children }: Paragraph): RootContent[] {
  const lines: Paragraph[] = [{ type: 'paragraph', children: [] }];
  for (const child of children) {
    if (child.type === 'break') lines.push({ type: 'paragraph', children: [] });
    else if (child.type === 'image') {
      lines.push({ type: 'paragraph', children: [child] }, { type: 'paragraph', children: [] });
    } else lines.at(-1)?.children.push(child);
  }
  return lines
    .filter((line) => line.children.length > 0)
    .map((line) => ({ ...line, children: withoutOuterSpaces(line.children) }));
}

/** Where a line ends, a space would be written as a sign of its own. */
function withoutOuterSpaces(line: PhrasingContent[]): PhrasingContent[] {
  return line.map((node, at) => {
    if (node.type !== 'text') return node;
    const value = at === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: at === line.length - 1 ? value.trimEnd() : value };
  });
}

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    unsafe: [
      // What stands for a value of ours, and what begins a block of ours.
      { character: '{', before: '\\{', inConstruct: 'phrasing' },
      { atBreak: true, character: ':', after: ':' },
    ],
  })
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .freeze();

function written(tree: Root): string {
  return writer.stringify(tree).trim();
}
