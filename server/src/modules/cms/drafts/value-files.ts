import type { ContentDocument } from '@navor/contract';
import { mostFaults } from '../../../content/files/yaml.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { found } from '../../../platform/errors.ts';
import { documentsOf } from '../documents/document-kinds.ts';

export type ValueProblem = { place: (string | number)[]; message: string };

type ReadValue = { kind: 'read'; bytes: Buffer } | { kind: 'refused'; problems: ValueProblem[] };

/** A file that can be read has fewer. */
const mostParts = 5_000;

/** A value as its file holds it, or what is wrong with it by its place. */
export function readValue({ kind }: ContentDocument, path: string, value: unknown): ReadValue {
  const { shape, write } = found(documentsOf(kind).valueAt(path));
  // A fault for each of a million places would keep everybody waiting.
  if (!hasAtMost(mostParts, value)) return { kind: 'refused', problems: [{ place: [], message: 'This is too long' }] };
  const result = shape.safeParse(value);
  if (result.success) {
    const bytes = write(result.data as never);
    // Nobody could open it again otherwise: a file may hold no more than so much.
    const { value: readBack, problems } = readYamlFile(bytes, shape);
    if (readBack !== undefined) return { kind: 'read', bytes };
    return { kind: 'refused', problems: problems.map(({ message }) => ({ place: [], message })) };
  }
  const problems = result.error.issues.slice(0, mostFaults).map(({ path: place, message }) => ({
    place: place.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    message,
  }));
  return { kind: 'refused', problems };
}

/** Whether a value has no more parts than that, each as long as it may be, however deep they lie. */
function hasAtMost(most: number, value: unknown): boolean {
  const waiting = [value];
  let count = 0;
  for (let one = waiting.pop(); one !== undefined || waiting.length > 0; one = waiting.pop()) {
    const parts = typeof one === 'object' && one !== null ? Object.values(one) : [];
    count += 1 + parts.length;
    if (count > most) return false;
    for (const part of parts) if (typeof part === 'object') waiting.push(part);
  }
  return true;
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
