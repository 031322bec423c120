import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, stringify, visit } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../../../platform/markdown/problem.ts';
import { readTextFile } from './text-file.ts';

export type YamlFile<Value> = {
  /** Undefined when a problem says why. */
  value: Value | undefined;
  problems: Problem[];
  /** The line of what lies at a path, or of the closest thing above it. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

export function readYamlFile<Shape extends z.ZodType>(bytes: Buffer, shape: Shape): YamlFile<z.output<Shape>> {
  const { text, problems } = readTextFile(bytes);
  return text === undefined ? { value: undefined, problems, lineOf: () => 1 } : readYaml(text, shape);
}

/** Reads YAML into a shape and tells what is wrong by line. */
export function readYaml<Shape extends z.ZodType>(
  text: string,
  shape: Shape,
  firstLine = 1,
): YamlFile<z.output<Shape>> {
  try {
    return readInto(shape, text, firstLine);
  } catch (error) {
    // Each step goes down the tree by calling itself.
    if (!(error instanceof RangeError)) throw error;
    const problems = [problemAt(firstLine, 'yaml', 'This is nested too deeply')];
    return { value: undefined, problems, lineOf: () => firstLine };
  }
}

function readInto<Shape extends z.ZodType>(shape: Shape, text: string, firstLine: number): YamlFile<z.output<Shape>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const offset = offsetOf(document.contents, path);
    return offset === undefined ? firstLine : lineAt(offset);
  };
  const faults = [
    ...[...document.errors, ...document.warnings].map(({ pos, message }) => ({ at: pos[0], message })),
    ...aliasesIn(document),
  ];
  if (faults.length > 0) {
    // One fault in a line brings others with it, by the thousand at worst.
    const byLine = Map.groupBy(faults, ({ at }) => lineAt(at));
    const problems = [...byLine].map(([line, [first]]) => problemAt(line, 'yaml', first?.message.split('\n')[0] ?? ''));
    return { value: undefined, problems, lineOf };
  }
  const result = shape.safeParse(document.toJS());
  if (result.success) return { value: result.data, problems: [], lineOf };
  const problems = result.error.issues.map(({ path, message }) =>
    problemAt(lineOf(path), 'shape', `${path.join('.') || 'file'}: ${message}`),
  );
  return { value: undefined, problems, lineOf };
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

/** Where the key at a path stands, or the item of a list; as much of the path as there is. */
function offsetOf(node: unknown, [key, ...rest]: readonly PropertyKey[]): number | undefined {
  if (key === undefined) return undefined;
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return offsetOf(item, rest) ?? (isNode(item) ? item.range?.[0] : undefined);
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key);
  return offsetOf(pair?.value, rest) ?? (isScalar(pair?.key) ? pair.key.range?.[0] : undefined);
}

/** The one form in which YAML is written. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}

function problemAt(line: number, rule: string, message: string): Problem {
  return { line, rule, severity: 'error', message };
}
