/**
 * Cuts Markdown that is still being written into its outermost blocks. A block is handed out once nothing that may follow can
 * change it, and the same blocks come out in whatever pieces the text came in.
 */
export class BlockSplitter {
  /** What has come of a line that has not ended. */
  #line = '';
  /** The first half of something that a piece may end within. */
  #half = '';
  #lines: string[] = [];
  #length = 0;
  #cells = 0;
  #state: State = { kind: 'text' };
  #finished: string[] = [];

  /** @returns blocks that are finished by it */
  push(text: string): string[] {
    const whole = this.#half + text;
    this.#half = /[\r\ud800-\udbff]$/.exec(whole)?.[0] ?? '';
    this.#take(whole.slice(0, whole.length - this.#half.length));
    return this.#finished.splice(0);
  }

  /** @returns the rest, as it stands */
  end(): string[] {
    this.#take(this.#half);
    this.#half = '';
    if (this.#line) this.#add(this.#line);
    this.#line = '';
    this.#finish();
    return this.#finished.splice(0);
  }

  /** What there is of the block that has not ended. */
  get open(): string {
    return [...this.#lines, this.#line].join('\n');
  }

  #take(text: string): void {
    const lines = cleaned(text).split('\n');
    for (const [at, piece] of lines.entries()) {
      if (at > 0) {
        this.#add(this.#line);
        this.#line = '';
      }
      this.#line += piece;
      while (this.#line.length > longestLine) this.#cutLine();
    }
  }

  /** Nobody writes such lines; they are cut between words where there are some, and where counting alone decides. */
  #cutLine(): void {
    const first = this.#line.slice(0, longestLine);
    const end = first.lastIndexOf(' ') + 1 || first.replace(/[\ud800-\udbff]$/, '').length;
    this.#add(this.#line.slice(0, end));
    this.#line = this.#line.slice(end);
  }

  #add(line: string): void {
    const longest = this.#state.kind === 'text' ? longestText : longestBlock;
    if (this.#length > longest || this.#cells > mostCells) this.#cutBlock();
    if (this.#state.kind === 'fence') this.#addCode(line, this.#state);
    else if (line.trim() === '') this.#addBlank();
    else if (this.#state.kind === 'formula') this.#addFormula(line, this.#state.closing);
    else this.#addWords(line);
  }

  #keep(line: string): void {
    this.#lines.push(line);
    this.#length += line.length + 1;
    if (this.#state.kind !== 'fence') this.#cells += line.split('|').length - 1;
  }

  #addCode(line: string, state: Extract<State, { kind: 'fence' }>): void {
    this.#keep(line);
    if (!state.closing.test(line)) return;
    if (state.isInList) this.#state = { kind: 'list', isAfterBlank: false };
    else this.#finish();
  }

  #addBlank(): void {
    if (this.#state.kind === 'list') {
      this.#state = { kind: 'list', isAfterBlank: true };
      this.#keep('');
    } else this.#finish();
  }

  #addFormula(line: string, closing: string, from = 0): void {
    this.#keep(line);
    const end = line.indexOf(closing, from);
    if (end < 0) return;
    if (line.slice(end + closing.length).trim() === '') this.#finish();
    else this.#state = { kind: 'text' };
  }

  #addWords(line: string): void {
    if (this.#state.kind === 'list') {
      const isIndented = /^(?: {2,}|\t)/.test(line);
      const goesOn = isIndented || (!this.#state.isAfterBlank && !beginsBlock(line));
      const isFull = this.#lines.length >= longestList && listItem.test(line);
      if (goesOn && !isFull) {
        this.#addToList(line);
        return;
      }
      this.#finish();
    }
    if (beginsBlock(line)) this.#begin(line);
    else if (listItem.test(line) && !rule.test(line)) this.#addToList(line);
    else this.#keep(line);
  }

  #begin(line: string): void {
    this.#finish();
    const closing = formulaEnd(line);
    const fence = fenceOf(line);
    if (closing) {
      this.#state = { kind: 'formula', closing };
      this.#addFormula(line, closing, line.search(/\S/) + 2);
    } else if (fence) {
      this.#keep(line);
      this.#state = { kind: 'fence', opening: line, closing: closingOf(fence), isInList: false };
    } else {
      this.#keep(line);
      this.#finish();
    }
  }

  #addToList(line: string): void {
    this.#keep(line);
    const fence = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    this.#state = fence
      ? { kind: 'fence', opening: line, closing: closingOf(fence), isInList: true }
      : { kind: 'list', isAfterBlank: false };
  }

  /** A block of code goes on as another one, and so does a table, with its head. */
  #cutBlock(): void {
    const state = this.#state;
    const [head = '', line = ''] = this.#lines;
    const isTable = state.kind === 'text' && tableLine.test(line) && head.length + line.length < longestHead;
    this.#finish();
    if (isTable) for (const each of [head, line]) this.#keep(each);
    if (state.kind !== 'fence') return;
    this.#state = { ...state, isInList: false };
    this.#keep(state.opening.replace(/^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/, ''));
  }

  #finish(): void {
    const block = this.#lines.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '');
    if (block.trim() !== '') this.#finished.push(block);
    this.#lines = [];
    this.#length = 0;
    this.#cells = 0;
    this.#state = { kind: 'text' };
  }
}

type State =
  | { kind: 'text' }
  | { kind: 'list'; isAfterBlank: boolean }
  | { kind: 'fence'; opening: string; closing: RegExp; isInList: boolean }
  | { kind: 'formula'; closing: string };

/** Nobody writes so much without a break, and parsing it at once would hold up all others. */
const longestLine = 4000;
const longestText = 3500;
const longestBlock = 8000;
/** In lines and in cells: parsing takes the longer for each, the more there are. */
const longestList = 120;
const mostCells = 500;
const longestHead = 1000;

const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const tableLine = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** A heading, code or a formula of its own, which need no empty line before them. */
function beginsBlock(line: string): boolean {
  return /^ {0,3}#{1,6}(?:[ \t]|$)/.test(line) || fenceOf(line) !== undefined || formulaEnd(line) !== null;
}

function fenceOf(line: string): string | undefined {
  return /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
}

function closingOf(fence: string): RegExp {
  return new RegExp(`^[ \\t]*${fence.charAt(0)}{${fence.length},}[ \\t]*$`);
}

function formulaEnd(line: string): string | null {
  const [, opening, name] = /^ {0,3}(\$\$|\\\[|\\begin\{(\w+\*?)\})/.exec(line) ?? [];
  if (!opening) return null;
  if (name) return `\\end{${name}}`;
  return opening === '$$' ? '$$' : '\\]';
}

/** Without what nobody can read and the database does not keep. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '');
}
