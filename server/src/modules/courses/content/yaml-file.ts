import { isMap, isScalar, isSeq, stringify } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../../../platform/markdown/problem.ts';
import { parseYaml } from '../../../platform/yaml.ts';
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
  const parsed = parseYaml(text, firstLine);
  if (parsed.kind === 'faulty') {
    const problems = parsed.faults.map(({ line, message }) => problemAt(line, 'yaml', message));
    return { value: undefined, problems, lineOf: () => firstLine };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = nodeAt(parsed.root, path);
    return node === undefined ? firstLine : parsed.lineOf(node);
  };
  const result = shape.safeParse(parsed.value);
  if (result.success) return { value: result.data, problems: [], lineOf };
  const problems = result.error.issues.map(({ path, message }) =>
    problemAt(lineOf(path), 'shape', `${path.join('.') || 'file'}: ${message}`),
  );
  return { value: undefined, problems, lineOf };
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

/** The one form in which YAML is written. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}

function problemAt(line: number, rule: string, message: string): Problem {
  return { line, rule, severity: 'error', message };
}
