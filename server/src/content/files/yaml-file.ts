import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';
import { readTextFile } from './text-file.ts';
import { mostFaults, mostTokens, parseYaml } from './yaml.ts';

export type YamlFile<Value> = {
  /** Undefined when a problem says why. */
  value: Value | undefined;
  problems: Problem[];
  /** The line of what lies at a path, or of the closest thing above it. */
  lineOf: LineOf;
  /** The line on which the text at a path begins, which for one written over several lines is below its key. */
  textLineOf: LineOf;
};

export type LineOf = (path: readonly PropertyKey[]) => number;

export function readYamlFile<Shape extends z.ZodType>(
  bytes: Buffer,
  shape: Shape,
  most = mostTokens,
): YamlFile<z.output<Shape>> {
  const { text, problems } = readTextFile(bytes);
  return text === undefined ? unread(problems, 1) : readYaml(text, shape, { most });
}

type Reading = {
  /** The line of the file that the text starts on. */
  firstLine?: number;
  /** Tokens that there may be. */
  most?: number;
};

/** Reads YAML into a shape and tells what is wrong by line. */
export function readYaml<Shape extends z.ZodType>(
  text: string,
  shape: Shape,
  { firstLine = 1, most = mostTokens }: Reading = {},
): YamlFile<z.output<Shape>> {
  const parsed = parseYaml(text, firstLine, most);
  if (parsed.kind === 'faulty') {
    const problems = parsed.faults.map(({ line, message }) => problemAt(line, 'yaml', message));
    return unread(problems, firstLine);
  }
  const lineOf: LineOf = (path) => {
    const node = nodeAt(parsed.root, path);
    return node === undefined ? firstLine : parsed.lineOf(node);
  };
  const textLineOf: LineOf = (path) => {
    const node = path.reduce<unknown>((found, key) => valueAt(found, key), parsed.root);
    if (!isScalar(node)) return lineOf(path);
    const isBelow = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const [blank = ''] = /^\s*\n/.exec(String(node.value)) ?? [];
    return parsed.lineOf(node) + (isBelow ? 1 + blank.split('\n').length - 1 : 0);
  };
  const result = shape.safeParse(parsed.value);
  if (result.success) return { value: result.data, problems: [], lineOf, textLineOf };
  const problems = result.error.issues
    .slice(0, mostFaults)
    .map(({ path, message }) => problemAt(lineOf(path), 'shape', `${path.join('.') || 'file'}: ${message}`));
  return { value: undefined, problems, lineOf, textLineOf };
}

function unread(problems: Problem[], line: number): YamlFile<never> {
  return { value: undefined, problems, lineOf: () => line, textLineOf: () => line };
}

/** The key at a path, or the item of a list; as much of the path as there is. */
function nodeAt(node: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return undefined;
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return nodeAt(item, rest) ?? item;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key);
  return nodeAt(pair?.value, rest) ?? pair?.key;
}

function valueAt(node: unknown, key: PropertyKey): unknown {
  if (isSeq(node)) return node.items[Number(key)];
  if (!isMap(node)) return undefined;
  return node.items.find((one) => isScalar(one.key) && one.key.value === key)?.value;
}

/** The one form in which YAML is written: lists of numbers on one line, all others over several. */
export function writeYaml(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Seq: (_, node) => {
      node.flow = node.items.every((item) => isScalar(item) && typeof item.value === 'number');
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function problemAt(line: number, rule: string, message: string): Problem {
  return { line, rule, severity: 'error', message };
}
