import { type Document, isNode, isScalar, Lexer, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';

/** What is wrong with a text, and the line of its file. */
export type YamlFault = { line: number; message: string };

export type ParsedYaml =
  | {
      kind: 'parsed';
      root: ParsedNode | null;
      /** The same as plain data. */
      value: unknown;
      /** The line of the file that a node starts on. */
      lineOf: (node: unknown) => number;
    }
  | { kind: 'faulty'; faults: YamlFault[] };

/**
 * In what the parser makes of a text first: words, spaces, signs and ends of lines. A mapping of a line each has seven, and
 * takes a tenth of a second with as many as this; signs that close nothing take as long as any others.
 */
export const mostTokens = 20_000;

/** In characters, far beyond any file of ours: a text over many lines is one word to the parser. */
const longestText = 400_000;
const longestToken = 20;
/** The first tell enough. */
export const mostFaults = 50;

/** Of lists in brackets, in each other. */
const deepestLists = 100;
/** Of lists that a whole installation shares, which only threads of their own read while others are served. */
export const mostSharedTokens = 100_000;
/** Of what stands before a text, such as its title; a course has hundreds, and all of them are read at once. */
export const mostFrontTokens = 2_000;

/** @param firstLine the line of the file that the text starts on */
export function parseYaml(text: string, firstLine: number, most = mostTokens): ParsedYaml {
  const excess = findExcess(text, firstLine, most);
  if (excess) return { kind: 'faulty', faults: [excess] };
  // A fault for each sign would be as many stacks, which take longer than all the rest.
  const { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 0;
    return parse(text, firstLine);
  } catch (error) {
    // Each step goes down the tree by calling itself.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'faulty', faults: [{ line: firstLine, message: 'This is nested too deeply' }] };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function findExcess(text: string, firstLine: number, most: number): YamlFault | undefined {
  const tooLong = { line: firstLine, message: 'This is too long' };
  if (text.length > Math.min(most * longestToken, longestText)) return tooLong;
  let count = 0;
  let depth = 0;
  let line = firstLine;
  for (const token of new Lexer().lex(text)) {
    count += 1;
    if (count > most) return tooLong;
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepestLists) return { line, message: 'This is nested too deeply' };
    if (token.includes('\n')) line += token.split('\n').length - 1;
  }
  return undefined;
}

function parse(text: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter();
  // Pretty ones would name a line of their own, counted from where this text starts.
  // The parser itself compares each key with all those before it.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const lineAt = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;
  const found = [
    ...[...document.errors, ...document.warnings].map(({ pos, message }) => ({ line: lineAt(pos[0]), message })),
    ...[...aliasesIn(document), ...repeatedKeysIn(document)].map(({ at, message }) => ({ line: lineAt(at), message })),
  ];
  if (found.length > 0) {
    // One fault in a line brings others with it, by the thousand at worst.
    const faults = [...Map.groupBy(found, ({ line }) => line).values()]
      .flatMap(([first]) => first ?? [])
      .slice(0, mostFaults);
    return { kind: 'faulty', faults };
  }
  const lineOf = (node: unknown) => lineAt((isNode(node) && node.range?.[0]) || 0);
  return { kind: 'parsed', root: document.contents, value: document.toJS(), lineOf };
}

/** Nothing here needs them, they can multiply without end, and a text that starts with * is one by mistake. */
function aliasesIn(document: Document.Parsed): { at: number; message: string }[] {
  const found: { at: number; message: string }[] = [];
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `"*${source}" refers to another place, which is not allowed; a text with * at its start is put in quotes`;
      found.push({ at: range?.[0] ?? 0, message });
    },
  });
  return found;
}

function repeatedKeysIn(document: Document.Parsed): { at: number; message: string }[] {
  const found: { at: number; message: string }[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) found.push({ at: key.range?.[0] ?? 0, message: 'Map keys must be unique' });
        known.add(key.value);
      }
    },
  });
  return found.sort((one, other) => one.at - other.at);
}
