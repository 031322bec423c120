import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument, MergePart, ValueConflict } from '@navor/contract';
import type { ValueFile } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { mergeTextsTask, mergeValuesTask } from '../../../content/merging/merge-tasks.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';

/** Null where there is no such file. */
type Sides<Content> = { base: Content | null; own: Content | null; theirs: Content | null };

export type MergedFile =
  | { kind: 'merged'; bytes: Buffer | null }
  | { kind: 'conflict'; parts: MergePart[] }
  | { kind: 'value-conflict'; conflicts: ValueConflict[] };

/** Brings together what two have made of one file. What only one of them changed is as that one left it. */
export async function mergeFile(
  services: Pick<Services, 'threads'>,
  { kind }: ContentDocument,
  path: string,
  sides: Sides<Buffer>,
): Promise<MergedFile> {
  const { base, own, theirs } = sides;
  if (isSame(own, theirs) || isSame(base, theirs)) return { kind: 'merged', bytes: own };
  if (isSame(base, own)) return { kind: 'merged', bytes: theirs };
  const valueFile = documentsOf(kind).valueAt(path);
  if (valueFile) return mergeValueFiles(services, valueFile, sides);
  if (!path.endsWith('.md') || own === null || theirs === null) return wholeConflict(sides);
  const texts = { base: textOf(base), own: textOf(own), theirs: textOf(theirs) };
  const merged = await services.threads.run(mergeTextsTask, texts).catch(unlessTooComplex);
  if (!merged) return wholeConflict(sides);
  return merged.kind === 'merged' ? { kind: 'merged', bytes: Buffer.from(merged.text) } : merged;
}

async function mergeValueFiles(
  { threads }: Pick<Services, 'threads'>,
  { shape, write }: ValueFile,
  { base, own, theirs }: Sides<Buffer>,
): Promise<MergedFile> {
  const read = (bytes: Buffer | null): unknown => (bytes ? (readYamlFile(bytes, shape).value ?? null) : null);
  const values = { base: read(base), own: read(own), theirs: read(theirs) };
  const merged = values.own === null || values.theirs === null ? undefined : await threads.run(mergeValuesTask, values);
  if (merged?.kind === 'conflict') return { kind: 'value-conflict', conflicts: merged.conflicts };
  const checked = merged && shape.safeParse(merged.value);
  // Two sound changes may make something unsound, such as a list that is too long: then nobody else can decide.
  if (!checked?.success) return { kind: 'value-conflict', conflicts: [{ place: [], ...values }] };
  return { kind: 'merged', bytes: write(checked.data as never) };
}

/** Whoever wrote decides then, and nothing that they wrote is lost. */
function unlessTooComplex(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'TOO_COMPLEX')) throw error;
}

/** What is no text that could be cut into parts, or was taken out by one of them. */
function wholeConflict({ base, own, theirs }: Sides<Buffer>): MergedFile {
  return {
    kind: 'conflict',
    parts: [{ kind: 'conflict', base: textOf(base), own: textOf(own), theirs: textOf(theirs) }],
  };
}

/** As it is written, line ends and all: what a check would refuse is merged as well, for its author has yet to see it. */
function textOf(bytes: Buffer | null): string {
  return bytes?.toString('utf8') ?? '';
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return isDeepStrictEqual(one, other);
}
