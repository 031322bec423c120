import type { RootContent } from 'mdast';
import { findDepthExcess, findExcess } from '../markdown/checks/check-limits.ts';
import { parseBlocks } from '../markdown/parse-markdown.ts';
import { fingerprintOf, type LineRange } from './fingerprint.ts';

export type Block = {
  /** What the parser takes it for; 'blank' are empty lines at the very start, 'unparsed' is a piece of a text beyond the parser's limits. */
  kind: RootContent['type'] | 'front-matter' | 'blank' | 'unparsed';
  /** As it is written, with the empty lines below it. */
  source: string;
  /** As it is written, without the empty lines below it. */
  text: string;
  /** Where it starts, from 1. */
  line: number;
  /** The same for texts that differ in nothing but how their lines are wrapped and spaced. */
  fingerprint: string;
};

/** The top-level blocks of a Markdown file, with its front matter as the first; their sources together are the file, byte for byte. */
export function splitBlocks(file: string): Block[] {
  const lines = new Lines(file);
  const body = lines.after(frontMatterOf(file));
  const front: Piece[] = body > 0 ? [{ kind: 'front-matter', start: 0, end: body, verbatim: [[0, body]] }] : [];
  const pieces = [...front, ...piecesOf(lines.text(body, lines.count)).map((piece) => moved(piece, body))];
  const first = pieces[0]?.start ?? lines.count;
  if (first > 0 && file !== '') pieces.unshift({ kind: 'blank', start: 0, end: 0, verbatim: [] });
  return pieces.map(({ kind, start, end, verbatim }, at) => ({
    kind,
    source: lines.text(start, pieces[at + 1]?.start ?? lines.count),
    text: lines.text(start, end).replace(/(?:\r\n?|\n)$/, ''),
    line: start + 1,
    fingerprint: fingerprintOf(
      lines.between(start, end),
      verbatim.map(([from, to]) => [from - start, to - start]),
    ),
  }));
}

/** Lines of the file, from 0; `end` is the line after its last one. */
type Piece = { kind: Block['kind']; start: number; end: number; verbatim: LineRange[] };

/** Nothing when the file begins in another way. */
function frontMatterOf(file: string): string {
  const [found = ''] = /^---[ \t]*(?:\r\n|\n)(?=\S)[\s\S]*?(?:\r\n|\n)---[ \t]*(?:\r\n|\n|$)/.exec(file) ?? [];
  return found;
}

function piecesOf(markdown: string): Piece[] {
  const nodes = topLevelNodes(markdown);
  if (!nodes) return paragraphsOf(markdown);
  const pieces: Piece[] = [];
  for (const node of nodes) {
    const [start, end] = linesOf(node);
    const above = pieces.at(-1);
    // Two blocks never share a line; should a parser of the future think otherwise, they are one.
    if (above && start < above.end) above.end = Math.max(above.end, end);
    else pieces.push({ kind: node.type, start, end, verbatim: codeIn(node) });
  }
  return pieces;
}

/** Null for what the parser would take too long for. */
function topLevelNodes(markdown: string): RootContent[] | null {
  if (findExcess(markdown)) return null;
  try {
    const tree = parseBlocks(markdown);
    return findDepthExcess(tree) ? null : tree.children;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function paragraphsOf(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  let isBelowBlank = true;
  for (const [at, line] of new Lines(markdown).between(0, Number.POSITIVE_INFINITY).entries()) {
    const isBlank = line.trim() === '';
    const above = pieces.at(-1);
    if (!isBlank && (isBelowBlank || !above)) pieces.push({ kind: 'unparsed', start: at, end: at + 1, verbatim: [] });
    else if (!isBlank && above) above.end = at + 1;
    isBelowBlank = isBlank;
  }
  return pieces.map((piece) => ({ ...piece, verbatim: [[piece.start, piece.end]] }));
}

/** Code means what its lines and their indentation say, wherever in the block it is. */
function codeIn(node: RootContent): LineRange[] {
  if (node.type === 'code') return [linesOf(node)];
  return 'children' in node ? node.children.flatMap((child) => codeIn(child)) : [];
}

function linesOf({ position }: RootContent): LineRange {
  return [(position?.start.line ?? 1) - 1, position?.end.line ?? 1];
}

function moved({ kind, start, end, verbatim }: Piece, by: number): Piece {
  const shifted = verbatim.map(([from, to]): LineRange => [from + by, to + by]);
  return { kind, start: start + by, end: end + by, verbatim: shifted };
}

/** Lines as the parser counts them. */
class Lines {
  readonly #file: string;
  readonly #starts: number[] = [0];

  constructor(file: string) {
    this.#file = file;
    for (const { index, 0: lineEnd } of file.matchAll(/\r\n?|\n/g)) this.#starts.push(index + lineEnd.length);
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The line that comes after a text at the start of the file. */
  after(text: string): number {
    if (text === '') return 0;
    const line = this.#starts.findIndex((start) => start >= text.length);
    return line === -1 ? this.count : line;
  }

  text(start: number, end: number): string {
    return this.#file.slice(this.#starts[start] ?? this.#file.length, this.#starts[end] ?? this.#file.length);
  }

  between(start: number, end: number): string[] {
    return this.text(start, end).split(/\r\n?|\n/);
  }
}
