import type { ContentDocument } from '@navor/contract';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { found } from '../../../platform/errors.ts';
import { documentsOf } from '../documents/document-kinds.ts';

export type ValueProblem = { place: (string | number)[]; message: string };

type ReadValue = { kind: 'read'; bytes: Buffer } | { kind: 'refused'; problems: ValueProblem[] };

/** A value as its file holds it, or what is wrong with it by its place. */
export function readValue({ kind }: ContentDocument, path: string, value: unknown): ReadValue {
  const { shape, write } = found(documentsOf(kind).valueAt(path));
  const result = shape.safeParse(value);
  if (result.success) {
    const bytes = write(result.data as never);
    // Nobody could open it again otherwise: a file may hold no more than so much.
    const { value: readBack, problems } = readYamlFile(bytes, shape);
    if (readBack !== undefined) return { kind: 'read', bytes };
    return { kind: 'refused', problems: problems.map(({ message }) => ({ place: [], message })) };
  }
  const problems = result.error.issues.map(({ path: place, message }) => ({
    place: place.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    message,
  }));
  return { kind: 'refused', problems };
}

/** What a file says; null where there is none, or it cannot be read. */
export function valueIn(
  { kind }: ContentDocument,
  path: string,
  bytes: Buffer | undefined,
): Record<string, unknown> | null {
  const { shape } = found(documentsOf(kind).valueAt(path));
  const value = bytes && readYamlFile(bytes, shape).value;
  return (value as Record<string, unknown> | undefined) ?? null;
}
