import { splitBlocks } from '../blocks/split-blocks.ts';

/** A change of one block of a file; a block is named by the line on which it starts. */
export type BlockEdit =
  | { kind: 'replace'; line: number; text: string }
  /** At the start of the text where there is nothing to put it after. */
  | { kind: 'insert'; after: number | null; text: string }
  | { kind: 'remove'; line: number }
  | { kind: 'move'; line: number; after: number | null };

/** The file with that change and no other: every other block stays as it is, byte for byte. Null if there is no such block. */
export function editBlocks(file: string, edit: BlockEdit): string | null {
  const blocks = new EditedBlocks(file);
  return applied(blocks, edit) ? blocks.toString() : null;
}

function applied(blocks: EditedBlocks, edit: BlockEdit): boolean {
  switch (edit.kind) {
    case 'replace':
      return blocks.replace(edit.line, edit.text);
    case 'insert':
      return blocks.insert(edit.after, edit.text);
    case 'remove':
      return blocks.remove(edit.line) !== null;
    case 'move': {
      const text = edit.line === edit.after ? null : blocks.remove(edit.line);
      return text !== null && blocks.insert(edit.after, text);
    }
  }
}

class EditedBlocks {
  readonly #blocks: { line: number | null; source: string; text: string }[];
  readonly #newline: string;

  constructor(file: string) {
    this.#blocks = splitBlocks(file).map(({ line, source, text }) => ({ line, source, text }));
    this.#newline = file.includes('\r\n') ? '\r\n' : '\n';
  }

  replace(line: number, text: string): boolean {
    const block = this.#blocks[this.#find(line)];
    if (!block) return false;
    block.source = `${this.#tidy(text)}${block.source.slice(block.text.length)}`;
    return true;
  }

  insert(after: number | null, text: string): boolean {
    const at = after === null ? 0 : this.#find(after) + 1;
    if (after !== null && at === 0) return false;
    const above = this.#blocks[at - 1];
    if (above) above.source = this.#ended(above.source, 2);
    const isLast = at === this.#blocks.length;
    const written = this.#tidy(text);
    this.#blocks.splice(at, 0, { line: null, source: this.#ended(written, isLast ? 1 : 2), text: written });
    return true;
  }

  /** Its text, or null if there is no such block. */
  remove(line: number): string | null {
    const at = this.#find(line);
    if (at < 0) return null;
    const [removed] = this.#blocks.splice(at, 1);
    const above = this.#blocks[at - 1];
    // What was between the two is no end of a file.
    if (above && at === this.#blocks.length) above.source = this.#ended(above.source, 1);
    return removed?.text ?? null;
  }

  toString(): string {
    return this.#blocks.map(({ source }) => source).join('');
  }

  #find(line: number): number {
    return this.#blocks.findIndex((block) => block.line === line);
  }

  #ended(source: string, newlines: number): string {
    return `${source.trimEnd()}${this.#newline.repeat(newlines)}`;
  }

  /** Without empty lines around it, and with the line ends of its file. */
  #tidy(text: string): string {
    return text.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').replace(/\r?\n/g, this.#newline);
  }
}
