import type { Image, Link, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { ownAddress } from './own-address.ts';
import { spellUnits, spellUnitsInText } from './spell-units.ts';
import { lowerAndRaise } from './sub-and-sup.ts';
import { type AnswerFormula, formulaPlace, takeOutFormulas } from './take-out-formulas.ts';

/**
 * Markdown of a model as a tree that has all of its words: what our texts do not have (HTML, footnotes, definitions, directives)
 * is text like any other, pictures and foreign links are their words and addresses.
 */
export function parseAnswer(source: string): Root {
  const { text, formulas } = takeOutFormulas(source);
  const tree = parser.parse(text);
  withoutLinks(tree);
  breakLines(tree);
  visit(tree, 'text', (node) => {
    node.value = spellUnitsInText(node.value);
  });
  lowerAndRaise(tree);
  putFormulasBack(tree, formulas);
  for (const parent of parentsIn(tree)) standDisplayedApart(parent);
  visit(tree, 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return;
    const box: Text = { type: 'text', value: item.checked ? '☑ ' : '☐ ' };
    const [first] = item.children;
    if (first?.type === 'paragraph') first.children.unshift(box);
    else item.children.unshift({ type: 'paragraph', children: [box] });
    item.checked = null;
  });
  return tree;
}

// One tilde is "about", not struck out. A line of dashes under a text is a rule: models mean no heading by it.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(wordsOnly).freeze();

function wordsOnly(this: Processor): void {
  const html = ['htmlFlow', 'htmlText'];
  const notes = ['definition', 'gfmFootnoteDefinition', 'gfmFootnoteCall'];
  const off = [...html, ...notes, 'codeIndented', 'setextUnderline'];
  this.data().micromarkExtensions?.push({ disable: { null: off } });
}

/** `<br>` is how cells of a table have lines. */
function breakLines(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !lineBreak.test(node.value)) return;
    const nodes = node.value
      .split(lineBreak)
      .flatMap((value, at): PhrasingContent[] => [
        ...(at > 0 ? [{ type: 'break' } as const] : []),
        ...(value ? [{ type: 'text', value } as const] : []),
      ]);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

const lineBreak = /[ \t]*<br[ \t]*\/?>[ \t]*/i;

function withoutLinks(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'image') {
      parent.children.splice(index, 1, { type: 'text', value: withAddress(node.alt ?? '', node) });
      return [SKIP, index];
    }
    if (node.type !== 'link') return;
    const { title } = node;
    node.title = null;
    const titleText: PhrasingContent[] = title ? [{ type: 'text', value: ` (${title})` }] : [];
    if (ownAddress(node.url)) {
      parent.children.splice(index + 1, 0, ...titleText);
      return;
    }
    const words = wordsOf(node);
    const address = isSameAddress(words, node.url) || node.url === '' ? '' : ` (${node.url})`;
    const rest: PhrasingContent[] = address ? [{ type: 'text', value: address }] : [];
    parent.children.splice(index, 1, ...node.children, ...rest, ...titleText);
    return [SKIP, index];
  });
}

function withAddress(words: string, { url, title }: Image | Link): string {
  return [words, url ? `(${url})` : '', title ? `(${title})` : ''].filter(Boolean).join(' ');
}

function isSameAddress(words: string, url: string): boolean {
  return [words, `mailto:${words}`, `http://${words}`, `https://${words}`].includes(url);
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function putFormulasBack(tree: Root, formulas: AnswerFormula[]): void {
  const asWritten = (text: string) =>
    text.replace(formulaPlace, (_, number: string) => formulas[Number(number)]?.written ?? '');
  visit(tree, (node, index, parent) => {
    if (node.type === 'inlineCode' || node.type === 'code') node.value = asWritten(node.value);
    if (node.type === 'code') node.lang &&= asWritten(node.lang);
    if (node.type !== 'text' || !parent || index === undefined) return;
    const pieces = node.value.split(formulaPlace);
    if (pieces.length === 1) return;
    const nodes = pieces.flatMap((piece, at): PhrasingContent[] => {
      if (at % 2 === 0) return piece ? [{ type: 'text', value: piece }] : [];
      const formula = formulas[Number(piece)];
      return formula ? [inlineMathOf(formula)] : [];
    });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

function inlineMathOf({ latex, isDisplayed }: AnswerFormula): PhrasingContent {
  return { type: 'inlineMath', value: spellUnits(latex), data: { isDisplayed } };
}

function parentsIn(tree: Root): Parents[] {
  const found: Parents[] = [];
  visit(tree, (node) => {
    if ('children' in node) found.push(node);
  });
  return found;
}

/** A formula of its own ends the paragraph around it; in a cell or a heading it stands in the line. */
function standDisplayedApart(parent: Parents): void {
  const children = parent.children as RootContent[];
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at];
    if (child?.type === 'paragraph') children.splice(at, 1, ...splitAtDisplayed(child));
  }
}

function splitAtDisplayed(paragraph: Paragraph): RootContent[] {
  const isApart = (node: PhrasingContent) => node.type === 'inlineMath' && node.data?.isDisplayed === true;
  if (!paragraph.children.some(isApart)) return [paragraph];
  const parts: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const flush = () => {
    if (words.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      parts.push({ type: 'paragraph', children: words });
    }
    words = [];
  };
  for (const node of paragraph.children) {
    if (node.type !== 'inlineMath' || !isApart(node)) {
      words.push(node);
      continue;
    }
    flush();
    parts.push({ type: 'math', value: node.value, meta: null });
  }
  flush();
  return parts;
}

declare module 'mdast-util-math' {
  interface InlineMathData {
    /** Written to stand apart. */
    isDisplayed?: boolean;
  }
}
