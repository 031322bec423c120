export type AnswerFormula = {
  latex: string;
  isDisplayed: boolean;
  /** With its delimiters. */
  written: string;
};

/** What stands for the formula with this number, so that Markdown does not read what is inside it. */
export const formulaPlace = /\ue000(\d+)\ue001/g;

/**
 * Takes `$…$`, `$$…$$`, `\(…\)`, `\[…\]`, `\begin{…}…\end{…}` and `\ce{…}` out of the Markdown around them, code excepted. A dollar is
 * as often money: it opens a formula only where one can stand and ends, and what is between does not read like prose.
 */
export function takeOutFormulas(written: string): { text: string; formulas: AnswerFormula[] } {
  const source = written.replace(/[\ue000\ue001]/g, '\ufffd');
  const formulas: AnswerFormula[] = [];
  let text = '';
  let at = 0;
  while (at < source.length) {
    const code = codeAt(source, at);
    if (code) {
      text += code;
      at += code.length;
      continue;
    }
    const formula = formulaAt(source, at);
    if (formula) {
      text += `\ue000${formulas.push(formula) - 1}\ue001`;
      at += formula.written.length;
      continue;
    }
    const plain = /[^\\$`\n~]+|\\[\s\S]|\n|\$+|`+|~+|\\$/y;
    plain.lastIndex = at;
    const [piece = source.charAt(at)] = plain.exec(source) ?? [];
    text += piece;
    at += piece.length;
  }
  return { text, formulas };
}

const fence = /(?<=^|\n)[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*/y;

/** A fenced block up to its end, or code within a line. */
export function codeAt(source: string, at: number): string | null {
  fence.lastIndex = at;
  const opening = fence.exec(source);
  if (opening) {
    const mark = opening[1] ?? '';
    const closing = new RegExp(`\\n[ \\t>]*${mark.charAt(0)}{${mark.length},}[ \\t]*(?=\\n|$)`, 'g');
    closing.lastIndex = at + opening[0].length;
    const end = closing.exec(source);
    return source.slice(at, end ? end.index + end[0].length : source.length);
  }
  const run = matchAt(/`+/y, source, at);
  if (!run) return null;
  const end = new RegExp(`(?<!\`)${run}(?!\`)`, 'g');
  end.lastIndex = at + run.length;
  const found = end.exec(source);
  return found ? source.slice(at, found.index + run.length) : null;
}

function formulaAt(source: string, at: number): AnswerFormula | null {
  const sign = source.charAt(at);
  if (sign === '\\') return bracketed(source, at) ?? environment(source, at) ?? bareChemistry(source, at);
  if (sign !== '$' || source.charAt(at - 1) === '$') return null;
  return source.charAt(at + 1) === '$' ? doubleDollars(source, at) : singleDollars(source, at);
}

/** Those who escape once more than needed write `\\(`. */
function bracketed(source: string, at: number): AnswerFormula | null {
  const [, slashes = '', bracket = ''] = /^(\\{1,2})([([])/.exec(source.slice(at, at + 3)) ?? [];
  if (!bracket) return null;
  const closing = slashes + (bracket === '(' ? ')' : ']');
  const start = at + slashes.length + 1;
  const end = source.indexOf(closing, start);
  if (end < 0) return null;
  const latex = source.slice(start, end);
  if (bracket === '[') {
    // An escaped bracket of the text: a link's, a source's number, a remark.
    if (source.charAt(end + closing.length) === '(' || /^\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*$/.test(latex)) return null;
    if (isProse(latex)) return null;
  }
  return formulaOf(source, at, end + closing.length, latex, bracket === '[');
}

const environmentStart =
  /\\begin\{((?:align|aligned|equation|gather|gathered|cases|alignat|matrix|pmatrix|bmatrix|array)\*?)\}/y;

function environment(source: string, at: number): AnswerFormula | null {
  environmentStart.lastIndex = at;
  const name = environmentStart.exec(source)?.[1];
  if (!name) return null;
  const closing = `\\end{${name}}`;
  const end = source.indexOf(closing, at);
  if (end < 0) return null;
  const after = end + closing.length;
  return formulaOf(source, at, after, source.slice(at, after), true);
}

const chemistry = /\\(?:ce|pu)\{(?:[^{}\n]|\{[^{}\n]*\}){1,200}\}/y;

/** Models write it without any sign around it too. */
function bareChemistry(source: string, at: number): AnswerFormula | null {
  const written = matchAt(chemistry, source, at);
  return written ? formulaOf(source, at, at + written.length, written, false) : null;
}

function doubleDollars(source: string, at: number): AnswerFormula | null {
  const start = at + 2;
  const end = source.indexOf('$$', start);
  return end < 0 ? null : formulaOf(source, at, end + 2, source.slice(start, end), true);
}

function singleDollars(source: string, at: number): AnswerFormula | null {
  const content = matchAt(/(?:[^$\\\n]|\\[\s\S]|\n(?!\s*\n))+/y, source, at + 1);
  if (!content) return null;
  const end = at + 1 + content.length;
  if (source.charAt(end) !== '$' || /[\p{L}\p{N}]/u.test(source.charAt(end + 1))) return null;
  if (/^\s|\s$/.test(content)) return spacedDollars(source, at, content);
  // `US$5` and `5$-10$` are money; `2$x$` is not.
  const isTight = /[\p{L}\p{N}]/u.test(source.charAt(at - 1));
  if (isTight && !/[\\^_=]|^\p{L}$/u.test(content)) return null;
  if (isProse(content)) return null;
  return formulaOf(source, at, end + 1, content, false);
}

/** `$ U = R I $`, as some models write it; between `3 $ + 5 $` nothing of the kind stands, and a price ends before its sign. */
function spacedDollars(source: string, at: number, content: string): AnswerFormula | null {
  const isPrice = /\d\s*$/.test(source.slice(Math.max(0, at - 3), at));
  const hasSigns = /[\\^_]/.test(content) || (content.includes('=') && !/(?<!\p{L})\p{L}{3}/u.test(content));
  const isMathematics = hasSigns && /^ [^\s=+\-·](?:.*\S)? $/.test(content);
  return isPrice || !isMathematics ? null : formulaOf(source, at, at + content.length + 2, content, false);
}

/** Words without any sign of mathematics; `RC` and `ABC` name something. */
function isProse(latex: string): boolean {
  return (
    !/^\p{L}{2,4}$/u.test(latex) &&
    !/[\\^_=+*/<>{}]/.test(latex) &&
    /(?:^|[\s,.;])\p{L}{2,}(?=$|[\s,.;:!?])/u.test(latex)
  );
}

function formulaOf(source: string, at: number, end: number, latex: string, isDisplayed: boolean): AnswerFormula | null {
  if (/\n[ \t>]*\n/.test(latex) || latex.trim() === '' || latex.includes('`')) return null;
  const lineStart = source.lastIndexOf('\n', at) + 1;
  const isQuoted = /^[ \t]*>/.test(source.slice(lineStart, at));
  const own = isQuoted ? latex.replace(/\n[ \t]*>[ \t]?/g, '\n') : latex;
  return { latex: own.trim(), isDisplayed, written: source.slice(at, end) };
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}
