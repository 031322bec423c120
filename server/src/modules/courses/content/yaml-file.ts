import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../../../platform/markdown/problem.ts';

export type YamlFile<Value> = {
  /** Undefined when a problem says why. */
  value: Value | undefined;
  problems: Problem[];
  /** The line of what lies at a path, or of the closest thing above it. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Reads YAML into a shape and tells what is wrong by line. */
export function readYaml<Shape extends z.ZodType>(
  text: string,
  shape: Shape,
  firstLine = 1,
): YamlFile<z.output<Shape>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const offset = offsetOf(document.contents, path);
    return offset === undefined ? firstLine : lineAt(offset);
  };
  const syntax = [...document.errors, ...document.warnings];
  if (syntax.length > 0) {
    const problems = syntax.map(({ pos, message }) => problemAt(lineAt(pos[0]), 'yaml', message.split('\n')[0] ?? ''));
    return { value: undefined, problems, lineOf };
  }
  const parsed = shape.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, problems: [], lineOf };
  const problems = parsed.error.issues.map(({ path, message }) =>
    problemAt(lineOf(path), 'shape', `${path.join('.') || 'file'}: ${message}`),
  );
  return { value: undefined, problems, lineOf };
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
