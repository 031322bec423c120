import { type Document, isNode, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';

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

/** @param firstLine the line of the file that the text starts on */
export function parseYaml(text: string, firstLine: number): ParsedYaml {
  try {
    return parse(text, firstLine);
  } catch (error) {
    // Each step goes down the tree by calling itself.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'faulty', faults: [{ line: firstLine, message: 'This is nested too deeply' }] };
  }
}

function parse(text: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter();
  // Pretty ones would name a line of their own, counted from where this text starts.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;
  const found = [
    ...[...document.errors, ...document.warnings].map(({ pos, message }) => ({ line: lineAt(pos[0]), message })),
    ...aliasesIn(document).map(({ at, message }) => ({ line: lineAt(at), message })),
  ];
  if (found.length > 0) {
    // One fault in a line brings others with it, by the thousand at worst.
    const faults = [...Map.groupBy(found, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
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
