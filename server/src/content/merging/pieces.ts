import { type Block, splitBlocks } from '../blocks/split-blocks.ts';

/** A block as merging sees it, apart from the line ends below it. */
export type Piece = {
  kind: Block['kind'];
  /** Of an entry of the front matter. */
  name?: string;
  text: string;
  /** What tells whether it changed: line ends of another kind do not. */
  key: string;
  fingerprint: string;
  /** The end of its last line and the empty lines below it. */
  gap: string;
};

export type Pieces = {
  /** Empty lines above everything. */
  lead: string;
  pieces: Piece[];
};

export function piecesOf(file: string): Pieces {
  const blocks = splitBlocks(file);
  const [first] = blocks;
  const lead = first?.kind === 'blank' ? first.source : '';
  return { lead, pieces: blocks.filter(({ kind }) => kind !== 'blank').map(pieceOf) };
}

/** With each entry of the front matter by itself, so that one may change the title and another one the summary. */
export function withEntries({ lead, pieces: [front, ...rest] }: Pieces): Pieces {
  if (front?.kind !== 'front-matter') throw new TypeError('A file without front matter has no entries');
  const entries = `${front.text}${front.gap}`.split(/(?<=\n)(?=[\w-]+:|---)/);
  return { lead, pieces: [...entries.map(entryOf), ...rest] };
}

/** Each line of a file that is no Markdown by itself. */
export function linesOf(file: string): Piece[] {
  const lines = file.split(/(?<=\n)/).filter((line) => line !== '');
  return lines.map((line) => {
    const text = line.replace(/\r?\n$/, '');
    return { kind: 'unparsed', text, key: text, fingerprint: text, gap: line.slice(text.length) };
  });
}

export function hasFrontMatter({ pieces: [first] }: Pieces): boolean {
  return first?.kind === 'front-matter';
}

function pieceOf({ kind, source, text, fingerprint }: Block): Piece {
  return { kind, text, key: keyOf(text), fingerprint, gap: source.slice(text.length) };
}

function entryOf(source: string, at: number): Piece {
  const text = source.trimEnd();
  // Both fences are the same text at different ends.
  const name = text === '---' ? `--- ${at === 0 ? 'first' : 'last'}` : /^[\w-]+/.exec(text)?.[0];
  const key = `${name} ${keyOf(text)}`;
  return { kind: 'front-matter', ...(name && { name }), text, key, fingerprint: key, gap: source.slice(text.length) };
}

function keyOf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
