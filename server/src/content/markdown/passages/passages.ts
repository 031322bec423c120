import type { Heading } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Nodes, Root } from 'mdast';
import type { Passage } from '../../../platform/searchable.ts';
import { formulaText } from '../formulas/formula-text.ts';
import { plainText } from '../text/plain-text.ts';
import { blockWords } from './block-words.ts';
import { cutText } from './cut-text.ts';

/** A piece of text that is not cut without need, with the formulas in it. */
type Piece = { text: string; formulas: string[] };
type Section = Pick<Passage, 'anchor' | 'heading'> & { prose: Piece[]; lists: Piece[] };

const usualLength = 900;
const deepest = 60;
const wordBlocks: ReadonlySet<string> = new Set(['heading', 'paragraph', 'figure', 'leafDirective']);
const isRelation = /[=<>≤≥≈]|\\(?:le|ge|leq|geq|approx)(?![a-zA-Z])/;

/**
 * A text in passages of some sentences, each with the address of its section. Formulas are as people would write them
 * without LaTeX. Rows and fields stand apart from the sentences around them. What is in files, such as the rows of data
 * tables, is not there.
 *
 * @param tree with its figures gathered
 */
export function gatherPassages(tree: Root, contents: readonly Heading[], language: Language): Passage[] {
  const walk = new Walk(contents, language);
  walk.enter(tree, 0);
  return walk.sections.flatMap(({ anchor, heading, prose, lists }) => {
    const sentences = packed(prose).map((passage) => ({ anchor, heading, ...passage }));
    const rows = packed(lists).map((passage) => ({ anchor, heading, ...passage, isList: true }));
    // So that a section without any text is found by its heading.
    const none = { anchor, heading, text: '', formulas: [] };
    return sentences.length + rows.length > 0 ? [...sentences, ...rows] : [none];
  });
}

class Walk {
  readonly sections: Section[] = [{ anchor: null, heading: null, prose: [], lists: [] }];
  readonly #contents: readonly Heading[];
  readonly #language: Language;
  #headingCount = 0;
  #isUnfinished = false;

  constructor(contents: readonly Heading[], language: Language) {
    this.#contents = contents;
    this.#language = language;
  }

  enter(node: Nodes, depth: number): void {
    if (depth > deepest) return;
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) this.#startSection(node);
    else if (node.type === 'table') for (const row of node.children) this.#addRow(this.#joined(row.children, ' · '));
    else if (node.type === 'math') this.#addFormula({ text: formulaText(node.value), formulas: [node.value] });
    else if (node.type === 'code') for (const line of blockWords(node, this.#language)) this.#addRow(line);
    else if (wordBlocks.has(node.type)) this.#add(this.#words(node, 0));
    else if ('children' in node) for (const child of node.children) this.enter(child, depth + 1);
  }

  #startSection(node: Extract<Nodes, { type: 'heading' }>): void {
    const { text } = this.#words(node, 0);
    // One without text has no address, and none of the list.
    if (plainText(node).trim() === '') return;
    this.#isUnfinished = false;
    const listed = this.#contents[this.#headingCount++];
    this.sections.push({ anchor: listed?.id ?? null, heading: listed?.text ?? tidy(text), prose: [], lists: [] });
  }

  #add({ text, formulas }: Piece): void {
    this.#isUnfinished = !/[.!?…]["”“»)]*$/u.test(text.trim());
    put(this.sections.at(-1)?.prose, { text, formulas });
  }

  #addRow(piece: Piece): void {
    this.#isUnfinished = false;
    put(this.sections.at(-1)?.lists, piece);
  }

  /** A formula belongs to the sentence that leads to it; one by itself is none. */
  #addFormula(piece: Piece): void {
    const section = this.sections.at(-1);
    put(this.#isUnfinished && section?.prose.length ? section.prose : section?.lists, piece);
    this.#isUnfinished = false;
  }

  #words(node: Nodes, depth: number): Piece {
    if (depth > deepest) return { text: '', formulas: [] };
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return { text: node.value, formulas: [] };
      case 'inlineMath':
        return { text: formulaText(node.value), formulas: isRelation.test(node.value) ? [node.value] : [] };
      case 'break':
        return { text: ' ', formulas: [] };
      case 'figure': {
        const { text, formulas } = this.#joined(node.children, '', depth);
        return { text: `${node.alt} ${text}`, formulas };
      }
      case 'link': {
        const { text, formulas } = this.#joined(node.children, '', depth);
        // It stands for a number that only the page knows.
        return { text: text.replace(/\s*\(?#\)?/g, ''), formulas };
      }
      default:
        return 'children' in node ? this.#joined(node.children, '', depth) : { text: '', formulas: [] };
    }
  }

  #joined(nodes: readonly Nodes[], between: string, depth = 0): Piece {
    const pieces = nodes.map((node) => this.#words(node, depth + 1));
    const texts = pieces.map(({ text }) => text).filter((text) => between === '' || text.trim() !== '');
    return { text: texts.join(between), formulas: pieces.flatMap(({ formulas }) => formulas) };
  }
}

function put(pieces: Piece[] | undefined, { text, formulas }: Piece): void {
  const words = tidy(text);
  if (words !== '' || formulas.length > 0) pieces?.push({ text: words, formulas });
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function packed(pieces: readonly Piece[]): Piece[] {
  const passages: Piece[] = [];
  for (const { text, formulas } of pieces) {
    const [first = '', ...rest] = cutText(text, usualLength);
    const last = passages.at(-1);
    if (last && last.text.length + first.length <= usualLength) {
      last.text = [last.text, first].filter((part) => part !== '').join('\n');
      last.formulas.push(...formulas);
    } else {
      passages.push({ text: first, formulas: [...formulas] });
    }
    passages.push(...rest.map((part) => ({ text: part, formulas: [] })));
  }
  return passages;
}
