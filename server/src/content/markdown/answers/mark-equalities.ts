import type { BlockContent, Emphasis, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** What is known of a stretch of text or of a formula. */
export type EqualityMark = {
  start: number;
  end: number;
  verdict: 'checked' | 'doubtful';
  /** For readers: what was found, or that it is right. */
  note: string;
};

export type MarkFinder = {
  inText: (text: string) => EqualityMark[];
  inFormula: (latex: string) => EqualityMark[];
  /** In what looks like code, and is as often a calculation. */
  inCode: (text: string) => EqualityMark[];
  /** A formula as a side within a text; null where it does not read as one. */
  asText: (latex: string) => string | null;
};

/** Puts marks around what was reckoned again, where it stands: nothing that does not hold is shown without saying so. */
export function markEqualities(tree: Root, finder: MarkFinder): void {
  const parents: Parents[] = [];
  visit(tree, (node) => {
    if ('children' in node) parents.push(node);
  });
  for (const parent of parents) {
    markFormulas(parent, finder);
    markCode(parent, finder);
    if (isLine(parent)) markText(parent, finder);
  }
}

type Line = Extract<Parents, { children: PhrasingContent[] }>;

/** What holds words directly, and is not within such a thing itself. */
function isLine(parent: Parents): parent is Line {
  return parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell';
}

function markFormulas(parent: Parents, finder: MarkFinder): void {
  const children = parent.children as RootContent[];
  for (const [at, node] of children.entries()) {
    if (node.type !== 'inlineMath' && node.type !== 'math') continue;
    const marks = finder.inFormula(node.value);
    const doubts = marks.filter(({ verdict }) => verdict === 'doubtful');
    const telling = doubts.length > 0 ? doubts : marks.slice(0, 1);
    if (telling.length === 0) continue;
    children[at] = node.type === 'math' ? markedBlock(node, telling) : marked([node], telling);
  }
}

function markCode(parent: Parents, finder: MarkFinder): void {
  const children = parent.children as RootContent[];
  for (const [at, node] of children.entries()) {
    if (node.type !== 'inlineCode' && node.type !== 'code') continue;
    const marks = node.type === 'code' && !isWords(node.lang) ? [] : finder.inCode(node.value);
    if (marks.length === 0) continue;
    children[at] = node.type === 'code' ? markedBlock(node, marks) : marked([node], marks);
  }
}

/** Of a block of code: in no language of machines. */
export function isWords(language: string | null | undefined): boolean {
  return !language || ['text', 'plain', 'plaintext', 'txt', 'math', 'latex', 'tex'].includes(language.toLowerCase());
}

/** The words of a line in one string, with the formulas that its equalities go on in; others and code end what belongs together. */
function markText(line: Line, finder: MarkFinder): void {
  const leaves = leavesOf(line.children);
  for (const [at, leaf] of leaves.entries()) {
    if (leaf.latex === null || relation.test(leaf.latex)) continue;
    const isSide = /[=≈]\s*$/.test(leaves[at - 1]?.text ?? '') || /^\s*[=≈]/.test(leaves[at + 1]?.text ?? '');
    if (isSide) leaf.text = finder.asText(leaf.latex) ?? barrier;
  }
  const lengths = new Map(leaves.map(({ node, text }) => [node, text.length]));
  const lengthOf = (node: PhrasingContent) =>
    leavesOf([node]).reduce((sum, leaf) => sum + (lengths.get(leaf.node) ?? leaf.text.length), 0);
  const text = leaves.map(({ text }) => text).join('');
  const marks = finder.inText(text).sort((one, other) => other.start - one.start);
  for (const mark of marks) markStretch(line, mark, lengthOf);
}

const relation =
  /[=≈<>]|\\(?:approx|equiv|neq?|leq?|geq?|sim|simeq|cong|doteq|Rightarrow|implies|to|begin)(?![a-zA-Z])/;
const barrier = '\n\n';

type Leaf = { text: string; node: PhrasingContent; latex: string | null };

function leavesOf(nodes: PhrasingContent[]): Leaf[] {
  return nodes.flatMap((node): Leaf[] => {
    if (node.type === 'text') return [{ text: node.value, node, latex: null }];
    if (node.type === 'break') return [{ text: '\n', node, latex: null }];
    if (node.type === 'inlineMath') return [{ text: barrier, node, latex: node.value }];
    const isWords = node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
    return isWords && !node.data ? leavesOf(node.children) : [{ text: barrier, node, latex: null }];
  });
}

/** Takes the stretch as whole as emphasis allows. */
function markStretch(
  line: { children: PhrasingContent[] },
  mark: EqualityMark,
  lengthOf: (node: PhrasingContent) => number,
): void {
  let offset = 0;
  const before: PhrasingContent[] = [];
  const inside: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  for (const node of line.children) {
    const [start, end] = [offset, offset + lengthOf(node)];
    offset = end;
    if (end <= mark.start) before.push(node);
    else if (start >= mark.end) after.push(node);
    else if (node.type !== 'text') inside.push(node);
    else {
      const [from, to] = [Math.max(0, mark.start - start), Math.min(node.value.length, mark.end - start)];
      if (from > 0) before.push({ type: 'text', value: node.value.slice(0, from) });
      inside.push({ type: 'text', value: node.value.slice(from, to) });
      if (to < node.value.length) after.push({ type: 'text', value: node.value.slice(to) });
    }
  }
  if (inside.length > 0) line.children = [...before, marked(inside, [mark]), ...after];
}

/** Emphasis to the tree, and what the mark says to the page. */
function marked(children: PhrasingContent[], marks: EqualityMark[]): Emphasis {
  const isDoubtful = marks.some(({ verdict }) => verdict === 'doubtful');
  const data = { hName: isDoubtful ? 'mark' : 'span', hProperties: { className: [classOf(isDoubtful)] } };
  const note = isDoubtful ? doubtNote(marks) : checkMark(marks);
  return { type: 'emphasis', data, children: [...children, note] };
}

function markedBlock(node: BlockContent | RootContent, marks: EqualityMark[]): RootContent {
  const isDoubtful = marks.some(({ verdict }) => verdict === 'doubtful');
  const note: Paragraph = { type: 'paragraph', children: [isDoubtful ? doubtNote(marks) : checkMark(marks)] };
  const data = { hName: 'div', hProperties: { className: [classOf(isDoubtful)] } };
  return { type: 'blockquote', data, children: [node as BlockContent, note] };
}

function classOf(isDoubtful: boolean): string {
  return isDoubtful ? 'doubtful' : 'checked';
}

function doubtNote(marks: EqualityMark[]): Emphasis {
  const words = marks.map(({ note }) => note).join(' ');
  const data = { hName: 'span', hProperties: { className: ['doubtful-note'] } };
  return { type: 'emphasis', data, children: [{ type: 'text', value: ` ${words}` }] };
}

/** Drawn by the page's style, told to those who listen. */
function checkMark([mark]: EqualityMark[]): Emphasis {
  const properties = { className: ['checked-mark'], role: 'img', ariaLabel: mark?.note ?? '' };
  return { type: 'emphasis', data: { hName: 'span', hProperties: properties }, children: [] };
}
